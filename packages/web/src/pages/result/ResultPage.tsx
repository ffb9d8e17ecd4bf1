// The end of a match: who won and why, where the points came from, how it went over time.
import { HustingsError, type MatchRecord } from '@hustings/kernel'
import { joined } from '@hustings/protocol'
import { lazy, Suspense, useEffect, useState } from 'react'
import { openOnDevice } from '../../device/client.ts'
import type { EndReport } from '../../games/charts.ts'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { useSeatsOf } from '../../seating/seats.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { insightWords } from '../../shell/insight-words.ts'
import { Loading } from '../../shell/Loading.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { Words } from '../../shell/Words.tsx'
import type { StoredMatch } from '../../storage/database.ts'
import { saveFile } from '../../storage/files.ts'
import { findMatch } from '../../storage/matches.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LinesFigure } from './figures/LinesFigure.tsx'
import { SourcesFigure } from './figures/SourcesFigure.tsx'
import { StripFigure } from './figures/StripFigure.tsx'
import { TableFigure } from './figures/TableFigure.tsx'
import { Headline } from './Headline.tsx'
import { Ranking } from './Ranking.tsx'
import '../../styles/result.css'
import type { Opened } from '../../online/match/finished.ts'
import { onlineWords } from '../../online/words.ts'
import { Seed } from './Seed.tsx'

/** Looked at again only where somebody wants it. */
const AnalysisPart = lazy(() => import('./analysis/AnalysisPart.tsx'))

interface Finished {
  readonly match: Pick<StoredMatch, 'name' | 'options' | 'seating'>
  readonly info: GameInfo
  readonly report: EndReport
  /** Where its board is. */
  readonly board: string
  /** Null where this page may not have the record. */
  readonly record: (() => Promise<MatchRecord | undefined>) | null
  /** The seed of a match on the server, and its seal. */
  readonly opened: Opened | null
}

/** Who hosts the match. */
type Hosted = 'device' | 'online'

function openFinished(id: string, hosted: Hosted): Promise<Finished | null> {
  return hosted === 'device' ? openFromDevice(id) : openFromServer(id)
}

async function openFromServer(id: string): Promise<Finished | null> {
  const { openFinishedOnline } = await import('../../online/match/finished.ts')
  const found = await openFinishedOnline(id)
  if (found === null) return null
  const { info, report, opened, record } = found
  return {
    match: found,
    info,
    report,
    opened,
    board: `#/online/${id}`,
    record: record === null ? null : async () => record,
  }
}

async function openFromDevice(id: string): Promise<Finished | null> {
  const opened = await openOnDevice(id, { update: () => {}, saved: () => {}, failed: () => {} })
  if (opened === null) return null
  const { match, session } = opened
  const info = gameInfo(match.game)
  try {
    const { frame, log } = await session.begin('spectator')
    if (info === null || frame.standings === null) return null
    const ui = await info.ui()
    return {
      match,
      info,
      report: await ui.report(joined([], log), frame.view, frame.standings),
      board: `#/match/${id}`,
      record: async () => (await findMatch(id))?.record,
      opened: null,
    }
  } finally {
    void session.close()
  }
}

interface ResultPageProps {
  readonly id: string
  readonly hosted: Hosted
}

export default function ResultPage({ id, hosted }: ResultPageProps) {
  const [finished, setFinished] = useState<Finished | null | undefined>(undefined)
  useEffect(() => {
    openFinished(id, hosted).then(setFinished, () => setFinished(null))
  }, [id, hosted])
  if (finished === undefined) return <Loading />
  if (finished === null) return <NotFinished board={hosted === 'device' ? `#/match/${id}` : `#/online/${id}`} />
  return (
    <Words game={finished.info} part={finished.match} {...(hosted === 'online' ? { more: onlineWords } : {})}>
      <Result {...finished} />
    </Words>
  )
}

function NotFinished({ board }: { readonly board: string }) {
  const { say } = useWords()
  return (
    <>
      <PageHeader />
      <main className="page narrow">
        <h1>{say('ui.result.none')}</h1>
        <p>
          <a className="btn primary" href={board}>
            {say('ui.match.continue')}
          </a>
        </p>
      </main>
    </>
  )
}

function Result({ match, info, report, board, record, opened }: Finished) {
  const { say } = useWords()
  const seats = useSeatsOf({ info, options: match.options, people: match.seating })
  useEffect(() => {
    document.title = `${match.name} · Hustings`
  }, [match.name])
  const save = async () => {
    const whole = await record?.()
    if (whole !== undefined) saveFile(match.name, whole)
  }
  return (
    <>
      <PageHeader>{match.name}</PageHeader>
      <main className="page result" id="main">
        <div className="result-head">
          <Headline report={report} seats={seats} />
          <div className="result-acts">
            <a className="btn" href={board}>
              <Icon name="play" /> {say('ui.result.board')}
            </a>
            {record !== null && (
              <button type="button" className="btn" onClick={() => void save()}>
                <Icon name="save" /> {say('ui.match.export')}
              </button>
            )}
            <a className="btn primary" href="#/">
              {say('ui.result.again')}
            </a>
          </div>
        </div>
        <SourcesFigure sources={report.sources} seats={seats} />
        <Ranking report={report} seats={seats} />
        {report.lines.map((chart, i) => (
          <LinesFigure key={chart.id} chart={chart} seats={seats} wide={i > 0} />
        ))}
        {report.tables?.map((chart) => (
          <TableFigure key={chart.id} chart={chart} seats={seats} />
        ))}
        {report.strips.map((chart) => (
          <StripFigure key={chart.id} chart={chart} />
        ))}
        {opened !== null && <Seed {...opened} />}
        {record !== null && (
          <Suspense fallback={null}>
            <Words game={info} part={match} more={insightWords}>
              <AnalysisPart record={wholeOf(record)} seats={seats} board={board} />
            </Words>
          </Suspense>
        )}
      </main>
    </>
  )
}

/** The record, which may have been deleted meanwhile. */
function wholeOf(record: () => Promise<MatchRecord | undefined>): () => Promise<MatchRecord> {
  return async () => {
    const whole = await record()
    if (whole === undefined) throw new HustingsError('broken-record', { where: 'match' })
    return whole
  }
}

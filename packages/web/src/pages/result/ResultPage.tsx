// The result page: the ranking with its reasons, sources of points, development over time.
import { HustingsError, type MatchRecord, type Message } from '@hustings/kernel'
import { joined, type Trouble, troubleOf } from '@hustings/protocol'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { openOnDevice } from '../../device/client.ts'
import type { EndReport } from '../../games/charts.ts'
import { type EarlierRules, earlierRulesIn } from '../../games/earlier-rules.ts'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { type Seats, useSeatsOf } from '../../seating/seats.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { insightWords } from '../../shell/insight-words.ts'
import { Loading } from '../../shell/Loading.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { Words } from '../../shell/Words.tsx'
import type { StoredMatch } from '../../storage/database.ts'
import { saveMatch } from '../../storage/match-file.ts'
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

/** The analysis, loaded on demand. */
const AnalysisPart = lazy(() => import('./analysis/AnalysisPart.tsx'))

interface Finished {
  readonly match: Pick<StoredMatch, 'name' | 'options' | 'seating'>
  readonly info: GameInfo
  readonly report: EndReport
  /** The address of its board. */
  readonly board: string
  /** Null if this page has no access to the record. */
  readonly record: (() => Promise<MatchRecord | undefined>) | null
  /** The seed of a match on the server, and its commitment. */
  readonly opened: Opened | null
  readonly earlierRules: EarlierRules | null
}

/** The host of the match. */
type Hosted = 'device' | 'online'

type Outcome =
  | { readonly state: 'finished'; readonly finished: Finished }
  | { readonly state: 'running' }
  | { readonly state: 'missing' }

type Opening = Outcome | { readonly state: 'opening' } | { readonly state: 'failed'; readonly trouble: Trouble }

function openFinished(id: string, hosted: Hosted): Promise<Outcome> {
  return hosted === 'device' ? openFromDevice(id) : openFromServer(id)
}

async function openFromServer(id: string): Promise<Outcome> {
  const { openFinishedOnline } = await import('../../online/match/finished.ts')
  const found = await openFinishedOnline(id)
  if (found === null) return { state: 'running' }
  const { info, report, opened, record, earlierRules } = found
  const finished = {
    match: found,
    info,
    report,
    opened,
    earlierRules,
    board: `#/online/${id}`,
    record: record === null ? null : async () => record,
  }
  return { state: 'finished', finished }
}

async function openFromDevice(id: string): Promise<Outcome> {
  const opened = await openOnDevice(id, { update: () => {}, saved: () => {}, failed: () => {} })
  if (opened === null) return { state: 'missing' }
  const { match, session } = opened
  try {
    const info = gameInfo(match.game)
    if (info === null) throw new HustingsError('foreign-record', { game: match.game })
    const { frame, log } = await session.begin('spectator')
    if (frame.standings === null) return { state: 'running' }
    const ui = await info.ui()
    const lines = joined([], log)
    const finished = {
      match,
      info,
      report: await ui.report(lines, frame.view, frame.standings),
      earlierRules: earlierRulesIn(frame, lines),
      board: `#/match/${id}`,
      record: async () => (await findMatch(id))?.record,
      opened: null,
    }
    return { state: 'finished', finished }
  } finally {
    void session.close()
  }
}

interface ResultPageProps {
  readonly id: string
  readonly hosted: Hosted
}

export default function ResultPage({ id, hosted }: ResultPageProps) {
  const { say } = useWords()
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  const [attempts, setAttempts] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it anew
  useEffect(() => {
    let here = true
    setOpening({ state: 'opening' })
    openFinished(id, hosted)
      .catch((error): Opening => ({ state: 'failed', trouble: troubleOf(error) }))
      .then((next) => here && setOpening(next))
    return () => {
      here = false
    }
  }, [id, hosted, attempts])
  const board = hosted === 'device' ? `#/match/${id}` : `#/online/${id}`
  switch (opening.state) {
    case 'opening':
      return <Loading />
    case 'running':
      return (
        <NoResult heading={say('ui.result.none')}>
          <a className="btn primary" href={board}>
            {say('ui.match.continue')}
          </a>
        </NoResult>
      )
    case 'missing':
      return (
        <NoResult heading={say('ui.match.lost')} lead={say('ui.match.missing')}>
          <a className="btn primary" href="#/">
            {say('ui.home')}
          </a>
        </NoResult>
      )
    case 'failed':
      return (
        <NoResult heading={say('ui.result.failed')} lead={say(plainly(opening.trouble))}>
          <button type="button" className="btn primary" onClick={() => setAttempts(attempts + 1)}>
            {say('ui.try-again')}
          </button>
          <a className="btn" href={board}>
            {say('ui.result.board')}
          </a>
        </NoResult>
      )
    case 'finished':
      return (
        <Words
          game={opening.finished.info}
          part={opening.finished.match}
          {...(hosted === 'online' ? { more: onlineWords } : {})}
        >
          <Result {...opening.finished} />
        </Words>
      )
  }
}

/** Returns the reason for the player; an unexpected error gets a general text. */
function plainly({ code, say }: Trouble): Message {
  return code === 'unexpected' ? { key: 'ui.result.failed.why' } : say
}

interface NoResultProps {
  readonly heading: string
  readonly lead?: string
  /** Possible next actions. */
  readonly children: ReactNode
}

function NoResult({ heading, lead, children }: NoResultProps) {
  return (
    <>
      <PageHeader />
      <main className="page narrow">
        <h1>{heading}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <p className="row">{children}</p>
      </main>
    </>
  )
}

function Result({ match, info, report, board, record, opened, earlierRules }: Finished) {
  const { say } = useWords()
  const seats = useSeatsOf({ info, options: match.options, people: match.seating })
  useEffect(() => {
    document.title = `${match.name} · Hustings`
  }, [match.name])
  const save = async () => {
    const whole = await record?.()
    if (whole !== undefined) saveMatch(match, whole)
  }
  return (
    <>
      <PageHeader>{match.name}</PageHeader>
      <main className="page result-page" data-testid="result-page" id="main">
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
        {earlierRules !== null && (
          <p className="lead" role="note">
            {earlierRules.ended
              ? say('ui.result.earlier-rules')
              : say('ui.result.earlier-rules.part', { count: earlierRules.choices })}
          </p>
        )}
        {earlierRules?.untold !== true && <SourcesFigure sources={report.sources} seats={seats} />}
        <Ranking report={report} seats={seats} />
        {earlierRules?.untold !== true && <Course report={report} seats={seats} />}
        {opened !== null && <Seed {...opened} />}
        {record !== null && earlierRules?.ended !== true && (
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

/** The match round by round. */
function Course({ report, seats }: { readonly report: EndReport; readonly seats: Seats }) {
  return (
    <>
      {report.lines.map((chart, i) => (
        <LinesFigure key={chart.id} chart={chart} seats={seats} wide={i > 0} />
      ))}
      {report.tables?.map((chart) => (
        <TableFigure key={chart.id} chart={chart} seats={seats} />
      ))}
      {report.strips.map((chart) => (
        <StripFigure key={chart.id} chart={chart} />
      ))}
    </>
  )
}

/** The record, which may have been deleted. */
function wholeOf(record: () => Promise<MatchRecord | undefined>): () => Promise<MatchRecord> {
  return async () => {
    const whole = await record()
    if (whole === undefined) throw new HustingsError('broken-record', { where: 'match' })
    return whole
  }
}

// The end of a match: who won and why, where the points came from, how it went over time.
import { joined } from '@hustings/protocol'
import { useEffect, useState } from 'react'
import { openOnDevice } from '../../device/client.ts'
import type { EndReport } from '../../games/charts.ts'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { useSeatsOf } from '../../seating/seats.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { Loading } from '../../shell/Loading.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { Words } from '../../shell/Words.tsx'
import type { StoredMatch } from '../../storage/database.ts'
import { saveFile } from '../../storage/files.ts'
import { findMatch } from '../../storage/matches.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Headline } from './Headline.tsx'
import { LinesFigure } from './LinesFigure.tsx'
import { Ranking } from './Ranking.tsx'
import { SourcesFigure } from './SourcesFigure.tsx'
import { StripFigure } from './StripFigure.tsx'
import { TableFigure } from './TableFigure.tsx'
import '../../styles/result.css'

interface Finished {
  readonly match: StoredMatch
  readonly info: GameInfo
  readonly report: EndReport
}

async function openFinished(id: string): Promise<Finished | null> {
  const opened = await openOnDevice(id, { update: () => {}, saved: () => {}, failed: () => {} })
  if (opened === null) return null
  const { match, session } = opened
  const info = gameInfo(match.game)
  try {
    const { frame, log } = await session.begin('spectator')
    if (info === null || frame.standings === null) return null
    const ui = await info.ui()
    return { match, info, report: await ui.report(joined([], log), frame.view, frame.standings) }
  } finally {
    void session.close()
  }
}

export default function ResultPage({ id }: { readonly id: string }) {
  const [finished, setFinished] = useState<Finished | null | undefined>(undefined)
  useEffect(() => {
    openFinished(id).then(setFinished, () => setFinished(null))
  }, [id])
  if (finished === undefined) return <Loading />
  if (finished === null) return <NotFinished id={id} />
  return (
    <Words game={finished.info} part={finished.match}>
      <Result {...finished} />
    </Words>
  )
}

function NotFinished({ id }: { readonly id: string }) {
  const { say } = useWords()
  return (
    <>
      <PageHeader />
      <main className="page narrow">
        <h1>{say('ui.result.none')}</h1>
        <p>
          <a className="btn primary" href={`#/match/${id}`}>
            {say('ui.match.continue')}
          </a>
        </p>
      </main>
    </>
  )
}

function Result({ match, info, report }: Finished) {
  const { say } = useWords()
  const seats = useSeatsOf({ info, options: match.options, people: match.seating })
  useEffect(() => {
    document.title = `${match.name} · Hustings`
  }, [match.name])
  const save = async () => {
    const whole = await findMatch(match.id)
    if (whole !== null) saveFile(match.name, whole.record)
  }
  return (
    <>
      <PageHeader>{match.name}</PageHeader>
      <main className="page result" id="main">
        <div className="result-head">
          <Headline report={report} seats={seats} />
          <div className="result-acts">
            <a className="btn" href={`#/match/${match.id}`}>
              <Icon name="play" /> {say('ui.result.board')}
            </a>
            <button type="button" className="btn" onClick={() => void save()}>
              <Icon name="save" /> {say('ui.match.export')}
            </button>
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
      </main>
    </>
  )
}

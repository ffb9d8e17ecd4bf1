// Match analysis on demand: chances over time, luck and skill, and the most important decisions.
import type { Analysis, AnalysisProgress } from '@hustings/bots'
import type { MatchRecord } from '@hustings/kernel'
import { type Trouble, troubleOf } from '@hustings/protocol'
import { useEffect, useId, useRef, useState } from 'react'
import { type Analysing, analyseRecord } from '../../../device/analysis.ts'
import { useWords } from '../../../i18n/context.ts'
import type { Seats } from '../../../seating/seats.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LinesFigure } from '../figures/LinesFigure.tsx'
import { TableFigure } from '../figures/TableFigure.tsx'
import { Decisions } from './Decisions.tsx'
import { accountsTable, chancesChart } from './figures.ts'

interface AnalysisPartProps {
  readonly record: () => Promise<MatchRecord>
  readonly seats: Seats
  /** The address of its board. */
  readonly board: string
}

type State =
  | { readonly at: 'asked' }
  | { readonly at: 'work'; readonly progress: AnalysisProgress }
  | { readonly at: 'done'; readonly analysis: Analysis }
  | { readonly at: 'failed'; readonly trouble: Trouble }

const NOTHING_YET: AnalysisProgress = { done: 0, of: 1 }

export default function AnalysisPart({ record, seats, board }: AnalysisPartProps) {
  const [state, setState] = useState<State>({ at: 'asked' })
  const running = useRef<Analysing | null>(null)
  useEffect(() => () => running.current?.stop(), [])
  const begin = async () => {
    setState({ at: 'work', progress: NOTHING_YET })
    try {
      const work = analyseRecord(await record(), (progress) => setState({ at: 'work', progress }))
      running.current = work
      const analysis = await work.done
      setState({ at: 'done', analysis })
    } catch (error) {
      setState({ at: 'failed', trouble: troubleOf(error) })
    }
  }
  const stop = () => {
    running.current?.stop()
    running.current = null
    setState({ at: 'asked' })
  }
  if (state.at !== 'done') return <Asked state={state} onBegin={() => void begin()} onStop={stop} />
  const { analysis } = state
  return (
    <>
      <LinesFigure chart={chancesChart(analysis)} seats={seats} wide />
      <TableFigure chart={accountsTable(analysis, seats)} seats={seats} />
      <Decisions analysis={analysis} seats={seats} board={board} />
    </>
  )
}

interface AskedProps {
  readonly state: Exclude<State, { at: 'done' }>
  readonly onBegin: () => void
  readonly onStop: () => void
}

function Asked({ state, onBegin, onStop }: AskedProps) {
  const { say } = useWords()
  const id = useId()
  return (
    <section className="panel chart analysis" aria-labelledby={id} data-testid="analysis">
      <h2 id={id}>{say('insight.analysis')}</h2>
      <p className="muted">{say('insight.analysis.about')}</p>
      {state.at === 'failed' && (
        <p className="warn" role="alert">
          {say('insight.analysis.failed', { why: say(state.trouble.say) })}
        </p>
      )}
      {state.at === 'work' ? (
        <p className="analysis-progress">
          <progress value={state.progress.done} max={state.progress.of} aria-label={say('insight.analysis')} />
          <span>{say('insight.analysis.progress', { ...state.progress })}</span>
          <button type="button" className="btn" onClick={onStop}>
            {say('insight.analysis.stop')}
          </button>
        </p>
      ) : (
        <p>
          <button type="button" className="btn" onClick={onBegin} data-testid="analyse">
            <Icon name="search" /> {say('insight.analysis.begin')}
          </button>
        </p>
      )}
    </section>
  )
}

// The decision bar while something is to be looked at: what it is, and how to go on. Nobody is asked anything.
import type { Frame } from '@hustings/protocol'
import { useEffect } from 'react'
import type { Film } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { UndoButtons } from '../decision/UndoButtons.tsx'
import { useTable } from '../model/context.ts'
import { useSeats } from '../model/use-seats.ts'
import type { BeatRun } from './beats.ts'
import { PaceSwitch } from './PaceSwitch.tsx'
import type { TableBeats } from './use-table-beats.ts'

/** So long a result is shown to whoever wants only results. */
const RESULT_SECONDS = 2

interface BeatBarProps {
  readonly run: BeatRun
  readonly beats: TableBeats
  readonly frame: Frame
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function BeatBar({ run, beats, frame, onUndo, onRedo }: BeatBarProps) {
  const { say } = useWords()
  const { pace } = useSettings()
  const { layout } = useTable()
  const { beat } = run
  const { film, showing, folded, before, over, onGoOn } = beats
  const passing = film !== null && folded && pace === 'result' ? RESULT_SECONDS : undefined
  const seconds = beat.seconds ?? passing
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat has its own time
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setTimeout(onGoOn, seconds * 1000)
    return () => clearTimeout(timer)
  }, [beat.id, seconds, onGoOn])
  const running = film !== null && over === run && !showing.atEnd
  return (
    <section className="decision-slot" aria-label={say('ui.beat')}>
      <div className="decision beat" data-testid="decision" data-beat={beat.id} data-picture={showing.picture}>
        {film?.seat !== undefined && <Whose seat={film.seat} />}
        <div className="ask">
          <h2>
            <Icon name={beat.icon} size={18} /> {say(film === null ? beat.title : before ? film.title : film.result)}
          </h2>
        </div>
        {film !== null && <Brought film={film} known={!before} />}
        {film !== null && layout === 'phone' && <PaceSwitch />}
        <div className="acts">
          {folded && (
            <button type="button" className="btn" onClick={beats.onUnfold}>
              <Icon name={film === null ? 'eye' : 'why'} /> {say(film === null ? 'ui.unfold' : 'ui.film.why')}
            </button>
          )}
          {film !== null && over === run && showing.picture > 0 && (
            <button type="button" className="btn" data-testid="step-back" onClick={beats.onBack}>
              <Icon name="undo" /> {say('ui.film.back')}
            </button>
          )}
          <button type="button" className="btn primary" data-testid="go-on" onClick={onGoOn}>
            <Icon name="next" /> {say(running && showing.plays ? 'ui.film.skip' : 'ui.proceed')}
          </button>
          {!running && (
            <UndoButtons refused={frame.undoRefused} canRedo={frame.canRedo} onUndo={onUndo} onRedo={onRedo} />
          )}
        </div>
      </div>
    </section>
  )
}

function Whose({ seat }: { readonly seat: string }) {
  const seats = useSeats()
  return <span className={`beat-seat c-${seats.look(seat).colour}`}>{seats.role(seat)}</span>
}

function Brought({ film, known }: { readonly film: Film; readonly known: boolean }) {
  const { say } = useWords()
  return (
    <div className="why">
      <p>{known && film.brought.map((each) => say(each)).join(' · ')}</p>
    </div>
  )
}

// The decision bar while something is to be looked at: what it is, and how to go on. Nobody is asked anything.
import type { Frame } from '@hustings/protocol'
import { useEffect } from 'react'
import type { Beat } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { UndoButtons } from './UndoButtons.tsx'

interface BeatBarProps {
  readonly beat: Beat
  readonly frame: Frame
  readonly folded: boolean
  readonly onUnfold: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onGoOn: () => void
}

export function BeatBar({ beat, frame, folded, onUnfold, onUndo, onRedo, onGoOn }: BeatBarProps) {
  const { say } = useWords()
  const { id, seconds } = beat
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat has its own time
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setTimeout(onGoOn, seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, seconds, onGoOn])
  return (
    <section className="decision-slot" aria-label={say('ui.beat')}>
      <div className="decision beat" data-beat={id}>
        <div className="ask">
          <h2>
            <Icon name={beat.icon} size={18} /> {say(beat.title)}
          </h2>
        </div>
        <div className="acts">
          {folded && (
            <button type="button" className="btn" onClick={onUnfold}>
              <Icon name="eye" /> {say('ui.unfold')}
            </button>
          )}
          <button type="button" className="btn primary" data-testid="go-on" onClick={onGoOn}>
            <Icon name="next" /> {say('ui.proceed')}
          </button>
          <UndoButtons refused={frame.undoRefused} canRedo={frame.canRedo} onUndo={onUndo} onRedo={onRedo} />
        </div>
      </div>
    </section>
  )
}

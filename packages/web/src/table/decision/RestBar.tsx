// The decision bar after one's turn, before the others go on: a misclick can be taken back. Nobody is asked anything.
import type { Frame } from '@hustings/protocol'
import { useEffect, useId, useRef } from 'react'
import { useWords } from '../../i18n/context.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Icon } from '../../ui/Icon.tsx'
import { KeyCap } from '../../ui/KeyCap.tsx'
import { byFinger } from './by-finger.ts'
import { UndoButtons } from './UndoButtons.tsx'

/** A second tap within this time was meant for what stood here before. */
const DOUBLE_TAP_MS = 350

interface RestBarProps {
  readonly frame: Frame
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onGoOn: () => void
}

export function RestBar({ frame, onUndo, onRedo, onGoOn }: RestBarProps) {
  const { say } = useWords()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
    return afterPaint(() => {
      if (document.activeElement === null || document.activeElement === document.body) button.current?.focus()
    })
  }, [])
  const goOn = () => {
    if (!byFinger() || performance.now() - since.current > DOUBLE_TAP_MS) onGoOn()
  }
  return (
    <section className="decision-slot" aria-label={say('ui.rest')}>
      <div className="decision beat rest" data-testid="decision" data-beat="rest" role="status">
        <div className="ask">
          <h2 id={id}>{say('ui.rest')}</h2>
        </div>
        <p className="why faint">{say('ui.rest.text')}</p>
        <div className="acts">
          <UndoButtons refused={frame.undoRefused} canRedo={frame.canRedo} onUndo={onUndo} onRedo={onRedo} />
          <button
            ref={button}
            type="button"
            className="btn primary"
            data-testid="go-on"
            aria-describedby={id}
            onClick={goOn}
          >
            <Icon name="next" /> {say('ui.proceed')} <KeyCap>␣</KeyCap>
          </button>
        </div>
      </div>
    </section>
  )
}

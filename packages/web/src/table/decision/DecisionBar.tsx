// Who decides what: the question, how far it has come, what the pointed option would do, undo. Never moves, never hides.

import type { Decision, Seat } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import type { GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { sentence } from '../../i18n/translator.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useCompany } from '../model/company.ts'
import { useAttention, useTable } from '../model/context.ts'
import { useSeats } from '../model/use-seats.ts'
import { ConfirmAnswer } from './ConfirmAnswer.tsx'
import { DoingNow } from './DoingNow.tsx'
import { NumberInBar } from './NumberAnswer.tsx'
import { untargeted } from './options.ts'
import { Consequences } from './PreviewLine.tsx'
import { UndoButtons } from './UndoButtons.tsx'

interface DecisionBarProps {
  readonly decision: Decision | null
  readonly frame: Frame
  readonly ui: GameUi
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onProceed: () => void
  readonly onHurry: () => void
  readonly onResult: () => void
}

export function DecisionBar({ decision, frame, ui, onUndo, onRedo, ...waiting }: DecisionBarProps) {
  const { say } = useWords()
  return (
    <section className="decision-slot" aria-label={say('ui.decision')}>
      {decision === null ? (
        <Waiting frame={frame} {...waiting} />
      ) : (
        <Asked decision={decision} frame={frame} ui={ui} onUndo={onUndo} onRedo={onRedo} />
      )}
    </section>
  )
}

interface AskedProps {
  readonly decision: Decision
  readonly frame: Frame
  readonly ui: GameUi
  readonly onUndo: () => void
  readonly onRedo: () => void
}

function Asked({ decision, frame, ui, onUndo, onRedo }: AskedProps) {
  const { say } = useWords()
  return (
    <div className="decision" data-testid="decision" data-decision={decision.id} data-shape={decision.shape}>
      <DoingNow decision={decision} view={frame.view} ui={ui} />
      <div className="ask">
        <h2>{say(decision.prompt)}</h2>
        <Pips decision={decision} />
      </div>
      <div className="why">
        <Consequences decision={decision} ui={ui} />
      </div>
      <div className="acts">
        <Acts decision={decision} />
        <UndoButtons refused={frame.undoRefused} canRedo={frame.canRedo} onUndo={onUndo} onRedo={onRedo} />
      </div>
    </div>
  )
}

/** Yes, no and amounts stand where the question stands; so do options that are nowhere on the board. */
function Acts({ decision }: { readonly decision: Decision }) {
  const { answer } = useTable()
  switch (decision.shape) {
    case 'confirm':
      return <ConfirmAnswer decision={decision} />
    case 'number':
      return <NumberInBar decision={decision} onAnswer={(value) => answer(decision, value)} />
    case 'pick':
      return <Picks decision={decision} />
  }
}

function Picks({ decision }: { readonly decision: Decision }) {
  const { say } = useWords()
  const table = useTable()
  const { decision: asked, selected } = useAttention()
  const tapped = asked?.id === decision.id ? selected : null
  return (
    <>
      {untargeted(decision).map((option) => (
        <button
          key={option.id}
          type="button"
          className="btn"
          data-option={option.id}
          {...(option.id === tapped ? { 'aria-pressed': true } : {})}
          onClick={() => table.choose(decision, option.id)}
          onPointerEnter={() => table.point(option)}
          onPointerLeave={() => table.point(null)}
          onFocus={() => table.point(option)}
          onBlur={() => table.point(null)}
        >
          {sentence(say(option.label))}
        </button>
      ))}
      {tapped !== null && (
        <button
          type="button"
          className="btn primary"
          data-testid="confirm-option"
          onClick={() => table.answer(decision, tapped)}
        >
          <Icon name="check" /> {say('ui.options.confirm')}
        </button>
      )}
    </>
  )
}

export function Pips({ decision }: { readonly decision: Decision }) {
  const { say } = useWords()
  const { progress } = decision
  if (progress === undefined) return null
  return (
    <span className="progress">
      <span className="pips" aria-hidden="true">
        {Array.from({ length: progress.of }, (_, i) => i + 1).map((step) => (
          <i key={step} className={step <= progress.step ? 'on' : ''} />
        ))}
      </span>
      {say('ui.progress', { step: progress.step, of: progress.of })}
    </span>
  )
}

interface WaitingProps {
  readonly frame: Frame
  readonly onProceed: () => void
  readonly onHurry: () => void
  readonly onResult: () => void
}

function Waiting({ frame, onProceed, onHurry, onResult }: WaitingProps) {
  const { say, list } = useWords()
  const seats = useSeats()
  const names = (waiting: readonly Seat[]) => list(waiting.map((seat) => seats.said(seat)))
  const over = frame.standings !== null
  const { pace } = useSettings()
  const machines = frame.waitingFor.length > 0 && frame.waitingFor.every((seat) => !seats.isPerson(seat))
  const company = useCompany()
  if (company !== null && !over && !machines) return company.waiting
  return (
    <div className="decision waiting" data-testid="decision">
      <div className="ask">
        <h2>{over ? say('ui.matchOver') : say('ui.waiting', { seats: names(frame.waitingFor) })}</h2>
      </div>
      <div className="why" />
      {machines && pace === 'step' && (
        <button type="button" className="btn primary" data-testid="proceed" onClick={onProceed}>
          <Icon name="next" /> {say('ui.proceed')}
        </button>
      )}
      {machines && (
        <button type="button" className="btn" onClick={onHurry}>
          <Icon name="fast" /> {say('ui.hurry')}
        </button>
      )}
      {over && (
        <button type="button" className="btn" onClick={onResult}>
          <Icon name="trophy" /> {say('ui.result')}
        </button>
      )}
    </div>
  )
}

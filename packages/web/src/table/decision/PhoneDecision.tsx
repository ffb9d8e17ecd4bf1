// The decision in thumb reach: what, question, options as chips; the first tap selects and shows, the second confirms.

import type { Decision, Option } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import { useState } from 'react'
import type { GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { hyphenate } from '../../i18n/hyphens.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAttention, useTable } from '../model/context.ts'
import { useSeats } from '../model/use-seats.ts'
import { ConfirmAnswer } from './ConfirmAnswer.tsx'
import { Pips } from './DecisionBar.tsx'
import { framesOf } from './frames.ts'
import { NumberAnswer } from './NumberAnswer.tsx'
import { OptionList } from './OptionsPanel.tsx'
import { offeredIn } from './options.ts'
import { Consequences } from './PreviewLine.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import { useFocusOnNewDecision } from './use-focus-on-new-decision.ts'
import { useLabels } from './use-labels.ts'

/** As many options as fit beside each other; the rest opens as a list. */
const CHIPS = 2
/** As many letters as a chip has in a line. */
const LONG = 8

interface PhoneDecisionProps {
  readonly decision: Decision
  readonly frame: Frame
  readonly ui: GameUi
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function PhoneDecision({ decision, frame, ui, onUndo, onRedo }: PhoneDecisionProps) {
  const { say } = useWords()
  const seats = useSeats()
  const panel = useFocusOnNewDecision(decision)
  const doing = framesOf(ui, frame.view, decision).at(-1)
  return (
    <section
      ref={panel}
      className="phone-decision"
      id="options"
      tabIndex={-1}
      data-decision={decision.id}
      aria-label={say('ui.decision')}
    >
      <div className="phone-head">
        <span className={`phone-act c-${seats.look(decision.seat).colour}`}>
          {doing === undefined ? seats.role(decision.seat) : say(doing)}
        </span>
        <Pips decision={decision} />
      </div>
      <h2>{say(decision.prompt)}</h2>
      <Consequences decision={decision} ui={ui} />
      <PhoneAnswers
        decision={decision}
        ui={ui}
        undo={<UndoButtons refused={frame.undoRefused} canRedo={frame.canRedo} onUndo={onUndo} onRedo={onRedo} />}
      />
    </section>
  )
}

interface PhoneAnswersProps {
  readonly decision: Decision
  readonly ui: GameUi
  readonly undo: React.ReactNode
}

function PhoneAnswers({ decision, ui, undo }: PhoneAnswersProps) {
  const { answer } = useTable()
  switch (decision.shape) {
    case 'pick':
      return <PhonePick decision={decision} ui={ui} undo={undo} />
    case 'number':
      return (
        <div className="phone-row">
          <NumberAnswer key={decision.id} decision={decision} onAnswer={(value) => answer(decision, value)} />
          {undo}
        </div>
      )
    case 'confirm':
      return (
        <div className="phone-row">
          {undo}
          <ConfirmAnswer decision={decision} />
        </div>
      )
  }
}

function PhonePick({ decision, ui, undo }: PhoneAnswersProps) {
  const { say } = useWords()
  const { answer } = useTable()
  const { selected } = useAttention()
  const [all, setAll] = useState(false)
  const { legal, asides, blocked } = offeredIn(decision)
  const possible = [...legal, ...asides]
  const labels = useLabels(possible)
  const labelOf = (option: Option) => labels[possible.indexOf(option)] ?? ''
  const chosen = possible.find((option) => option.id === selected)
  const first =
    chosen === undefined || legal.slice(0, CHIPS).includes(chosen)
      ? legal.slice(0, CHIPS)
      : [chosen, ...legal.slice(0, CHIPS - 1)]
  const rest = legal.length + blocked.length - first.filter((option) => !asides.includes(option)).length
  return (
    <>
      <div className="phone-chips">
        {first.map((option) => (
          <Chip
            key={option.id}
            option={option}
            label={labelOf(option)}
            selected={option.id === selected}
            decision={decision}
          />
        ))}
        {rest > 0 && (
          <button type="button" className="phone-chip more" data-testid="more-options" onClick={() => setAll(true)}>
            {say('ui.options.more', { count: rest })}
          </button>
        )}
        {asides.length > 0 && (
          <button type="button" className="phone-chip more" data-testid="besides" onClick={() => setAll(true)}>
            {say('ui.options.besides.count', { count: asides.length })}
          </button>
        )}
      </div>
      <div className="phone-row">
        {undo}
        <button
          type="button"
          className="btn primary grow"
          data-testid="confirm-option"
          {...(chosen === undefined ? { 'aria-disabled': true } : {})}
          onClick={() => chosen !== undefined && answer(decision, chosen.id)}
        >
          {chosen === undefined ? say('ui.options.choose') : say('ui.options.take', { option: labelOf(chosen) })}
        </button>
      </div>
      <Dialog title={say(decision.prompt)} open={all} onClose={() => setAll(false)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a choice made inside closes the list */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside take keys */}
        <div
          onClick={(event) =>
            event.target instanceof Element && event.target.closest('li:has([aria-disabled])') === null && setAll(false)
          }
        >
          <OptionList decision={decision} ui={ui} />
        </div>
      </Dialog>
    </>
  )
}

interface ChipProps {
  readonly option: Option
  /** What it says, told apart from others that say the same. */
  readonly label: string
  readonly selected: boolean
  readonly decision: Decision
}

function Chip({ option, label, selected, decision }: ChipProps) {
  const { language } = useWords()
  const table = useTable()
  return (
    <button
      type="button"
      className="phone-chip"
      data-option={option.id}
      aria-pressed={selected}
      onClick={() => table.choose(decision, option.id)}
    >
      {selected && <Icon name="check" />} {hyphenate(label, language, LONG)}
    </button>
  )
}

// "Your options": everything that can be chosen, in words and numbered. What keyboard and screen reader use.
import type { Decision } from '@hustings/kernel'
import { Fragment, type KeyboardEvent } from 'react'
import type { GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { useCompany } from '../model/company.ts'
import { useTable } from '../model/context.ts'
import { ConfirmAnswer } from './ConfirmAnswer.tsx'
import { NumberAnswer } from './NumberAnswer.tsx'
import { BlockedRow, OptionRow } from './OptionRow.tsx'
import { offeredIn } from './options.ts'
import { Consequences } from './PreviewLine.tsx'
import { useFocusOnNewDecision } from './use-focus-on-new-decision.ts'
import { useLabels } from './use-labels.ts'

interface OptionsPanelProps {
  readonly decision: Decision | null
  readonly ui: GameUi
  /** With what is blocked; that may follow what is not by one frame. */
  readonly whole?: boolean
}

export function OptionsPanel({ decision, ui, whole = true }: OptionsPanelProps) {
  const { say } = useWords()
  const company = useCompany()
  const panel = useFocusOnNewDecision(decision)
  const about =
    decision === null
      ? { 'aria-label': say('ui.options') }
      : { 'aria-label': say('ui.options.of', { prompt: say(decision.prompt) }), 'data-decision': decision.id }
  return (
    <section ref={panel} className="panel opts" id="options" tabIndex={-1} {...about}>
      <div className="ph">
        <h2>{say(decision === null && company !== null ? 'online.at.meanwhile' : 'ui.options')}</h2>
        {decision !== null && <span className="meta right">{say('ui.options.inWords')}</span>}
      </div>
      {decision === null ? (
        (company?.meanwhile ?? <p className="none">{say('ui.options.none')}</p>)
      ) : (
        <Answers decision={decision} whole={whole} ui={ui} />
      )}
    </section>
  )
}

interface AnswersProps extends OptionsPanelProps {
  readonly decision: Decision
}

function Answers({ decision, ui, whole = true }: AnswersProps) {
  const { answer } = useTable()
  switch (decision.shape) {
    case 'pick':
      return <OptionList decision={decision} whole={whole} ui={ui} />
    case 'number':
      return (
        <>
          <NumberAnswer key={decision.id} decision={decision} onAnswer={(value) => answer(decision, value)} />
          <Consequences decision={decision} ui={ui} />
        </>
      )
    case 'confirm':
      return (
        <>
          <ConfirmAnswer decision={decision} />
          <Consequences decision={decision} ui={ui} />
        </>
      )
  }
}

export function OptionList({ decision, ui, whole = true }: AnswersProps) {
  const { say } = useWords()
  const { legal, asides, blocked } = offeredIn(decision)
  const possible = [...legal, ...asides]
  const told = useLabels(possible)
  return (
    <ol className="opt-list" onKeyDown={walk}>
      {possible.map((option, i) => (
        <Fragment key={option.id}>
          {i === legal.length && <li className="opt-besides">{say('ui.options.besides')}</li>}
          <OptionRow
            option={option}
            label={told[i] ?? ''}
            place={i + 1}
            decision={decision}
            icon={ui.optionIcon?.(option) ?? null}
          />
        </Fragment>
      ))}
      {whole && blocked.map((option) => <BlockedRow key={option.id} option={option} />)}
    </ol>
  )
}

/** Up and down walk through the list; Home and End go to its ends. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  rows[(to + rows.length) % rows.length]?.focus()
}

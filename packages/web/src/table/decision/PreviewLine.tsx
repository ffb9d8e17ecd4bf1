// What the option under the pointer would change: numbers before and after. For a blocked option: why not.

import type { Decision, Option, Preview, Seat } from '@hustings/kernel'
import type { GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { sentence } from '../../i18n/translator.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleLink } from '../../ui/RuleLink.tsx'
import { Shape } from '../../ui/Shape.tsx'
import { useAttention } from '../model/context.ts'
import { useSeats } from '../model/use-seats.ts'

/** More than this would not be read. */
const SHOWN = 6

interface ConsequencesProps {
  readonly decision: Decision
  readonly ui: GameUi
}

/** Why not, or what then, for whatever is pointed at or selected. */
export function Consequences({ decision, ui }: ConsequencesProps) {
  const { decision: known, pointed, preview } = useAttention()
  if (known?.id !== decision.id) return null
  if (pointed?.blocked !== undefined) return <BlockedReason option={pointed} />
  return preview === null ? null : <PreviewLine preview={preview} ui={ui} seat={decision.seat} />
}

function BlockedReason({ option }: { readonly option: Option }) {
  const { say } = useWords()
  if (option.blocked === undefined) return null
  return (
    <p className="why-not">
      <Icon name="blocked" />
      <span>
        <b>{sentence(say(option.label))}:</b> {say(option.blocked)} <RuleLink rule={option.blocked.rule} />
      </span>
    </p>
  )
}

interface PreviewLineProps {
  readonly preview: Preview
  readonly ui: GameUi
  /** Who decides: what changes for them comes first. */
  readonly seat: Seat
}

function PreviewLine({ preview, ui, seat }: PreviewLineProps) {
  const { say, number } = useWords()
  const seats = useSeats()
  if (!preview.certain) return <p className="faint">{say('ui.preview.uncertain')}</p>
  const changes = preview.changes.flatMap((change) => {
    const label = ui.number(change.number)
    return label === null ? [] : [{ ...change, label }]
  })
  changes.sort((a, b) => Number(b.label.seat === seat) - Number(a.label.seat === seat))
  if (changes.length === 0) return null
  return (
    <ul className="changes">
      {changes.slice(0, SHOWN).map(({ number: name, from, to, label }) => {
        const better = label.lessIsBetter === true ? to < from : to > from
        return (
          <li key={name}>
            {label.seat !== undefined && (
              <Shape look={seats.look(label.seat)} size={12} label={seats.role(label.seat)} />
            )}
            {label.icon !== undefined && <Icon name={label.icon} size={15} />}
            <span className="what">{say(label.label)}</span>
            <span className="figures">
              {number(from)} <Icon name="arrow" size={12} label={say('ui.preview.becomes')} />{' '}
              <b className={better ? 'd up' : 'd dn'}>{number(to)}</b>
            </span>
          </li>
        )
      })}
      {changes.length > SHOWN && <li className="faint">{say('ui.preview.more', { count: changes.length - SHOWN })}</li>}
    </ul>
  )
}

// Public Pressure: its holder discards the card before a vote, and the State must support the Bill (CC-ALT-07).
import { type Script, say } from '@hustings/kernel'
import type { Policy } from '../../data/vocabulary.ts'
import type { Pledges } from '../../rules/extensions.ts'
import { type HegemonyTable, policyName } from '../../rules/table.ts'

const PUBLIC_PRESSURE = 'ae11'
const MOST_INFLUENCE = 2

/** Only in the Elections Phase; the State already supports its own Bills. */
export function* pressTheState(t: HegemonyTable, policy: Policy): Script<Pledges> {
  const { kept, bills, state, decks } = t.state
  const at = kept.findIndex(({ event }) => event === PUBLIC_PRESSURE)
  const holder = kept[at]?.by
  const bill = bills[policy]
  if (holder === undefined || bill === undefined || bill.by === 'state' || state.influence === 0) return {}
  const ask = say('ask.public-pressure', { policy: policyName(policy), section: bill.section })
  if (!(yield* t.confirm(holder, ask))) return {}
  kept.splice(at, 1)
  decks.event.discard.push(PUBLIC_PRESSURE)
  t.emit({ type: 'benefit-used', event: PUBLIC_PRESSURE, class: holder })
  return { state: { for: true, influence: Math.min(MOST_INFLUENCE, state.influence) } }
}

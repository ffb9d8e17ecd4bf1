// Historical Events as actions, at the printed cost: a Free Action, or the Main Action with a card (CC-HIST-08).
import type { Reason, Script } from '@hustings/kernel'
import { HISTORY, type HistoryFacts, historyCard } from '../../data/historical-events.ts'
import type { Role } from '../../data/vocabulary.ts'
import { spendInfluence } from '../../rules/economy/stock.ts'
import { because, type HegemonyTable, type PlainAction } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { happen } from './history.ts'
import { isRequirementMet, requirementOf } from './requirements.ts'

function whyNotTrigger(s: HegemonyState, role: Role, card: string): Reason | null {
  const requirement = requirementOf(s, card)
  if (requirement !== null && !isRequirementMet(s, card))
    return because('CC-HIST-09', 'history-requirement', { requirement })
  const { influence = 0 } = historyCard(card)
  return s[role].influence < influence ? because('CC-HIST-08', 'history-influence', { influence }) : null
}

function* trigger(t: HegemonyTable, role: Role, card: string): Script {
  spendInfluence(t, role, historyCard(card).influence ?? 0, 'history')
  yield* happen(t, card, role)
}

/** The Rise of the Middle Class in Asia would have no effect if it used up the Free Action (CC-HIST-16). */
const LEAVES_FREE_ACTION = 'he49'

function asAction({ id }: HistoryFacts): PlainAction {
  return {
    id: `history-${id}`,
    target: `history:${id}`,
    ...(id === LEAVES_FREE_ACTION ? { leavesFreeAction: true } : {}),
    whyNot: (s, role) => whyNotTrigger(s, role, id),
    perform: (t, role) => trigger(t, role, id),
  }
}

const ACTIONS: ReadonlyMap<string, PlainAction> = new Map(
  HISTORY.filter(({ trigger: kind }) => kind === 'free-action' || kind === 'basic-action').map((card) => [
    card.id,
    asAction(card),
  ]),
)

/** The face-up cards that this role could trigger by this kind of action, possible now or not. */
export function triggers(s: HegemonyState, role: Role, kind: 'free' | 'basic'): readonly PlainAction[] {
  if (s.history === null) return NONE
  const found: PlainAction[] = []
  for (const { card, happened } of s.history.open) {
    const facts = historyCard(card)
    const action = ACTIONS.get(card)
    if (!happened && action !== undefined && facts.trigger === `${kind}-action` && facts.by?.includes(role) === true)
      found.push(action)
  }
  return found
}
const NONE: readonly PlainAction[] = []

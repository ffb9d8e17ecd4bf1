// Historical Events that an Automa triggers (CC-AX-14 to CC-AX-17): free ones at the end of its turn, basic ones in the place
// of a Special Action.
import { type Message, type Script, say } from '@hustings/kernel'
import type { AiCardFacts } from '../data/automa-facts.ts'
import type { Class } from '../data/vocabulary.ts'
import { triggers } from '../expansions/historical-events/triggers.ts'
import type { ActionRule, HegemonyTable } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'

/** Every free trigger that it can perform (CC-AX-14, R-78); the one that concerns Use actions comes before them (CC-HIST-16). */
export function* triggerFreely(t: HegemonyTable, of: Class, beforeUse: boolean, done: Message[]): Script {
  for (const action of triggers(t.state, of, 'free-action')) {
    if ((action.leavesFreeAction === true) !== beforeUse || action.whyNot(t.state, of) !== null) continue
    t.emit({ type: 'action', role: of, action: action.id, free: true })
    yield* action.perform(t, of)
    done.push(say(`action.${action.id}`))
  }
}

/** A basic trigger takes the place of the Special Action, never on a card that shows its symbol (CC-AX-15 to CC-AX-17). */
export function insteadOfSpecial(s: HegemonyState, of: Class, card: AiCardFacts): ActionRule | undefined {
  if (card.symbols.includes('SA')) return undefined
  return triggers(s, of, 'basic-action').find((action) => action.whyNot(s, of) === null)
}

// Executes the choice of an Automa: the action with its bonus and Legitimacy, or political pressure.
import type { Script } from '@hustings/kernel'
import { bonusFacts } from '../data/automa-bonuses.ts'
import { type ActionCode, type AiCardFacts, bonusAction } from '../data/automa-facts.ts'
import type { Class } from '../data/vocabulary.ts'
import { checkDemonstration } from '../rules/actions/demonstration.ts'
import { applyPressure as pressure } from '../rules/actions/pressure.ts'
import { changeLegitimacy } from '../rules/economy/points.ts'
import type { HegemonyTable } from '../rules/table.ts'
import { isInForce, type Played } from './actions/action.ts'
import { AUTOMA_ACTIONS } from './actions/index.ts'

/** The action, then the Legitimacy of a bonus that was used (CC-AUTO-103). */
export function* perform(t: HegemonyTable, of: Class, code: ActionCode, played: Played): Script {
  const used = yield* AUTOMA_ACTIONS[code].perform(t, of, played)
  const { bonus } = played
  if (bonus !== null) {
    t.emit({ type: 'automa-bonus', role: of, bonus, outcome: used ? 'used' : 'lost', rule: 'CC-AUTO-103' })
    if (used && bonusFacts(bonus).approval !== undefined) changeLegitimacy(t, of, 1, 'card')
  }
  checkDemonstration(t)
}

/** Emits the fate of an unused bonus: its policies are not in force, or another action was chosen (CC-AUTO-27). */
export function tellBonus(t: HegemonyTable, of: Class, card: AiCardFacts, chosen: ActionCode | null): void {
  const { bonus } = card
  if (bonus === undefined) return
  if (!isInForce(t.state, bonusFacts(bonus).requires)) {
    t.emit({ type: 'automa-bonus', role: of, bonus, outcome: 'inactive', rule: 'CC-AUTO-26' })
  } else if (chosen === null || bonusAction(card) !== chosen) {
    t.emit({ type: 'automa-bonus', role: of, bonus, outcome: 'lost', rule: 'CC-AUTO-27' })
  }
}

/** Three own cubes, or all that are left (CC-AUTO-30, CC-AUTO-58). */
export function* applyPressure(t: HegemonyTable, of: Class): Script {
  yield* pressure.perform(t, of)
  checkDemonstration(t)
}

// All action cards by id, and the deck of each role with its copies.
import { CAPITALIST_ACTIONS } from './actions-capitalist.ts'
import { EXPANSION_ACTIONS_OF } from './actions-expansion.ts'
import { MIDDLE_ACTIONS } from './actions-middle.ts'
import { STATE_ACTIONS } from './actions-state.ts'
import { WORKING_ACTIONS } from './actions-working.ts'
import { byId, finder } from './catalogue.ts'
import type { ActionCardFacts } from './facts.ts'
import type { Role } from './vocabulary.ts'

export const ACTIONS_OF: Readonly<Record<Role, readonly ActionCardFacts[]>> = {
  working: WORKING_ACTIONS,
  middle: MIDDLE_ACTIONS,
  capitalist: CAPITALIST_ACTIONS,
  state: STATE_ACTIONS,
}

export const ACTION_CARDS: Readonly<Record<string, ActionCardFacts>> = byId([
  ...Object.values(ACTIONS_OF).flat(),
  ...Object.values(EXPANSION_ACTIONS_OF).flat(),
])
export const actionCard = finder('action card', ACTION_CARDS)

/** The 40 cards of a role in printed order, or 45 with Crisis & Control (CC-ACT-02); copies of a card share its id. */
export function actionDeck(role: Role, withExpansion = false): string[] {
  return withCopies(withExpansion ? [...ACTIONS_OF[role], ...EXPANSION_ACTIONS_OF[role]] : ACTIONS_OF[role])
}

export function withCopies(cards: readonly ActionCardFacts[]): string[] {
  return cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id))
}

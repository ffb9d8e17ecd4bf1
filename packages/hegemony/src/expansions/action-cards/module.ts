// The 20 action cards of Crisis & Control as a module: 5 more in the deck of each role (CC-ACT-02).
import { withCopies } from '../../data/actions.ts'
import { EXPANSION_ACTIONS_OF } from '../../data/actions-expansion.ts'
import type { ExpansionModule } from '../../rules/extensions.ts'
import { EXPANSION_EFFECTS } from './index.ts'

export const actionCards: ExpansionModule = {
  id: 'actionCards',
  actionCards: (role) => withCopies(EXPANSION_ACTIONS_OF[role]),
  cardEffects: EXPANSION_EFFECTS,
}

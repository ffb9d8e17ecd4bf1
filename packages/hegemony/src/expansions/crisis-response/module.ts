// Crisis Response as a module: a card replaces the intervention of the IMF, and bonds are due before production.
import { copy, shuffle } from '@hustings/kernel'
import { CRISES } from '../../data/crisis-response.ts'
import { CLASSES } from '../../data/vocabulary.ts'
import { bondsOwed } from '../../rules/economy/loans.ts'
import type { Complain, ExpansionModule } from '../../rules/extensions.ts'
import { measures } from '../../rules/measures.ts'
import { simply } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import type { CrisisView } from '../../state/view.ts'
import { repayBonds } from './bonds.ts'
import { respondToCrisis, setUpCrises } from './crisis.ts'

export const crisisResponse: ExpansionModule = {
  id: 'crisisResponse',
  setUp: {
    decks: (s, random) => {
      s.crisis = setUpCrises(random)
    },
  },
  // CC-CRISIS-18
  at: { 'action-end': simply(repayBonds) },
  intervene: (t) => (t.state.crisis === null ? undefined : respondToCrisis(t, t.state.crisis)),
  view: (s) => ({ crisis: viewCrisis(s) }),
  redeal: {
    decks: ({ crisis }, _, random) => {
      if (crisis !== null) shuffle(random, crisis.deck.cards.sort())
    },
  },
  invariants: crisesSound,
}

function viewCrisis(s: HegemonyState): CrisisView | null {
  if (s.crisis === null) return null
  const { card, deck, bonds } = s.crisis
  return { card, deckSize: deck.cards.length, bonds: copy(bonds), owed: bondsOwed(s) }
}

const LOCK_TOKENS = 2

function crisesSound(s: HegemonyState, must: Complain): void {
  if (s.crisis === null) return
  const { card, deck, bonds } = s.crisis
  must(new Set([card, ...deck.cards, ...deck.discard]).size === CRISES.length, 'crisis response cards')
  must(deck.cards.length + deck.discard.length + 1 === CRISES.length, 'crisis response cards twice')
  for (const seatClass of CLASSES) {
    const bond = bonds[seatClass]
    must(bond === undefined || bond.round >= s.clock.round, seatClass, 'bond overdue')
  }
  must(measures(s, 'locked').length <= LOCK_TOKENS, 'locks')
}

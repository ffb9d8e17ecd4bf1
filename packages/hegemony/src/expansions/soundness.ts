// What must hold of the modules at every moment.
import { CRISES } from '../data/crisis-response.ts'
import { hiddenAgendasOf } from '../data/hidden-agendas.ts'
import { ERAS } from '../data/historical-events.ts'
import { CLASSES } from '../data/vocabulary.ts'
import type { Expansion } from '../rules/expansion.ts'
import { measures } from '../rules/measures.ts'
import type { HegemonyState } from '../state/state.ts'

type Complain = Parameters<Expansion['mustHold']>[1]

export function modulesSound(s: HegemonyState, must: Complain): void {
  if (s.crisis !== null) {
    const { card, deck, bonds } = s.crisis
    must(new Set([card, ...deck.cards, ...deck.discard]).size === CRISES.length, 'crisis response cards')
    must(deck.cards.length + deck.discard.length + 1 === CRISES.length, 'crisis response cards twice')
    for (const seatClass of CLASSES) {
      const bond = bonds[seatClass]
      must(bond === undefined || bond.round >= s.clock.round, seatClass, 'bond overdue')
    }
  }
  for (const role of s.roles) {
    const hand = s.hidden?.hands[role]
    if (hand === undefined) continue
    const own = hiddenAgendasOf(role)
    must(hand.agenda === null ? hand.dealt.length === 2 : own.includes(hand.agenda), role, 'hidden agenda')
  }
  if (s.history !== null) {
    const { piles, open } = s.history
    must(open.length <= 2, 'historical events')
    for (const era of ERAS) must(new Set(piles[era]).size === piles[era].length, 'era', era)
  }
  must(measures(s, 'locked').length <= LOCK_TOKENS, 'locks')
}

const LOCK_TOKENS = 2

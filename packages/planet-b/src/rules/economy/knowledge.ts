// What players know about building cards that lie face down: those they passed on in the draft or put under a deck.
// The rules never ask for it; it is what an imagined table has to agree with.
import { buildingFacts } from '../../data/buildings.ts'
import type { BuildingDeck, PlayerSeat } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'

/** The letter on its back. */
export function letterOf(card: string): BuildingDeck {
  const { deck } = buildingFacts(card)
  if (deck === 'HQ') throw new Error('the headquarters is in no deck')
  return deck
}

/** A card of a hand is public now. */
export function seeBuilt(s: PlanetBState, seat: PlayerSeat, card: string): void {
  for (const each of s.order) {
    for (const passed of s.player[each].passed) {
      if (!passed.cards.includes(card)) continue
      passed.cards = passed.cards.filter((other) => other !== card)
      passed.to = passed.to.filter((other) => other !== seat)
    }
  }
}

/**
 * A player puts a card under its deck, and the others see only its letter: their knowledge of that hand is uncertain
 * again.
 */
export function loseSight(s: PlanetBState, seat: PlayerSeat, deck: BuildingDeck): void {
  for (const each of s.order) {
    if (each === seat) continue
    const player = s.player[each]
    player.passed = player.passed.filter((passed) => passed.deck !== deck || !passed.to.includes(seat))
    const { hand } = s.player[seat]
    player.knows = player.knows.filter((card) => letterOf(card) !== deck || !hand.includes(card))
  }
}

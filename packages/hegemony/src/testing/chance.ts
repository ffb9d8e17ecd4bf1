// How tests say what chance brings: the cubes that come out of the bag, the cards that lie on top.
import { randomThatDraws, stackDeck } from '@hustings/kernel/testing'
import type { Class, Role } from '../data/vocabulary.ts'
import type { HegemonyState } from '../state/state.ts'

/** These voting cubes are drawn next, in this order, as long as nothing else is left to chance before. */
export function drawsNext(s: HegemonyState, ...cubes: readonly Class[]): void {
  s.random = randomThatDraws(s.bag, cubes)
}

/** These cards of a deck come next, the first one named first. A hand is drawn from the deck of its role. */
export function comesNext(s: HegemonyState, deck: keyof HegemonyState['decks'], ...cards: readonly string[]): void {
  stackDeck(s.decks[deck].cards, ...cards)
}

/** These action cards of a role are drawn next. */
export function drawsCards(s: HegemonyState, role: Role, ...cards: readonly string[]): void {
  stackDeck(s[role].deck, ...cards)
}

// Test helpers for randomness: the cubes drawn from the bag, the cards on top of decks.
import { randomThatDraws, stackDeck } from '@hustings/kernel/testing'
import type { Class, Role } from '../data/vocabulary.ts'
import type { HegemonyState } from '../state/state.ts'

/** Makes these voting cubes the next ones drawn, in this order, if there is no other random draw before. */
export function drawsNext(s: HegemonyState, ...cubes: readonly Class[]): void {
  s.random = randomThatDraws(s.bag, cubes)
}

/** Puts these cards on top of a deck, the first argument uppermost. A hand is drawn from the deck of its role. */
export function comesNext(s: HegemonyState, deck: keyof HegemonyState['decks'], ...cards: readonly string[]): void {
  stackDeck(s.decks[deck].cards, ...cards)
}

/** Makes these action cards of a role the next ones drawn. */
export function drawsCards(s: HegemonyState, role: Role, ...cards: readonly string[]): void {
  stackDeck(s[role].deck, ...cards)
}

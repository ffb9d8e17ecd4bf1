// Face-down decks and their discard piles. The last card of `cards` is the top; drawing shows something hidden.
import { type Random, shuffle } from './random.ts'

export interface Deck {
  /** Bottom first, top last. */
  cards: string[]
  discard: string[]
}

/** What drawing needs from the table: randomness, and a way to report that hidden information was revealed. */
export interface Chance extends Random {
  reveal(): void
}

export function newDeck(random: Random, cards: readonly string[]): Deck {
  return { cards: shuffle(random, [...cards]), discard: [] }
}

export function drawCard(chance: Chance, deck: Deck): string | undefined {
  const card = deck.cards.pop()
  if (card !== undefined) chance.reveal()
  return card
}

export function drawCards(chance: Chance, deck: Deck, count: number): string[] {
  const drawn: string[] = []
  while (drawn.length < count) {
    const card = drawCard(chance, deck)
    if (card === undefined) break
    drawn.push(card)
  }
  return drawn
}

export function discardCard(deck: Deck, card: string): void {
  deck.discard.push(card)
}

/** Removes an item from a hand or a row and closes the gap. Much faster than `splice`. */
export function takeOut<T>(items: T[], item: T): void {
  const at = items.indexOf(item)
  if (at < 0) throw new Error(`${String(item)} is not there to be taken`)
  const last = items.length - 1
  for (let i = at; i < last; i++) items[i] = items[i + 1] as T
  items.pop()
}

export function putOnTop(deck: Deck, card: string): void {
  deck.cards.push(card)
}

export function putAtBottom(deck: Deck, card: string): void {
  deck.cards.unshift(card)
}

export function shuffleInto(chance: Chance, deck: Deck, cards: readonly string[]): void {
  deck.cards.push(...cards)
  shuffle(chance, deck.cards)
}

/** Shuffles the discard pile into a new deck when the deck has run out. */
export function recycleDiscard(chance: Chance, deck: Deck): void {
  if (deck.cards.length > 0) return
  deck.cards = shuffle(chance, deck.discard)
  deck.discard = []
}

/** Returns the top cards without drawing them, top first. This reveals hidden information. */
export function peek(chance: Chance, deck: Deck, count: number): string[] {
  const top = deck.cards.slice(Math.max(0, deck.cards.length - count)).reverse()
  if (top.length > 0) chance.reveal()
  return top
}

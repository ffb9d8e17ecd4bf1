import { describe, expect, it } from 'vitest'
import {
  type Chance,
  type Deck,
  discardCard,
  drawCard,
  drawCards,
  newDeck,
  peek,
  putAtBottom,
  putOnTop,
  recycleDiscard,
  shuffleInto,
  takeOut,
} from './deck.ts'
import { randomFrom, seedRandom } from './random.ts'

interface Witness extends Chance {
  reveals: number
}

function witness(seed = 'deck'): Witness {
  const random = randomFrom(seedRandom(seed))
  return {
    reveals: 0,
    below: (n) => random.below(n),
    reveal() {
      this.reveals++
    },
  }
}

const deckOf = (...cards: string[]): Deck => ({ cards, discard: [] })

describe('a deck', () => {
  it('contains its cards in shuffled order', () => {
    const cards = Array.from({ length: 20 }, (_, i) => `card-${i}`)
    const deck = newDeck(witness(), cards)
    expect(deck.cards).not.toEqual(cards)
    expect(deck.cards.toSorted()).toEqual(cards.toSorted())
    expect(cards[0]).toBe('card-0')
    expect(newDeck(witness('other'), cards).cards).not.toEqual(deck.cards)
  })

  it('draws from the top, which shows something hidden', () => {
    const chance = witness()
    const deck = deckOf('bottom', 'middle', 'top')
    expect(drawCard(chance, deck)).toBe('top')
    expect(chance.reveals).toBe(1)
    expect(drawCards(chance, deck, 5)).toEqual(['middle', 'bottom'])
  })

  it('returns nothing and reveals nothing when it has run out', () => {
    const chance = witness()
    expect(drawCard(chance, deckOf())).toBeUndefined()
    expect(drawCards(chance, deckOf(), 2)).toEqual([])
    expect(chance.reveals).toBe(0)
  })

  it('takes cards back on top and at the bottom', () => {
    const deck = deckOf('middle')
    putOnTop(deck, 'top')
    putAtBottom(deck, 'bottom')
    expect(deck.cards).toEqual(['bottom', 'middle', 'top'])
  })

  it('shows its top cards, top first, without drawing them', () => {
    const chance = witness()
    const deck = deckOf('c', 'b', 'a')
    expect(peek(chance, deck, 2)).toEqual(['a', 'b'])
    expect(peek(chance, deck, 9)).toEqual(['a', 'b', 'c'])
    expect(chance.reveals).toBe(2)
    expect(deck.cards).toHaveLength(3)
  })

  it('reveals nothing when no cards are looked at', () => {
    const chance = witness()
    expect(peek(chance, deckOf('a'), 0)).toEqual([])
    expect(peek(chance, deckOf(), 3)).toEqual([])
    expect(chance.reveals).toBe(0)
  })

  it('reshuffles its discard pile only after it has run out', () => {
    const deck = deckOf('left')
    for (const card of ['x', 'y', 'z']) discardCard(deck, card)
    recycleDiscard(witness(), deck)
    expect(deck).toEqual({ cards: ['left'], discard: ['x', 'y', 'z'] })
    deck.cards.pop()
    recycleDiscard(witness(), deck)
    expect(deck.cards.toSorted()).toEqual(['x', 'y', 'z'])
    expect(deck.discard).toEqual([])
  })

  it('accepts cards that are shuffled into it', () => {
    const deck = deckOf('a', 'b')
    shuffleInto(witness(), deck, ['c', 'd'])
    expect(deck.cards.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('removing a card', () => {
  it('closes the gap, and removes one of several equal cards', () => {
    for (const [item, left] of [
      ['a', ['b', 'c', 'b']],
      ['b', ['a', 'c', 'b']],
      ['c', ['a', 'b', 'b']],
    ] as const) {
      const row = ['a', 'b', 'c', 'b']
      takeOut(row, item)
      expect(row).toEqual(left)
    }
  })

  it('throws when the card is missing', () => {
    const row = ['a']
    expect(() => takeOut(row, 'x')).toThrow(/x is not there/)
    expect(row).toEqual(['a'])
  })
})

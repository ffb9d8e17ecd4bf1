import { describe, expect, it } from 'vitest'
import { deckSize } from '../../rules/automas.ts'
import { ALL_SIMPLE, stack, turnOf } from '../../testing/automa.ts'
import { given } from '../../testing/given.ts'
import { theAutoma } from './automa.ts'
import { drawForDecision, influenceSymbols, renewDeck, revealCard } from './deck.ts'

describe('the AI deck', () => {
  it('CC-AUTO-11: 30 shuffled cards for each Automa, another order for another seed', () => {
    const order = (seed: string): string[] =>
      theAutoma(given({ automas: ALL_SIMPLE, seed }).state, 'middle').deck.flat()
    expect(new Set(order('one')).size).toBe(30)
    expect(order('one')).not.toEqual(order('two'))
    expect(order('one')).toEqual(order('one'))
  })

  it('CC-AUTO-12, CC-AUTO-13: each turn reveals the top card and then discards it', () => {
    const { game } = turnOf('working', 11)
    expect(game.eventsOf('automa-card')).toEqual([
      { type: 'automa-card', role: 'working', card: 'ai-working-11', deck: 29 },
    ])
    expect(game.state.ai.working).toMatchObject({ discard: ['ai-working-11'], card: null })
    expect(deckSize(theAutoma(game.state, 'working'))).toBe(29)
  })

  it('CC-AUTO-15, R-96: cards drawn for a decision go under the deck in the order drawn, and stay known there', () => {
    const { table, state } = given({ automas: ALL_SIMPLE }, (s) => stack(s, 'working', 1, 2, 3))
    expect(drawForDecision(table, 'working', 2)).toEqual(['ai-working-1', 'ai-working-2'])
    const { deck } = theAutoma(state, 'working')
    expect(deck.slice(0, 2)).toEqual([['ai-working-2'], ['ai-working-1']])
    expect(deck.at(-1)).toEqual(['ai-working-3'])
    expect(deck.flat()).toHaveLength(30)
    // Odd numbers of the Working Class show the symbol.
    expect(influenceSymbols(['ai-working-1', 'ai-working-2', 'ai-working-3'])).toBe(2)
  })

  it('CC-AUTO-16: too few cards: the shuffled discard pile goes under the deck; still too few: what there is', () => {
    const { table, state } = given({ automas: ALL_SIMPLE })
    const automa = theAutoma(state, 'capitalist')
    const all = automa.deck.flat()
    automa.deck = [all.slice(0, 2)]
    automa.discard = all.slice(2, 5)
    const drawn = drawForDecision(table, 'capitalist', 4)
    expect(drawn.slice(0, 2)).toEqual([all[1], all[0]])
    expect(all.slice(2, 5)).toEqual(expect.arrayContaining(drawn.slice(2)))
    expect(automa.discard).toEqual([])
    expect(drawForDecision(table, 'capitalist', 9)).toHaveLength(5)
  })

  it('a turn with an empty deck renews it first', () => {
    const { table, state } = given({ automas: ALL_SIMPLE })
    const automa = theAutoma(state, 'middle')
    automa.discard = automa.deck.flat()
    automa.deck = []
    revealCard(table, 'middle')
    expect(deckSize(automa)).toBe(29)
    renewDeck(table, 'middle')
    expect(deckSize(automa)).toBe(29)
  })
})

import { describe, expect, it } from 'vitest'
import type { Section } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { given } from '../../testing/given.ts'
import { deal, makeDeal } from './deals.ts'

const offered = (card: string, section: Section, change: (s: HegemonyState) => void = () => undefined) =>
  given({}, (s) => {
    s.deals = [card]
    s.policies[6] = section
    s.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 }
    change(s)
  })

describe('Make Business Deal', () => {
  it('H-CAP-DEAL-01, H-CAP-DEAL-02: the cost to the Supply, the printed tariff to the Treasury, the goods to the Storage', () => {
    const game = offered('deal-food-6', 'B')
    game.run(deal).answers('storage', 6)
    expect(game.state.capitalist).toMatchObject({ revenue: 120 - 40 - 6 })
    expect(game.state.capitalist.storage.food).toBe(6)
    expect(game.state.state.money).toBe(126)
  })

  it('H-CAP-DEAL-02, HQ-20: the goods may be split, and the tariff is still due in full', () => {
    const game = offered('deal-food-5-luxury-6', 'A')
    const play = game.run(deal).answers('storage', 2, 0)
    expect(play.done).toBe(true)
    expect(game.state.capitalist.revenue).toBe(120 - 60 - 22)
    expect(game.state.capitalist.storage).toMatchObject({ food: 2, luxury: 0 })
    expect(game.state.capitalist.freeTradeZone).toEqual({ food: 3, luxury: 6 })
  })

  it('H-CAP-DEAL-02: a player who pays the tariff puts at least one good into a Storage', () => {
    const game = offered('deal-food-5-luxury-6', 'A')
    const play = game.run(deal).answers('storage', 0)
    expect(play.legal).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('H-CAP-DEAL-02: there is no question about goods that the deal does not bring', () => {
    const game = given({ strict: true }, (s) => {
      s.deals = ['deal-luxury-12']
      s.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 }
    })
    const play = game.run(deal).answers('deal:deal-luxury-12', 'storage', 12)
    expect(play.done).toBe(true)
  })

  it('H-CAP-DEAL-07, H-CAP-DEAL-02: without a tariff nothing has to go into a Storage', () => {
    const game = offered('deal-luxury-12', 'C')
    const play = game.run(deal)
    expect(play.legal).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    play.answers(0)
    expect(game.state.capitalist.freeTradeZone.luxury).toBe(12)
  })

  it('H-CAP-DEAL-03, H-CAP-DEAL-05: all to the Free Trade Zone, no tariff', () => {
    const game = offered('deal-luxury-12', 'A')
    game.run(deal).answers('free-trade-zone')
    expect(game.state.capitalist).toMatchObject({ revenue: 70 })
    expect(game.state.capitalist.freeTradeZone.luxury).toBe(12)
    expect(game.state.capitalist.storage.luxury).toBe(0)
    expect(game.state.state.money).toBe(120)
  })

  it('R-09, H-CAP-DEAL-04, H-STORE-09: goods beyond the Free Trade Zone are forgone', () => {
    const game = offered('deal-food-6', 'A', (s) => {
      s.capitalist.freeTradeZone.food = 5
    })
    game.run(deal).answers('free-trade-zone')
    expect(game.state.capitalist.freeTradeZone.food).toBe(8)
    expect(game.state.capitalist.storage.food).toBe(0)
    expect(game.eventsOf('goods').at(-1)).toMatchObject({
      from: 'free-trade-zone',
      to: 'supply',
      amount: 3,
      why: 'overflow',
    })
  })

  it('H-CAP-DEAL-04, H-STORE-08: goods beyond the Storage go to the Free Trade Zone, then they are lost', () => {
    const game = offered('deal-food-8', 'B', (s) => {
      s.capitalist.storage.food = 5
      s.capitalist.freeTradeZone.food = 6
    })
    // Three fit here and two there: nothing is left to decide about them.
    const play = game.run(deal).answers('storage')
    expect(play.done).toBe(true)
    expect(game.state.capitalist.storage.food).toBe(8)
    expect(game.state.capitalist.freeTradeZone.food).toBe(8)
    expect(game.eventsOf('goods').at(-1)).toMatchObject({
      from: 'free-trade-zone',
      to: 'supply',
      amount: 3,
      why: 'overflow',
    })
  })

  it('H-CAP-DEAL-06: the card is discarded and not replaced', () => {
    const game = offered('deal-food-6', 'B')
    const deck = game.state.decks.deal.cards.length
    game.run(deal).answers('free-trade-zone')
    expect(game.state.deals).toEqual([])
    expect(game.state.decks.deal.cards).toHaveLength(deck)
    expect(game.state.decks.deal.discard).toEqual(['deal-food-6'])
    expect(makeDeal.whyNot(game.state, 'capitalist', game.table.extensions)?.rule).toBe('H-CAP-DEAL-01')
  })

  it('H-CAP-DEAL-07: the tariff of the section in force applies, at 6C none', () => {
    const dear = offered('deal-luxury-8', 'A')
    dear.run(deal).answers('storage', 8)
    expect(dear.state.state.money).toBe(136)
    const free = offered('deal-luxury-8', 'C')
    const play = free.run(deal)
    expect(play.prompt).toBe('ask.deal-stored')
    play.answers(8)
    expect(free.state.state.money).toBe(120)
    expect(free.state.capitalist.revenue).toBe(90)
  })

  it('H-GEN-11: the tariff must be affordable too; through the Free Trade Zone the cost alone is enough', () => {
    const game = offered('deal-food-6', 'B', (s) => {
      s.capitalist.revenue = 45
    })
    const play = game.run(deal)
    // Only one option is left, and it is taken without asking.
    expect(play.done).toBe(true)
    expect(game.state.capitalist).toMatchObject({ revenue: 5 })
    expect(game.state.capitalist.freeTradeZone.food).toBe(6)
    const poor = offered('deal-food-6', 'C', (s) => {
      s.capitalist.revenue = 39
    })
    expect(makeDeal.whyNot(poor.state, 'capitalist', poor.table.extensions)?.rule).toBe('H-GEN-11')
  })

  it('H-CAP-DEAL-04: goods that would all be lost are not for sale', () => {
    const game = offered('deal-food-6', 'B', (s) => {
      s.capitalist.storage.food = 8
      s.capitalist.freeTradeZone.food = 8
    })
    expect(makeDeal.whyNot(game.state, 'capitalist', game.table.extensions)?.rule).toBe('H-CAP-DEAL-04')
  })
})

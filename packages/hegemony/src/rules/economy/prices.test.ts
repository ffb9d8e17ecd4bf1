import { describe, expect, it } from 'vitest'
import { PRICE_STEPS } from '../../data/boards.ts'
import { given } from '../../testing/given.ts'
import { changePolicy } from '../politics/policies.ts'
import { adjustPrices, offerPrices } from './prices.ts'

describe('Adjust Prices', () => {
  it('H-CAP-PRICE-01, H-BRD-10: any of the markers, each to any other printed step', () => {
    const game = given({})
    const play = game.run((t) => adjustPrices.perform(t, 'capitalist'))
    expect(play.legal).toEqual([
      'price:food-9',
      'price:food-15',
      'price:luxury-5',
      'price:luxury-10',
      'price:health-5',
      'price:health-10',
      'price:education-5',
      'price:education-10',
    ])
    play.answers('price:food-15', 'price:health-5', 'done')
    expect(game.state.capitalist.prices).toEqual({ food: 15, luxury: 8, health: 5, education: 8 })
    expect(game.state.middle.prices).toEqual({ food: 12, luxury: 8, health: 8, education: 8 })
  })

  it('H-CAP-PRICE-01: all four markers may move in one action', () => {
    const game = given({})
    const play = game.run((t) => adjustPrices.perform(t, 'capitalist'))
    play.answers('price:food-9', 'price:luxury-5', 'price:health-5', 'price:education-5')
    expect(play.done).toBe(true)
  })

  it('H-MID-PRICE-01: the Middle Class does the same on its own board', () => {
    const game = given({})
    game.run((t) => adjustPrices.perform(t, 'middle')).answers('price:luxury-10', 'done')
    expect(game.state.middle.prices).toEqual({ food: 12, luxury: 10, health: 8, education: 8 })
    for (const ware of ['food', 'luxury', 'health', 'education'] as const) {
      expect(PRICE_STEPS[ware]).toContain(game.state.middle.prices[ware])
    }
  })
})

describe('prices when a policy changes', () => {
  it('H-POLICY-6-05, HQ-38: owners may leave their prices as they are', () => {
    const game = given({})
    const play = game.run((t) => changePolicy(t, 6, 'A'))
    expect([play.seat, play.legal]).toEqual([
      'middle',
      ['price:food-9', 'price:food-15', 'price:luxury-5', 'price:luxury-10', 'done'],
    ])
    play.answers('done', 'price:food-15', 'done')
    expect(game.state.capitalist.prices.food).toBe(15)
    expect(game.state.middle.prices.food).toBe(12)
  })

  it('there is no question about prices that no player will pay, and none for a class that does not play', () => {
    const over = given({}, (s) => {
      s.clock = { round: 5, phase: 'elections', step: 1 }
    })
    expect(over.run((t) => offerPrices(t, 'capitalist', ['food'])).done).toBe(true)
    const two = given({ players: 2 })
    expect(two.run((t) => offerPrices(t, 'middle', ['food'])).done).toBe(true)
  })
})

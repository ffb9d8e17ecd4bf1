import { describe, expect, it } from 'vitest'
import { given } from '../../testing/given.ts'
import { priceOf, stockOf } from '../actions/sources.ts'
import { findCompany } from '../labour/workers.ts'
import { produceCompany } from '../production/production.ts'
import { scoreState } from '../round/scoring.ts'
import { campaign, extraTax, meetMps } from './state-actions.ts'

describe('Influence of the State', () => {
  it('H-STATE-RES-03: public Companies produce Media Influence, everything else Personal Influence', () => {
    const game = given({})
    produceCompany(game.table, 'state', findCompany(game.state, 'national-public-broadcasting'), false)
    expect(game.state.state).toMatchObject({ media: 8, influence: 1 })
  })

  it('H-STATE-RES-05: others can buy only Media Influence', () => {
    const { state } = given({}, (s) => {
      s.state.media = 2
      s.state.influence = 7
    })
    expect(stockOf(state, 'state', 'influence')).toBe(2)
  })

  it('H-STATE-RES-07: goods that the State came to own are sold at 12 and 8', () => {
    const { state } = given({}, (s) => {
      s.state.storage.food = 3
      s.state.storage.luxury = 2
    })
    expect([stockOf(state, 'state', 'food'), priceOf(state, 'state', 'food')]).toEqual([3, 12])
    expect([stockOf(state, 'state', 'luxury'), priceOf(state, 'state', 'luxury')]).toEqual([2, 8])
  })
})

describe("Meet with a Party's MPs", () => {
  it('H-STATE-MPS-01: 2 Personal Influence to a class, 1 Legitimacy with it', () => {
    const game = given({}, (s) => (s.state.influence = 3))
    game.run((t) => meetMps.perform(t, 'state')).answers('class:middle')
    expect(game.state.state).toMatchObject({ influence: 1, media: 4, legitimacy: { working: 2, middle: 3 } })
    expect(game.state.middle.influence).toBe(3)
  })

  it('H-STATE-MPS-01, H-STATE-RES-04: not with fewer than 2, however much Media Influence there is', () => {
    const { state } = given({}, (s) => (s.state.media = 9))
    expect(meetMps.whyNot(state, 'state')?.rule).toBe('H-STATE-MPS-01')
    state.state.influence = 2
    expect(meetMps.whyNot(state, 'state')).toBeNull()
  })
})

describe('Extra Tax', () => {
  const taxed = (legitimacy: { working: number; middle: number; capitalist: number }) => {
    const game = given({}, (s) => (s.state.legitimacy = legitimacy))
    return { game, play: game.run((t) => extraTax.perform(t, 'state')) }
  }

  it('H-STATE-XTAX-01: each other player pays 10 to the Treasury', () => {
    const { game } = taxed({ working: 2, middle: 3, capitalist: 4 })
    expect(game.state.state.money).toBe(150)
    expect([game.state.working.money, game.state.middle.money, game.state.capitalist.revenue]).toEqual([20, 30, 110])
  })

  it('HX-47, H-STATE-XTAX-01: the Working Class with 7 takes a loan and keeps 47', () => {
    const game = given({}, (s) => {
      s.working.money = 7
      s.state.legitimacy = { working: 2, middle: 3, capitalist: 4 }
    })
    game.run((t) => extraTax.perform(t, 'state'))
    expect(game.state.working).toMatchObject({ money: 47, loans: 1 })
  })

  it('H-STATE-XTAX-02: 1 Legitimacy is lost with the two lowest classes', () => {
    const { game, play } = taxed({ working: 5, middle: 3, capitalist: 4 })
    expect(play.done).toBe(true)
    expect(game.state.state.legitimacy).toEqual({ working: 5, middle: 2, capitalist: 3 })
  })

  it('H-STATE-XTAX-02: of two that tie for second the State chooses one', () => {
    const { game, play } = taxed({ working: 5, middle: 2, capitalist: 5 })
    expect(play.legal).toEqual(['classes:working-middle', 'classes:middle-capitalist'])
    play.answers('classes:middle-capitalist')
    expect(game.state.state.legitimacy).toEqual({ working: 5, middle: 1, capitalist: 4 })
  })

  it('H-STATE-XTAX-02: with three alike any two can be chosen, with two lowest there is no choice', () => {
    expect(taxed({ working: 3, middle: 3, capitalist: 3 }).play.legal).toHaveLength(3)
    expect(taxed({ working: 3, middle: 4, capitalist: 3 }).game.state.state.legitimacy).toEqual({
      working: 2,
      middle: 4,
      capitalist: 2,
    })
  })

  it('H-STATE-XTAX-03, H-STATE-LEG-06, H-FAQ-13, HQ-09: impossible when one of the two lowest is at 1', () => {
    const at = (working: number, middle: number, capitalist: number) =>
      extraTax.whyNot(given({}, (s) => (s.state.legitimacy = { working, middle, capitalist })).state, 'state')?.rule
    expect(at(1, 5, 5)).toBe('H-STATE-XTAX-03')
    expect(at(1, 1, 5)).toBe('H-STATE-XTAX-03')
    expect(at(1, 1, 1)).toBe('H-STATE-XTAX-03')
    expect(at(2, 5, 5)).toBeUndefined()
  })
})

describe('Campaign', () => {
  it('H-STATE-CAMP-01, H-STATE-RES-06: up to 3 Media Influence become Personal Influence', () => {
    const game = given({})
    const play = game.run((t) => campaign.perform(t, 'state'))
    expect(play.legal).toEqual([1, 2, 3])
    play.answers(3)
    expect(game.state.state).toMatchObject({ media: 1, influence: 4 })
  })

  it('H-STATE-CAMP-01: as many as there are; none, and it is impossible', () => {
    const game = given({}, (s) => (s.state.media = 2))
    expect(game.run((t) => campaign.perform(t, 'state')).legal).toEqual([1, 2])
    game.state.state.media = 0
    expect(campaign.whyNot(game.state, 'state')?.rule).toBe('H-STATE-CAMP-01')
  })
})

describe('Legitimacy', () => {
  it('H-STATE-LEG-01: one value for each class, 2 at the start', () => {
    expect(given({}).state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 2 })
  })

  it('H-STATE-LEG-02: a meeting and Extra Tax move it as well', () => {
    const game = given({}, (s) => (s.state.influence = 2))
    game.run((t) => meetMps.perform(t, 'state')).answers('class:working')
    game.run((t) => extraTax.perform(t, 'state'))
    expect(game.eventsOf('legitimacy').map(({ why }) => why)).toEqual(['meeting', 'extra-tax', 'extra-tax'])
  })

  it('H-STATE-LEG-04: right after the halving each token raises its track by 1', () => {
    const game = given({}, (s) => {
      s.state.events = []
      s.state.legitimacy = { working: 6, middle: 4, capitalist: 5 }
      s.state.tokens = { working: 1, middle: 2, capitalist: 0 }
    })
    game.run(scoreState)
    expect(game.state.state.legitimacy).toEqual({ working: 4, middle: 4, capitalist: 3 })
  })
})

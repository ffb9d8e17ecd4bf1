import { describe, expect, it } from 'vitest'
import { own } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { buyGoods } from '../actions/buy.ts'
import { findCompany } from '../labour/workers.ts'
import { produceCompany } from '../production/production.ts'
import {
  capacity,
  discardPublicExcess,
  gainInfluence,
  mediaCapacity,
  produceMedia,
  putInFreeTradeZone,
  room,
  store,
} from './stock.ts'

describe('storage of the classes', () => {
  it('H-STORE-01, H-STORE-02: the capacity of the boards', () => {
    const { state } = given({})
    const limits = (role: 'middle' | 'capitalist') =>
      (['food', 'luxury', 'health', 'education'] as const).map((ware) => capacity(state, role, ware))
    expect(limits('capitalist')).toEqual([8, 12, 12, 12])
    expect(limits('middle')).toEqual([8, 8, 8, 8])
  })

  it('H-STORE-01, H-STORE-03: Influence has no limit but the cubes in the box', () => {
    const game = given({})
    gainInfluence(game.table, 'capitalist', 20, 'production')
    expect(game.state.capitalist.influence).toBe(21)
    const agency = own(game.state, 'middle', 'pr-agency')
    for (let i = 0; i < 2; i++) produceCompany(game.table, 'middle', agency, false)
    expect(game.state.middle.influence).toBe(7)
  })

  it('H-STORE-07: goods beyond the capacity are lost', () => {
    const game = given({}, (s) => {
      s.middle.storage.health = 7
      s.capitalist.storage.education = 12
    })
    store(game.table, 'middle', 'health', 4, 'supply', 'production')
    store(game.table, 'capitalist', 'education', 6, 'supply', 'production')
    expect(game.state.middle.storage.health).toBe(8)
    expect(game.state.capitalist.storage.education).toBe(12)
    expect(game.eventsOf('goods').filter(({ why }) => why === 'overflow')).toMatchObject([
      { resource: 'health', amount: 3, from: 'middle' },
      { resource: 'education', amount: 6, from: 'capitalist' },
    ])
  })

  it('H-STORE-08, H-STORE-09, HQ-19: excess Food and Luxury of the Capitalist Class go to the Free Trade Zone, up to 8 and 12', () => {
    const game = given({}, (s) => {
      s.capitalist.storage = { food: 7, luxury: 12, health: 0, education: 0 }
    })
    store(game.table, 'capitalist', 'food', 4, 'supply', 'production')
    store(game.table, 'capitalist', 'luxury', 20, 'supply', 'production')
    expect(game.state.capitalist.storage).toMatchObject({ food: 8, luxury: 12 })
    expect(game.state.capitalist.freeTradeZone).toEqual({ food: 3, luxury: 12 })
    expect(putInFreeTradeZone(game.table, 'food', 9, 'foreign-market', 'deal')).toBe(5)
  })

  it('H-STORE-10, H-BUY-08: goods in the Free Trade Zone are not for sale to players', () => {
    const game = given({}, (s) => {
      s.capitalist.storage.luxury = 0
      s.capitalist.freeTradeZone.luxury = 9
      s.middle.storage.luxury = 3
      s.working.money = 500
    })
    const play = game.run((t) => buyGoods.perform(t, 'working')).answers('resource:luxury')
    expect(play.legal).toContain('source:middle')
    expect(play.legal).not.toContain('source:capitalist')
  })
})

describe('storage of the State', () => {
  it('H-STORE-11: production of the face-up Companies, operational or not, and 6 more', () => {
    const { state } = given({})
    expect(capacity(state, 'state', 'health')).toBe(12)
    expect(mediaCapacity(state)).toBe(10)
    own(state, 'state', 'public-hospital-2')
    expect(capacity(state, 'state', 'health')).toBe(16)
  })

  it('H-STORE-12: goods 6, and what Companies of the State produce', () => {
    const { state } = given({})
    expect(capacity(state, 'state', 'food')).toBe(6)
    own(state, 'state', 'hotel')
    expect(capacity(state, 'state', 'luxury')).toBe(13)
  })

  it('H-STORE-13: more than that is lost', () => {
    const game = given({})
    produceCompany(game.table, 'state', findCompany(game.state, 'university-hospital'), false)
    produceCompany(game.table, 'state', findCompany(game.state, 'university-hospital'), false)
    expect(game.state.state.storage.health).toBe(12)
    const cubes = game.state.influence
    produceMedia(game.table, 20)
    expect(game.state.state.media).toBe(10)
    expect(game.state.influence).toBe(cubes - 6)
  })

  it('H-STORE-14: when the limit falls, the excess is discarded at once', () => {
    const game = given({}, (s) => {
      s.state.storage.health = 12
      s.state.storage.food = 6
      s.state.media = 10
      s.influence -= 6
      s.companies.state = []
    })
    const cubes = game.state.influence
    discardPublicExcess(game.table)
    expect(game.state.state.storage).toMatchObject({ health: 6, education: 6, food: 6 })
    expect(game.state.state.media).toBe(6)
    expect(game.state.influence).toBe(cubes + 4)
    expect(room(game.state, 'state', 'health')).toBe(0)
  })

  it('H-STORE-15: Personal Influence has no limit', () => {
    const game = given({})
    gainInfluence(game.table, 'state', 25, 'gained')
    expect(game.state.state.influence).toBe(26)
  })
})

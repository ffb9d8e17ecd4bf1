import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { given } from '../../testing/given.ts'
import { exportWares, GOODS_ONLY, sellAbroad } from './export.ts'

const stock = (
  s: HegemonyState,
  role: 'middle' | 'capitalist' | 'state',
  ...wares: [number, number, number, number]
) => {
  const [food, luxury, health, education] = wares
  s[role].storage = { food, luxury, health, education }
}

describe('the Capitalist Class sells to the Foreign Market', () => {
  it('HX-15, H-CAP-EXPORT-01, H-CAP-EXPORT-02, H-CAP-EXPORT-05: whole lots, each once, for Revenue and no VP', () => {
    const game = given({}, (s) => {
      s.exportCard = 'export-06'
      stock(s, 'capitalist', 4, 12, 0, 11)
    })
    const play = game.run((t) => exportWares(t, 'capitalist'))
    play.answers('sale:food-0', 'sale:luxury-0', 'sale:luxury-1', 'sale:education-0')
    expect(play.whyNot('sale:education-0')).toMatchObject({ rule: 'H-CAP-EXPORT-01' })
    expect(play.whyNot('sale:food-1')).toMatchObject({ rule: 'H-CAP-EXPORT-02' })
    play.answers('sale:education-1')
    // Three Education are left, but their line has been used.
    expect(play.done).toBe(true)
    expect(play.result).toBe(5)
    expect(game.state.capitalist).toMatchObject({ revenue: 120 + 150, capital: 0, vp: 0 })
    expect(game.eventsOf('vp')).toEqual([])
    expect(game.state.capitalist.storage).toEqual({ food: 1, luxury: 0, health: 0, education: 3 })
  })

  it('H-CAP-EXPORT-03, H-STORE-10: goods of the Free Trade Zone are exported too, and first', () => {
    const game = given({}, (s) => {
      s.exportCard = 'export-01'
      stock(s, 'capitalist', 1, 0, 0, 0)
      s.capitalist.freeTradeZone.food = 5
    })
    game.run((t) => exportWares(t, 'capitalist')).answers('sale:food-1')
    expect(game.state.capitalist.freeTradeZone.food).toBe(0)
    expect(game.state.capitalist.storage.food).toBe(0)
    expect(game.eventsOf('goods').map(({ from, to, amount }) => [from, to, amount])).toEqual([
      ['free-trade-zone', 'foreign-market', 5],
      ['capitalist', 'foreign-market', 1],
    ])
  })

  it('H-CAP-EXPORT-04: Influence is no lot of any card', () => {
    const game = given({}, (s) => {
      stock(s, 'capitalist', 8, 12, 12, 12)
      s.capitalist.influence = 10
    })
    const play = game.run((t) => exportWares(t, 'capitalist'))
    expect(play.options.map(({ id }) => id)).toHaveLength(8)
    expect(play.options.some(({ id }) => id.includes('influence'))).toBe(false)
  })

  it('H-CAP-EXPORT-06: the card stays, and the next action may use the same lines again', () => {
    const game = given({}, (s) => {
      s.exportCard = 'export-01'
      stock(s, 'capitalist', 4, 0, 0, 0)
    })
    for (const left of [2, 0]) {
      game.run((t) => exportWares(t, 'capitalist'))
      expect(game.state.capitalist.storage.food).toBe(left)
    }
    expect(game.state.exportCard).toBe('export-01')
    expect(sellAbroad.whyNot(game.state, 'capitalist')?.rule).toBe('H-CAP-EXPORT-02')
  })

  it('H-CAP-EXPORT-01: the seller stops when it likes, after the first lot', () => {
    const game = given({}, (s) => stock(s, 'capitalist', 8, 12, 12, 12))
    const play = game.run((t) => sellAbroad.perform(t, 'capitalist'))
    expect(play.legal).not.toContain('done')
    play.answers('sale:food-0', 'done')
    expect(play.done).toBe(true)
  })

  it('H-TURN-09: a card may leave only the lines of goods', () => {
    const game = given({}, (s) => stock(s, 'capitalist', 8, 12, 12, 12))
    const play = game.run((t) => exportWares(t, 'capitalist', GOODS_ONLY))
    expect(play.legal).toEqual(['sale:food-0', 'sale:food-1', 'sale:luxury-0', 'sale:luxury-1'])
  })
})

describe('the Middle Class sells to the Foreign Market', () => {
  it('HX-22, H-MID-EXPORT-01, H-MID-EXPORT-02: from its Storages, 1 VP for each transaction', () => {
    const game = given({}, (s) => {
      s.exportCard = 'export-11'
      stock(s, 'middle', 4, 8, 6, 0)
    })
    const play = game.run((t) => exportWares(t, 'middle'))
    play.answers('sale:food-0', 'sale:luxury-0', 'sale:luxury-1')
    expect(game.state.middle.vp).toBe(0)
    play.answers('sale:health-1')
    expect(play.done).toBe(true)
    expect(play.result).toBe(4)
    expect(game.state.middle).toMatchObject({ money: 40 + 115, vp: 4 })
    expect(game.state.middle.storage).toEqual({ food: 1, luxury: 0, health: 1, education: 0 })
  })

  it('H-MID-EXPORT-01: tokens in Goods & Services are never exported', () => {
    const game = given({}, (s) => {
      stock(s, 'middle', 0, 0, 0, 0)
      s.middle.goods = { food: 8, luxury: 8, health: 8, education: 8 }
    })
    expect(sellAbroad.whyNot(game.state, 'middle')?.rule).toBe('H-CAP-EXPORT-02')
  })

  it('H-MID-EXPORT-03: Influence is no lot of any card', () => {
    const game = given({}, (s) => {
      stock(s, 'middle', 8, 8, 8, 8)
      s.middle.influence = 9
    })
    const play = game.run((t) => exportWares(t, 'middle'))
    expect(play.options.some(({ id }) => id.includes('influence'))).toBe(false)
  })

  it('H-MID-EXPORT-02: lines that a card lets be used twice score twice', () => {
    const game = given({}, (s) => {
      s.exportCard = 'export-01'
      stock(s, 'middle', 4, 0, 0, 0)
    })
    const play = game.run((t) => exportWares(t, 'middle', { times: 2 })).answers('sale:food-0')
    expect(play.done).toBe(true)
    expect(game.state.middle).toMatchObject({ money: 80, vp: 2 })
  })
})

describe('the State sells to the Foreign Market', () => {
  it('H-STATE-EXPORT-01, H-STATE-EXPORT-02: goods only, to the Treasury, without VP', () => {
    const game = given({}, (s) => {
      s.exportCard = 'export-01'
      stock(s, 'state', 2, 4, 6, 6)
    })
    const play = game.run((t) => sellAbroad.perform(t, 'state'))
    expect(play.options.map(({ id }) => id)).toEqual(['sale:food-0', 'sale:food-1', 'sale:luxury-0', 'sale:luxury-1'])
    play.answers('sale:food-0', 'sale:luxury-0')
    expect(play.done).toBe(true)
    expect(game.state.state).toMatchObject({ money: 120 + 50, vp: 0 })
    expect(game.state.state.storage).toEqual({ food: 0, luxury: 0, health: 6, education: 6 })
  })

  it('H-STATE-EXPORT-01: services alone give the State nothing to sell abroad', () => {
    const game = given({}, (s) => stock(s, 'state', 0, 0, 8, 8))
    expect(sellAbroad.whyNot(game.state, 'state')).not.toBeNull()
  })
})

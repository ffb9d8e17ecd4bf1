import { describe, expect, it } from 'vitest'
import type { Ware } from '../../data/vocabulary.ts'
import { store } from '../../rules/economy/stock.ts'
import { produce } from '../../rules/production/production.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, own } from '../../testing/arrange.ts'
import { ALL_SIMPLE } from '../../testing/automa.ts'
import { given } from '../../testing/given.ts'

/** Adds an amount of a ware to a Storage with some stock. */
function storing(ware: Ware, stored: number, amount: number, change: (s: HegemonyState) => void = () => undefined) {
  const game = given({ automas: ALL_SIMPLE }, (s) => {
    s.capitalist.storage[ware] = stored
    s.capitalist.revenue = 30
    change(s)
  })
  store(game.table, 'capitalist', ware, amount, 'supply', 'production')
  const { storage, tiles, revenue, freeTradeZone } = game.state.capitalist
  return { stored: storage[ware], tile: tiles[ware], revenue, zone: freeTradeZone }
}

describe('Storage of the Capitalist Automa', () => {
  it('CCX-29, CC-AC-14: it buys a tile whenever it holds more than it can store', () => {
    expect(storing('health', 12, 3)).toMatchObject({ stored: 15, tile: true, revenue: 10 })
    expect(storing('health', 12, 3, (s) => (s.capitalist.revenue = 19))).toMatchObject({
      stored: 12,
      tile: false,
      revenue: 19,
    })
  })

  it('CC-AC-15: one tile for a resource; with it full the rest is lost', () => {
    const full = storing('health', 24, 3, (s) => (s.capitalist.tiles.health = true))
    expect(full).toMatchObject({ stored: 24, revenue: 30 })
  })

  it('CC-AC-16: Food and Luxury fill the Free Trade Zone first', () => {
    expect(storing('food', 8, 5)).toMatchObject({ stored: 8, tile: false, zone: { food: 5 }, revenue: 30 })
    expect(storing('food', 8, 10)).toMatchObject({ stored: 10, tile: true, zone: { food: 8 }, revenue: 10 })
  })

  it('CC-AC-16: it buys a tile only for goods beyond the full Free Trade Zone', () => {
    const filled = (amount: number) =>
      storing('luxury', 12, amount, (s) => {
        s.capitalist.freeTradeZone.luxury = 10
      })
    expect(filled(2)).toMatchObject({ stored: 12, tile: false, zone: { luxury: 12 }, revenue: 30 })
    expect(filled(6)).toMatchObject({ stored: 16, tile: true, zone: { luxury: 12 }, revenue: 10 })
    const partly = storing('luxury', 9, 8, (s) => {
      s.capitalist.freeTradeZone.luxury = 12
      s.capitalist.revenue = 19
    })
    expect(partly).toMatchObject({ stored: 12, tile: false, revenue: 19 })
  })

  it('CC-AC-14, CC-AC-16: goods of a Shopping Mall go to its Storage, the Free Trade Zone and a tile in turn', () => {
    const game = given({ automas: ALL_SIMPLE }, (s) => {
      bare(s)
      employ(s, own(s, 'capitalist', 'shopping-mall'), 'working')
      Object.assign(s.capitalist, { revenue: 200, storage: { food: 0, luxury: 12, health: 0, education: 0 } })
      s.capitalist.freeTradeZone = { food: 0, luxury: 10 }
    })
    produce(game.table)
    const { storage, freeTradeZone, tiles } = game.state.capitalist
    expect([storage.luxury, freeTradeZone.luxury, tiles.luxury]).toEqual([16, 12, true])
  })

  it('leaves a human Capitalist Class without a tile', () => {
    const game = given({}, (s) => {
      s.capitalist.storage.health = 12
    })
    store(game.table, 'capitalist', 'health', 3, 'supply', 'production')
    expect(game.state.capitalist.tiles.health).toBe(false)
  })
})

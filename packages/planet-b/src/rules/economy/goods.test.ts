// Producing, storing and selling at the edges: full stores, both marks of every market, tiles upon tiles.
import { describe, expect, it } from 'vitest'
import { anyRes, box, law, produce, res } from '../../data/symbols.ts'
import { RESOURCES, type Resource } from '../../data/vocabulary.ts'
import { type Change, carryingOut, nextLaws } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'

/** Tiles on cells of blue, taken from the stock. */
const covered =
  (line: 'upper' | 'lower', ...tiles: readonly (Resource | null)[]): Change =>
  (s) => {
    s.player.blue.cells[line] = [...tiles]
    for (const tile of tiles) if (tile !== null) s.player.blue.stock[tile]--
  }

describe('prices', () => {
  const GREY: Readonly<Record<Resource, number>> = {
    plastic: 5,
    iridium: 5,
    water: 2,
    plants: 2,
    hydrogen: 5,
    chips: 5,
    meat: 6,
  }
  const RED: typeof GREY = { plastic: 3, iridium: 2, water: 4, plants: 4, hydrogen: 3, chips: 2, meat: 6 }

  it.each([
    ['grey', GREY],
    ['red', RED],
  ] as const)('PB-SELL-02, PB-SELL-03, PB-SELL-04: with every disc on %s', (face, prices) => {
    for (const resource of RESOURCES) {
      const { game, play } = carryingOut(box(produce(1)), (s) => {
        for (const deal of Object.values(s.deals)) deal.price = face
        s.player.blue.store[resource] = 1
      })
      play.answers(`sell:${resource}`)
      expect([resource, game.blue.money - 10]).toEqual([resource, prices[resource]])
      expect(viewFor(game.state, 'red').prices[resource]).toBe(prices[resource])
      expect(game.eventsOf('money')).toMatchObject([{ from: 'bank', to: 'blue', why: 'sale' }])
      expect(game.eventsOf('resource')).toMatchObject([{ from: 'blue', to: 'supply', amount: 1 }])
    }
  })
})

describe('full stores', () => {
  it('PB-PROD-06, PB-PROD-03: a line that shows the same resource twice fills the last place and sells the second', () => {
    const { game, play } = carryingOut(box(produce(1)), (s) => {
      covered('upper', 'meat', 'meat', null)(s)
      s.player.blue.store.meat = 3
    })
    play.answers('line:upper')
    expect(game.blue).toMatchObject({ money: 16, store: { meat: 4, plants: 1, iridium: 0, water: 0 } })
    expect(game.eventsOf('resource').map(({ resource, to, why }) => [resource, to, why])).toEqual([
      ['meat', 'blue', 'production'],
      ['meat', 'supply', 'overflow'],
      ['plants', 'blue', 'production'],
    ])
  })

  it('PB-PROD-06: everything a full store gains is sold at the price of this moment', () => {
    const { game } = carryingOut(box(res('iridium', 3)), (s) => {
      s.deals.right.price = 'red'
      s.player.blue.store.iridium = 4
    })
    expect(game.blue).toMatchObject({ money: 16, store: { iridium: 4 } })
    expect(game.eventsOf('money')).toMatchObject([{ amount: 6, why: 'overflow' }])
  })

  it('PB-PROD-06, PB-SELL-06: in the turn of another the fifth container is sold all the same', () => {
    const { game, play } = carryingOut(box(law('yellow')), (s) => {
      nextLaws(s, 'yellow', 'water-for-everyone')
      s.player.red.store.water = 4
      s.player.green.store.water = 3
    })
    play.answers('lawbox:left')
    expect([game.red.money, game.red.store.water]).toEqual([12, 4])
    expect([game.green.money, game.green.store.water]).toEqual([10, 4])
  })

  it('PB-PROD-10: the same full resource may be chosen for every symbol', () => {
    const { game, play } = carryingOut(box(anyRes(3)), (s) => {
      s.player.blue.store.chips = 3
    })
    play.answers('store:chips', 'store:chips', 'store:chips')
    expect(game.blue).toMatchObject({ money: 20, store: { chips: 4 } })
  })

  it('PB-SELL-07, PB-PROD-05: a sale in the middle makes room again', () => {
    const { game, play } = carryingOut(box(anyRes(2)), (s) => {
      s.player.blue.store.chips = 4
    })
    play.answers('store:chips', 'sell:chips', 'store:chips')
    expect(game.blue).toMatchObject({ money: 20, store: { chips: 4 } })
    expect(game.eventsOf('money').map(({ why }) => why)).toEqual(['overflow', 'sale'])
  })
})

describe('production tiles', () => {
  it.each([
    [9, undefined],
    [10, 0],
    [11, 1],
  ])('PB-TILE-01: with %i money', (money, left) => {
    const { game, play } = carryingOut(box(produce(1)), (s) => {
      s.player.blue.money = money
    })
    expect(play.legal.includes('buy-tile')).toBe(left !== undefined)
    if (left === undefined) return
    play.answers('buy-tile', 'stock:water', 'cell:upper:3')
    expect(game.blue.money).toBe(left)
    expect(game.eventsOf('tile-bought')).toMatchObject([{ resource: 'water', line: 'upper', cell: 3, covered: null }])
  })

  it('PB-TILE-07, PB-TILE-05: the second of two tiles is the last one, until one of them is covered', () => {
    const { game, play } = carryingOut(box(produce(1)), (s) => {
      covered('lower', 'plastic', null, null)(s)
      s.player.blue.money = 30
    })
    play.answers('buy-tile', 'stock:plastic', 'cell:lower:2', 'buy-tile')
    expect(play.legal).not.toContain('stock:plastic')
    play.answers('stock:iridium', 'cell:lower:1', 'buy-tile')
    expect(play.legal).toContain('stock:plastic')
    play.answers('stock:plastic', 'cell:lower:1', 'line:lower')
    expect(game.blue).toMatchObject({
      money: 0,
      cells: { lower: ['plastic', 'plastic', null] },
      stock: { plastic: 0, iridium: 2 },
      store: { plastic: 2, water: 1 },
    })
    expect(game.eventsOf('tile-bought').map((event) => event.covered)).toEqual([null, 'plastic', 'iridium'])
  })

  it('PB-TILE-06: tiles are taken off one by one, as long as there are any', () => {
    const { game, play } = carryingOut(box(produce(1)), (s) => {
      covered('upper', 'meat', null, 'meat')(s)
      s.player.blue.money = 3
    })
    play.answers('take-tile-off')
    expect(play.legal).toEqual(['cell:upper:1', 'cell:upper:3'])
    play.answers('cell:upper:3', 'take-tile-off')
    expect(play.options.map(({ id }) => id)).not.toContain('take-tile-off')
    play.answers('line:upper')
    expect(game.blue).toMatchObject({
      money: 3,
      stock: { meat: 2 },
      store: { iridium: 1, water: 1, plants: 1, meat: 0 },
    })
  })

  it('PB-TILE-06, PB-TURN-06: neither is a tile bought nor taken off in the turn of another', () => {
    const { play } = carryingOut(box({ ...anyRes(1), who: 'others' }), (s) => {
      s.player.red.money = 50
      s.player.red.cells.upper[0] = 'meat'
      s.player.red.stock.meat--
    })
    expect(play.seat).toBe('red')
    expect(play.legal).toEqual(RESOURCES.map((resource) => `store:${resource}`))
  })
})

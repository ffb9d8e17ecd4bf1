// The worked examples of the rules page about money, VP, production, tiles, selling, building and drawing.
import { describe, expect, it } from 'vitest'
import { buildingFacts } from '../../data/buildings.ts'
import { anyRes, box, brain, build, money, moodDown, paid, produce, res, vp } from '../../data/symbols.ts'
import { acting, built, carryingOut, given, inHand, nextLaws, onBoard, onTop, operating } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'
import { carryOut } from '../boxes/box.ts'
import { payability } from '../means/payability.ts'
import { priceOf } from '../means/selling.ts'

const isSale = (id: unknown): boolean => String(id).startsWith('sell:')

describe('examples: money and VP', () => {
  it('PBX-08, PB-MONEY-01, PB-VP-01, PB-VP-02: money is seen by all, VP by their owner alone', () => {
    const { game } = carryingOut(box(money(5), vp(5)))
    expect(game.blue).toMatchObject({ money: 15, vp: 5 })
    expect(viewFor(game.state, 'red').seats.blue).toMatchObject({ money: 15, vp: null })
    expect(viewFor(game.state, 'blue').seats.blue).toMatchObject({ money: 15, vp: 5 })
  })

  it('PBX-09, PB-VP-03: VP pay no cost', () => {
    const { state } = given({}, (s) => {
      Object.assign(s.player.blue, { money: 0, vp: 40 })
    })
    expect(payability(state, 'blue', paid([money(1)], vp(1))).blocked?.rule).toBe('PB-BOX-03')
  })

  it('PBX-88, PB-SETUP-06, PB-SETUP-10: bank and supply are never empty', () => {
    const { game } = carryingOut(box(money(5), res('water', 1), brain(1)), (s) => {
      for (const seat of s.order) {
        const player = s.player[seat]
        player.money = 900
        for (const resource of Object.keys(player.store)) Object.assign(player.store, { [resource]: 4 })
        onBoard(s, seat, { trickster: 8, brain: 8 })
      }
      built(s, 'red', 'stadium', { brain: 4 })
      s.player.blue.store.water = 3
      s.player.blue.workers.brain = 7
    })
    expect(game.blue).toMatchObject({ money: 905, store: { water: 4 }, workers: { brain: 8 } })
  })

  it('PBX-102, PB-MONEY-03, PB-MONEY-04: money goes to the bank, never to a player, and never below zero', () => {
    const cost = paid([money(3)], vp(1))
    const poor = given({}, (s) => {
      s.player.blue.money = 2
    })
    expect(payability(poor.state, 'blue', cost).blocked?.rule).toBe('PB-BOX-03')
    const { game } = carryingOut(cost)
    expect(game.eventsOf('money')).toMatchObject([{ from: 'blue', to: 'bank', amount: 3 }])
    expect([game.red.money, game.green.money, game.gold.money]).toEqual([10, 10, 10])
  })

  it('PBX-103, PB-MONEY-05, PB-VP-04: no move turns money into VP during the game', () => {
    const game = given({}, (s) => {
      s.player.blue.money = 30
    })
    expect(game.goOn().legal).toEqual(['tile:left', 'tile:centre', 'tile:right', 'buy-tile'])
  })

  it('PBX-104, PB-VP-05: VP do not fall below zero', () => {
    const { game } = carryingOut(box(moodDown(1)), (s) => {
      Object.assign(s.player.blue, { mood: -4, vp: 1 })
    })
    expect(game.blue).toMatchObject({ mood: -4, vp: 0 })
    expect(game.eventsOf('vp')).toMatchObject([{ amount: -1 }])
  })

  it('PBX-105, PB-VP-06: all players see a gain of VP, but not the sum', () => {
    const { game, play } = carryingOut(box(build(1)), (s) => {
      Object.assign(s.player.blue, { money: 15, vp: 31 })
      inHand(s, 'blue', 'restaurant')
    })
    play.answers('build')
    const told = game.table.emitted.find(({ event }) => event.type === 'vp')
    expect(told).toEqual({ event: { type: 'vp', seat: 'blue', amount: 6, why: 'building' } })
    expect(JSON.stringify(viewFor(game.state, 'red'))).not.toContain('37')
  })
})

describe('examples: production and tiles', () => {
  it('PBX-16, PB-TILE-01, PB-TILE-02, PB-PROD-02: a tile is bought directly before producing', () => {
    const game = given({ first: 'gold' }, (s) => {
      acting(s)
      s.clock.active = 2
      s.player.red.money = 25
    })
    const play = game.run((t) => carryOut(t, 'red', box(produce(1)), 'news:rain', null))
    play.answers('buy-tile', 'stock:plastic', 'cell:lower:1', 'line:lower')
    expect(game.red.money).toBe(15)
    expect(game.red.store).toMatchObject({ plastic: 1, meat: 1, plants: 1, water: 0 })
  })

  it('PBX-17, PB-TILE-06: a tile taken back uncovers the printed resource; nothing is refunded', () => {
    const { game, play } = carryingOut(box(produce(1)), (s) => {
      s.player.blue.cells.upper[0] = 'meat'
      s.player.blue.stock.meat = 1
    })
    play.answers('take-tile-off', 'line:upper')
    expect(game.blue).toMatchObject({ money: 10, stock: { meat: 2 }, store: { iridium: 1, meat: 0 } })
  })

  it('PBX-18, PB-PROD-05, PB-PROD-06, PB-SELL-03: a fifth meat is sold at once for 6', () => {
    const { game } = carryingOut(box(res('meat', 1)), (s) => {
      s.player.blue.store.meat = 4
    })
    expect(game.blue).toMatchObject({ money: 16, store: { meat: 4 } })
  })

  it('PBX-19, PB-PROD-06: resources that fit are stored, the rest is sold', () => {
    const { game } = carryingOut(box(res('water', 2)), (s) => {
      s.player.blue.store.water = 3
    })
    expect(priceOf(game.state, 'water')).toBe(2)
    expect(game.blue).toMatchObject({ money: 12, store: { water: 4 } })
  })

  it('PBX-108, PB-PROD-04, PB-PROD-07, PB-PROD-10: a resource of choice for each symbol, a full one is sold', () => {
    const { game, play } = carryingOut(box(anyRes(2)), (s) => {
      s.deals.left.price = 'red'
      s.player.blue.store.plants = 4
    })
    play.answers('store:hydrogen', 'store:plants')
    expect(game.blue).toMatchObject({ money: 14, store: { hydrogen: 1, plants: 4 } })
  })

  it('PBX-109, PB-PROD-09: resources cannot be bought', () => {
    const game = given({}, (s) => {
      s.player.blue.money = 50
    })
    expect(game.goOn().options.some(({ target }) => target?.startsWith('store:'))).toBe(false)
  })

  it('PBX-110, PB-TILE-04, PB-TILE-05: a tile may cover a tile, which goes back to the stock', () => {
    const { game, play } = carryingOut(box(produce(1)), (s) => {
      s.player.blue.cells.upper[1] = 'water'
      s.player.blue.stock.water = 0
    })
    play.answers('buy-tile', 'stock:meat')
    const { question } = play
    const second = question.shape === 'pick' ? question.offers.find(({ id }) => id === 'cell:upper:2') : undefined
    expect(second?.label.params).toMatchObject({ number: 2 })
    play.answers('cell:upper:2', 'line:upper')
    expect(game.blue).toMatchObject({
      money: 0,
      stock: { water: 1, meat: 1 },
      store: { iridium: 1, meat: 1, plants: 1 },
    })
  })

  it('PBX-111, PB-TILE-07: a resource without a tile left in the stock cannot be bought', () => {
    const { play } = carryingOut(box(produce(1)), (s) => {
      s.player.blue.stock.meat = 0
    })
    play.answers('buy-tile')
    expect(play.prompt).toBe('ask.tile')
    expect(play.legal).not.toContain('stock:meat')
    expect(play.legal).toContain('stock:plastic')
  })
})

describe('examples: selling', () => {
  it('PBX-20, PB-SELL-02, PB-SELL-04: a market rules the price of two resources', () => {
    const { game, play } = carryingOut(box(produce(1)), (s) => {
      Object.assign(s.player.blue.store, { plastic: 1, hydrogen: 1 })
    })
    play.answers('sell:plastic')
    expect(game.blue.money).toBe(13)
    play.answers('sell:hydrogen')
    expect(game.blue.money).toBe(16)
  })

  it('PBX-21, PB-SELL-06: no player sells in the turn of another', () => {
    const game = given({}, (s) => {
      acting(s)
      s.clock.active = 1
      s.player.blue.store.meat = 1
      s.player.red.store.meat = 1
      nextLaws(s, 'yellow', 'right-to-repair')
    })
    const play = game.run((t) => carryOut(t, 'red', box({ op: 'law', deck: 'any' }), 'news:mayor-boxer', null))
    expect(play.legal.some(isSale)).toBe(true)
    play.answers('law:yellow', 'lawbox:left', 'action:2', 'store:water', 'store:water')
    const asked: string[] = []
    while (!play.done) {
      asked.push(play.seat)
      expect(play.options.some(({ id }) => isSale(id))).toBe(false)
      play.answers('store:water')
    }
    expect(asked).toEqual(['green', 'gold', 'blue'])
  })

  it('PBX-95, PB-TURN-06, PB-TILE-03, PB-SELL-01: sales and purchases stand between two actions', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'llamazone-prime', face: 'grey' }
      s.player.blue.money = 0
      s.player.blue.store.meat = 4
    })
    const play = game.goOn().answers('tile:left', 'action:1', 'line:upper')
    expect(play.prompt).toBe('ask.order')
    play.answers('sell:meat', 'sell:meat', 'sell:meat', 'sell:meat')
    play.answers('buy-tile', 'stock:meat', 'cell:upper:1', 'buy-tile', 'stock:meat', 'cell:upper:2')
    expect(game.blue).toMatchObject({ money: 4, store: { meat: 0 }, cells: { upper: ['meat', 'meat', null] } })
    expect(play.prompt).toBe('ask.order')
    expect(play.legal).toContain('action:2')
  })

  it('PBX-96, PB-TURN-08, PB-TURN-10, PB-SELL-05: a price raised by the exchange serves only from the next turn on', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'draw'
      s.turn.space = 'left'
      s.deals.left.suitcases = 4
      s.player.blue.store.water = 1
    })
    const play = game.goOn()
    expect(play.prompt).toBe('ask.draw')
    expect(play.options.some(({ id }) => isSale(id))).toBe(false)
    play.answers('deck:A', 'deck:A', 'deck:A')
    expect(priceOf(game.state, 'water')).toBe(4)
    expect(play.seat).toBe('red')
    const later = carryingOut(box(produce(1)), (s) => {
      s.deals.left.price = 'red'
      s.player.blue.store.water = 1
    })
    later.play.answers('sell:water')
    expect(later.game.blue.money).toBe(14)
  })
})

describe('examples: building and drawing', () => {
  it('PBX-22, PB-BUILD-01, PB-VP-02: a building costs its money and brings its VP at once', () => {
    const { game, play } = carryingOut(box(build(1)), (s) => inHand(s, 'blue', 'parking-lot', 'museum'))
    play.answers('card:parking-lot', 'build')
    expect(game.blue).toMatchObject({ money: 2, vp: 3, hand: ['museum'] })
    expect(game.blue.buildings.at(-1)).toEqual({ id: 'parking-lot', zones: [{ trickster: 0, brain: 0 }] })
  })

  it('PBX-23, PB-BUILD-06, PB-BUILD-10: instead a card goes under its deck for 5 money', () => {
    const { game, play } = carryingOut(box(build(1)), (s) => {
      s.player.blue.money = 30
      inHand(s, 'blue', 'stadium')
    })
    play.answers('under')
    expect(game.blue).toMatchObject({ money: 35, vp: 0, hand: [] })
    expect(game.state.buildings.C[0]).toBe('stadium')
  })

  it('PBX-24, PB-DRAW-01, PB-DRAW-02: one card is missing, one is drawn, from any deck', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'draw'
      inHand(s, 'blue', 'museum', 'stadium')
    })
    const play = game.goOnTo('news')
    expect(play.legal).toEqual(['deck:A', 'deck:B', 'deck:C'])
    play.answers('deck:C')
    expect(play.done).toBe(true)
    expect(game.blue.hand).toHaveLength(3)
  })

  it('PBX-25, PB-DRAW-05: empty decks give nothing, and the hand stays small', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'draw'
      inHand(s, 'blue', 'casino')
      s.buildings = { A: [], B: ['museum'], C: [] }
    })
    expect(game.goOnTo('news').done).toBe(true)
    expect(game.blue.hand).toEqual(['casino', 'museum'])
  })

  it('PBX-113, PB-SELL-07, PB-BUILD-05: a player can sell first to afford the building', () => {
    const poor = (meat: number) =>
      carryingOut(box(build(1)), (s) => {
        s.player.blue.money = 6
        s.player.blue.store.meat = meat
        inHand(s, 'blue', 'casino')
      })
    const { game, play } = poor(1)
    expect(play.whyNot('build')).toMatchObject({ rule: 'PB-BUILD-05', key: 'why.short-sell-first' })
    play.answers('sell:meat', 'build')
    expect(game.blue).toMatchObject({ money: 2, vp: 4 })
    expect(poor(0).play.whyNot('build')).toMatchObject({ rule: 'PB-BUILD-05', key: 'why.short' })
  })

  it('PBX-115, PB-BUILD-03, PB-BUILD-04: an eleventh building is built without another effect', () => {
    const ten = buildingIds(10)
    const { game, play } = carryingOut(box(build(1)), (s) => {
      for (const id of ten) built(s, 'blue', id)
      inHand(s, 'blue', 'casino')
    })
    play.answers('build')
    expect(play.done).toBe(true)
    expect(game.blue.buildings).toHaveLength(12)
    expect(game.eventsOf('box')).toHaveLength(1)
    expect(game.blue).toMatchObject({ money: 0, vp: 4 })
  })

  it('PBX-116, PB-BUILD-07, PB-BUILD-08: a build action with an empty hand has no effect', () => {
    const { game, play } = carryingOut(box(build(1), build(1)), (s) => inHand(s, 'blue', 'casino'))
    play.answers('action:1', 'under')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 15, hand: [] })
    expect(game.eventsOf('skipped').map(({ op }) => op)).toEqual(['build'])
  })

  it('PBX-117, PB-BUILD-09, PB-CARD-05: Modular Houses build without money, the VP are gained', () => {
    const { game, play } = operating('architects-office', 'lower', (s) => {
      s.player.blue.money = 0
      s.player.blue.store.iridium = 3
      inHand(s, 'blue', 'power-plant')
    })
    play.answers('build')
    expect(game.blue).toMatchObject({ money: 0, vp: buildingFacts('power-plant').vp, store: { iridium: 0 } })
    expect(game.blue.buildings.at(-1)?.id).toBe('power-plant')
  })

  it('PBX-118, PB-DRAW-03, PB-DRAW-06: each drawn card is seen before the next deck is chosen; three are enough', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'draw'
      inHand(s, 'blue', 'casino')
      onTop(s, 'C', 'stadium')
      onTop(s, 'A', 'pawnshop')
    })
    const play = game.goOnTo('news').answers('deck:C')
    expect(viewFor(game.state, 'blue').seats.blue?.hand).toEqual(['casino', 'stadium'])
    play.answers('deck:A')
    expect(play.done).toBe(true)
    expect(game.blue.hand).toEqual(['casino', 'stadium', 'pawnshop'])
    game.state.clock.phase = 'draw'
    expect(game.goOnTo('news').done).toBe(true)
    expect(game.blue.hand).toHaveLength(3)
  })
})

/** Cheap ones first, the headquarters and the Casino left out. */
function buildingIds(amount: number): readonly string[] {
  const { state } = given()
  return [...state.buildings.A, ...state.buildings.B].filter((id) => id !== 'casino').slice(0, amount)
}

import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import type { LabourClass } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { withWorkers } from '../../testing/arrange.ts'
import { type Given, given, type Play, type TestTable } from '../../testing/given.ts'
import { population } from '../labour/workers.ts'
import { type BuyLimits, buy, buyGoods, mostFrom, whyNoBuy } from './buy.ts'
import { priceOf, stockOf } from './sources.ts'

/** Numbers of workers for these Populations. */
const WORKERS_FOR = { 4: 12, 5: 15, 6: 18, 7: 21 } as const

/** A rich buyer of this Population. */
function rich(
  of: LabourClass,
  size: keyof typeof WORKERS_FOR,
  change: (s: HegemonyState) => void = () => undefined,
  setting: Given = {},
): TestTable {
  return given({ players: 4, ...setting }, (s) => {
    withWorkers(s, of, WORKERS_FOR[size])
    s[of].money = 200
    change(s)
  })
}

function buying(game: TestTable, of: LabourClass = 'working', limits?: BuyLimits): Play<number> {
  return game.run((t) => buy(t, of, limits))
}

function ids(play: Play<number>): string[] {
  return play.options.map(({ id }) => id)
}

describe('targets of the options', () => {
  const buying = (of: 'working' | 'middle', change: (s: HegemonyState) => void = () => undefined) =>
    given({ players: 4 }, (s) => {
      Object.assign(s[of], { money: 200 })
      s.middle.storage = { food: 3, luxury: 3, health: 3, education: 3 }
      s.capitalist.storage = { food: 4, luxury: 4, health: 4, education: 4 }
      s.state.storage.food = 2
      change(s)
    }).run((t) => buy(t, of))
  const shown = (play: ReturnType<typeof buying>) => play.options.map(({ id, target }) => [id, target])

  it('the own Goods & Services for the ware, Influence nowhere', () => {
    expect(shown(buying('working'))).toEqual([
      ['resource:food', 'own:working-food'],
      ['resource:luxury', 'own:working-luxury'],
      ['resource:health', 'own:working-health'],
      ['resource:education', 'own:working-education'],
      ['resource:influence', undefined],
    ])
    expect(shown(buying('middle'))[0]).toEqual(['resource:food', 'own:middle-food'])
  })

  it('sellers with their price and stock; public services on the board', () => {
    expect(shown(buying('working').answers('resource:health'))).toEqual([
      ['source:middle', 'role:middle'],
      ['source:capitalist', 'role:capitalist'],
      ['source:state', 'service:health'],
    ])
    const food = buying('middle').answers('resource:food')
    expect(shown(food)).toEqual([
      ['source:middle', 'role:middle'],
      ['source:capitalist', 'role:capitalist'],
      ['source:state', 'role:state'],
      ['source:foreign', undefined],
    ])
    expect(food.options.map(({ label }) => label)).toEqual([
      say('option.buy-own', { stock: 3 }),
      say('option.buy-from', { seller: say('role.capitalist'), price: 12, stock: 4 }),
      say('option.buy-from', { seller: say('role.state'), price: 12, stock: 2 }),
      say('option.buy-abroad', { price: 15 }),
    ])
  })
})

describe('sellers, goods and amounts', () => {
  it('HX-06, H-BUY-01, H-BUY-02, H-BUY-04: one resource from two sources, each within Population and stock', () => {
    const game = rich('working', 5, (s) => {
      s.capitalist.storage.health = 3
    })
    const play = buying(game).answers('resource:health', 'source:state')
    expect(play.legal).toEqual([1, 2, 3, 4, 5])
    play.answers(5, 'source:capitalist')
    expect(play.legal).toEqual([1, 2, 3])
    play.answers(3)
    expect(play.result).toBe(8)
    expect(game.state.working).toMatchObject({ money: 200 - 25 - 24, goods: { health: 8 } })
    expect(game.state.state).toMatchObject({ money: 120 + 25, storage: { health: 1 } })
    expect(game.state.capitalist).toMatchObject({ revenue: 120 + 24, storage: { health: 0 } })
  })

  it('HX-07, H-BUY-05, H-POLICY-6-01, H-POLICY-6-02: abroad the base price goes to the Supply, the tariff to the Treasury', () => {
    const game = rich('working', 6)
    buying(game).answers('resource:luxury', 'source:foreign', 6, 'done')
    expect(game.state.working).toMatchObject({ money: 200 - 36 - 18, goods: { luxury: 6 } })
    expect(game.state.state.money).toBe(120 + 18)
    expect(game.eventsOf('money')).toEqual([
      { type: 'money', from: 'working', to: 'supply', amount: 36, why: 'purchase', subject: 'luxury' },
      { type: 'money', from: 'working', to: 'state', amount: 18, why: 'tariff', subject: 'luxury' },
    ])
  })

  it('HX-52, H-BUY-02: Population 4 buys up to 4 from each source', () => {
    const game = rich('working', 4, (s) => {
      s.capitalist.storage.luxury = 9
      s.middle.storage.health = 8
    })
    for (const source of ['capitalist', 'foreign-market'] as const) {
      expect(mostFrom(game.state, 'working', 'luxury', source)).toBe(4)
    }
    for (const source of ['state', 'middle'] as const) {
      expect(mostFrom(game.state, 'working', 'health', source)).toBe(4)
    }
  })

  it('H-BUY-03, H-BUY-15: the sellers of each good', () => {
    const game = rich('working', 5, (s) => {
      s.state.storage.luxury = 2
      s.capitalist.influence = 5
      s.middle.influence = 5
    })
    const sold = (resource: string): string[] => ids(buying(game).answers(`resource:${resource}`))
    expect(sold('food')).toEqual(['source:middle', 'source:capitalist', 'source:foreign'])
    expect(sold('luxury')).toEqual(['source:middle', 'source:capitalist', 'source:state', 'source:foreign'])
    expect(sold('health')).toEqual(['source:middle', 'source:capitalist', 'source:state'])
    expect(stockOf(game.state, 'capitalist', 'influence')).toBe(0)
    expect(stockOf(game.state, 'middle', 'influence')).toBe(0)
  })

  it('H-BUY-04: a source sells only what it has; the Foreign Market has everything it trades in', () => {
    const game = rich('working', 5)
    const play = buying(game).answers('resource:luxury')
    expect(play.whyNot('source:middle')?.rule).toBe('H-BUY-04')
    expect(stockOf(game.state, 'foreign-market', 'food')).toBe(Number.POSITIVE_INFINITY)
    expect(stockOf(game.state, 'foreign-market', 'health')).toBe(0)
  })

  it('H-BUY-05, H-STATE-RES-07, H-POLICY-4-01, H-POLICY-5-01: the prices of each source', () => {
    const { state } = rich('working', 5, (s) => {
      s.capitalist.prices.food = 15
      s.middle.prices.food = 9
      s.policies[4] = 'A'
      s.policies[5] = 'C'
      s.policies[6] = 'A'
    })
    expect(priceOf(state, 'capitalist', 'food')).toBe(15)
    expect(priceOf(state, 'middle', 'food')).toBe(9)
    expect(priceOf(state, 'foreign-market', 'food')).toBe(20)
    expect(priceOf(state, 'foreign-market', 'luxury')).toBe(12)
    expect(priceOf(state, 'state', 'health')).toBe(0)
    expect(priceOf(state, 'state', 'education')).toBe(10)
    expect(priceOf(state, 'state', 'food')).toBe(12)
    expect(priceOf(state, 'state', 'luxury')).toBe(8)
    expect(priceOf(state, 'state', 'influence')).toBe(10)
  })

  it('H-BUY-06, H-BUY-07: the seller is paid and not asked; the wares go to Goods & Services', () => {
    const game = rich('working', 5, (s) => {
      s.middle.storage.food = 4
    })
    const play = buying(game).answers('resource:food', 'source:middle')
    expect(play.seat).toBe('working')
    play.answers(4, 'done')
    expect(game.state.middle).toMatchObject({ money: 40 + 48, storage: { food: 0 } })
    expect(game.state.working.goods.food).toBe(4)
    expect(game.eventsOf('goods')).toEqual([
      { type: 'goods', resource: 'food', from: 'middle', to: 'working-goods', amount: 4, why: 'purchase' },
    ])
  })

  it('H-BUY-08, H-STORE-10: goods in the Free Trade Zone are not for sale', () => {
    const { state } = rich('working', 5, (s) => {
      s.capitalist.storage.food = 0
      s.capitalist.freeTradeZone.food = 8
    })
    expect(stockOf(state, 'capitalist', 'food')).toBe(0)
  })

  it('H-BUY-12, H-STATE-RES-05: only Media Influence is sold, never the Personal Influence of the State', () => {
    const game = rich('working', 5, (s) => {
      s.state.influence = 9
      s.state.media = 2
    })
    buying(game).answers('resource:influence', 2)
    expect(game.state.working).toMatchObject({ influence: 1 + 2, money: 200 - 20 })
    expect(game.state.state).toMatchObject({ influence: 9, media: 0, money: 140 })
  })

  it('H-BUY-13, H-GEN-11, HQ-32: no player buys more than they can pay at once, not even Food', () => {
    const game = rich('working', 5, (s) => {
      s.working.money = 31
    })
    expect(buying(game).answers('resource:food', 'source:foreign').legal).toEqual([1, 2])
    game.state.working.money = 3
    expect(buyGoods.whyNot(game.state, 'working')).not.toBeNull()
    expect(game.state.working.loans).toBe(0)
  })

  it('H-BUY-13: an unaffordable good is shown with the reason', () => {
    const game = rich('working', 5, (s) => {
      s.working.money = 9
      s.capitalist.prices.health = 10
      s.capitalist.storage.health = 2
    })
    const play = buying(game)
    expect(play.whyNot('resource:influence')?.rule).toBe('H-BUY-13')
    expect(play.answers('resource:health').whyNot('source:capitalist')?.rule).toBe('H-BUY-13')
  })

  it('H-BUY-14: without the State as a player the money goes to the Treasury, without a gain for a player', () => {
    const game = rich('working', 5, undefined, { players: 3 })
    buying(game).answers('resource:health', 'source:state', 5, 'done')
    expect(game.state.state).toMatchObject({ money: 145, vp: 0, legitimacy: { working: 2 } })
    expect(game.eventsOf('vp')).toEqual([])
  })

  it('H-BUY-14: with two players there is no purchase from the Middle Class', () => {
    const game = rich('working', 5, undefined, { players: 2 })
    expect(ids(buying(game).answers('resource:food'))).toEqual(['source:capitalist', 'source:foreign'])
  })
})

describe('the Middle Class as its own source', () => {
  it('HX-23, H-BUY-09, H-BUY-11: it takes its own wares for nothing, and only one other source is left', () => {
    const game = rich('middle', 5, (s) => {
      s.middle.goods.health = 1
      s.middle.storage.health = 3
      s.capitalist.storage.health = 5
    })
    const play = buying(game, 'middle').answers('resource:health', 'source:state', 5, 'source:middle', 3)
    expect(play.done).toBe(true)
    expect(game.state.middle).toMatchObject({ money: 175, goods: { health: 9 }, storage: { health: 0 } })
  })

  it('HX-24, H-BUY-05, H-BUY-09: itself and the Foreign Market at 6A', () => {
    const game = rich('middle', 5, (s) => {
      s.middle.storage.luxury = 2
      s.capitalist.storage.luxury = 0
      s.policies[6] = 'A'
    })
    buying(game, 'middle').answers('resource:luxury', 'source:middle', 2, 'source:foreign', 3)
    expect(game.state.middle).toMatchObject({ money: 200 - 18 - 18, goods: { luxury: 5 } })
    expect(game.state.state.money).toBe(120 + 18)
  })

  it('H-BUY-02, H-BUY-09: within its Population as well', () => {
    const { state } = rich('middle', 5, (s) => {
      s.middle.storage.food = 8
      s.middle.money = 0
    })
    expect(mostFrom(state, 'middle', 'food', 'middle')).toBe(5)
  })
})

describe('sales of the State', () => {
  it('HX-31, H-STATE-SALE-01, H-STATE-SALE-02: at 5₳ the State gains 1 VP, whatever the amount', () => {
    const game = rich('middle', 6)
    buying(game, 'middle').answers('resource:health', 'source:state', 6, 'done')
    expect(game.state.state).toMatchObject({ money: 150, vp: 1 })
    expect(game.eventsOf('vp')).toEqual([
      { type: 'vp', role: 'state', amount: 1, why: 'public-sale', subject: 'health' },
    ])
  })

  it('HX-32, H-STATE-SALE-03: free of charge it gains 1 Legitimacy with the buyer for every 3', () => {
    const game = rich('working', 7, (s) => {
      s.policies[5] = 'A'
      s.state.storage.education = 7
    })
    buying(game).answers('resource:education', 'source:state', 7, 'done')
    expect(game.state.working).toMatchObject({ money: 200, goods: { education: 7 } })
    expect(game.state.state).toMatchObject({ vp: 0, legitimacy: { working: 4, middle: 2, capitalist: 2 } })
  })

  it('H-STATE-SALE-03: two purchases are counted apart', () => {
    const game = rich('working', 7, (s) => {
      s.policies[5] = 'A'
    })
    for (let turn = 0; turn < 2; turn++) buying(game).answers('resource:education', 'source:state', 2, 'done')
    expect(game.state.state.legitimacy.working).toBe(2)
  })

  it('H-STATE-SALE-04: the base price decides: at half of 5₳ there is still the 1 VP', () => {
    const game = rich('working', 5)
    buying(game, 'working', { resources: ['health'], sources: ['state'], terms: { half: true } }).answers(5)
    expect(game.state.working.money).toBe(200 - 13)
    expect(game.state.state).toMatchObject({ money: 133, vp: 1 })
  })

  it('H-STATE-SALE-05, H-STATE-SALE-06: at 10₳ there is no bonus; only the section counts', () => {
    const game = rich('working', 5)
    buying(game).answers('resource:education', 'source:state', 5, 'done')
    expect(game.state.state).toMatchObject({ money: 170, vp: 0, legitimacy: { working: 2 } })
    game.state.policies[5] = 'B'
    buying(game).answers('resource:education', 'source:state', 'done')
    expect(game.state.state.vp).toBe(1)
  })

  it('H-STATE-SALE-07: Influence, Food and Luxury bring money only', () => {
    const game = rich('working', 5, (s) => {
      s.state.storage.food = 3
      s.state.storage.luxury = 3
      s.policies[4] = 'A'
      s.policies[5] = 'A'
    })
    buying(game).answers('resource:influence', 3)
    buying(game).answers('resource:food', 'source:state', 3, 'done')
    buying(game).answers('resource:luxury', 'source:state', 3, 'done')
    expect(game.state.state).toMatchObject({ money: 120 + 30 + 36 + 24, vp: 0, legitimacy: { working: 2 } })
  })
})

it('H-BUY-01: without a second source in stock there is no question about one', () => {
  const game = given({ strict: true }, (s) => {
    s.working.money = 100
    s.state.storage.health = 4
    for (const owner of ['middle', 'capitalist'] as const) s[owner].storage.health = 0
  })
  const play = game.run((t) => buy(t, 'working')).answers('resource:health', 'source:state', 1)
  expect(play.done).toBe(true)
})

describe('terms of cards', () => {
  it('H-FAQ-17, H-GEN-15: half of the total, rounded up, decides how many can be paid', () => {
    const game = rich('working', 5, (s) => {
      s.working.money = 8
    })
    expect(mostFrom(game.state, 'working', 'health', 'state', { terms: { half: true } })).toBe(3)
  })

  it('H-GEN-10: the State pays the other half to the seller, with a loan if it must', () => {
    const game = rich('working', 5, (s) => {
      s.capitalist.storage.luxury = 5
      s.capitalist.prices.luxury = 5
      s.state.money = 0
    })
    const limits: BuyLimits = {
      resources: ['luxury'],
      sources: ['capitalist'],
      maxSources: 1,
      terms: { half: true, stateHelps: true },
    }
    buying(game, 'working', limits).answers(5)
    expect(game.state.working.money).toBe(200 - 13)
    expect(game.state.capitalist.revenue).toBe(120 + 25)
    expect(game.state.state).toMatchObject({ loans: 1, money: 50 - 12 })
  })

  it('H-GEN-10: without the tariff only the base price is paid', () => {
    const game = rich('middle', 4)
    buying(game, 'middle', { resources: ['food'], sources: ['foreign-market'], terms: { noTariff: true } }).answers(4)
    expect(game.state.middle.money).toBe(200 - 40)
    expect(game.state.state.money).toBe(120)
  })

  it('H-GEN-10: other limits: one source with double the Population, or any number of sources', () => {
    const game = rich('middle', 4, (s) => {
      s.middle.storage.food = 1
      s.capitalist.storage.food = 8
    })
    expect(
      mostFrom(game.state, 'middle', 'food', 'capitalist', { perSource: 2 * population(game.state, 'middle') }),
    ).toBe(8)
    const play = buying(game, 'middle', { resources: ['food'], maxSources: Number.POSITIVE_INFINITY })
    play.answers('source:middle', 'source:capitalist', 1, 'source:foreign', 1)
    expect(play.result).toBe(3)
  })

  it('H-GEN-10: an optional purchase can be declined, or does not come up when nothing can be bought', () => {
    const game = rich('working', 5)
    expect(buying(game, 'working', { optional: true }).answers('done').result).toBe(0)
    game.state.working.money = 0
    expect(buying(game, 'working', { optional: true }).result).toBe(0)
    expect(whyNoBuy(game.state, 'working')?.rule).toBe('H-BUY-04')
  })
})

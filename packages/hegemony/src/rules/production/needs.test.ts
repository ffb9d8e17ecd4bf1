import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { withWorkers } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { coverNeeds } from './needs.ts'

/**
 * Only the Foreign Market sells Food; the Working Class has a Population of 5, the Middle Class has covered its needs.
 */
function hungry(s: HegemonyState): void {
  s.capitalist.storage.food = 0
  s.middle.storage.food = 0
  s.middle.goods.food = 3
  withWorkers(s, 'working', 15)
}

describe('consumers of Food', () => {
  it('H-NEEDS-01: the Middle Class, then the Working Class, consume Food equal to their Population', () => {
    const game = given({}, (s) => {
      s.middle.goods.food = 10
      s.working.goods.food = 10
      withWorkers(s, 'working', 15)
      withWorkers(s, 'middle', 12)
    })
    const play = game.run(coverNeeds)
    if (!play.done) play.answers(0)
    expect(game.state.working.goods.food).toBe(5)
    expect(game.state.middle.goods.food).toBe(6)
    expect(game.eventsOf('goods').map(({ from }) => from)).toEqual(['middle-goods', 'working-goods'])
  })

  it('H-NEEDS-01: with two players only the Working Class eats', () => {
    const game = given({ players: 2 }, (s) => {
      s.capitalist.storage.food = 0
      s.working.money = 100
    })
    game.run(coverNeeds)
    expect(game.eventsOf('goods')).toHaveLength(1)
  })

  it('H-NEEDS-02: the Working Class eats its own Food first', () => {
    const game = given({}, (s) => {
      hungry(s)
      s.working.goods.food = 4
      s.working.money = 100
    })
    game.run(coverNeeds)
    expect(game.state.working).toMatchObject({ money: 85, goods: { food: 0 } })
  })

  it('H-NEEDS-03: the Middle Class eats Food from Goods & Services and from its Storage', () => {
    const game = given({}, (s) => {
      s.middle.goods.food = 2
      s.middle.storage.food = 6
      s.working.goods.food = 10
    })
    const play = game.run(coverNeeds)
    expect([play.seat, play.legal]).toEqual(['middle', [1, 2, 3]])
    play.answers(1)
    expect(play.done).toBe(true)
    expect(game.state.middle).toMatchObject({ money: 40, goods: { food: 0 }, storage: { food: 5 } })
  })
})

describe('buying missing Food', () => {
  it('H-NEEDS-04, H-NEEDS-05, H-CAP-NEEDS-01: any sources in any amounts, each at its price', () => {
    const game = given({}, (s) => {
      hungry(s)
      s.capitalist.storage.food = 2
      s.middle.storage.food = 5
      s.state.storage.food = 1
      s.capitalist.prices.food = 15
      s.middle.prices.food = 9
      s.working.money = 200
    })
    const play = game.run(coverNeeds).answers(0)
    expect(play.legal).toEqual(['source:capitalist', 'source:middle', 'source:state', 'source:foreign'])
    play.answers('source:capitalist', 2)
    expect(play.legal).toEqual(['source:middle', 'source:state', 'source:foreign'])
    play.answers('source:state', 'source:middle', 1, 'source:foreign')
    expect(play.done).toBe(true)
    expect(game.state.working.money).toBe(200 - 30 - 12 - 9 - 15)
    expect(game.state.capitalist.revenue).toBe(120 + 30)
    expect(game.state.middle.money).toBe(40 + 9)
    // 12 for its Food, 5 tariff.
    expect(game.state.state.money).toBe(120 + 17)
    expect(game.state.middle.storage.food).toBe(4)
  })

  it('H-NEEDS-04, HQ-35: Food in the Goods & Services of the Middle Class is not for sale', () => {
    const game = given({}, (s) => {
      hungry(s)
      s.middle.goods.food = 9
      s.working.money = 200
    })
    expect(game.run(coverNeeds).done).toBe(true)
    expect(game.state.middle.goods.food).toBe(6)
  })

  it('H-NEEDS-06: the Foreign Market is always possible and delivers the rest', () => {
    const game = given({}, (s) => {
      hungry(s)
      s.capitalist.storage.food = 8
      s.working.money = 200
    })
    const play = game.run(coverNeeds).answers('source:foreign')
    expect(play.done).toBe(true)
    expect(game.state.working.money).toBe(200 - 75)
    expect(game.state.capitalist.storage.food).toBe(8)
  })

  it('H-NEEDS-07: covering them is mandatory, with loans if necessary', () => {
    const game = given({}, (s) => {
      hungry(s)
      s.working.money = 10
    })
    game.run(coverNeeds)
    expect(game.state.working).toMatchObject({ money: 10 + 100 - 75, loans: 2 })
  })

  it('H-NEEDS-08: Food bought here is consumed at once', () => {
    const game = given({}, (s) => {
      hungry(s)
      s.capitalist.storage.food = 8
      s.working.money = 200
    })
    game.run(coverNeeds).answers('source:capitalist', 5)
    expect(game.state.working.goods.food).toBe(0)
    expect(game.state.capitalist.storage.food).toBe(3)
    expect(game.eventsOf('goods').at(-1)).toMatchObject({ from: 'capitalist', to: 'supply', amount: 5, why: 'needs' })
  })

  it('H-NEEDS-09: no more than is needed can be bought', () => {
    const game = given({}, (s) => {
      hungry(s)
      s.capitalist.storage.food = 8
      s.working.goods.food = 2
    })
    const play = game.run(coverNeeds).answers('source:capitalist')
    expect(play.legal).toEqual([1, 2, 3])
  })

  it('H-STATE-SALE-07: State Food brings money only', () => {
    const game = given({}, (s) => {
      hungry(s)
      s.state.storage.food = 6
      s.working.money = 100
    })
    game.run(coverNeeds).answers('source:state', 5)
    expect(game.state.state).toMatchObject({ money: 180, vp: 0, legitimacy: { working: 2 } })
  })
})

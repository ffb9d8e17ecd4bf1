import { describe, expect, it } from 'vitest'
import { aiCard } from '../../data/automa.ts'
import type { LabourClass } from '../../data/vocabulary.ts'
import { population } from '../../rules/labour/workers.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, own, unemploy, withWorkers } from '../../testing/arrange.ts'
import { ALL_ADVANCED, ALL_SIMPLE, deedOf, turnOf } from '../../testing/automa.ts'
import { given } from '../../testing/given.ts'
import { choicesFor, isAboutToGrow, publicProducer, wanted } from '../candidates/purchases.ts'
import { runCheck } from '../checks.ts'
import { playedFor } from './action.ts'
import { buyAction } from './buy.ts'

/** A class with this number of workers, and nothing to buy except what the test adds. */
function shop(s: HegemonyState, of: LabourClass, workers: number, money: number): void {
  bare(s)
  withWorkers(s, of, workers)
  s[of].money = money
  for (const role of ['middle', 'capitalist', 'state'] as const) {
    s[role].storage = { food: 0, luxury: 0, health: 0, education: 0 }
  }
}

const checkGoods = (of: LabourClass, number: number, change: (s: HegemonyState) => void) => {
  const game = given({ automas: ALL_ADVANCED }, change)
  const card = aiCard(`ai-${of}-${number}`)
  const script = runCheck(game.table, of, 'BGS', playedFor(game.state, card, 'BGS'))
  const { value } = script.next([])
  return Array.isArray(value) ? [] : 'moves' in value ? value.moves : []
}

describe('Check Goods & Services', () => {
  it('CCX-21, CC-AW-09, CC-AW-10, CC-AW-11: two sources, more than 6 each: one row', () => {
    const moves = checkGoods('working', 1, (s) => {
      shop(s, 'working', 15, 40)
      s.policies[4] = 'B'
      s.state.storage.health = 2
      s.capitalist.storage.health = 3
    })
    // 34 for five; the Foreign Market would charge 45 for Luxury.
    expect(moves).toEqual([{ card: 'BGS', rows: 1 }])
  })

  it('CCX-22, CC-AW-12: money of the bonus comes off the price', () => {
    const moves = checkGoods('working', 3, (s) => {
      shop(s, 'working', 15, 30)
      Object.assign(s.policies, { 4: 'B', 5: 'C' })
      s.state.storage.education = 5
      // Eleven of the fifteen have work.
      s.unemployed.working.unskilled = 4
    })
    expect(moves).toEqual([{ card: 'BGS', rows: 2 }])
  })

  it('CCX-23, CC-AM-17: the own goods of the Middle Class are free and count as one source', () => {
    const moves = checkGoods('middle', 1, (s) => {
      shop(s, 'middle', 18, 20)
      s.policies[4] = 'C'
      s.middle.storage.health = 4
      s.state.storage.health = 2
    })
    // 20 for six; under the half price of card 1 the two would cost 10.
    expect(moves).toEqual([{ card: 'BGS', rows: 2 }])
  })

  it('CC-AW-10: free 3 rows; nothing to be had: the Special Action rises by 1', () => {
    const free = checkGoods('working', 1, (s) => {
      shop(s, 'working', 10, 0)
      s.policies[4] = 'A'
      s.state.storage.health = 3
    })
    expect(free).toEqual([{ card: 'BGS', rows: 3 }])
    expect(checkGoods('working', 1, (s) => shop(s, 'working', 10, 0))).toEqual([{ card: 'SA', rows: 1 }])
  })
})

describe('Buy Goods & Services', () => {
  const luxuryFrom = (stock: number, first: number, second: number, money = 500): HegemonyState => {
    const play = turnOf('working', 9, (s) => {
      shop(s, 'working', 12, money)
      s.working.goods.luxury = stock
      s.policies[6] = 'A'
      Object.assign(s.capitalist.prices, { luxury: 8 })
      Object.assign(s.middle.prices, { luxury: 8 })
      s.capitalist.storage.luxury = first
      s.middle.storage.luxury = second
    })
    expect(deedOf(play)).toBe('BGS')
    return play.game.state
  }

  it('CCX-25, CC-AW-13, CC-AW-14, CC-AW-15, R-75: the difference to the Population; with that much, as if it had none', () => {
    const { state } = given({}, (s) => {
      shop(s, 'working', 12, 0)
      s.working.goods = { food: 0, luxury: 1, health: 4, education: 5 }
    })
    expect(population(state, 'working')).toBe(4)
    expect([wanted(state, 'working', 'luxury'), wanted(state, 'working', 'health')]).toEqual([3, 4])
    expect(wanted(state, 'working', 'education')).toBe(4)
  })

  it('CCX-25, CC-AW-16, R-76: a second source that has the Population as well, if it can pay', () => {
    // Four from the Capitalist Class, four from the Middle Class, all used at once for Prosperity.
    const s = luxuryFrom(0, 6, 4)
    expect([s.capitalist.storage.luxury, s.middle.storage.luxury]).toEqual([2, 0])
    expect(s.working.prosperity).toBe(2)
    const poor = luxuryFrom(0, 6, 4, 40)
    expect([poor.capitalist.storage.luxury, poor.middle.storage.luxury]).toEqual([2, 4])
  })

  it('CC-AW-17, CC-AW-18: Health that would raise the Population: no second helping, and only if nothing else can be bought', () => {
    const aboutToGrow = (s: HegemonyState): void => {
      shop(s, 'working', 14, 500)
      s.policies[4] = 'B'
      s.state.storage.health = 4
      s.capitalist.storage.health = 4
    }
    const { state } = given({}, aboutToGrow)
    expect(isAboutToGrow(state, 'working')).toBe(true)
    expect(
      choicesFor({ s: state, of: 'working', bonus: null, ahead: false }).every(({ resource }) => resource !== 'health'),
    ).toBe(true)
    const only = turnOf('working', 3, aboutToGrow)
    expect(only.game.state.state.storage.health).toBe(0)
    expect(only.game.state.capitalist.storage.health).toBe(4)
  })

  it('IC-W-08: Education comes first with three unskilled unemployed, cheap or not', () => {
    const play = turnOf('working', 9, (s) => {
      shop(s, 'working', 12, 500)
      Object.assign(s.policies, { 4: 'B', 5: 'C' })
      s.state.storage.health = 4
      s.state.storage.education = 4
    })
    expect(play.game.state.state.storage).toMatchObject({ health: 4, education: 0 })
    const list = play.game.eventsOf('preference-list').find(({ list: id }) => id === 'w-buy-goods')
    expect(list?.results.map(({ bullet }) => bullet)).toEqual(['free', 'education-for-unskilled'])
  })

  it('CC-AM-18, CC-AM-19, CC-AM-20: the Middle Class takes its own goods, the rest elsewhere; a single source allows a second', () => {
    const play = turnOf('middle', 4, (s) => {
      shop(s, 'middle', 12, 500)
      Object.assign(s.policies, { 4: 'C', 6: 'A' })
      s.middle.storage.health = 3
      s.state.storage.health = 4
      s.capitalist.storage.health = 9
      s.capitalist.prices.health = 10
    })
    // Three from its own Storage and one from the State; a pair of sources is not a single one.
    expect([play.game.state.middle.storage.health, play.game.state.state.storage.health]).toEqual([0, 3])
    expect(play.game.state.capitalist.storage.health).toBe(9)
  })

  it('R-77: equally cheap: the fewest sources, then Public Services before the others', () => {
    const play = turnOf('working', 9, (s) => {
      shop(s, 'working', 10, 15)
      Object.assign(s.policies, { 4: 'B', 6: 'A' })
      s.capitalist.prices.health = 5
      s.state.storage.health = 3
      s.capitalist.storage.health = 3
    })
    expect([play.game.state.state.storage.health, play.game.state.capitalist.storage.health]).toEqual([0, 3])
  })

  it('CC-AM-21: Health is left out by the Middle Class, too, while it would raise the Population', () => {
    const { state } = given({ automas: ALL_SIMPLE }, (s) => {
      shop(s, 'middle', 14, 500)
      s.state.storage.health = 4
    })
    const resources = choicesFor({ s: state, of: 'middle', bonus: null, ahead: false }).map(({ resource }) => resource)
    expect(new Set(resources)).toEqual(new Set(['luxury']))
  })

  it('a purchase without a gain of Prosperity does not count (IC-W-05, IC-M-06)', () => {
    const { state } = given({ automas: ALL_SIMPLE }, (s) => {
      shop(s, 'working', 12, 30)
      s.policies[6] = 'A'
      s.capitalist.storage.luxury = 3
      unemploy(s, 'working', 'media')
    })
    expect(buyAction.test(state, 'working', { card: aiCard('ai-working-9'), bonus: null }).possible).toBe(false)
  })
})

it('CC-AW-12, R-86: of the public Companies that could produce first, the one that makes most and employs the class', () => {
  const producer = (of: LabourClass, ...ids: readonly string[]): string | undefined => {
    const { state } = given({}, (s) => {
      bare(s)
      for (const id of ids) employ(s, own(s, 'state', id), 'working')
    })
    return publicProducer(state, of, 'public-education-first')?.id
  }
  expect(producer('working', 'technical-university', 'public-university')).toBe('technical-university')
  expect(producer('working', 'public-university', 'technical-university', 'university-hospital')).toBe(
    'technical-university',
  )
  expect(producer('working', 'university-hospital')).toBeUndefined()
  expect(producer('middle', 'technical-university')).toBeUndefined()
})

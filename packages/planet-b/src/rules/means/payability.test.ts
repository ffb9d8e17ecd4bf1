import { describe, expect, it } from 'vitest'
import type { Box } from '../../data/facts.ts'
import {
  advance,
  anyRes,
  box,
  demolish,
  giveRes,
  money,
  moodDown,
  others,
  paid,
  res,
  worker,
  workerAction,
  workersAtMost,
} from '../../data/symbols.ts'
import { built, type Change, carryingOut, given, onBoard } from '../../testing/given.ts'
import { payability } from './payability.ts'
import { priceOf } from './selling.ts'

/** The missing resource of blue, as the key of its message; null when the cost can be paid. */
function missing(cost: Box['cost'], change: Change = () => undefined): string | null {
  const { blocked } = payability(given({}, change).state, 'blue', paid(cost))
  if (blocked === null) return null
  const said = blocked.params?.missing
  return typeof said === 'object' && 'key' in said ? String(said.key) : blocked.key
}

describe('payability', () => {
  it('PBQ-44: only where money is short, and the store would bring it, something has to be sold first', () => {
    const first = (change: Change): boolean => payability(given({}, change).state, 'blue', paid([money(12)])).sellFirst
    const holding =
      (amount: number, water: number): Change =>
      (s) => {
        s.player.blue.money = amount
        s.player.blue.store.water = water
      }
    expect(payability(given({}, holding(12, 1)).state, 'blue', paid([money(12)]))).toEqual({
      blocked: null,
      sellFirst: false,
    })
    expect([first(holding(11, 1)), first(holding(11, 0)), first(holding(0, 1))]).toEqual([true, false, false])
  })

  it('PBQ-44: the options include a sale that brings exactly the missing amount', () => {
    const selling = (short: number) => {
      const { state } = given({}, (s) => {
        s.player.blue.money = 0
        s.player.blue.store.water = 2
      })
      return payability(state, 'blue', paid([money(2 * priceOf(state, 'water') + short)])).sellFirst
    }
    expect([selling(-1), selling(0), selling(1)]).toEqual([true, true, false])
  })

  it('PBQ-44, PB-BOX-03: a resource that is part of the cost cannot be sold for the missing money', () => {
    const judged = (meat: number) => {
      const { state } = given({}, (s) => {
        s.player.blue.money = 1
        s.player.blue.store.meat = meat
      })
      return payability(state, 'blue', paid([money(7), res('meat', 1)]))
    }
    expect(judged(1)).toMatchObject({ blocked: { key: 'why.short', params: { short: 6 } }, sellFirst: false })
    expect(judged(2)).toMatchObject({ blocked: { key: 'why.short-sell-first', params: { short: 6 } }, sellFirst: true })
    // Without any meat the sale of anything else does not help either.
    expect(judged(0)).toMatchObject({ blocked: { key: 'why.cannot-pay' }, sellFirst: false })
  })

  it('PB-BOX-03: all symbols together must be payable', () => {
    const stored: Change = (s) => Object.assign(s.player.blue.store, { water: 1, chips: 1 })
    expect(missing([res('water', 1), anyRes(1)], stored)).toBeNull()
    expect(missing([res('water', 1), anyRes(2)], stored)).toBe('missing.any-resource')
    expect(missing([anyRes(1), res('water', 1), res('chips', 1)], stored)).toBe('missing.any-resource')
    expect(missing([money(6), money(5)])).toBe('why.short')
    expect(missing([money(6), money(4)])).toBeNull()
  })

  it('PB-WORK-09: workers of a kind and workers of any kind draw on the same board', () => {
    const two: Change = (s) => onBoard(s, 'blue', { trickster: 1, brain: 1 })
    expect(missing([{ op: 'brain', n: 1 }, worker(1)], two)).toBeNull()
    expect(missing([{ op: 'brain', n: 2 }], two)).toBe('missing.worker')
    expect(missing([{ op: 'brain', n: 1 }, worker(2)], two)).toBe('missing.any-worker')
  })

  it('PB-FACTION-12: steps back are made on the tracks named, or on any', () => {
    const steps: Change = (s) => Object.assign(s.player.blue.factions, { futurists: 2, capitalists: 1 })
    expect(missing([advance('futurists', 2), advance('any', 1)], steps)).toBeNull()
    expect(missing([advance('futurists', 3)], steps)).toBe('missing.step')
    expect(missing([advance('futurists', 2), advance('any', 2)], steps)).toBe('missing.any-step')
  })

  it('PB-CARD-18, PB-CARD-19: a demolition needs a building, a gift the resource', () => {
    expect(missing([demolish(1)])).toBeNull()
    expect(missing([demolish(2)])).toBe('missing.building')
    expect(missing([giveRes('plants', 1, 4)])).toBe('missing.resource')
  })

  it('PB-BOX-12: payments of others never block the box', () => {
    expect(missing([others(money(50))])).toBeNull()
    const { play } = carryingOut(box(workerAction(1)), (s) => {
      built(s, 'blue', 'parking-lot', { trickster: 2 })
      s.player.blue.money = 0
    })
    play.answers('place:parking-lot:0:trickster')
    expect(play.legal).toContain('use:parking-lot:lower')
  })

  it('PB-BOX-13: the own share of what all pay does', () => {
    expect(missing([{ ...money(50), who: 'all' }])).toBe('why.short')
  })

  it('PB-MOOD-07, PB-ELEC-16: falling mood and partial payments are always payable', () => {
    expect(missing([moodDown(9)])).toBeNull()
    expect(missing([workersAtMost(9)], (s) => onBoard(s, 'blue', {}))).toBeNull()
  })
})

// The features of a table say what they are called, one fact at a time; places count from the seat that looks.
import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import type { PlanetBState } from './state/state.ts'
import { built, given } from './testing/given.ts'

type Change = (s: PlanetBState) => unknown

function read(change: Change = () => undefined, seat = 'blue'): Float64Array {
  const into = new Float64Array(features.names.length)
  features.write(given({ players: 4 }, change).state, into, seat)
  return into
}

/** What one change of the first turn does to the features: those that differ, by name. */
function changed(change: Change, seat?: string): Record<string, number> {
  const [before, after] = [read(undefined, seat), read(change, seat)]
  return Object.fromEntries(
    features.names.flatMap((name, i) => {
      const difference = (after[i] ?? 0) - (before[i] ?? 0)
      return difference === 0 ? [] : [[name, Math.round(difference * 1000) / 1000]]
    }),
  )
}

describe('the features', () => {
  it('each have a unique name', () => {
    expect(new Set(features.names).size).toBe(features.names.length)
  })

  it('list the possessions of the players, starting with the viewer', () => {
    expect(changed((s) => s.player.blue.vp++)).toEqual({ '1.vp': 0.01 })
    expect(changed((s) => s.player.red.vp++)).toEqual({ '2.vp': 0.01 })
    expect(changed((s) => s.player.red.vp++, 'red')).toEqual({ '1.vp': 0.01 })
    expect(changed((s) => s.player.blue.money++)).toEqual({ '1.money': 0.02 })
    expect(changed((s) => s.player.green.workers.brain++)).toEqual({ '3.brain': expect.any(Number) })
    expect(changed((s) => s.player.gold.votes++)).toEqual({ '4.votes': 0.04 })
  })

  it('count the zones of buildings: open ones, open places, workers who are out', () => {
    const empty = changed((s) => built(s, 'blue', 'restaurant'))
    const first = changed((s) => built(s, 'blue', 'restaurant', { trickster: 1 }))
    expect(empty['1.buildings']).toBe(0.125)
    expect(empty['1.workers-out']).toBeUndefined()
    expect(first['1.workers-out']).toBe(0.083)
    expect((empty['1.places-open'] ?? 0) - (first['1.places-open'] ?? 0)).toBeCloseTo(1 / 12, 2)
    expect(empty['1.zones-open'] ?? 0).toBeGreaterThan(0)
  })

  it('include the state of the table', () => {
    expect(changed((s) => s.elections++)).toEqual({ elections: 0.25 })
    expect(changed((s) => (s.clock.turn = 51))).toEqual({ turn: 1 })
    expect(changed((s) => Object.assign(s, { order: ['gold', 'blue', 'red', 'green'] }))).toMatchObject({
      'board.1': -1,
      'board.2': 1,
    })
    expect(changed((s) => s.deals.left.suitcases++)).toEqual({ 'suitcases.left': expect.any(Number) })
  })
})

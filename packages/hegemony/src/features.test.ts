// The features of a table match their names, one fact at a time.
import { describe, expect, it } from 'vitest'
import { WEALTH_TRACK } from './data/boards.ts'
import { features } from './features.ts'
import type { HegemonyState } from './state/state.ts'
import { given } from './testing/given.ts'

/** Returns the features, by name, that a change of a fresh table with four players affects. */
function changed(change: (s: HegemonyState) => unknown): Record<string, number> {
  const before = read()
  const after = read(change)
  return Object.fromEntries(
    features.names.flatMap((name, i) => {
      const difference = (after[i] ?? 0) - (before[i] ?? 0)
      return difference === 0 ? [] : [[name, Math.round(difference * 1000) / 1000]]
    }),
  )
}

function read(change: (s: HegemonyState) => unknown = () => undefined): Float64Array {
  const into = new Float64Array(features.names.length)
  features.write(given({ players: 4 }, change).state, into)
  return into
}

describe('the features', () => {
  it('contain about a hundred values, each with a unique name', () => {
    expect(features.names.length).toBeGreaterThan(100)
    expect(new Set(features.names).size).toBe(features.names.length)
  })

  it('cover all entries, including the first and the last', () => {
    const into = new Float64Array(features.names.length).fill(Number.NaN)
    features.write(given({ players: 4 }).state, into)
    expect([...into].every(Number.isFinite)).toBe(true)
  })

  it('include the Policies and the effect of the Bills', () => {
    expect(changed((s) => Object.assign(s.policies, { 7: 'A' }))).toEqual({ 'policy.7.A': 1 })
    expect(changed((s) => Object.assign(s.policies, { 7: 'C' }))).toEqual({ 'policy.7.C': 1 })
    const bill = changed((s) => Object.assign(s.bills, { 1: { by: 'working', section: 'A' } }))
    expect(bill).toEqual({ 'bill.1': -1, 'working.bills': 0.333 })
  })

  it('include the possessions of the players', () => {
    expect(changed(({ middle }) => Object.assign(middle, { vp: 50 }))).toEqual({ 'middle.vp': 0.5 })
    expect(read((s) => Object.assign(s.working, { money: 100 }))[features.names.indexOf('working.money')]).toBe(1)
    expect(changed(({ capitalist }) => Object.assign(capitalist, { capital: 25 }))).toEqual({
      'capitalist.capital': 0.1,
    })
    expect(changed(({ capitalist }) => Object.assign(capitalist, { wealth: WEALTH_TRACK.length - 1 }))).toEqual({
      'capitalist.wealth': 1,
    })
    expect(changed(({ state }) => state.hand.pop())).toEqual({ 'state.cards': -0.143 })
    expect(changed(({ state }) => Object.assign(state.legitimacy, { middle: 7 }))).toEqual({ 'legitimacy.middle': 0.5 })
    const dear = changed(({ capitalist }) => Object.assign(capitalist.prices, { food: 15 }))
    expect(dear).toEqual({ 'capitalist.price.food': 0.5 })
  })

  it('include the share of met needs, one good for each head', () => {
    expect(changed(({ working }) => Object.assign(working.goods, { health: 3 }))).toEqual({ 'working.health': 1 })
    expect(changed(({ working }) => Object.assign(working.goods, { health: 99 }))).toEqual({ 'working.health': 2 })
  })

  it('include the employers of workers', () => {
    const dismissed = changed((s) => {
      for (const company of s.companies.capitalist) {
        company.slots = company.slots.map((worker) => (worker?.class === 'working' ? null : worker))
      }
    })
    expect(Object.keys(dismissed).toSorted()).toEqual([
      'capitalist.operational',
      'capitalist.wages',
      'working.worksFor.capitalist',
    ])
    expect(Math.max(...Object.values(dismissed))).toBeLessThan(0)
  })
})

import { describe, expect, it } from 'vitest'
import type { Class, Policy, Role, Section } from '../../data/vocabulary.ts'
import { placeBill } from '../../rules/politics/bills.ts'
import { holdVote } from '../../rules/politics/voting.ts'
import type { HegemonyState } from '../../state/state.ts'
import { ALL_SIMPLE, allAutomas } from '../../testing/automa.ts'
import { given } from '../../testing/given.ts'
import { amongAutomas } from '../seats.ts'
import { distance, favours, nearerSection } from './automa.ts'
import { immediateVoteTest } from './votes.ts'

const influence = (s: HegemonyState, amounts: Partial<Record<Role, number>>): void => {
  for (const role of s.roles) s[role].influence = amounts[role] ?? 0
}

describe('goals of Automas', () => {
  it('CC-AUTO-33: a Bill names the neighboring section nearer to the desired one', () => {
    const { state: s } = given({}, (t) => Object.assign(t.policies, { 1: 'C', 2: 'B', 6: 'A' }))
    expect([nearerSection(s, 'working', 1), nearerSection(s, 'capitalist', 2), nearerSection(s, 'working', 6)]).toEqual(
      ['B', 'C', 'B'],
    )
    expect([distance(s, 'working', 1), distance(s, 'middle', 1), distance(s, 'capitalist', 1)]).toEqual([2, 1, 0])
  })

  it('CC-AUTO-84: a Bill that keeps the distance is no help', () => {
    const { state: s } = given({}, (t) => Object.assign(t.policies, { 1: 'A' }))
    expect(favours(s, 'middle', 1, 'C')).toBe(false)
    expect(favours(s, 'middle', 1, 'B')).toBe(true)
  })
})

describe('Immediate Votes', () => {
  it('CCX-12, CC-AUTO-80: with two players more Influence after paying, and no fewer cubes in the bag', () => {
    const test = (own: number, opponent: number, cubes: [number, number]): boolean => {
      const { state } = given({ players: 2, automas: allAutomas(2, 'simple') }, (s) => {
        influence(s, { working: own, capitalist: opponent })
        Object.assign(s.bag, { working: cubes[0], capitalist: cubes[1] })
      })
      return immediateVoteTest(state, 'working', 2, 'A', 1).called
    }
    expect(test(3, 1, [8, 8])).toBe(true)
    expect(test(3, 2, [8, 8])).toBe(false)
    expect(test(3, 1, [7, 8])).toBe(false)
  })

  it('CCX-13, CC-AUTO-81, CC-AUTO-82: with three players the estimated side must have more, and another class on it', () => {
    const { state } = given({ players: 3, automas: ALL_SIMPLE }, (s) => {
      Object.assign(s.policies, { 1: 'C', 3: 'B' })
      influence(s, { working: 30, middle: 0, capitalist: 0 })
    })
    expect(immediateVoteTest(state, 'working', 3, 'A', 1)).toMatchObject({
      sides: { working: true, middle: false, capitalist: false },
      ally: false,
      called: false,
    })
    influence(state, { working: 2, middle: 1, capitalist: 1 })
    expect(immediateVoteTest(state, 'middle', 1, 'B', 1)).toMatchObject({
      sides: { working: true, middle: true, capitalist: false },
      own: 3,
      others: 1,
      called: true,
    })
    influence(state, { working: 1, middle: 1, capitalist: 1 })
    expect(immediateVoteTest(state, 'middle', 1, 'B', 1).called).toBe(false)
  })

  it('CCX-14: the State alone is no ally', () => {
    const { state } = given({ players: 4, automas: ALL_SIMPLE }, (s) => influence(s, { capitalist: 9, state: 9 }))
    expect(immediateVoteTest(state, 'capitalist', 2, 'C', 1)).toMatchObject({
      sides: { working: false, middle: false, capitalist: true, state: true },
      own: 18,
      others: 0,
      called: false,
    })
  })

  it('CC-AUTO-83: a free vote costs nothing in the test', () => {
    const { state } = given({ players: 2, automas: allAutomas(2, 'simple') }, (s) =>
      influence(s, { working: 2, capitalist: 1 }),
    )
    expect(immediateVoteTest(state, 'working', 2, 'A', 1).called).toBe(false)
    expect(immediateVoteTest(state, 'working', 2, 'A', 0).called).toBe(true)
  })
})

describe('sides', () => {
  const sidesOf = (by: Class, policy: Policy, section: Section): Partial<Record<string, boolean>> => {
    const game = given({ players: 3, automas: ALL_SIMPLE }, (s) => influence(s, {}))
    placeBill(game.table, by, { policy, section })
    game.run((t) => amongAutomas(t, holdVote(t, policy, false)))
    return Object.fromEntries(game.eventsOf('side').map(({ role, for: side }) => [role, side]))
  }

  it('CC-AUTO-85, CC-AUTO-86: for the own Bill and what comes nearer, against everything else', () => {
    expect(sidesOf('capitalist', 2, 'C')).toEqual({ working: false, middle: false, capitalist: true })
    expect(sidesOf('working', 1, 'B')).toEqual({ working: true, middle: true, capitalist: false })
    expect(sidesOf('middle', 3, 'B')).toEqual({ working: false, middle: true, capitalist: true })
  })
})

import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { given } from '../../testing/given.ts'
import { billMarkersLeft, propose, whyNoBill } from './bills.ts'

const noVote = (s: HegemonyState): void => {
  for (const role of s.roles) {
    s.influence += s[role].influence
    s[role].influence = 0
  }
}

describe('Propose Bill', () => {
  it('H-LAW-01, H-LAW-02: a Bill goes to a section next to the current one: from A and C only B, from B either', () => {
    const g = given({ players: 2 }, noVote)
    const play = g.run((t) => propose(t, 'working'))
    expect(play.legal).toEqual([
      'bill:1B',
      'bill:2A',
      'bill:2C',
      'bill:3B',
      'bill:4A',
      'bill:4C',
      'bill:5B',
      'bill:6A',
      'bill:6C',
      'bill:7A',
      'bill:7C',
    ])
    play.answers('bill:5B')
    expect(g.state.bills[5]).toEqual({ by: 'working', section: 'B' })
  })

  it('HX-50, H-LAW-02: with Taxation at 3A no player can propose 3C', () => {
    const play = given({}, noVote).run((t) => propose(t, 'capitalist'))
    expect(play.whyNot('bill:3C')).toMatchObject({ rule: 'H-LAW-02' })
  })

  it('HX-51, H-LAW-03: a Policy that carries a Bill takes no second one', () => {
    const g = given({}, (s) => {
      noVote(s)
      s.bills[2] = { by: 'capitalist', section: 'C' }
    })
    const play = g.run((t) => propose(t, 'working'))
    expect(play.whyNot('bill:2A')).toMatchObject({ rule: 'H-LAW-03' })
  })

  it('H-LAW-03: with a Bill on every Policy the action is not possible', () => {
    const g = given({}, (s) => {
      for (const policy of [1, 3, 5] as const) s.bills[policy] = { by: 'capitalist', section: 'B' }
      for (const policy of [2, 4, 6] as const) s.bills[policy] = { by: 'middle', section: 'A' }
      s.bills[7] = { by: 'state', section: 'A' }
    })
    expect(whyNoBill(g.state, 'working')).toMatchObject({ rule: 'H-LAW-03' })
  })

  it('H-LAW-04, H-COMP-10: a player with all 3 Bill markers on the table cannot propose', () => {
    const g = given({}, (s) => {
      for (const policy of [1, 3, 5] as const) s.bills[policy] = { by: 'working', section: 'B' }
    })
    expect(billMarkersLeft(g.state, 'working')).toBe(0)
    expect(whyNoBill(g.state, 'working')).toMatchObject({ rule: 'H-LAW-04' })
    expect(whyNoBill(g.state, 'capitalist')).toBeNull()
  })

  it('H-LAW-05: without an Immediate Vote the Bill just stays on the table', () => {
    const g = given({ players: 2 })
    const play = g.run((t) => propose(t, 'working')).answers('bill:5B', false)
    expect(play.done).toBe(true)
    expect(g.state.policies[5]).toBe('C')
    expect(g.state.bills[5]).toBeDefined()
    expect(g.state.working.influence).toBe(1)
  })

  it('H-LAW-06, H-LAW-11, H-LAW-12: calling the vote costs 1 Influence, which is no vote, before any player takes a side', () => {
    const g = given({ players: 2 })
    const supply = g.state.influence
    const play = g.run((t) => propose(t, 'working')).answers('bill:5B')
    expect([play.seat, play.prompt]).toEqual(['working', 'ask.immediate-vote'])
    play.answers(true)
    expect(g.state.influence).toBe(supply + 1)
    expect([play.seat, play.prompt]).toEqual(['capitalist', 'ask.vote-side'])
    play.answers('for', 0)
    expect(g.eventsOf('influence-spent')[0]?.spent).toEqual({})
  })

  it('H-LAW-06: the State pays with Personal Influence', () => {
    const g = given({ players: 4 })
    g.run((t) => propose(t, 'state')).answers('bill:5B', true)
    expect(g.state.state.influence).toBe(0)
    expect(g.state.state.media).toBe(4)
  })

  it('H-LAW-07, H-LAW-08, H-LAW-10: an Immediate Vote decides this one Bill without a refill, at once', () => {
    const g = given({ players: 2 }, (s) => {
      s.bag = { working: 5, middle: 0, capitalist: 0 }
      s.cubes = { working: 20, middle: 25, capitalist: 25 }
      s.capitalist.influence = 0
      s.influence++
    })
    g.run((t) => propose(t, 'working')).answers('bill:5B', true, 'against')
    expect(g.eventsOf('cubes').some(({ why }) => why === 'refill')).toBe(false)
    expect(g.state.policies[5]).toBe('B')
    expect(g.state.working.vp).toBe(3)
    expect(g.state.bills[5]).toBeUndefined()
    expect(billMarkersLeft(g.state, 'working')).toBe(3)
  })

  it('H-LAW-09, H-LAW-10: a lost Immediate Vote leaves the Policy and gives the marker back', () => {
    const g = given({ players: 2 }, (s) => {
      s.bag = { working: 0, middle: 0, capitalist: 5 }
      s.cubes = { working: 25, middle: 25, capitalist: 20 }
      s.capitalist.influence = 0
      s.influence++
    })
    g.run((t) => propose(t, 'working')).answers('bill:5B', true, 'against')
    expect(g.state.policies[5]).toBe('C')
    expect(g.state.bills[5]).toBeUndefined()
    expect(g.state.working.vp).toBe(0)
  })
})

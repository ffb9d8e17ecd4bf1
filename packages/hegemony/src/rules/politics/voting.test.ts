import { describe, expect, it } from 'vitest'
import type { Class, Role } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { drawVotingCubes, holdVote, refillBag } from './voting.ts'

/** Sets the Influence of all roles and keeps the total of 35 cubes. */
function influence(s: HegemonyState, amounts: Partial<Record<Role, number>>): void {
  for (const role of ['working', 'middle', 'capitalist', 'state'] as const) {
    s.influence += s[role].influence - (amounts[role] ?? 0)
    s[role].influence = amounts[role] ?? 0
  }
}

/** Puts exactly these cubes into the bag, so they are drawn. */
function bag(s: HegemonyState, cubes: Partial<Record<Class, number>>): void {
  for (const role of ['working', 'middle', 'capitalist'] as const) {
    s.bag[role] = cubes[role] ?? 0
    s.cubes[role] = 25 - s.bag[role]
  }
}

/** The vote of the rulebook: a Bill of the Working Class to move 5B to 5A. */
function educationVote(cubes: Partial<Record<Class, number>>): TestTable {
  return given({ players: 4 }, (s) => {
    s.policies[5] = 'B'
    s.bills[5] = { by: 'working', section: 'A' }
    influence(s, { working: 1, middle: 0, capitalist: 2, state: 3 })
    bag(s, cubes)
  })
}

const priceAnswers = (g: TestTable, policy: 5, answers: readonly (string | number)[]) => {
  const play = g.run((t) => holdVote(t, policy, false)).answers(...answers)
  while (!play.done) play.answers('done')
  return play
}

describe('votes', () => {
  it('HX-41, H-VOTE-09, H-VOTE-10, H-VOTE-11, H-VOTE-12, H-VOTE-13, H-VOTE-14, H-VOTE-16, H-VOTE-17, H-VOTE-18: a tie passes', () => {
    const g = educationVote({ working: 2, middle: 1, capitalist: 2 })
    const supply = g.state.influence
    priceAnswers(g, 5, ['for', 'against', 'against', 1, 1, 1])
    expect(g.eventsOf('vote-result')[0]).toMatchObject({ for: 4, against: 4, passed: true })
    expect(g.state.policies[5]).toBe('A')
    expect(g.state.working.vp).toBe(3)
    expect(g.state.middle.vp).toBe(1)
    expect(g.state.capitalist.vp).toBe(0)
    expect(g.state.state.vp).toBe(0)
    expect(g.state.bag).toEqual({ working: 0, middle: 0, capitalist: 2 })
    expect(g.state.cubes).toEqual({ working: 25, middle: 25, capitalist: 23 })
    expect(g.state.influence).toBe(supply + 3)
    expect(g.state.bills[5]).toBeUndefined()
  })

  it('HX-42, H-VOTE-15: one more vote against and the Bill fails; no player scores, the losing cubes go back', () => {
    const g = educationVote({ working: 2, middle: 1, capitalist: 2 })
    priceAnswers(g, 5, ['for', 'against', 'against', 1, 2, 1])
    expect(g.eventsOf('vote-result')[0]).toMatchObject({ for: 4, against: 5, passed: false })
    expect(g.state.policies[5]).toBe('B')
    expect(g.state.bag).toEqual({ working: 2, middle: 1, capitalist: 0 })
    expect([g.state.working.vp, g.state.middle.vp, g.state.capitalist.vp]).toEqual([0, 0, 0])
    expect(g.state.influence).toBe(35 - 4 - 2)
  })

  it('HX-43, H-VOTE-14, H-VOTE-23: a supporter without a vote in the result gains nothing', () => {
    const g = educationVote({ working: 3, middle: 0, capitalist: 2 })
    priceAnswers(g, 5, ['for', 'against', 'against', 1, 1, 1])
    expect(g.state.working.vp).toBe(3)
    expect(g.state.middle.vp).toBe(0)
  })

  it('H-VOTE-07, H-VOTE-08, H-INFO-06: sides are taken openly in regular order; the proposer is for without asking', () => {
    const g = educationVote({ working: 2, middle: 1, capitalist: 2 })
    const play = g.run((t) => holdVote(t, 5, false))
    expect(play.seat).toBe('middle')
    expect(play.legal).toEqual(['for', 'against'])
    play.answers('against')
    expect(play.seat).toBe('capitalist')
    expect(g.eventsOf('side')).toEqual([
      { type: 'side', role: 'working', for: true },
      { type: 'side', role: 'middle', for: false },
    ])
  })

  it('H-INFO-05, H-INFO-07, H-VOTE-10: all players with Influence decide at once and nothing is revealed before all have answered', () => {
    const g = educationVote({ working: 2, middle: 1, capitalist: 2 })
    const play = g.run((t) => holdVote(t, 5, false)).answers('for', 'against', 'against')
    expect(g.eventsOf('cubes-drawn')).toHaveLength(1)
    play.answers(1)
    expect(g.eventsOf('influence-spent')).toEqual([])
    expect(g.state.working.influence).toBe(1)
    expect(play.seat).toBe('capitalist')
    expect(play.legal).toEqual([0, 1, 2])
  })

  it('H-STATE-VOTE-02, H-STATE-VOTE-03: the State takes a side only with Personal Influence', () => {
    const g = educationVote({ working: 2, middle: 1, capitalist: 2 })
    influence(g.state, { working: 1 })
    g.run((t) => holdVote(t, 5, false)).answers('for', 'for')
    expect(g.eventsOf('side').map(({ role }) => role)).toEqual(['working', 'middle', 'capitalist'])
    expect(g.eventsOf('no-say')).toEqual([{ type: 'no-say', role: 'state' }])
    const h = educationVote({ working: 5 })
    const play = h.run((t) => holdVote(t, 5, false)).answers('for', 'for')
    expect(play.seat).toBe('state')
    expect(h.eventsOf('no-say')).toEqual([])
  })

  it('H-STATE-VOTE-04: the State scores for another Bill only if it spent Influence, and always for its Bill', () => {
    const silent = educationVote({ working: 5 })
    priceAnswers(silent, 5, ['for', 'for', 'for', 0, 0, 0])
    expect(silent.state.state.vp).toBe(0)
    const spending = educationVote({ working: 5 })
    priceAnswers(spending, 5, ['for', 'for', 'for', 0, 0, 1])
    expect(spending.state.state.vp).toBe(1)
    const own = educationVote({ working: 5 })
    own.state.bills[5] = { by: 'state', section: 'A' }
    influence(own.state, {})
    priceAnswers(own, 5, ['for', 'for', 'for'])
    expect(own.state.state.vp).toBe(3)
  })

  it('HX-58, H-VOTE-12, H-VOTE-20: with two players Middle Class cubes count as votes for no player; 0 to 0 passes', () => {
    const g = given({ players: 2 }, (s) => {
      s.bills[3] = { by: 'capitalist', section: 'B' }
      influence(s, {})
      bag(s, { middle: 5 })
    })
    const play = g.run((t) => holdVote(t, 3, false)).answers('against')
    expect(play.done).toBe(true)
    expect(g.eventsOf('vote-result')[0]).toMatchObject({ for: 0, against: 0, passed: true })
    expect(g.state.capitalist.vp).toBe(3)
    expect(g.state.bag.middle).toBe(0)
    expect(g.state.cubes.middle).toBe(25)
  })

  it('H-VOTE-21: with all players in favor, 5 cubes are still drawn and discarded, and VP follow the usual rule', () => {
    const g = educationVote({ working: 2, capitalist: 3 })
    priceAnswers(g, 5, ['for', 'for', 'for', 0, 0, 0])
    expect(g.eventsOf('cubes-drawn')[0]?.cubes).toHaveLength(5)
    expect(g.state.bag).toEqual({ working: 0, middle: 0, capitalist: 0 })
    expect([g.state.working.vp, g.state.middle.vp, g.state.capitalist.vp]).toEqual([3, 0, 1])
  })

  it('H-VOTE-22: an empty bag is refilled twice, without Influence for the State', () => {
    const g = given({ players: 4 }, (s) => {
      influence(s, {})
      bag(s, { working: 2 })
    })
    const cubes = drawVotingCubes(g.table)
    expect(cubes).toHaveLength(5)
    expect(cubes.slice(0, 2)).toEqual(['working', 'working'])
    expect(g.eventsOf('cubes').filter(({ why }) => why === 'refill')).toHaveLength(6)
    expect(g.state.state.influence).toBe(0)
  })

  it('H-VOTE-19: the consequences of a passed Bill apply at once', () => {
    const g = given({ players: 2 }, (s) => {
      s.bills[3] = { by: 'capitalist', section: 'B' }
      influence(s, {})
      bag(s, { capitalist: 5 })
    })
    g.run((t) => holdVote(t, 3, false)).answers('against')
    expect(g.eventsOf('tax-multiplier')).toEqual([{ type: 'tax-multiplier', from: 5, to: 3 }])
  })

  it('H-STATE-RES-04, H-STATE-VOTE-02: the State votes with Personal Influence only, however much Media Influence there is', () => {
    const g = educationVote({ working: 5 })
    const play = g.run((t) => holdVote(t, 5, false)).answers('for', 'for', 'for', 0, 0)
    expect(play.seat).toBe('state')
    expect(play.legal).toEqual([0, 1, 2, 3])
    expect(g.state.state.media).toBe(4)
  })
})

describe('Refill Bag', () => {
  it('H-VOTE-01, H-VOTE-02, H-GEN-15: half the Population and half the operational Companies, rounded up', () => {
    const g = given({ players: 2 }, (s) => bag(s, {}))
    refillBag(g.table, true)
    expect(g.state.bag.working).toBe(2)
    expect(g.state.bag.capitalist).toBe(1)
  })

  it('H-VOTE-02: an automated Company counts', () => {
    const g = given({ players: 2 }, (s) => {
      bag(s, {})
      s.companies.capitalist.push({
        id: 'automated-grain-farm',
        wage: 1,
        slots: [],
        employee: null,
        machinery: false,
        strike: false,
      })
    })
    refillBag(g.table, true)
    expect(g.state.bag.capitalist).toBe(2)
  })

  it('H-VOTE-03: the Middle Class adds the larger of the two halves', () => {
    const g = given({ players: 3 }, (s) => bag(s, {}))
    refillBag(g.table, true)
    expect(g.state.bag.middle).toBe(2)
    const many = given({ players: 3 }, (s) => {
      bag(s, {})
      const worker = { class: 'middle', skill: 'luxury', committed: false } as const
      for (let i = 0; i < 5; i++) {
        s.companies.middle.push({
          id: 'game-store',
          wage: 2,
          slots: [{ ...worker }],
          employee: null,
          machinery: false,
          strike: false,
        })
      }
    })
    refillBag(many.table, true)
    expect(many.state.bag.middle).toBe(4)
  })

  it('H-VOTE-04: with two players 5 Middle Class cubes are added', () => {
    const g = given({ players: 2 }, (s) => bag(s, {}))
    refillBag(g.table, true)
    expect(g.state.bag.middle).toBe(5)
  })

  it('H-VOTE-05, H-STATE-VOTE-01: the State gains Personal Influence by its lowest Legitimacy instead of cubes', () => {
    const g = given({ players: 4 }, (s) => {
      s.state.legitimacy = { working: 6, middle: 4, capitalist: 9 }
    })
    refillBag(g.table, true)
    expect(g.state.state.influence).toBe(3)
  })

  it('H-COMP-03, H-PRESS-02: a class whose cubes are all in the bag adds the rest', () => {
    const g = given({ players: 2 }, (s) => bag(s, { working: 24 }))
    refillBag(g.table, true)
    expect(g.state.bag.working).toBe(25)
    expect(g.state.cubes.working).toBe(0)
  })
})

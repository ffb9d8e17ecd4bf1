import { describe, expect, it } from 'vitest'
import type { Section } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { simply } from '../table.ts'
import { END_STEPS, finalStandings, scoreEnd } from './end.ts'

function setSections(s: HegemonyState, sections: readonly Section[]): void {
  for (const [at, policy] of ([1, 2, 3, 4, 5] as const).entries()) s.policies[policy] = sections[at] ?? 'C'
}

/** A game that has ended with these changes; roles have nothing that the test does not give. */
function ended(change: (s: HegemonyState) => void, players: 2 | 3 | 4 = 4): TestTable {
  const game = given({ players }, (s) => {
    s.working.money = 0
    s.middle.money = 0
    s.state.money = 0
    for (const owner of ['middle', 'capitalist', 'state'] as const) {
      s[owner].storage = { food: 0, luxury: 0, health: 0, education: 0 }
    }
    s.state.media = 0
    change(s)
  })
  game.run(simply(scoreEnd))
  return game
}

describe('end-game points', () => {
  it('H-WORK-END-01, H-MID-END-01, H-CAP-END-01: VP for the Policies 1 to 5 in the own section', () => {
    const vp = (sections: readonly Section[]) => {
      const { working, middle, capitalist } = ended((s) => setSections(s, sections)).state
      return [working.vp, middle.vp, capitalist.vp]
    }
    expect(vp(['A', 'B', 'C', 'A', 'B'])).toEqual([4, 3, 1])
    expect(vp(['A', 'A', 'A', 'B', 'C'])).toEqual([8, 1, 1])
    expect(vp(['A', 'A', 'A', 'A', 'C'])).toEqual([12, 0, 1])
    expect(vp(['A', 'A', 'A', 'A', 'A'])).toEqual([18, 0, 0])
    expect(vp(['B', 'B', 'B', 'C', 'C'])).toEqual([0, 6, 4])
    expect(vp(['B', 'B', 'B', 'B', 'C'])).toEqual([0, 10, 1])
    expect(vp(['B', 'B', 'B', 'B', 'B'])).toEqual([0, 15, 0])
    expect(vp(['C', 'C', 'C', 'A', 'B'])).toEqual([1, 1, 8])
    expect(vp(['C', 'C', 'C', 'C', 'B'])).toEqual([0, 1, 12])
    expect(vp(['C', 'C', 'C', 'C', 'C'])).toEqual([0, 0, 18])
  })

  const NEUTRAL: readonly Section[] = ['C', 'C', 'C', 'C', 'C']

  it('H-WORK-END-02: 1 VP for each 10₳, at most 15', () => {
    const vp = (money: number) =>
      ended((s) => {
        setSections(s, NEUTRAL)
        s.working.money = money
      }).state.working.vp
    expect([vp(9), vp(29), vp(150), vp(400)]).toEqual([0, 2, 15, 15])
  })

  it('H-MID-END-03: 1 VP for each 15₳, without a limit', () => {
    const game = ended((s) => {
      setSections(s, NEUTRAL)
      s.middle.money = 449
    })
    expect(game.state.middle.vp).toBe(29)
  })

  it('H-MID-END-02: complete sets in the Storages count, Goods & Services do not', () => {
    const game = ended((s) => {
      setSections(s, NEUTRAL)
      s.middle.storage = { food: 5, luxury: 5, health: 3, education: 8 }
      s.middle.goods = { food: 10, luxury: 10, health: 10, education: 10 }
    })
    expect(game.state.middle.vp).toBe(2 + 1 + 1 + 2)
  })

  it('H-CAP-END-02: Food and Luxury of the Free Trade Zone are added before dividing', () => {
    const game = ended((s) => {
      setSections(s, ['A', 'A', 'A', 'A', 'A'])
      s.capitalist.storage = { food: 3, luxury: 2, health: 4, education: 6 }
      s.capitalist.freeTradeZone = { food: 3, luxury: 4 }
    })
    expect(game.state.capitalist.vp).toBe(3 + 2 + 1 + 2)
  })

  it('H-CAP-END-04: money brings the Capitalist Class nothing more', () => {
    const game = ended((s) => {
      setSections(s, ['A', 'A', 'A', 'A', 'A'])
      s.capitalist.capital = 400
      s.capitalist.revenue = 90
    })
    expect(game.state.capitalist.vp).toBe(0)
  })

  it('H-STATE-END-01, H-STATE-END-02, H-STATE-END-03: stocks, Media Influence and money, no Policies', () => {
    const game = ended((s) => {
      setSections(s, NEUTRAL)
      s.state.storage = { food: 3, luxury: 3, health: 7, education: 2 }
      s.state.media = 6
      s.state.influence = 9
      s.state.money = 89
      s.lastAgenda = 'agenda-02'
    })
    expect(game.state.state.vp).toBe(1 + 1 + 2 + 0 + 2 + 2)
  })

  it('H-END-03, HQ-39: unclaimed benefits and roles not in play score nothing', () => {
    const game = ended((s) => {
      setSections(s, NEUTRAL)
      s.state.benefits.working.money = 100
      s.middle.money = 100
      s.state.money = 100
    }, 2)
    expect(game.eventsOf('vp').map(({ role }) => role)).toEqual(['capitalist'])
  })

  it('H-END-01, H-END-02: loans are settled first, so that their money no longer counts', () => {
    const game = given({}, (s) => {
      setSections(s, NEUTRAL)
      s.working.money = 95
      s.working.loans = 1
    })
    game.run(function* (t) {
      for (const step of END_STEPS) yield* step(t)
    })
    expect(game.state.working).toMatchObject({ money: 40, vp: 4 })
  })
})

describe('final standings', () => {
  /** All roles have 50 VP, no Policy in the own section, and no cubes. */
  function tied(change: (s: HegemonyState) => void, players: 2 | 3 | 4 = 4) {
    const { state } = given({ players }, (s) => {
      for (const role of s.roles) s[role].vp = 50
      s.bag = { working: 0, middle: 0, capitalist: 0 }
      change(s)
    })
    return finalStandings(state).map(({ seat, rank }) => `${rank} ${seat}`)
  }

  it('H-GEN-04: most VP win', () => {
    const { state } = given({}, (s) => {
      for (const [at, role] of s.roles.entries()) s[role].vp = [30, 70, -2, 45][at] ?? 0
    })
    expect(finalStandings(state)).toEqual([
      { seat: 'middle', score: 70, rank: 1 },
      { seat: 'state', score: 45, rank: 2 },
      { seat: 'working', score: 30, rank: 3 },
      { seat: 'capitalist', score: -2, rank: 4 },
    ])
  })

  it('H-END-04, H-END-08: then most Policies in the own section; the State goes by its last Agenda', () => {
    const ranks = tied((s) => {
      setSections(s, ['A', 'A', 'B', 'C', 'C'])
      s.lastAgenda = 'agenda-07' // 1B 2A 3C 4C 5A: two matches
      s.state.agenda = null
      s.working.vp = 51
      s.bag.capitalist = 9
    })
    expect(ranks).toEqual(['1 working', '2 state', '3 capitalist', '4 middle'])
  })

  it('H-END-05: then the State wins', () => {
    const ranks = tied((s) => {
      setSections(s, ['B', 'B', 'C', 'C', 'C'])
      s.lastAgenda = 'agenda-08' // 1A 2B 3C 4B 5C: three matches
      s.bag.capitalist = 20
    })
    expect(ranks).toEqual(['1 state', '2 capitalist', '3 middle', '4 working'])
  })

  it('H-END-06, HQ-13: then the most own cubes in the bag', () => {
    const ranks = tied((s) => {
      setSections(s, ['A', 'B', 'C', 'A', 'B'])
      s.bag = { working: 4, middle: 7, capitalist: 9 }
    }, 3)
    // Two Policies each for the Working and the Middle Class, one for the Capitalist Class.
    expect(ranks).toEqual(['1 middle', '2 working', '3 capitalist'])
  })

  it('H-END-07: players who are still tied share the victory', () => {
    const ranks = tied((s) => setSections(s, ['A', 'B', 'C', 'A', 'B']), 3)
    expect(ranks).toEqual(['1 working', '1 middle', '3 capitalist'])
  })
})

import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { employ, employHelp, own } from '../../testing/arrange.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { simply } from '../table.ts'
import { SCORING_STEPS, scoreCapitalist, scoreMiddle, scoreState, scoreWorking } from './scoring.ts'

describe('Working Class', () => {
  it('H-WORK-SCORE-01, H-UNION-09: 2 VP for each Trade Union', () => {
    const game = given({}, (s) => {
      s.working.unions.agriculture = true
      s.working.unions.media = true
    })
    game.run(simply(scoreWorking))
    expect(game.state.working.vp).toBe(4)
  })
})

describe('Middle Class', () => {
  /** The two starting Companies with their employees, and further ones with two workers. */
  function business(s: HegemonyState, ...ids: string[]): void {
    for (const company of s.companies.middle) employHelp(s, company)
    for (const id of ids) employ(s, own(s, 'middle', id), 'middle')
  }

  it('HX-28, H-MID-SCORE-01: Prosperity 2 is not lower than 2 fully operational Companies', () => {
    const game = given({}, (s) => {
      business(s, 'pharmacy')
      for (const company of s.companies.middle) if (company.id === 'doctors-office') company.employee = null
      s.middle.prosperity = 2
    })
    game.run(simply(scoreMiddle))
    expect(game.state.middle).toMatchObject({ prosperity: 2, vp: 0 })
  })

  it('HX-29, H-MID-SCORE-01: Prosperity 3 and 4 fully operational Companies: value 4, 4 VP', () => {
    const game = given({}, (s) => {
      business(s, 'pharmacy', 'pr-agency')
      s.middle.prosperity = 3
    })
    game.run(simply(scoreMiddle))
    expect(game.state.middle).toMatchObject({ prosperity: 4, vp: 4 })
  })

  it('H-MID-SCORE-01: at most one space, however many Companies there are', () => {
    const game = given({}, (s) => business(s, 'pharmacy', 'pr-agency'))
    game.run(simply(scoreMiddle))
    expect(game.state.middle).toMatchObject({ prosperity: 1, vp: 1 })
  })

  it('H-MID-SCORE-01, HQ-16: the printed value is compared, which is 5 on space 6 too', () => {
    const game = given({}, (s) => {
      business(s, 'pharmacy', 'pr-agency', 'jewelry-store', 'training-center')
      s.middle.prosperity = 6
    })
    game.run(simply(scoreMiddle))
    expect(game.state.middle).toMatchObject({ prosperity: 7, vp: 6 })
  })

  it('H-MID-SCORE-01: a game without a Middle Class skips its scoring', () => {
    const game = given({ players: 2 })
    game.run(simply(scoreMiddle))
    expect(game.events).toEqual([])
  })
})

describe('Capitalist Class', () => {
  function rich(wealth: number, revenue: number, capital = 0): TestTable {
    const game = given({}, (s) => {
      Object.assign(s.capitalist, { wealth, revenue, capital })
    })
    game.run(simply(scoreCapitalist))
    return game
  }

  it('H-CAP-SCORE-01: all Revenue becomes Capital', () => {
    expect(rich(0, 30, 7).state.capitalist).toMatchObject({ revenue: 0, capital: 37 })
  })

  it('HX-18, H-CAP-SCORE-02, H-CAP-SCORE-03: Capital 57 for the first time: 3 VP and 3 for each of 3 spaces', () => {
    const game = rich(0, 57)
    expect(game.state.capitalist).toMatchObject({ vp: 12, wealth: 3 })
    expect(game.eventsOf('vp').map(({ why, amount }) => [why, amount])).toEqual([
      ['capital', 3],
      ['wealth', 9],
    ])
  })

  it('HX-19, H-CAP-SCORE-04: Capital 34 with the marker on space 3: 2 VP, the marker stays', () => {
    expect(rich(3, 0, 34).state.capitalist).toMatchObject({ vp: 2, wealth: 3 })
  })

  it('HX-20, H-CAP-SCORE-03: Capital 166 from space 3: 7 VP and 4 x 3', () => {
    expect(rich(3, 100, 66).state.capitalist).toMatchObject({ vp: 19, wealth: 7 })
  })

  it('H-CAP-SCORE-02: under 10 there is nothing, beyond 500 no more', () => {
    expect(rich(0, 9).state.capitalist).toMatchObject({ vp: 0, wealth: 0 })
    expect(rich(15, 900).state.capitalist).toMatchObject({ vp: 15, wealth: 15 })
  })
})

describe('State', () => {
  it('HX-36, H-STATE-SCORE-01: an Event left on the board costs Legitimacy and is discarded', () => {
    const game = given({}, (s) => {
      s.state.events = ['local-industries-in-turmoil']
      s.state.legitimacy = { working: 6, middle: 5, capitalist: 6 }
    })
    game.run(scoreState)
    const penalties = game.eventsOf('legitimacy').filter((event) => event.why === 'penalty')
    expect(penalties.map((event) => [event.class, event.to])).toEqual([
      ['middle', 4],
      ['capitalist', 5],
    ])
    expect(game.state.state.events).toEqual([])
    expect(game.state.decks.event.discard).toEqual(['local-industries-in-turmoil'])
  })

  it('H-STATE-SCORE-01: where the card lets it, the State chooses with which two classes it loses favour', () => {
    const game = given({}, (s) => {
      s.state.events = ['political-scandal']
      s.state.legitimacy = { working: 6, middle: 5, capitalist: 6 }
    })
    const play = game.run(scoreState)
    expect(play.seat).toBe('state')
    play.answers('class:working')
    expect(play.legal).toEqual(['class:middle', 'class:capitalist'])
    play.answers('class:capitalist')
    expect(play.done).toBe(true)
    expect(game.eventsOf('legitimacy').filter((event) => event.why === 'penalty')).toHaveLength(2)
    // 5 + 5 for the two lowest of 5, 5, 5.
    expect(game.eventsOf('vp')[0]).toMatchObject({ amount: 10, why: 'legitimacy' })
  })

  it('H-STATE-SCORE-01, HQ-08: Legitimacy does not fall below 1', () => {
    const game = given({}, (s) => {
      s.state.events = ['local-industries-in-turmoil']
      s.state.legitimacy = { working: 1, middle: 1, capitalist: 1 }
    })
    game.run(scoreState)
    expect(game.state.state.legitimacy).toEqual({ working: 1, middle: 1, capitalist: 1 })
  })

  it('HX-37, H-STATE-SCORE-02, H-STATE-SCORE-03, H-STATE-SCORE-04, H-STATE-LEG-04: VP, halves, tokens', () => {
    const game = given({}, (s) => {
      s.state.events = []
      s.state.agenda = null
      s.state.legitimacy = { working: 6, middle: 4, capitalist: 5 }
      s.state.tokens = { working: 1, middle: 1, capitalist: 0 }
    })
    game.run(scoreState)
    expect(game.state.state.vp).toBe(9)
    expect(game.state.state.legitimacy).toEqual({ working: 4, middle: 3, capitalist: 3 })
    expect(game.eventsOf('legitimacy').map(({ why, to }) => [why, to])).toEqual([
      ['halved', 3],
      ['halved', 2],
      ['halved', 3],
      ['tokens', 4],
      ['tokens', 3],
    ])
  })

  it('HX-38, H-STATE-SCORE-05: 1 VP for each Policy as the Agenda wants it; the card is discarded', () => {
    const game = given({}, (s) => {
      s.state.events = []
      s.state.agenda = 'agenda-06'
      Object.assign(s.policies, { 1: 'C', 2: 'C', 3: 'A', 4: 'C', 5: 'A' })
    })
    game.run(scoreState)
    expect(game.eventsOf('agenda')).toEqual([{ type: 'agenda', agenda: 'agenda-06', matches: 3 }])
    expect(game.eventsOf('vp').at(-1)).toMatchObject({ amount: 3, why: 'agenda' })
    expect(game.state.state.agenda).toBeNull()
    expect(game.state.decks.agenda.discard).toContain('agenda-06')
    expect(game.state.lastAgenda).toBe('agenda-06')
  })

  it('H-STATE-SCORE-06: five Policies are the most; Policies 6 and 7 do not count', () => {
    const game = given({}, (s) => {
      s.state.events = []
      s.state.agenda = 'agenda-02'
    })
    game.run(scoreState)
    expect(game.eventsOf('agenda')).toEqual([{ type: 'agenda', agenda: 'agenda-02', matches: 5 }])
  })

  it('H-STATE-AUTO-04: without a player the State scores nothing', () => {
    const game = given({ players: 3 })
    game.run(scoreState)
    expect(game.events).toEqual([])
  })
})

it('H-SCORE-01, H-SCORE-02: Working, Middle, Capitalist Class, then the State', () => {
  const game = given({}, (s) => {
    s.working.unions.media = true
    for (const company of s.companies.middle) employHelp(s, company)
    s.state.events = []
    s.state.agenda = 'agenda-02'
  })
  game.run(function* (t) {
    for (const step of SCORING_STEPS) yield* step(t)
  })
  expect(game.eventsOf('vp').map(({ why }) => why)).toEqual([
    'unions',
    'prosperity',
    'capital',
    'wealth',
    'legitimacy',
    'agenda',
  ])
})

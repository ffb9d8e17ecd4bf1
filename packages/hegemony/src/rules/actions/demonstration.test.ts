import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { employ, own, unemploy } from '../../testing/arrange.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { findCompany, newCompany } from '../labour/workers.ts'
import { takeTurn } from '../round/turn.ts'
import { buildCompany } from './build.ts'
import {
  availablePlaces,
  checkDemonstration,
  demonstrate,
  demonstrationHolds,
  emptySpaces,
  resolveDemonstration,
} from './demonstration.ts'

/** Two players, 5 unemployed, the empty Clinic as the only Company without workers, 5 Companies of the Capitalist Class, 2 unions. */
function angry(companies = 5): TestTable {
  return given({ players: 2 }, (s) => {
    s.companies.state = s.companies.state.filter(({ id }) => id !== 'regional-tv-station')
    employ(s, findCompany(s, 'college'), 'working')
    while (s.companies.capitalist.length < companies) {
      s.companies.capitalist.push(
        newCompany(
          ['car-manufacturer', 'electronics-manufacturer', 'automated-grain-farm', 'automated-dairy-farm'][
            s.companies.capitalist.length - 4
          ] ?? '',
          1,
        ),
      )
    }
    s.working.unions.agriculture = true
    s.working.unions.luxury = true
    while (s.unemployed.working.unskilled < 5) unemploy(s, 'working', 'unskilled')
  })
}

describe('calling a demonstration', () => {
  it('HX-08, H-DEMO-01, H-DEMO-02, H-DEMO-07, H-DEMO-09: at least 2 more unemployed than places; 5 + 2 VP are lost', () => {
    const game = angry()
    expect(availablePlaces(game.state)).toBe(2)
    expect(demonstrate.whyNot(game.state, 'working')).toBeNull()
    game.run((t) => demonstrate.perform(t, 'working'))
    expect(game.state.demonstration).toBe(true)
    game.run(resolveDemonstration)
    expect(game.state.capitalist.vp).toBe(-7)
    expect(game.state.working.influence).toBe(2)
  })

  it('H-DEMO-01: with only 1 more than places it is not possible, whatever their skills', () => {
    const game = angry()
    game.state.unemployed.working.unskilled = 2
    game.state.unemployed.working.media = 1
    const reason = demonstrate.whyNot(game.state, 'working')
    expect(reason).toMatchObject({ rule: 'H-DEMO-01', params: { unemployed: 3, places: 2 } })
    game.state.unemployed.working.media = 2
    expect(demonstrationHolds(game.state)).toBe(true)
  })

  it('H-DEMO-03, HQ-14: places are empty slots in Companies of others: neither farms nor unions', () => {
    const { state } = given({ players: 4 }, (s) => own(s, 'working', 'cooperative-farm', 1))
    expect(availablePlaces(state)).toBe(2 + 3 + 1 + 1)
  })

  it('H-DEMO-03: automated Companies have no places', () => {
    const { state } = given({ players: 2 }, (s) => own(s, 'capitalist', 'car-manufacturer'))
    expect(availablePlaces(state)).toBe(availablePlaces(given({ players: 2 }).state))
  })

  it('H-DEMO-04, H-FAQ-03: the employee’s place in a Company without its Middle Class worker does not count', () => {
    const { state } = given({ players: 4 }, (s) => own(s, 'middle', 'game-store'))
    expect(availablePlaces(state)).toBe(7)
  })

  it('H-DEMO-12: there is only one token', () => {
    const game = angry()
    game.run((t) => demonstrate.perform(t, 'working'))
    expect(demonstrate.whyNot(game.state, 'working')?.rule).toBe('H-DEMO-12')
  })
})

describe('end of a demonstration', () => {
  const called = (): TestTable => {
    const game = angry()
    game.run((t) => demonstrate.perform(t, 'working'))
    game.state.capitalist.market = ['vegetable-farm']
    return game
  }
  /** Runs to the end of the turn, choosing Working Class workers wherever possible. */
  const takesTurn = (game: TestTable, role: 'working' | 'capitalist', ...answers: readonly string[]): void => {
    const play = game.run((t) => takeTurn(t, role)).answers(...answers)
    while (!play.done) {
      const wanted = ['end', 'class:working', 'company:vegetable-farm'].find((id) => play.legal.includes(id))
      play.answers(wanted ?? play.legal[0] ?? '')
    }
  }

  it('HX-09, H-DEMO-05: a new Company with Working Class workers that makes places enough', () => {
    const game = called()
    takesTurn(game, 'capitalist', 'basic:build-company')
    expect(findCompany(game.state, 'vegetable-farm').slots.every((worker) => worker?.class === 'working')).toBe(true)
    expect(game.state.demonstration).toBe(false)
    expect(game.eventsOf('demonstration').at(-1)).toEqual({ type: 'demonstration', outcome: 'settled' })
    game.run(resolveDemonstration)
    expect(game.state.capitalist.vp).toBe(0)
  })

  it('H-DEMO-05: it also ends when the workers come later than the Company', () => {
    const game = called()
    const play = game.run((t) => buildCompany.perform(t, 'capitalist'))
    while (!play.done) play.answers(play.legal.find((id) => id === 'none') ?? play.legal[0] ?? '')
    checkDemonstration(game.table)
    expect(game.state.demonstration).toBe(true)
    takesTurn(game, 'working', 'basic:assign-workers')
    expect(findCompany(game.state, 'vegetable-farm').slots.every((worker) => worker?.class === 'working')).toBe(true)
    expect(game.state.demonstration).toBe(false)
  })

  it('H-DEMO-05: all three conditions must hold', () => {
    const withoutCompany = called()
    withoutCompany.state.unemployed.working.unskilled = 0
    checkDemonstration(withoutCompany.table)
    expect(withoutCompany.state.demonstration).toBe(true)
    const stillTooFew = called()
    employ(stillTooFew.state, own(stillTooFew.state, 'capitalist', 'vegetable-farm'), 'working')
    stillTooFew.state.builtSinceDemonstration = ['vegetable-farm']
    stillTooFew.state.unemployed.working.unskilled = 9
    checkDemonstration(stillTooFew.table)
    expect(stillTooFew.state.demonstration).toBe(true)
    stillTooFew.state.unemployed.working.unskilled = 3
    checkDemonstration(stillTooFew.table)
    expect(stillTooFew.state.demonstration).toBe(false)
  })
})

describe('at the start of production', () => {
  it('H-DEMO-06: the token is discarded and the Working Class gains 1 Influence; without one nothing happens', () => {
    const game = angry()
    game.run(resolveDemonstration)
    expect(game.state.working.influence).toBe(1)
    game.state.demonstration = true
    game.run(resolveDemonstration)
    expect(game.state.demonstration).toBe(false)
    expect(game.state.working.influence).toBe(2)
  })

  it('HX-10, H-DEMO-09: with 8 Companies the Capitalist Class loses 4', () => {
    const game = angry(8)
    game.state.demonstration = true
    game.run(resolveDemonstration)
    expect(game.state.capitalist.vp).toBe(-4)
  })

  it('H-DEMO-08, HQ-15: the Working Class divides the whole loss, within the limit of each', () => {
    const game = given({ players: 4 }, (s) => {
      s.demonstration = true
      s.unemployed.working.unskilled = 9
      while (s.companies.middle.length < 6) own(s, 'middle', 'pharmacy')
    })
    const play = game.run(resolveDemonstration)
    expect([play.seat, play.prompt]).toEqual(['working', 'ask.demonstration-loss'])
    expect(play.legal).toEqual([0, 1, 2])
    play.answers(1)
    expect(play.legal).toEqual([2, 3, 4, 5, 6, 7, 8])
    play.answers(3)
    expect(play.done).toBe(true)
    const { middle, capitalist, state } = game.state
    expect([middle.vp, capitalist.vp, state.vp]).toEqual([-1, -3, -5])
  })

  it('H-DEMO-09: empty spaces: 12, 8 and 9 less the Companies; face-down public Companies count as empty', () => {
    const { state } = given({ players: 4 })
    expect([emptySpaces(state, 'capitalist'), emptySpaces(state, 'middle'), emptySpaces(state, 'state')]).toEqual([
      8, 6, 6,
    ])
  })

  it('H-DEMO-10: the State without a player loses nothing', () => {
    const { state } = given({ players: 3 })
    expect([emptySpaces(state, 'state'), emptySpaces(state, 'working')]).toEqual([0, 0])
    const game = given({ players: 3 }, (s: HegemonyState) => {
      s.demonstration = true
      s.unemployed.working.unskilled = 30
    })
    game.run(resolveDemonstration)
    expect([game.state.middle.vp, game.state.capitalist.vp, game.state.state.vp]).toEqual([-6, -8, 0])
  })

  it('H-DEMO-11: counted at the start of production, not when it was called', () => {
    const game = angry()
    game.run((t) => demonstrate.perform(t, 'working'))
    game.state.unemployed.working.unskilled = 1
    game.run(resolveDemonstration)
    expect(game.state.capitalist.vp).toBe(-3)
  })
})

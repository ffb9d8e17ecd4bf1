import { describe, expect, it } from 'vitest'
import { employ, employHelp, own } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { findCompany } from '../labour/workers.ts'
import { extraShift, shift } from './shift.ts'

describe('Extra Shift', () => {
  it('H-MID-SHIFT-01, H-COMMIT-04: the Company produces at once and all its workers become committed', () => {
    const game = given({}, (s) => {
      employ(s, own(s, 'middle', 'pharmacy'), 'middle')
    })
    game.run((t) => extraShift.perform(t, 'middle')).answers('company:pharmacy')
    expect(game.state.middle.storage.health).toBe(1 + 4)
    expect(findCompany(game.state, 'pharmacy').slots.map((worker) => worker?.committed)).toEqual([true, true])
    expect(game.state.middle.money).toBe(40)
  })

  it('H-MID-SHIFT-02: a free employee is paid and adds the bonus', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
    })
    game.run((t) => shift(t)).answers('company:doctors-office')
    expect(game.state.middle).toMatchObject({ money: 32 })
    expect(game.state.working.money).toBe(38)
    expect(game.state.middle.storage.health).toBe(1 + 2 + 2)
    expect(findCompany(game.state, 'doctors-office').employee?.committed).toBe(true)
  })

  it('H-MID-SHIFT-02: a player who cannot pay the wage cannot choose the Company; no loan', () => {
    const game = given({}, (s) => {
      s.companies.middle = s.companies.middle.filter(({ id }) => id === 'doctors-office')
      employHelp(s, findCompany(s, 'doctors-office'))
      s.middle.money = 7
    })
    expect(extraShift.whyNot(game.state, 'middle')?.rule).toBe('H-MID-SHIFT-02')
  })

  it('H-MID-SHIFT-03: a committed employee takes no part: no wage, no bonus', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'), true)
      s.middle.money = 0
    })
    game.run((t) => shift(t)).answers('company:doctors-office')
    expect(game.state.middle).toMatchObject({ money: 0, loans: 0 })
    expect(game.state.middle.storage.health).toBe(1 + 2)
  })

  it('H-MID-SHIFT-04, H-STRIKE-12: under a strike only the own worker produces', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office')).strike = true
    })
    game.run((t) => shift(t)).answers('company:doctors-office')
    expect(game.state.middle.money).toBe(40)
    expect(game.state.middle.storage.health).toBe(1 + 2)
  })

  it('H-MID-SHIFT-05: a Company whose own worker is committed, or which has none, cannot be chosen', () => {
    const game = given({}, (s) => {
      for (const worker of findCompany(s, 'doctors-office').slots) if (worker) worker.committed = true
      own(s, 'middle', 'game-store')
      employ(s, own(s, 'middle', 'pharmacy'), 'middle')
    })
    const play = game.run((t) => shift(t))
    expect(play.whyNot('company:doctors-office')?.rule).toBe('H-MID-SHIFT-05')
    expect(play.whyNot('company:game-store')?.rule).toBe('H-OPER-12')
  })

  it('H-TURN-09: a card may ask for a Company with an employee', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
    })
    game.run((t) => shift(t, { withEmployee: true }))
    expect(game.eventsOf('produced')).toEqual([
      { type: 'produced', company: 'doctors-office', owner: 'middle', amount: 4 },
    ])
  })

  it('H-MID-SHIFT-01: no Company, no shift', () => {
    const game = given({}, (s) => {
      s.companies.middle = []
    })
    expect(extraShift.whyNot(game.state, 'middle')?.rule).toBe('H-MID-SHIFT-01')
  })
})

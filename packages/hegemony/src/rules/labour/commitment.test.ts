import { describe, expect, it } from 'vitest'
import { privatization } from '../../cards/state-companies.ts'
import { employHelp, own } from '../../testing/arrange.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { giveBonus } from '../actions/bonus.ts'
import { sellCompany } from '../actions/sell.ts'
import { extraShift } from '../production/shift.ts'
import { adjustWages } from './wages.ts'
import { findCompany, isOperational, operationalCompanies, workersIn } from './workers.ts'

function committed(game: TestTable, id: string): boolean[] {
  return workersIn(findCompany(game.state, id)).map((worker) => worker.committed)
}

describe('causes of commitment', () => {
  it('H-COMMIT-02: a raise of their wage by the owner', () => {
    const game = given({ players: 4 })
    game.run((t) => adjustWages.perform(t, 'capitalist')).answers('wage:college-3', 'done')
    expect(committed(game, 'college')).toEqual([true, true])
    expect(committed(game, 'supermarket')).toEqual([false, false])
  })

  it('H-COMMIT-02: any raise, also from L1 to L2', () => {
    const game = given({ players: 4 }, (s) => {
      s.policies[2] = 'C'
      findCompany(s, 'college').wage = 1
    })
    game.run((t) => adjustWages.perform(t, 'capitalist')).answers('wage:college-2', 'done')
    expect(committed(game, 'college')).toEqual([true, true])
  })

  it('H-COMMIT-03: a bonus', () => {
    const game = given({ players: 4 })
    game.run((t) => giveBonus.perform(t, 'capitalist')).answers('company:college')
    expect(committed(game, 'college')).toEqual([true, true])
    expect(game.state.working.money).toBe(35)
  })

  it('H-COMMIT-04: an Extra Shift, all workers there', () => {
    const game = given({ players: 4 }, (s) => employHelp(s, findCompany(s, 'doctors-office')))
    game.run((t) => extraShift.perform(t, 'middle')).answers('company:doctors-office')
    expect(committed(game, 'doctors-office')).toEqual([true, true])
  })
})

describe('effects of commitment', () => {
  it('H-COMMIT-07: the wage of committed workers is not lowered', () => {
    const game = given({ players: 4 }, (s) => {
      s.policies[2] = 'C'
      for (const worker of workersIn(findCompany(s, 'college'))) worker.committed = true
    })
    const play = game.run((t) => adjustWages.perform(t, 'capitalist'))
    expect(play.whyNot('wage:college-1')?.rule).toBe('H-COMMIT-07')
    expect(play.legal).toContain('wage:supermarket-1')
  })

  it('H-COMMIT-10: a sale that keeps them employed is allowed: they stay committed, with their wage', () => {
    const game = given({ players: 4 }, (s) => {
      for (const worker of workersIn(findCompany(s, 'university-hospital'))) worker.committed = true
    })
    game.run(privatization.play).answers('company:university-hospital')
    expect(game.state.companies.capitalist.map(({ id }) => id)).toContain('university-hospital')
    expect(committed(game, 'university-hospital')).toEqual([true, true, true])
    expect(findCompany(game.state, 'university-hospital').wage).toBe(2)
  })
})

describe('strikes and the work of others', () => {
  it('H-STRIKE-12: in an Extra Shift during a strike only the Middle Class worker produces', () => {
    const game = given({ players: 4 }, (s) => {
      employHelp(s, findCompany(s, 'doctors-office')).strike = true
    })
    const { health } = game.state.middle.storage
    game.run((t) => extraShift.perform(t, 'middle')).answers('company:doctors-office')
    expect(game.state.middle).toMatchObject({ money: 40, storage: { health: health + 2 } })
  })

  it('H-STRIKE-14, H-FAQ-02: a struck Company may be sold', () => {
    const game = given({ players: 4 }, (s) => {
      findCompany(s, 'college').strike = true
    })
    game.run((t) => sellCompany.perform(t, 'capitalist')).answers('company:college')
    expect(game.state.companies.capitalist.map(({ id }) => id)).not.toContain('college')
    expect(game.state.unemployed.working).toMatchObject({ education: 1, unskilled: 2 })
  })

  it('R-08: a struck Company is still operational', () => {
    const { state } = given({ players: 4 }, (s) => {
      findCompany(s, 'college').strike = true
    })
    expect(operationalCompanies(state, 'capitalist').map(({ id }) => id)).toContain('college')
  })

  it('H-OPER-06: Machinery does no work without workers', () => {
    const { state } = given({ players: 4 }, (s) => {
      own(s, 'capitalist', 'stadium').machinery = true
    })
    expect(isOperational(findCompany(state, 'stadium'))).toBe(false)
  })
})

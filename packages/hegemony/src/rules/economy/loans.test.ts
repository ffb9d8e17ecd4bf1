import { describe, expect, it } from 'vitest'
import { ROLES } from '../../data/vocabulary.ts'
import { given } from '../../testing/given.ts'
import { lobby } from '../actions/lobby.ts'
import { BASIC_ACTIONS, FREE_ACTIONS } from '../round/actions.ts'
import { settleAllLoans } from '../round/end.ts'
import { serveLoans } from '../round/preparation.ts'
import { extraTax } from '../state/state-actions.ts'
import { simply } from '../table.ts'
import { payInterest, payOffLoan } from './loans.ts'
import { owe } from './money.ts'

describe('taking loans', () => {
  it('H-LOAN-01, H-LOAN-02: a mandatory payment that cannot be made brings a Loan card and 50₳', () => {
    const game = given({}, (s) => {
      s.working.money = 7
    })
    owe(game.table, 'working', 'state', 10, 'extra-tax')
    expect(game.state.working).toMatchObject({ loans: 1, money: 47 })
  })

  it('H-LOAN-02, H-LOAN-08: events of taking and repaying show the remaining loans', () => {
    const game = given({}, (s) => {
      Object.assign(s.working, { money: 7, loans: 1 })
    })
    owe(game.table, 'working', 'state', 10, 'extra-tax')
    expect(game.eventsOf('loan')).toEqual([{ type: 'loan', role: 'working', loans: 2, taken: true }])
    expect(game.eventsOf('money')).toEqual([
      { type: 'money', from: 'supply', to: 'working', amount: 50, why: 'loan' },
      { type: 'money', from: 'working', to: 'state', amount: 10, why: 'extra-tax' },
    ])
    game.state.working.money = 60
    game.run((t) => payOffLoan.perform(t, 'working'))
    expect(game.eventsOf('loan').slice(1)).toEqual([{ type: 'loan', role: 'working', loans: 1, taken: false }])
    expect(game.eventsOf('money').slice(2)).toEqual([
      { type: 'money', from: 'working', to: 'supply', amount: 50, why: 'repayment' },
    ])
  })

  it('HX-47, H-LOAN-01: Extra Tax makes the Working Class borrow', () => {
    const game = given({}, (s) => {
      s.working.money = 7
      s.state.legitimacy = { working: 3, middle: 4, capitalist: 5 }
    })
    game.run((t) => extraTax.perform(t, 'state'))
    expect(game.state.working).toMatchObject({ loans: 1, money: 47 })
  })

  it('H-LOAN-04: loans are taken until the payment is possible', () => {
    const game = given({}, (s) => {
      s.middle.money = 0
    })
    owe(game.table, 'middle', 'supply', 120, 'wages')
    expect(game.state.middle).toMatchObject({ loans: 3, money: 30 })
  })

  it('HX-44, H-LOAN-05: the Capitalist Class borrows only what Revenue and Capital lack, into its Capital', () => {
    const game = given({}, (s) => {
      s.capitalist.revenue = 25
      s.capitalist.capital = 40
    })
    owe(game.table, 'capitalist', 'working', 75, 'wages')
    expect(game.state.capitalist).toMatchObject({ revenue: 0, capital: 40, loans: 1 })
  })

  it('H-LOAN-05: no loan while Capital covers what Revenue lacks', () => {
    const game = given({}, (s) => {
      s.capitalist.revenue = 25
      s.capitalist.capital = 50
    })
    owe(game.table, 'capitalist', 'working', 75, 'wages')
    expect(game.state.capitalist).toMatchObject({ revenue: 0, capital: 0, loans: 0 })
  })

  it('H-LOAN-03: no player can take a loan as an action, nor for something optional', () => {
    for (const role of ROLES) {
      const ids = [...BASIC_ACTIONS[role], ...FREE_ACTIONS[role]].map((action) => action.id)
      expect(ids).not.toContain('take-loan')
    }
    const game = given({}, (s) => {
      s.capitalist.revenue = 10
      s.capitalist.capital = 10
    })
    expect(lobby.whyNot(game.state, 'capitalist')?.rule).toBe('H-GEN-11')
  })

  it('H-LOAN-14, H-LOAN-15: the Treasury takes its loans with and without a player', () => {
    for (const players of [2, 3, 4] as const) {
      const game = given({ players }, (s) => {
        s.state.money = 20
      })
      owe(game.table, 'state', 'working', 30, 'wages')
      expect(game.state.state).toMatchObject({ loans: 1, money: 40 })
    }
  })
})

describe('interest', () => {
  it('H-LOAN-07, H-PREP-03: 5₳ for each loan', () => {
    const game = given({}, (s) => {
      s.working.loans = 2
      s.middle.loans = 1
      s.state.loans = 3
    })
    game.run(simply(serveLoans))
    expect(game.state.working.money).toBe(30 - 10)
    expect(game.state.middle.money).toBe(40 - 5)
    expect(game.state.state.money).toBe(120 - 15)
    expect(game.eventsOf('money').every((event) => event.why === 'interest')).toBe(true)
  })

  it('HX-45, H-LOAN-06: the Capitalist Class pays interest from Capital first', () => {
    const game = given({}, (s) => {
      s.capitalist.revenue = 100
      s.capitalist.capital = 8
      s.capitalist.loans = 2
    })
    game.run(simply(serveLoans))
    expect(game.state.capitalist).toMatchObject({ revenue: 98, capital: 0 })
  })

  it('H-PREP-04: interest that cannot be paid in full needs another loan', () => {
    const game = given({}, (s) => {
      s.working.loans = 2
      s.working.money = 9
      s.capitalist.loans = 1
      s.capitalist.revenue = 2
      s.capitalist.capital = 2
    })
    game.run(simply(serveLoans))
    expect(game.state.working).toMatchObject({ loans: 3, money: 49 })
    expect(game.state.capitalist).toMatchObject({ loans: 2, revenue: 2, capital: 47 })
  })

  it('H-PREP-05, H-LOAN-16, HQ-04: the State without a player repays while more than 50₳ are left after interest', () => {
    const game = given({ players: 3 }, (s) => {
      s.state.loans = 3
      s.state.money = 116
    })
    game.run(simply(serveLoans))
    // 116 - 15 = 101, one loan: 51, another: 1.
    expect(game.state.state).toMatchObject({ loans: 1, money: 1 })
  })

  it('H-LOAN-16, HQ-04: 50₳ are not more than 50₳', () => {
    const game = given({ players: 2 }, (s) => {
      s.state.loans = 1
      s.state.money = 55
    })
    game.run(simply(serveLoans))
    expect(game.state.state).toMatchObject({ loans: 1, money: 50 })
  })

  it('H-PREP-05, H-LOAN-16: also the last loan', () => {
    const game = given({ players: 2 }, (s) => {
      s.state.loans = 1
      s.state.money = 60
    })
    game.run(simply(serveLoans))
    expect(game.state.state).toMatchObject({ loans: 0, money: 5 })
  })

  it('H-LOAN-16: with a player the State does not repay automatically', () => {
    const game = given({ players: 4 }, (s) => {
      s.state.loans = 1
      s.state.money = 500
    })
    game.run(simply(serveLoans))
    expect(game.state.state).toMatchObject({ loans: 1, money: 495 })
  })

  it('H-PREP-03: without a loan nothing is paid', () => {
    const game = given({})
    payInterest(game.table, 'working')
    expect(game.events).toEqual([])
  })
})

describe('Pay Off Loan', () => {
  it('H-LOAN-08, H-LOAN-09, H-STATE-LOAN-01: 50₳ and one Loan card less', () => {
    for (const role of ['working', 'middle', 'state'] as const) {
      const game = given({}, (s) => {
        s[role].loans = 2
        s[role].money = 120
      })
      expect(payOffLoan.whyNot(game.state, role)).toBeNull()
      game.run((t) => payOffLoan.perform(t, role))
      expect(game.state[role]).toMatchObject({ loans: 1, money: 70 })
    }
  })

  it('HX-46, H-LOAN-06: the Capitalist Class pays from Capital first', () => {
    const game = given({}, (s) => {
      s.capitalist.loans = 1
      s.capitalist.capital = 35
      s.capitalist.revenue = 20
    })
    game.run((t) => payOffLoan.perform(t, 'capitalist'))
    expect(game.state.capitalist).toMatchObject({ loans: 0, capital: 0, revenue: 5 })
  })

  it('H-LOAN-08: not without a loan, not without 50₳', () => {
    const game = given({}, (s) => {
      s.working.money = 49
      s.working.loans = 1
    })
    expect(payOffLoan.whyNot(game.state, 'working')).toMatchObject({ rule: 'H-LOAN-08', key: 'why.loan-too-dear' })
    expect(payOffLoan.whyNot(game.state, 'middle')).toMatchObject({ rule: 'H-LOAN-08', key: 'why.no-loan' })
  })

  it('H-LOAN-08: it is a Free Action of all roles', () => {
    for (const role of ROLES) expect(FREE_ACTIONS[role]).toContain(payOffLoan)
  })
})

describe('loans at the end of the game', () => {
  it('HX-02, H-LOAN-12, H-LOAN-13: the missing amount costs 1 VP for every 5₳, and the loan is gone', () => {
    const game = given({}, (s) => {
      s.middle.loans = 1
      s.middle.money = 38
      s.middle.vp = 10
    })
    game.run(simply(settleAllLoans))
    expect(game.state.middle).toMatchObject({ money: 3, loans: 0, vp: 6 })
  })

  it('H-LOAN-10, H-LOAN-12: repaying in full costs 55₳ for each loan and no VP', () => {
    const game = given({}, (s) => {
      s.working.loans = 2
      s.working.money = 130
      s.state.loans = 1
      s.state.money = 60
    })
    game.run(simply(settleAllLoans))
    expect(game.state.working).toMatchObject({ money: 20, loans: 0, vp: 0 })
    expect(game.state.state).toMatchObject({ money: 5, loans: 0, vp: 0 })
  })

  it('H-LOAN-11, H-CAP-END-03: the Capitalist Class does not repay and loses 5 VP for each loan', () => {
    const game = given({}, (s) => {
      s.capitalist.loans = 2
      s.capitalist.capital = 300
      s.capitalist.vp = 40
    })
    game.run(simply(settleAllLoans))
    expect(game.state.capitalist).toMatchObject({ capital: 300, vp: 30 })
  })

  it('H-LOAN-17: loans of the State without a player affect no player', () => {
    const game = given({ players: 3 }, (s) => {
      s.state.loans = 4
    })
    game.run(simply(settleAllLoans))
    expect(game.events).toEqual([])
    expect(game.state.state.money).toBe(120)
  })
})

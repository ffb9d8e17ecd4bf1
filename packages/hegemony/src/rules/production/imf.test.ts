import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { employ, own, unemploy } from '../../testing/arrange.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { checkImf, imfThreatens } from './imf.ts'
import { PRODUCTION_STEPS } from './production.ts'
import { incomeTax } from './taxes.ts'

/** HX-48: two loans at 1B, six public Companies, Bills of the Working and the Capitalist Class. */
function bankrupt(s: HegemonyState): void {
  s.clock.phase = 'production'
  s.wagesPaidUnder = 'B'
  Object.assign(s.policies, { 1: 'B', 2: 'B', 3: 'C', 4: 'A', 5: 'B', 6: 'C', 7: 'B' })
  s.bills = {
    2: { by: 'working', section: 'A' },
    3: { by: 'working', section: 'B' },
    6: { by: 'capitalist', section: 'B' },
  }
  for (const id of s.closed.splice(0, 3)) employ(s, own(s, 'state', id), 'middle')
  s.state.loans = 2
  s.state.money = 27
  s.state.legitimacy = { working: 6, middle: 8, capitalist: 7 }
}

const CLOSED = ['public-hospital-2', 'public-university-2', 'regional-tv-station-2']

/** The intervention with the three later public Companies closed and no price changed. */
function intervene(change: (s: HegemonyState) => void = () => undefined): TestTable {
  const game = given({}, (s) => {
    bankrupt(s)
    change(s)
  })
  const play = game.run(checkImf).answers(...CLOSED.map((id) => `company:${id}`), 'done', 'done')
  expect(play.done).toBe(true)
  return game
}

describe('the check', () => {
  it('H-IMF-02, R-01: 1 loan is critical at 1C, 2 at 1A and 1B', () => {
    const critical = (section: 'A' | 'B' | 'C') =>
      [1, 2, 3].find((loans) =>
        imfThreatens(
          given({}, (s) => {
            s.policies[1] = section
            s.state.loans = loans
            s.state.money = 0
          }).state,
        ),
      )
    expect([critical('A'), critical('B'), critical('C')]).toEqual([2, 2, 1])
  })

  it('H-IMF-03: with fewer loans nothing happens', () => {
    const game = given({}, (s) => {
      s.policies[1] = 'B'
      s.state.loans = 1
      s.state.money = 0
    })
    game.run(checkImf)
    expect(game.events).toEqual([{ type: 'production-step', step: 'imf' }])
  })

  it('H-IMF-04, H-LOAN-10: loans repaid at 55₳ each keep the IMF away', () => {
    const game = given({}, (s) => {
      s.state.loans = 1
      s.state.money = 60
    })
    game.run(checkImf)
    expect(game.state.state).toMatchObject({ loans: 0, money: 5 })
    expect(game.eventsOf('imf')).toEqual([
      { type: 'imf', loans: 1, limit: 1, due: 55, treasury: 60, intervenes: false },
    ])
    expect(game.eventsOf('policy')).toEqual([])
  })

  it('H-IMF-04, HQ-03: the State as a player repays the necessary amount and may repay more', () => {
    const game = given({}, (s) => {
      s.policies[1] = 'B'
      s.state.loans = 3
      s.state.money = 200
    })
    const play = game.run(checkImf)
    expect(play.seat).toBe('state')
    expect(play.legal).toEqual([2, 3])
    play.answers(3)
    expect(game.state.state).toMatchObject({ loans: 0, money: 35 })
  })

  it('H-IMF-04, HQ-03, H-STATE-AUTO-03: without a player only the necessary amount', () => {
    const game = given({ players: 3 }, (s) => {
      s.policies[1] = 'B'
      s.state.loans = 3
      s.state.money = 200
    })
    expect(game.run(checkImf).done).toBe(true)
    expect(game.state.state).toMatchObject({ loans: 1, money: 90 })
  })

  it('H-IMF-01: it is one step of the Production Phase, between needs and taxes', () => {
    const { table } = given({})
    const steps = PRODUCTION_STEPS.map((step) => {
      const told = table.emitted.length
      step(table).next([])
      return table.emitted[told]?.event
    })
    expect(steps.map((event) => event?.type === 'production-step' && event.step)).toEqual([
      'strikes',
      'produce',
      'needs',
      'imf',
      'taxes',
    ])
  })

  it('H-IMF-17: a threatening intervention is visible before', () => {
    const threat = (money: number) =>
      imfThreatens(
        given({}, (s) => {
          s.state.loans = 1
          s.state.money = money
        }).state,
      )
    expect([threat(54), threat(55)]).toEqual([true, false])
  })
})

describe('the intervention', () => {
  it('HX-48, H-IMF-05: the money of the State is not enough', () => {
    const game = intervene()
    expect(game.eventsOf('imf')).toEqual([{ type: 'imf', loans: 2, limit: 2, due: 55, treasury: 27, intervenes: true }])
  })

  it('HX-48, H-IMF-06, H-IMF-07: Bills return without a vote, each for 1 Influence', () => {
    const game = intervene()
    expect(game.state.bills).toEqual({})
    expect(game.state.working.influence).toBe(1 + 2)
    expect(game.state.capitalist.influence).toBe(1 + 1)
    expect(game.state.working.vp).toBe(0)
  })

  it('H-IMF-07: the State gains Personal Influence for its Bill', () => {
    const game = intervene((s) => {
      s.bills = { 7: { by: 'state', section: 'A' } }
    })
    expect(game.state.state.influence).toBe(2)
  })

  it('HX-48, H-IMF-08: the Policies are set', () => {
    const game = intervene((s) => {
      s.policies[7] = 'A'
    })
    expect(game.state.policies).toEqual({ 1: 'C', 2: 'C', 3: 'A', 4: 'B', 5: 'C', 6: 'B', 7: 'B' })
    expect(game.eventsOf('vp')).toEqual([])
  })

  it('HX-48, H-IMF-09, H-IMF-16: the State chooses the Companies that close; their cost and workers come back', () => {
    const game = given({}, bankrupt)
    const play = game.run(checkImf)
    expect(play.seat).toBe('state')
    expect(play.legal).toContain('company:university-hospital')
    const unemployed = game.state.unemployed.middle.unskilled
    play.answers(...CLOSED.map((id) => `company:${id}`))
    expect(game.state.companies.state.map((company) => company.id)).not.toEqual(expect.arrayContaining(CLOSED))
    expect(game.state.companies.state).toHaveLength(3)
    expect(game.state.unemployed.middle.unskilled).toBe(unemployed + 3)
    expect(game.eventsOf('money').filter(({ why }) => why === 'company-closed')).toHaveLength(3)
    expect(game.state.state.money).toBe(87)
    expect(game.eventsOf('tax-multiplier').at(-1)?.to).toBe(5)
  })

  it('H-IMF-16: without a player the lower row closes', () => {
    const game = given({ players: 3 }, (s) => {
      bankrupt(s)
      s.bills = {}
    })
    game.run(checkImf).answers('done', 'done')
    expect(game.eventsOf('company-closed').map(({ company }) => company)).toEqual([...CLOSED].reverse())
    expect(game.state.companies.state.map((company) => company.id)).toEqual([
      'university-hospital',
      'technical-university',
      'national-public-broadcasting',
    ])
  })

  it('H-STATE-AUTO-05: it comes with two and three players too, without the Legitimacy part', () => {
    const game = given({ players: 2 }, (s) => {
      s.state.loans = 1
      s.state.money = 54
    })
    game.run(checkImf).answers('done')
    expect(game.state.state).toMatchObject({ loans: 0, money: 0 })
    expect(game.eventsOf('legitimacy')).toEqual([])
  })

  it('HX-48, H-IMF-10: all wages of all Companies fall to L1', () => {
    const game = intervene()
    const wages = [...game.state.companies.capitalist, ...game.state.companies.middle, ...game.state.companies.state]
    expect(wages.map((company) => company.wage)).toEqual(wages.map(() => 1))
  })

  it('HX-48, H-IMF-11: the Middle and the Capitalist Class may adjust all their prices', () => {
    const game = given({}, bankrupt)
    const play = game.run(checkImf).answers(...CLOSED.map((id) => `company:${id}`))
    expect(play.seat).toBe('middle')
    play.answers('price:food-15', 'done')
    expect(play.seat).toBe('capitalist')
    expect(play.legal).toHaveLength(4 * 2 + 1)
    play.answers('price:health-5', 'price:education-10', 'done')
    expect(game.state.middle.prices.food).toBe(15)
    expect(game.state.capitalist.prices).toEqual({ food: 12, luxury: 8, health: 5, education: 10 })
  })

  it('HX-48, H-IMF-12, H-LOAN-10: the State pays up to 55₳ for each loan; the loans are gone', () => {
    expect(intervene().state.state).toMatchObject({ money: 0, loans: 0 })
    const rich = intervene((s) => {
      s.state.money = 54
    })
    expect(rich.state.state).toMatchObject({ money: 54 + 60 - 110, loans: 0 })
  })

  it('HX-48, H-IMF-13: all Legitimacy is halved, rounded up', () => {
    expect(intervene().state.state.legitimacy).toEqual({ working: 3, middle: 4, capitalist: 4 })
  })

  it('HX-49, H-IMF-14: income tax follows 2B before and 3A after', () => {
    const { state } = intervene()
    expect(incomeTax(state, 'working')).toBe(3 * 4)
    // The Shopping Mall and the Technical University; closed Companies do not count (H-MID-TAX-03, H-FAQ-05).
    expect(incomeTax(state, 'middle')).toBe(2 * 4)
  })

  it('H-IMF-15, H-FAQ-04, H-STORE-14: goods beyond the Public Services are discarded', () => {
    const game = intervene((s) => {
      s.state.storage.health = 16
      s.state.media = 11
      s.influence -= 7
    })
    expect(game.state.state.storage.health).toBe(12)
    expect(game.state.state.media).toBe(10)
  })

  it('H-IMF-09: at 1C no public Company opens or closes', () => {
    const game = given({}, (s) => {
      s.state.loans = 1
      s.state.money = 0
      s.companies.state.pop()
      unemploy(s, 'working', 'media')
    })
    game.run(checkImf).answers('done', 'done')
    expect(game.state.companies.state).toHaveLength(2)
  })
})

import { describe, expect, it } from 'vitest'
import { CORPORATE_TAX } from '../../data/boards.ts'
import type { Section } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { employ, own, withWorkers } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { setPolicy, taxMultiplier } from '../politics/policies.ts'
import { simply } from '../table.ts'
import { corporateTax, employmentTax, incomeTax, payTaxes } from './taxes.ts'

/** Middle Class workers in two Companies of the Capitalist Class and one public Company. */
function hireOutMiddle(s: HegemonyState): void {
  employ(s, own(s, 'capitalist', 'hotel'), 'middle')
}

describe('Tax Multiplier', () => {
  const under = (taxation: Section, health: Section, education: Section): number =>
    taxMultiplier(
      given({}, (s) => {
        Object.assign(s.policies, { 3: taxation, 4: health, 5: education })
      }).state,
    )

  it('HX-39, H-TAX-04: 3A, 4B, 5C gives 5', () => expect(under('A', 'B', 'C')).toBe(5))
  it('HX-40, H-TAX-04: 3B, 4A, 5A gives 6', () => expect(under('B', 'A', 'A')).toBe(6))
  it('H-TAX-04: the modifiers count double at 3A and not at all at 3C', () => {
    expect(under('A', 'A', 'A')).toBe(11)
    expect(under('C', 'A', 'A')).toBe(1)
  })

  it('H-TAX-05: it moves at once when Policy 3, 4 or 5 changes', () => {
    const game = given({})
    setPolicy(game.table, 5, 'B')
    expect(game.eventsOf('tax-multiplier')).toEqual([{ type: 'tax-multiplier', from: 5, to: 7 }])
    setPolicy(game.table, 3, 'B')
    setPolicy(game.table, 4, 'A')
    expect(game.eventsOf('tax-multiplier').map((event) => event.to)).toEqual([7, 4, 5])
  })
})

describe('income tax', () => {
  it('HX-13, H-WORK-TAX-01: the Working Class pays for each Population', () => {
    const { state } = given({}, (s) => {
      withWorkers(s, 'working', 15)
      s.policies[2] = 'C'
      s.policies[3] = 'B'
    })
    expect(incomeTax(state, 'working')).toBe(10)
  })

  it('HX-26, H-MID-TAX-01: the Middle Class pays for each Company of others in which it works', () => {
    const { state } = given({}, (s) => {
      hireOutMiddle(s)
      s.policies[2] = 'A'
      s.policies[3] = 'C'
    })
    expect(incomeTax(state, 'middle')).toBe(15)
  })

  it('H-TAX-06: neither Trade Unions nor unemployment change what the Working Class pays', () => {
    const tax = (change: (s: HegemonyState) => void) => incomeTax(given({}, change).state, 'working')
    const everybodyIdle = tax((s) => withWorkers(s, 'working', 12))
    const unionised = tax((s) => {
      withWorkers(s, 'working', 11)
      s.pool.working.agriculture--
      s.working.unions.agriculture = true
    })
    expect(everybodyIdle).toBe(16)
    expect(unionised).toBe(16)
  })

  it('H-WORK-TAX-02, H-MID-TAX-02, H-IMF-14: after an intervention the Labor Market of the wages counts', () => {
    const { state } = given({}, (s) => {
      s.wagesPaidUnder = 'A'
      s.policies[2] = 'C'
      s.policies[3] = 'A'
    })
    expect(incomeTax(state, 'working')).toBe(3 * 7)
    expect(incomeTax(state, 'middle')).toBe(2 * 7)
  })

  it('H-IMF-14: where no wages have been paid, and once the taxes are, the Labor Market of today counts', () => {
    const tax = (section: 'A' | 'C', phase: 'action' | 'production') => {
      const game = given({}, (s) => {
        s.clock.phase = phase
        s.policies[2] = section
        s.policies[3] = 'A'
      })
      return incomeTax(game.state, 'working')
    }
    expect([tax('A', 'action'), tax('A', 'production')]).toEqual([3 * 7, 3 * 7])
    expect(tax('C', 'production')).toBeLessThan(3 * 7)
    const paid = given({}, (s) => {
      s.wagesPaidUnder = 'A'
    })
    payTaxes(paid.table)
    expect(paid.state.wagesPaidUnder).toBeNull()
  })

  it('H-MID-TAX-03, H-FAQ-05: a public Company that was closed is not counted', () => {
    const { state } = given({}, (s) => {
      s.companies.state = s.companies.state.filter((company) => company.id !== 'technical-university')
    })
    expect(incomeTax(state, 'middle')).toBe(4)
  })
})

describe('employment tax', () => {
  it('HX-16, H-CAP-TAX-01: for each operational Company, automated ones included', () => {
    const { state } = given({}, (s) => {
      Object.assign(s.policies, { 3: 'B', 4: 'A', 5: 'A' })
      for (const id of ['automated-grain-farm', 'car-manufacturer']) own(s, 'capitalist', id)
      employ(s, own(s, 'capitalist', 'hotel'), 'working')
      employ(s, own(s, 'capitalist', 'radio-station'), 'working')
    })
    // Eight Companies; the Clinic has no workers.
    expect(state.companies.capitalist).toHaveLength(8)
    expect(employmentTax(state, 'capitalist')).toBe(42)
  })

  it('HX-27, H-MID-TAX-04: the Middle Class pays for each of its Companies', () => {
    const { state } = given({}, (s) => {
      for (const id of ['game-store', 'pharmacy', 'training-center', 'pr-agency'])
        employ(s, own(s, 'middle', id), 'middle')
      own(s, 'middle', 'jewelry-store')
    })
    expect(employmentTax(state, 'middle')).toBe(30)
  })

  it('R-08: a struck Company is operational', () => {
    const { state } = given({}, (s) => {
      for (const company of s.companies.capitalist) company.strike = true
    })
    expect(employmentTax(state, 'capitalist')).toBe(15)
  })
})

describe('corporate tax', () => {
  const taxOn = (revenue: number, taxation: Section): number =>
    corporateTax(
      given({}, (s) => {
        s.companies.capitalist = []
        s.capitalist.revenue = revenue
        s.policies[3] = taxation
      }).state,
    )

  it('HX-17, H-CAP-TAX-02: 81₳ at 3A costs 24₳', () => expect(taxOn(81, 'A')).toBe(24))
  it('H-CAP-TAX-02: less than 5₳ is not taxed', () => expect(taxOn(4, 'C')).toBe(0))
  it('H-CAP-TAX-02: every line of the table begins with its own amount', () => {
    for (const section of ['A', 'B', 'C'] as const) {
      for (const [at, step] of CORPORATE_TAX.entries()) {
        expect(taxOn(step.revenue, section)).toBe(step[section])
        if (at > 0) expect(taxOn(step.revenue - 1, section)).toBe(CORPORATE_TAX[at - 1]?.[section])
      }
    }
  })

  it('H-CAP-TAX-02: it goes by what the employment tax leaves', () => {
    const { state } = given({}, (s) => {
      s.capitalist.revenue = 60
    })
    expect(employmentTax(state, 'capitalist')).toBe(15)
    expect(corporateTax(state)).toBe(12)
  })
})

describe('Pay Taxes', () => {
  it('H-TAX-01, H-TAX-02, H-STATE-PROD-02: Capitalist, Middle and Working Class pay to the Treasury, in this order', () => {
    const game = given({})
    game.run(simply(payTaxes))
    expect(game.eventsOf('money')).toEqual([
      { type: 'money', from: 'capitalist', to: 'state', amount: 15, why: 'employment-tax' },
      { type: 'money', from: 'capitalist', to: 'state', amount: 40, why: 'corporate-tax' },
      { type: 'money', from: 'middle', to: 'state', amount: 8, why: 'income-tax' },
      { type: 'money', from: 'middle', to: 'state', amount: 10, why: 'employment-tax' },
      { type: 'money', from: 'working', to: 'state', amount: 12, why: 'income-tax' },
    ])
    expect(game.state.state.money).toBe(120 + 85)
  })

  it('H-TAX-03: a player who cannot pay takes a loan', () => {
    const game = given({}, (s) => {
      s.working.money = 2
      s.middle.money = 9
    })
    game.run(simply(payTaxes))
    expect(game.state.working).toMatchObject({ money: 40, loans: 1 })
    expect(game.state.middle).toMatchObject({ money: 41, loans: 1 })
  })

  it('H-CAP-TAX-03: Revenue first, then Capital, then a loan', () => {
    const game = given({}, (s) => {
      s.capitalist.revenue = 6
      s.capitalist.capital = 4
    })
    game.run(simply(payTaxes))
    expect(game.state.capitalist).toMatchObject({ revenue: 0, capital: 45, loans: 1 })
  })

  it('H-TAX-01: without a Middle Class only two pay', () => {
    const game = given({ players: 2 })
    game.run(simply(payTaxes))
    expect(new Set(game.eventsOf('money').map((event) => event.from))).toEqual(new Set(['capitalist', 'working']))
  })
})

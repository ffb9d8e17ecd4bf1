// Pay Taxes (26.4): the amount that each class owes, and the step in which all pay it to the Treasury.
import { CORPORATE_TAX, INCOME_TAX } from '../../data/boards.ts'
import type { Class, LabourClass, OwnerClass } from '../../data/vocabulary.ts'
import type { MoneyWhy } from '../../state/events.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { owe } from '../economy/money.ts'
import { inPlay } from '../economy/points.ts'
import { employs, isOperational, population } from '../labour/workers.ts'
import { measures } from '../measures.ts'
import { taxMultiplier } from '../politics/policies.ts'
import type { HegemonyTable } from '../table.ts'

/** Per Population (Working Class), or per employer among the others (Middle Class) (H-WORK-TAX-01, H-MID-TAX-01). */
export function incomeTax(s: HegemonyState, of: LabourClass): number {
  // After wages are paid, their tax depends on the Labor Market at that time (H-IMF-14).
  const rate = INCOME_TAX[s.wagesPaidUnder ?? s.policies[2]][s.policies[3]]
  return rate * (of === 'working' ? population(s, 'working') : foreignEmployers(s))
}

/** Companies of others in which Middle Class workers work; those closed by the IMF do not count (H-MID-TAX-03). */
export function foreignEmployers(s: HegemonyState): number {
  return count(s.companies.capitalist, employsMiddle) + count(s.companies.state, employsMiddle)
}

const employsMiddle = (company: Company): boolean => employs(company, 'middle')

function count(companies: readonly Company[], which: (company: Company) => boolean): number {
  let found = 0
  for (const company of companies) if (which(company)) found++
  return found
}

/** Automated and struck Companies are operational too (H-CAP-TAX-01, H-MID-TAX-04, R-08). */
export function employmentTax(s: HegemonyState, role: OwnerClass): number {
  return count(s.companies[role], isOperational) * taxMultiplier(s)
}

/** On the Revenue left after the employment tax (H-CAP-TAX-02). */
export function corporateTax(s: HegemonyState): number {
  const revenue = s.capitalist.revenue - employmentTax(s, 'capitalist')
  let tax = 0
  for (const step of CORPORATE_TAX) if (revenue >= step.revenue) tax = step[s.policies[3]]
  return tax
}

/** Tax relief of a class, by a card. */
function reliefOf(s: HegemonyState, of: Class): number {
  let relief = 0
  for (const measure of measures(s, 'tax-relief')) if (measure.of === of) relief += measure.amount
  return relief
}

/** In the order of H-TAX-01. */
export function payTaxes(t: HegemonyTable): void {
  const s = t.state
  t.emit({ type: 'production-step', step: 'taxes' })
  const relief = {
    working: reliefOf(s, 'working'),
    middle: reliefOf(s, 'middle'),
    capitalist: reliefOf(s, 'capitalist'),
  }
  const tax = (of: Class, amount: number, why: MoneyWhy): void => {
    const spared = Math.min(relief[of], amount)
    relief[of] -= spared
    owe(t, of, 'state', amount - spared, why)
  }
  const onProfit = corporateTax(s)
  tax('capitalist', employmentTax(s, 'capitalist'), 'employment-tax')
  tax('capitalist', onProfit, 'corporate-tax')
  if (inPlay(s, 'middle')) {
    tax('middle', incomeTax(s, 'middle'), 'income-tax')
    tax('middle', employmentTax(s, 'middle'), 'employment-tax')
  }
  tax('working', incomeTax(s, 'working'), 'income-tax')
  s.wagesPaidUnder = null
}

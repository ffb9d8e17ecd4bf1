// Extra Shift (chapter 24.2): a Company of the Middle Class produces once more, during the round.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import type { Company, HegemonyState } from '../../state/state.ts'
import { canPay } from '../economy/money.ts'
import { factsOf, isOperational, setCommitted } from '../labour/workers.ts'
import { because, companyName, DONE, type HegemonyTable, offer, type PlainAction, unless } from '../table.ts'
import { payWage, produceCompany, wageDue } from './production.ts'

export interface ShiftLimits {
  /** Only a Company that employs a Working Class worker. */
  readonly withEmployee?: boolean
  /** Only a Company whose product is stored: no Media. */
  readonly storable?: boolean
  /** The player may decline. */
  readonly mayDecline?: boolean
}

const NO_COMPANY = because('H-MID-SHIFT-01', 'no-company-for-shift')
const IDLE = because('H-OPER-12', 'company-not-operational')
const COMMITTED = because('H-MID-SHIFT-05', 'already-committed')
const CANNOT_PAY_WAGE = because('H-MID-SHIFT-02', 'cannot-pay-wage')
const NOT_STORED = because('CC-AM-36', 'media-left-out')
const NO_EMPLOYEE = because('H-MID-SHIFT-01', 'no-employee')

/** A committed or striking employee does not take part (H-MID-SHIFT-03, H-MID-SHIFT-04). */
function employeeWorks(company: Company): boolean {
  return company.employee !== null && !company.employee.committed && !company.strike
}

function whyNotThere(s: HegemonyState, company: Company, limits: ShiftLimits): Reason | null {
  if (!isOperational(company)) return IDLE
  if (limits.storable === true && factsOf(company).produces === 'influence') return NOT_STORED
  if (limits.withEmployee === true && company.employee === null) return NO_EMPLOYEE
  if (company.slots.some((worker) => worker?.committed === true)) return COMMITTED
  return employeeWorks(company) && !canPay(s, 'middle', wageDue(company)) ? CANNOT_PAY_WAGE : null
}

export function whyNoShift(s: HegemonyState, limits: ShiftLimits = {}): Reason | null {
  let first: Reason | null = null
  for (const company of s.companies.middle) {
    const reason = whyNotThere(s, company, limits)
    if (reason === null) return null
    first ??= reason
  }
  return first ?? NO_COMPANY
}

/** All workers there become committed; the employee, if it takes part, is paid first (H-MID-SHIFT-01, H-MID-SHIFT-02). */
export function* shift(t: HegemonyTable, limits: ShiftLimits = {}): Script {
  const s = t.state
  const offers: Offer<Company | null>[] = s.companies.middle.map((candidate) =>
    unless(
      whyNotThere(s, candidate, limits),
      offer(`company:${candidate.id}`, candidate, companyName(candidate.id), `company:${candidate.id}`),
    ),
  )
  if (limits.mayDecline === true) offers.push(DONE)
  const company = yield* t.choose('middle', say('ask.extra-shift'), offers)
  if (company === null) return
  const withEmployee = employeeWorks(company)
  if (withEmployee) payWage(t, 'middle', company)
  setCommitted(t, company, true)
  produceCompany(t, 'middle', company, withEmployee)
}

export const extraShift: PlainAction = {
  id: 'extra-shift',
  whyNot: (s) => whyNoShift(s),
  perform: (t) => shift(t),
}

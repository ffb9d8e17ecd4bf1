// Cards that make a Company produce outside the Production Phase: Public Sector Overtime, Extra Shift.
import { type Reason, type Script, say } from '@hustings/kernel'
import type { Role } from '../data/vocabulary.ts'
import { canPay } from '../rules/economy/money.ts'
import { isAutomated, isOperational } from '../rules/labour/workers.ts'
import { payWage, produceCompany, wageDue } from '../rules/production/production.ts'
import { because, companyName, type HegemonyTable, offer, unless } from '../rules/table.ts'
import type { Company, HegemonyState } from '../state/state.ts'

export interface OvertimeTerms {
  readonly owner: Role
  /** The role that chooses the Company; if it is not the owner, the wage is mandatory. */
  readonly chooser: Role
}

const NO_COMPANY = because('H-OPER-12', 'overtime-none')
const IDLE = because('H-OPER-12', 'overtime-idle')
const ON_STRIKE = because('H-STRIKE-11', 'overtime-strike')
const NO_WAGE = because('H-FAQC-24', 'overtime-wage')

/** Operational, not struck, and an owner who plays the card can pay the wage without a loan (H-FAQC-24). */
function whyNotHere(s: HegemonyState, { owner, chooser }: OvertimeTerms, company: Company): Reason | null {
  if (!isOperational(company) || isAutomated(company)) return IDLE
  if (company.strike) return ON_STRIKE
  return owner === chooser && !canPay(s, owner, wageDue(company)) ? NO_WAGE : null
}

export function whyNoOvertime(s: HegemonyState, terms: OvertimeTerms): Reason | null {
  let last: Reason = NO_COMPANY
  for (const company of s.companies[terms.owner]) {
    const reason = whyNotHere(s, terms, company)
    if (reason === null) return null
    if (reason !== IDLE) last = reason
  }
  return last
}

/** Pays the wage and produces. Returns the Company. */
export function* workOvertime(t: HegemonyTable, terms: OvertimeTerms): Script<Company> {
  const { owner, chooser } = terms
  const company = yield* t.choose(
    chooser,
    say('ask.overtime'),
    t.state.companies[owner].map((candidate) =>
      unless(
        whyNotHere(t.state, terms, candidate),
        offer(`company:${candidate.id}`, candidate, companyName(candidate.id), `company:${candidate.id}`),
      ),
    ),
  )
  payWage(t, owner, company)
  produceCompany(t, owner, company, true)
  return company
}

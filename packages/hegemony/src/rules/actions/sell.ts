// Sell Company (chapters 23.3 and 24.1).
import { discardCard, type Reason, type Script, say } from '@hustings/kernel'
import { companyFacts } from '../../data/companies.ts'
import type { OwnerClass, Role } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { pay } from '../economy/money.ts'
import { afterWorkersMoved, dismissAll, endStrike, factsOf, hasCommitted, isAutomated } from '../labour/workers.ts'
import { because, companyName, type HegemonyTable, offer, type PlainAction, unless } from '../table.ts'

export interface SaleLimits {
  /** Factor of the cost that gives the price. */
  readonly factor?: number
  /** Only Companies without Machinery; automated ones count as having it (H-OPER-05). */
  readonly withoutMachinery?: boolean
}

const NO_COMPANY = because('H-CAP-SELL-01', 'no-company-to-sell')
const COMMITTED = because('H-COMMIT-08', 'committed-workers')
const HAS_MACHINERY = because('H-OPER-05', 'has-machinery')

function whyNotSellable(company: Company, { withoutMachinery = false }: SaleLimits): Reason | null {
  if (hasCommitted(company)) return COMMITTED
  return withoutMachinery && (company.machinery || isAutomated(company)) ? HAS_MACHINERY : null
}

export function whyNoSale(s: HegemonyState, role: Role, limits: SaleLimits = {}): Reason | null {
  let first: Reason | null = null
  for (const company of s.companies[role]) {
    const reason = whyNotSellable(company, limits)
    if (reason === null) return null
    first ??= reason
  }
  return first ?? NO_COMPANY
}

/** H-CAP-SELL-01, H-MID-SELL-01. */
export function* sell(t: HegemonyTable, role: OwnerClass, limits: SaleLimits = {}): Script {
  const { factor = 1 } = limits
  const company = yield* t.choose(
    role,
    say('ask.sell-company'),
    t.state.companies[role].map((candidate) => {
      const label = say('option.sell-company', {
        company: companyName(candidate.id),
        amount: factsOf(candidate).cost * factor,
      })
      const offered = offer(`company:${candidate.id}`, candidate, label, `company:${candidate.id}`)
      return unless(whyNotSellable(candidate, limits), offered)
    }),
  )
  pay(t, 'supply', role, factsOf(company).cost * factor, 'company-sold', company.id)
  removeCompany(t, role, company)
}

/** Removes a Company from the board without payment. */
export function loseCompany(t: HegemonyTable, role: OwnerClass, company: Company): void {
  removeCompany(t, role, company, 'company-lost')
}

/** Workers become unemployed, tokens return, the card leaves the board (H-CAP-SELL-02, H-CAP-SELL-04). */
function removeCompany(
  t: HegemonyTable,
  role: OwnerClass,
  company: Company,
  type: 'company-sold' | 'company-lost' = 'company-sold',
): void {
  t.emit({ type, role, company: company.id })
  dismissAll(t, company)
  endStrike(t, company)
  if (company.machinery) t.emit({ type: 'machinery', company: company.id, owner: role, placed: false })
  const { companies } = t.state
  companies[role].splice(companies[role].indexOf(company), 1)
  putAway(t.state, company.id)
  afterWorkersMoved(t)
}

/** To the discard pile of its deck; a former public Company returns face down to the Public Sector (H-CAP-SELL-05). */
export function putAway(s: HegemonyState, id: string): void {
  const { owner } = companyFacts(id)
  if (owner === 'capitalist' || owner === 'middle') discardCard(s.decks[owner], id)
  else s.closed.push(id)
}

export const sellCompany: PlainAction = {
  id: 'sell-company',
  whyNot: whyNoSale,
  *perform(t, role) {
    if (role === 'capitalist' || role === 'middle') yield* sell(t, role)
  },
}

// State cards that move Companies between the Public and the Private Sector.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { COMPANY_SPACES } from '../data/boards.ts'
import type { Role } from '../data/vocabulary.ts'
import { canPay, owe, pay } from '../rules/economy/money.ts'
import { discardPublicExcess } from '../rules/economy/stock.ts'
import { offerStaff } from '../rules/labour/recruit.ts'
import { chooseWage } from '../rules/labour/wages.ts'
import { factsOf, hasCommitted, hasWorkers, isAutomated, isOperational } from '../rules/labour/workers.ts'
import { because, type CardEffect, companyName, type HegemonyTable, offer } from '../rules/table.ts'
import type { Company, HegemonyState } from '../state/state.ts'

const companyOffer = (company: Company): Offer<Company> =>
  offer(`company:${company.id}`, company, companyName(company.id), `company:${company.id}`)

/** Moves a Company with its workers to another owner. */
export function takeOver(t: HegemonyTable, company: Company, from: Role, to: Role): void {
  const { companies } = t.state
  companies[from].splice(companies[from].indexOf(company), 1)
  companies[to].push(company)
  t.emit({ type: 'company-moved', company: company.id, from, to })
}

// Nationalization

const NO_EMPTY_PUBLIC = because('H-TURN-04', 'no-empty-public-company')
const NO_EMPTY_PRIVATE = because('H-TURN-04', 'nothing-to-nationalize')
const NO_COMPENSATION = because('H-GEN-11', 'no-compensation')

function isAbandoned(company: Company): boolean {
  return !isAutomated(company) && !hasWorkers(company)
}

/** Empty and without Machinery; an automated Company counts as having it (H-OPER-05). */
function isForTheTaking(company: Company): boolean {
  return isAbandoned(company) && !company.machinery
}

/** The Capitalist Class is compensated under 1B, not under 1A. */
function compensation(s: HegemonyState, company: Company): number {
  return s.policies[1] === 'B' ? factsOf(company).cost : 0
}

function nationalizable(s: HegemonyState): Company[] {
  return s.companies.capitalist.filter(
    (company) => isForTheTaking(company) && canPay(s, 'state', compensation(s, company)),
  )
}

/** A public Company without workers leaves the game in exchange for an empty Company of the Capitalist Class. */
export const nationalization: CardEffect = {
  whyNot(s): Reason | null {
    if (!s.companies.state.some(isAbandoned)) return NO_EMPTY_PUBLIC
    if (!s.companies.capitalist.some(isForTheTaking)) return NO_EMPTY_PRIVATE
    return nationalizable(s).length === 0 ? NO_COMPENSATION : null
  },
  *play(t) {
    const s = t.state
    const leaving = yield* t.choose(
      'state',
      say('ask.retire-company'),
      s.companies.state.filter(isAbandoned).map(companyOffer),
    )
    const company = yield* t.choose('state', say('ask.nationalize'), nationalizable(s).map(companyOffer))
    s.companies.state.splice(s.companies.state.indexOf(leaving), 1)
    s.removed.push(leaving.id)
    t.emit({ type: 'company-closed', company: leaving.id })
    pay(t, 'state', 'capitalist', compensation(s, company), 'card', company.id)
    takeOver(t, company, 'capitalist', 'state')
    discardPublicExcess(t)
    yield* chooseWage(t, 'state', company)
    yield* offerStaff(t, 'state', company)
    return undefined
  },
}

// Privatization

const NOTHING_TO_PRIVATIZE = because('H-TURN-04', 'nothing-to-privatize')
const NO_SPACE = because('H-CAP-BUILD-07', 'no-space-to-privatize', { count: COMPANY_SPACES.capitalist })

/** The Capitalist Class must buy, with a loan if necessary; the workers stay, committed ones with their wage (H-FAQC-28, HQ-34). */
export const privatization: CardEffect = {
  whyNot(s): Reason | null {
    if (!s.companies.state.some(isOperational)) return NOTHING_TO_PRIVATIZE
    return s.companies.capitalist.length >= COMPANY_SPACES.capitalist ? NO_SPACE : null
  },
  *play(t): Script<undefined> {
    const operational = t.state.companies.state.filter(isOperational)
    const company = yield* t.choose('state', say('ask.privatize'), operational.map(companyOffer))
    owe(t, 'capitalist', 'state', factsOf(company).cost, 'card', company.id)
    takeOver(t, company, 'state', 'capitalist')
    discardPublicExcess(t)
    if (!hasCommitted(company)) yield* chooseWage(t, 'capitalist', company)
    return undefined
  },
}

// Build Company (chapters 23.2 and 24.1) of the Capitalist and the Middle Class, with all changes by cards and Events.
import { type Offer, type Reason, type Script, say, shuffle } from '@hustings/kernel'
import { COMPANY_SPACES } from '../../data/boards.ts'
import { CAPITALIST_COMPANIES, companyFacts, MIDDLE_COMPANIES } from '../../data/companies.ts'
import type { CompanyFacts } from '../../data/facts.ts'
import type { OwnerClass, Role } from '../../data/vocabulary.ts'
import type { Company, Headcount, HegemonyState } from '../../state/state.ts'
import { cannotPay, canPay, owe, pay } from '../economy/money.ts'
import { score } from '../economy/points.ts'
import {
  canFound,
  founders,
  newcomerSkills,
  offerEmployee,
  offerStaff,
  placeFounders,
  placeNewcomer,
} from '../labour/recruit.ts'
import { minimumWage, pickWage } from '../labour/wages.ts'
import { newCompany, staff } from '../labour/workers.ts'
import { measures } from '../measures.ts'
import { because, companyName, DONE, type HegemonyTable, offer, type PlainAction, unless } from '../table.ts'

/** Shares of the cost. */
export interface Price {
  readonly own: number
  readonly state: number
}

/** Changes of the action by a card or an Event. */
export interface BuildLimits {
  /** From the Market, or any Company of the deck, which is shuffled afterwards. */
  readonly from?: 'market' | 'deck'
  readonly price?: (facts: CompanyFacts) => Price
  readonly allows?: (facts: CompanyFacts) => boolean
  /** Role that chooses the Company; the owner makes all other decisions (H-FAQC-34). */
  readonly chooser?: Role
  /** Middle Class workers: only unemployed ones, or one of them new from the Supply. */
  readonly workers?: 'unemployed' | 'newcomer'
  readonly mayDecline?: boolean
}

/** Returns the cost reduced by an amount (increased, if negative), at least 0. */
export function reducedBy(amount: number): (facts: CompanyFacts) => Price {
  return ({ cost }) => ({ own: Math.max(0, cost - amount), state: 0 })
}
/** The builder pays half, rounded up (H-GEN-15), the State the rest. */
export function halfByState({ cost }: CompanyFacts): Price {
  return { own: Math.ceil(cost / 2), state: Math.floor(cost / 2) }
}
export function allByState({ cost }: CompanyFacts): Price {
  return { own: 0, state: cost }
}
const full = reducedBy(0)

const NO_SPACE = {
  capitalist: because('H-CAP-BUILD-07', 'no-company-space', { count: COMPANY_SPACES.capitalist }),
  middle: because('H-MID-BUILD-06', 'no-company-space', { count: COMPANY_SPACES.middle }),
}
const EMPTY_MARKET = {
  capitalist: because('H-CAP-BUILD-08', 'empty-market'),
  middle: because('H-MID-BUILD-07', 'empty-market'),
}
const NOT_ALLOWED = because('H-TURN-09', 'not-this-company')
const NO_FOUNDERS = because('H-MID-BUILD-02', 'no-founders')

/** The Companies to choose from. The deck is listed in printed order because its order is hidden (H-INFO-02). */
function candidates(s: HegemonyState, role: OwnerClass, { from = 'market' }: BuildLimits): readonly string[] {
  if (from === 'market') return s[role].market
  const printed = role === 'capitalist' ? CAPITALIST_COMPANIES : MIDDLE_COMPANIES
  return printed.filter((id) => s.decks[role].cards.includes(id))
}

function freeFounders(s: HegemonyState, role: OwnerClass, { workers }: BuildLimits): Headcount | null {
  return role === 'middle' ? founders(s, workers === 'unemployed') : null
}

function whyNotThis(
  s: HegemonyState,
  role: OwnerClass,
  facts: CompanyFacts,
  limits: BuildLimits,
  free: Headcount | null,
): Reason | null {
  const { price = full, allows, chooser, workers } = limits
  if (allows !== undefined && !allows(facts)) return NOT_ALLOWED
  const { own, state } = price(facts)
  const least = own - grantFor(s, role, own)
  if (!canPay(s, role, least)) return cannotPay(least)
  if (chooser === 'state' && !canPay(s, 'state', state)) return cannotPay(state)
  if (free === null) return null
  const founded = workers === 'newcomer' ? newcomerSkills(s, facts, free).length > 0 : canFound(facts, free)
  return founded ? null : NO_FOUNDERS
}

export function whyNoBuild(s: HegemonyState, role: OwnerClass, limits: BuildLimits = {}): Reason | null {
  if (s.companies[role].length >= COMPANY_SPACES[role]) return NO_SPACE[role]
  const free = freeFounders(s, role, limits)
  let first: Reason | null = null
  for (const id of candidates(s, role, limits)) {
    const reason = whyNotThis(s, role, companyFacts(id), limits, free)
    if (reason === null) return null
    if (first === null || first === NOT_ALLOWED) first = reason
  }
  return first ?? EMPTY_MARKET[role]
}

/** Returns the Company built; null if the builder declined. */
export function* build(t: HegemonyTable, role: OwnerClass, limits: BuildLimits = {}): Script<string | null> {
  const { chooser = role, from = 'market', price = full } = limits
  // Looking through the deck reveals its content, and whether there is a question must not depend on it.
  if (from === 'deck') t.reveal()
  const offers: Offer<string | null>[] = buildOffers(t.state, role, limits)
  if (limits.mayDecline === true) offers.push(DONE)
  const id = yield* t.choose(chooser, say('ask.build'), offers, { always: from === 'deck' })
  if (id === null) return null
  const { own, state } = price(companyFacts(id))
  const granted = yield* drawGrant(t, role, own)
  takeCard(t, role, id, from)
  pay(t, role, 'supply', own - granted, 'company-built', id)
  owe(t, 'state', 'supply', state + granted, 'company-built', id)
  const company = newCompany(id, minimumWage(t.state))
  t.state.companies[role].push(company)
  if (t.state.demonstration) t.state.builtSinceDemonstration.push(id)
  company.wage = yield* pickWage(t, role, company)
  t.emit({ type: 'company-built', role, company: id, wage: company.wage })
  yield* startWork(t, role, company, limits)
  return id
}

function buildOffers(s: HegemonyState, role: OwnerClass, limits: BuildLimits): Offer<string>[] {
  const free = freeFounders(s, role, limits)
  const { price = full } = limits
  return candidates(s, role, limits).map((id) => {
    const facts = companyFacts(id)
    const { own, state } = price(facts)
    const label = say('option.build', { company: companyName(id), cost: limits.chooser === 'state' ? state : own })
    const offered = offer(`company:${id}`, id, label, `market:${id}`)
    return unless(whyNotThis(s, role, facts, limits, free), offered)
  })
}

/** The part of the cost that the State must pay, by a card that the builder keeps. */
export function grantFor(s: HegemonyState, role: OwnerClass, cost: number): number {
  const grant = measures(s, 'grant').find(({ of }) => of === role)
  return grant === undefined ? 0 : Math.min(grant.amount, cost)
}

/** Optional (CC-ALT-09), unless the Company cannot be paid for without it. */
function* drawGrant(t: HegemonyTable, role: OwnerClass, cost: number): Script<number> {
  const amount = grantFor(t.state, role, cost)
  if (amount === 0) return 0
  if (canPay(t.state, role, cost) && !(yield* t.confirm(role, say('ask.use-grant', { amount })))) return 0
  for (const { source, of, vp } of measures(t.state, 'grant')) {
    if (of !== role) continue
    t.emit({ type: 'benefit-used', event: source, class: of })
    score(t, 'state', vp, 'event', source)
  }
  return amount
}

function takeCard(t: HegemonyTable, role: OwnerClass, id: string, from: 'market' | 'deck'): void {
  const { market } = t.state[role]
  const { cards } = t.state.decks[role]
  if (from === 'market') market.splice(market.indexOf(id), 1)
  else {
    cards.splice(cards.indexOf(id), 1)
    shuffle(t, cards)
  }
}

/** Places the workers of the new Company. */
function* startWork(t: HegemonyTable, role: OwnerClass, company: Company, { workers }: BuildLimits): Script {
  if (role === 'capitalist') {
    yield* offerStaff(t, 'capitalist', company)
    return
  }
  if (workers === 'newcomer') yield* placeNewcomer(t, company)
  if (workers === 'unemployed') yield* staff(t, 'middle', company, 'middle')
  else yield* placeFounders(t, company)
  yield* offerEmployee(t, company)
}

export const buildCompany: PlainAction = {
  id: 'build-company',
  whyNot: (s, role) => (role === 'capitalist' || role === 'middle' ? whyNoBuild(s, role) : NOT_ALLOWED),
  *perform(t, role) {
    if (role === 'capitalist' || role === 'middle') yield* build(t, role)
  },
}

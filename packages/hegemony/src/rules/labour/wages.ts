// Wages: level of a new Company, Adjust Wages, and the effect of a changed Policy 2 (23.6, 24.2, 25.5, 30.3).
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { MINIMUM_WAGE } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import { ROLES, type Role, type WageLevel } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { inPlay } from '../economy/points.ts'
import { isLastProductionOver } from '../round-end.ts'
import { because, companyName, DONE, type HegemonyTable, offer, type PlainAction, unless } from '../table.ts'
import { factsOf, findCompany, hasCommitted, ownerOf, setCommitted, tellCommitted } from './workers.ts'

const LEVELS: readonly WageLevel[] = [1, 2, 3]

/** Minimum wage by Policy 2 (H-POLICY-2-01). */
export function minimumWage(s: HegemonyState): WageLevel {
  return MINIMUM_WAGE[s.policies[2]]
}

const NO_OTHER_WAGE = because('H-POLICY-2-01', 'no-other-wage')
const BELOW_MINIMUM = because('H-POLICY-2-01', 'below-minimum-wage')
const COMMITTED = because('H-COMMIT-07', 'committed-keep-wage')

interface Wage {
  readonly company: string
  readonly level: WageLevel
}

function paysWages(company: Company): boolean {
  return factsOf(company).wages !== undefined
}

/** Committed workers who are paid here: in a Middle Class Company only the employee is (H-COMMIT-07, H-MID-WAGE-01). */
function hasCommittedStaff(owner: Role, company: Company): boolean {
  return owner === 'middle' ? company.employee?.committed === true : hasCommitted(company)
}

export function whyNotLevel(s: HegemonyState, owner: Role, company: Company, level: WageLevel): Reason | null {
  if (level < minimumWage(s)) return BELOW_MINIMUM
  return level < company.wage && hasCommittedStaff(owner, company) ? COMMITTED : null
}

function canChange(s: HegemonyState, owner: Role, company: Company): boolean {
  if (!paysWages(company)) return false
  for (const level of LEVELS) {
    if (level !== company.wage && whyNotLevel(s, owner, company, level) === null) return true
  }
  return false
}

function wageOffers(s: HegemonyState, owner: Role, companies: readonly Company[]): Offer<Wage>[] {
  const offers: Offer<Wage>[] = []
  for (const company of companies) {
    for (const level of LEVELS) {
      if (level === company.wage) continue
      const offered = wageOffer(company, level)
      const blocked = whyNotLevel(s, owner, company, level)
      offers.push(unless(blocked, offered))
    }
  }
  return offers
}

// The same offers are needed often, so they are created once.
const WAGE_OFFERS = new Map<string, Offer<Wage>>()
function wageOffer({ id }: Company, level: WageLevel): Offer<Wage> {
  const key = `wage:${id}-${level}`
  let offered = WAGE_OFFERS.get(key)
  if (offered === undefined) {
    const amount = companyFacts(id).wages?.[level - 1] ?? 0
    const label = say('option.wage', { company: companyName(id), level, amount })
    offered = offer(key, { company: id, level }, label, `company:${id}`)
    WAGE_OFFERS.set(key, offered)
  }
  return offered
}

export function setWage(t: HegemonyTable, company: Company, to: WageLevel): void {
  if (company.wage === to) return
  t.emit({ type: 'wage', company: company.id, owner: ownerOf(t.state, company.id), from: company.wage, to })
  company.wage = to
}

/** The owner of a new Company chooses freely within the minimum (H-CAP-BUILD-02, H-MID-BUILD-04, HQ-06). */
export function* pickWage(t: HegemonyTable, role: Role, company: Company): Script<WageLevel> {
  if (!paysWages(company)) return company.wage
  const minimum = minimumWage(t.state)
  const { level } = yield* t.choose(
    role,
    say('ask.wage', { company: companyName(company.id) }),
    LEVELS.filter((step) => step >= minimum).map((step) => ({ ...wageOffer(company, step), id: `wage:${step}` })),
  )
  return level
}

/** The same for a Company that is already in play. */
export function* chooseWage(t: HegemonyTable, role: Role, company: Company): Script {
  setWage(t, company, yield* pickWage(t, role, company))
}

/** Changes one Company after another, each once, until the owner stops. */
function* changeWages(t: HegemonyTable, owner: Role, terms: { commit: boolean; mayDecline: boolean }): Script {
  const open = t.state.companies[owner].filter(paysWages)
  let enough = terms.mayDecline
  while (open.some((company) => canChange(t.state, owner, company))) {
    const offers: Offer<Wage | null>[] = wageOffers(t.state, owner, open)
    if (enough) offers.push(DONE)
    const chosen = yield* t.choose(owner, say('ask.wages'), offers)
    if (chosen === null) return
    const company = findCompany(t.state, chosen.company)
    const raised = chosen.level > company.wage
    setWage(t, company, chosen.level)
    if (raised && terms.commit) commitStaff(t, owner, company)
    open.splice(open.indexOf(company), 1)
    enough = true
  }
}

/** H-CAP-WAGE-02; a raise in a Middle Class Company concerns its employee only (H-MID-WAGE-01, HQ-17). */
function commitStaff(t: HegemonyTable, owner: Role, company: Company): void {
  if (owner !== 'middle') setCommitted(t, company, true)
  else if (company.employee?.committed === false) {
    company.employee.committed = true
    tellCommitted(t, company, true)
  }
}

/** H-CAP-WAGE-01, H-MID-WAGE-01, H-STATE-WAGE-01. */
export const adjustWages: PlainAction = {
  id: 'adjust-wages',
  whyNot(s, role) {
    for (const company of s.companies[role]) if (canChange(s, role, company)) return null
    return NO_OTHER_WAGE
  },
  perform: (t, role) => changeWages(t, role, { commit: true, mayDecline: false }),
}

/**
 * After a change of Policy 2: wages below the minimum rise at once, then owners may change others; this commits no
 * workers (H-POLICY-2-02 to H-POLICY-2-05).
 */
export function* settleWages(t: HegemonyTable): Script {
  const s = t.state
  const minimum = minimumWage(s)
  for (const role of ROLES) {
    for (const company of s.companies[role]) {
      if (paysWages(company) && mustMove(s, role, company, minimum)) setWage(t, company, minimum)
    }
  }
  if (isLastProductionOver(s)) return
  for (const role of ROLES) {
    if (inPlay(s, role)) yield* changeWages(t, role, { commit: false, mayDecline: true })
  }
}

/** The State without a player always pays the minimum; committed workers keep a higher wage until they are released (HQ-25). */
function mustMove(s: HegemonyState, owner: Role, company: Company, minimum: WageLevel): boolean {
  if (company.wage < minimum) return true
  return owner === 'state' && !inPlay(s, 'state') && !hasCommitted(company)
}

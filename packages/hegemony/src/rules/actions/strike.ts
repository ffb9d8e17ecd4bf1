// Strike (chapter 14): placing the tokens, and their effect at the start of production.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { STRIKE_TOKENS } from '../../data/boards.ts'
import { ROLES, type Role } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { inPlay } from '../economy/points.ts'
import { gainInfluence } from '../economy/stock.ts'
import { employs, hasCommitted, isOperational, ownerOf } from '../labour/workers.ts'
import { because, companyName, DONE, type HegemonyTable, offer, type PlainAction, unless } from '../table.ts'

/** H-STRIKE-01. */
export const BASIC_STRIKES = 2

const NOBODY_TO_STRIKE = because('H-STRIKE-01', 'nowhere-to-strike')
const NO_TOKENS = because('H-COMP-08', 'no-strike-tokens')
const COMMITTED = because('H-STRIKE-02', 'workers-committed')
const BEST_PAID = because('H-STRIKE-03', 'wage-highest')
const PUBLIC = because('H-STRIKE-04', 'public-no-strike')
const STRIKING = because('H-STRIKE-05', 'already-striking')

/** Owners whose Companies can be struck; the own Cooperative Farm pays no wage and cannot. */
const STRUCK: readonly Role[] = ['middle', 'capitalist', 'state']

/** Returns why Working Class workers of this Company cannot strike. */
export function whyNoStrike(s: HegemonyState, owner: Role, company: Company): Reason | null {
  if (company.strike) return STRIKING
  if (owner === 'state' && !inPlay(s, 'state')) return PUBLIC
  if (isCommitted(s, owner, company)) return COMMITTED
  return company.wage === 3 ? BEST_PAID : null
}

/** In a Middle Class Company only the employee matters, unless the house rule says otherwise (HQ-41). */
function isCommitted(s: HegemonyState, owner: Role, company: Company): boolean {
  if (owner === 'middle' && s.house.strikeByEmployeeOnly) return company.employee?.committed === true
  return hasCommitted(company)
}

export function strikeTokensLeft(s: HegemonyState): number {
  let left = STRIKE_TOKENS
  for (const role of ROLES) for (const company of s.companies[role]) if (company.strike) left--
  return left
}

export function whyNoStrikes(s: HegemonyState): Reason | null {
  for (const owner of STRUCK) {
    for (const company of s.companies[owner]) {
      if (employs(company, 'working') && whyNoStrike(s, owner, company) === null) {
        return strikeTokensLeft(s) > 0 ? null : NO_TOKENS
      }
    }
  }
  return NOBODY_TO_STRIKE
}

function strikeOffers(s: HegemonyState): Offer<Company | null>[] {
  const offers: Offer<Company | null>[] = []
  for (const owner of STRUCK) {
    for (const company of s.companies[owner]) {
      if (!employs(company, 'working')) continue
      const id = `company:${company.id}`
      const offered = offer(id, company, say('option.strike', { company: companyName(company.id) }), id)
      const blocked = whyNoStrike(s, owner, company)
      offers.push(unless(blocked, offered))
    }
  }
  return offers
}

/** Places one token on each of up to `max` Companies, at least `least` (H-STRIKE-01). Returns how many were placed. */
export function* callStrikes(t: HegemonyTable, max: number, least = 1): Script<number> {
  let called = 0
  while (called < max && whyNoStrikes(t.state) === null) {
    const offers = strikeOffers(t.state)
    if (called >= least) offers.push(DONE)
    const progress = { step: called + 1, of: max }
    const company = yield* t.choose('working', say('ask.strike'), offers, { progress })
    if (company === null) break
    company.strike = true
    t.emit({ type: 'strike', company: company.id, owner: ownerOf(t.state, company.id), outcome: 'called' })
    called++
  }
  return called
}

export const strike: PlainAction = {
  id: 'strike',
  whyNot: whyNoStrikes,
  *perform(t) {
    yield* callStrikes(t, BASIC_STRIKES)
  },
}

/**
 * At the start of the Production Phase, Companies with high wages end their strike, and every other strike gains 1
 * Influence (H-STRIKE-06 to H-STRIKE-08). The tokens stay until production is over because such Companies neither
 * produce nor pay.
 */
export function resolveStrikes(t: HegemonyTable): void {
  for (const owner of ROLES) {
    for (const company of t.state.companies[owner]) {
      if (!company.strike) continue
      const held = company.wage < 3 && isOperational(company)
      company.strike = held
      t.emit({ type: 'strike', company: company.id, owner, outcome: held ? 'held' : 'settled' })
      if (held) gainInfluence(t, 'working', 1, 'strike')
    }
  }
}

/** After all Companies have produced (H-STRIKE-08). */
export function discardStrikes(s: HegemonyState): void {
  for (const owner of ROLES) for (const company of s.companies[owner]) company.strike = false
}

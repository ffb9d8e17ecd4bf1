// Policies and the immediate consequences of a change (chapter 30).
import { type Script, say } from '@hustings/kernel'
import { PUBLIC_COMPANIES_OPEN, TAX_BASE, TAX_WEIGHT, WELFARE_MODIFIER } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import type { Policy, Section, Ware } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { owe, pay } from '../economy/money.ts'
import { inPlay } from '../economy/points.ts'
import { offerPrices } from '../economy/prices.ts'
import { discardPublicExcess } from '../economy/stock.ts'
import { staffNewCompanies } from '../labour/staffing.ts'
import { chooseWage, minimumWage, settleWages } from '../labour/wages.ts'
import { afterWorkersMoved, dismissAll, endStrike, newCompany } from '../labour/workers.ts'
import { measures } from '../measures.ts'
import { isLastProductionOver } from '../round-end.ts'
import { companyName, type HegemonyTable, offer } from '../table.ts'

/** H-TAX-04. */
export function taxMultiplier(s: HegemonyState): number {
  return taxMultiplierIf(s, s.policies[3])
}

/** The multiplier with Policy 3 in this section. */
export function taxMultiplierIf(s: HegemonyState, taxation: Section): number {
  const { 4: health, 5: education } = s.policies
  return TAX_BASE[taxation] + TAX_WEIGHT[taxation] * (WELFARE_MODIFIER[health] + WELFARE_MODIFIER[education])
}

/** The wares whose prices owners may adjust when the Policy changes (H-POLICY-4-03, H-POLICY-5-02, H-POLICY-6-05). */
const REPRICED: Partial<Record<Policy, readonly Ware[]>> = { 4: ['health'], 5: ['education'], 6: ['food', 'luxury'] }

/** Moves the marker; all consequences happen now (H-POLICY-0-02). */
export function* changePolicy(t: HegemonyTable, policy: Policy, section: Section): Script {
  yield* changePolicies(t, [{ policy, section }])
}

export interface PolicyMove {
  readonly policy: Policy
  readonly section: Section
}

/** Moves several markers at once; the consequences follow when all have moved, and prices are set once. */
export function* changePolicies(t: HegemonyTable, moves: readonly PolicyMove[]): Script {
  const changed = moves.filter(({ policy, section }) => setPolicy(t, policy, section)).map(({ policy }) => policy)
  if (changed.includes(1)) yield* resizePublicSector(t)
  if (changed.includes(2)) yield* settleWages(t)
  const wares = changed.flatMap((policy) => REPRICED[policy] ?? [])
  if (wares.length === 0) return
  for (const role of ['middle', 'capitalist'] as const) if (inPlay(t.state, role)) yield* offerPrices(t, role, wares)
}

/** Changes only the marker and the Tax Multiplier (H-TAX-05). Returns whether the section is new. */
export function setPolicy(t: HegemonyTable, policy: Policy, section: Section): boolean {
  const s = t.state
  const from = s.policies[policy]
  if (from === section) return false
  const multiplier = taxMultiplier(s)
  s.policies[policy] = section
  t.emit({ type: 'policy', policy, from, to: section })
  if (taxMultiplier(s) !== multiplier) t.emit({ type: 'tax-multiplier', from: multiplier, to: taxMultiplier(s) })
  return true
}

/** Public Companies open or close until the number of the section is reached (H-POLICY-1-01 to H-POLICY-1-10). */
export function* resizePublicSector(t: HegemonyTable): Script {
  const s = t.state
  const target = PUBLIC_COMPANIES_OPEN[s.policies[1]]
  const opened: Company[] = []
  while (s.companies.state.length < target && s.closed.length > 0) opened.push(yield* openPublicCompany(t))
  yield* staffNewCompanies(t, opened)
  while (s.companies.state.length > target) yield* closePublicCompany(t)
}

/** The State chooses; without a player the next row opens at the minimum (H-POLICY-1-06, H-POLICY-1-07, HQ-06). */
function* openPublicCompany(t: HegemonyTable): Script<Company> {
  const s = t.state
  const byPlayer = inPlay(s, 'state')
  const id = byPlayer ? yield* t.choose('state', say('ask.open-company'), publicOffers(s.closed)) : (s.closed[0] ?? '')
  s.closed.splice(s.closed.indexOf(id), 1)
  const company = newCompany(id, minimumWage(s))
  s.companies.state.push(company)
  t.emit({ type: 'company-opened', company: id })
  owe(t, 'state', 'supply', openingCost(s, id), 'company-opened', id)
  if (byPlayer && !isLastProductionOver(s)) yield* chooseWage(t, 'state', company)
  return company
}

/** The whole cost, or the part left by cards of this round; halves are rounded up (H-GEN-15). */
function openingCost(s: HegemonyState, id: string): number {
  let share = 1
  for (const measure of measures(s, 'public-companies')) share = Math.min(share, measure.share)
  return Math.ceil(companyFacts(id).cost * share)
}

function* closePublicCompany(t: HegemonyTable): Script {
  const s = t.state
  const open = s.companies.state.map((company) => company.id)
  const id = inPlay(s, 'state')
    ? yield* t.choose('state', say('ask.close-company'), publicOffers(open))
    : (open.at(-1) ?? '')
  const at = open.indexOf(id)
  const company = s.companies.state[at] as Company
  endStrike(t, company)
  dismissAll(t, company)
  s.companies.state.splice(at, 1)
  s.closed.unshift(id)
  t.emit({ type: 'company-closed', company: id })
  pay(t, 'supply', 'state', companyFacts(id).cost, 'company-closed', id)
  afterWorkersMoved(t)
  discardPublicExcess(t)
}

function publicOffers(ids: readonly string[]) {
  return ids.map((id) => offer(`company:${id}`, id, companyName(id), `company:${id}`))
}

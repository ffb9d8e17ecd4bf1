// Produce Goods & Services (26.1): strikes and the demonstration, wages, products, release of committed workers. Also
// lists the steps of the whole Production Phase in order (H-ROUND-03).
import type { Script } from '@hustings/kernel'
import { ROLES, type Role } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { resolveDemonstration } from '../actions/demonstration.ts'
import { discardStrikes, resolveStrikes } from '../actions/strike.ts'
import { owe } from '../economy/money.ts'
import { inPlay } from '../economy/points.ts'
import { addGoods, gainInfluence, produceMedia, store } from '../economy/stock.ts'
import { unionCount } from '../labour/placement.ts'
import { minimumWage, setWage } from '../labour/wages.ts'
import { classIn, factsOf, isAutomated, isOperational, setCommitted } from '../labour/workers.ts'
import { measures } from '../measures.ts'
import { type HegemonyTable, simply } from '../table.ts'
import { checkImf } from './imf.ts'
import { coverNeeds } from './needs.ts'
import { payTaxes } from './taxes.ts'

/** The Production Phase; a step begins when all roles have finished the previous one (H-ROUND-04). */
export const PRODUCTION_STEPS: readonly ((t: HegemonyTable) => Script)[] = [
  settleUnrest,
  simply(produce),
  coverNeeds,
  checkImf,
  simply(payTaxes),
]

/** H-PROD-01. */
export function* settleUnrest(t: HegemonyTable): Script {
  t.emit({ type: 'production-step', step: 'strikes' })
  t.state.wagesPaidUnder = t.state.policies[2]
  resolveStrikes(t)
  yield* resolveDemonstration(t)
}

/** The reversed player order (H-GEN-14, H-PROD-02). */
const REVERSED: readonly Role[] = [...ROLES].reverse()

/** After all Companies, the Trade Unions of the Working Class produce Influence (H-WORK-PROD-03). */
export function produce(t: HegemonyTable): void {
  t.emit({ type: 'production-step', step: 'produce' })
  for (const owner of REVERSED) {
    for (const company of t.state.companies[owner]) if (isOperational(company)) work(t, owner, company)
  }
  gainInfluence(t, 'working', unionCount(t.state), 'union')
  standUp(t)
}

/** Wage, then product; a strike stops both, or only the employee's share (H-PROD-03, H-STRIKE-07, H-STRIKE-09). */
function work(t: HegemonyTable, owner: Role, company: Company): void {
  if (company.strike && owner !== 'middle') return
  if (!company.strike) payWage(t, owner, company)
  produceCompany(t, owner, company, !company.strike)
}

/** Wage that the owner owes; own workers of the Middle Class are not paid (H-OPER-13, H-OPER-14). */
export function wageDue(company: Company): number {
  const { wages, employee } = factsOf(company)
  if (wages === undefined) return 0
  const paid = employee === undefined ? isOperational(company) : company.employee !== null
  return paid ? (wages[company.wage - 1] ?? 0) : 0
}

/** Mandatory: with loans if necessary (H-PROD-04, H-PROD-09). */
export function payWage(t: HegemonyTable, owner: Role, company: Company): void {
  const to = company.employee?.class ?? classIn(company)
  if (to !== null) owe(t, owner, to, wageDue(company), 'wages', company.id)
}

/** Printed amount plus the bonus of Machinery and, if the employee takes part, of the employee. */
export function companyOutput(company: Company, withEmployee: boolean): number {
  const { amount, machinery = 0, employee } = factsOf(company)
  let output = amount
  if (company.machinery) output += machinery
  if (withEmployee && company.employee !== null) output += employee?.bonus ?? 0
  return output
}

/** The same with the changes by measures in force, at least 0. */
export function outputNow(s: HegemonyState, owner: Role, company: Company, withEmployee: boolean): number {
  let output = companyOutput(company, withEmployee)
  for (const { owners, industries, withMachinery, amount } of measures(s, 'output')) {
    if (!owners.includes(owner)) continue
    if (industries !== undefined && !industries.includes(factsOf(company).industry)) continue
    if (withMachinery === true && !company.machinery && !isAutomated(company)) continue
    output += amount
  }
  return Math.max(0, output)
}

/** Produces into the storages, Goods & Services or Public Services, limited by their room. */
export function produceCompany(t: HegemonyTable, owner: Role, company: Company, withEmployee: boolean): void {
  const { produces } = factsOf(company)
  const made = outputNow(t.state, owner, company, withEmployee)
  t.emit({ type: 'produced', company: company.id, owner, amount: made })
  if (produces === 'influence') {
    if (owner === 'state') produceMedia(t, made)
    else gainInfluence(t, owner, made, 'production')
  } else if (owner === 'working') addGoods(t, 'working', produces, made, 'supply', 'production')
  else store(t, owner, produces, made, 'supply', 'production', company.id)
}

/** After all production: workers in Companies are released, and strikes end (H-PROD-08, H-STRIKE-08). */
function standUp(t: HegemonyTable): void {
  for (const owner of ROLES) for (const company of t.state.companies[owner]) setCommitted(t, company, false)
  discardStrikes(t.state)
  if (!inPlay(t.state, 'state')) lowerPublicWages(t)
}

/** The State without a player pays the minimum as soon as no worker is committed (H-STATE-AUTO-02, HQ-25). */
function lowerPublicWages(t: HegemonyTable): void {
  for (const company of t.state.companies.state) setWage(t, company, minimumWage(t.state))
}

// How tests put people to work: workers come out of the pool, so that the counts of a class stay true.

import { companyFacts } from '../data/companies.ts'
import type { LabourClass, Role, Skill, WageLevel } from '../data/vocabulary.ts'
import { newCompany, workerCount } from '../rules/labour/workers.ts'
import type { Company, HegemonyState, Worker } from '../state/state.ts'

/** Adds unskilled unemployed workers until the class has so many in play. */
export function withWorkers(s: HegemonyState, of: LabourClass, count: number): void {
  while (workerCount(s, of) < count) unemploy(s, of, 'unskilled')
}

/** A new unemployed worker. */
export function unemploy(s: HegemonyState, of: LabourClass, skill: Skill): void {
  recruit(s, of, skill)
  s.unemployed[of][skill]++
}

/** A Company in play without workers. */
export function own(s: HegemonyState, owner: Role, id: string, wage: WageLevel = 2): Company {
  const company = newCompany(id, wage)
  s.companies[owner].push(company)
  return company
}

/** Fills the own slots of a Company with new workers of a class, as its slots ask for. */
export function employ(s: HegemonyState, company: Company, of: LabourClass, committed = false): Company {
  company.slots = companyFacts(company.id).slots.map((skill) => recruit(s, of, skill, committed))
  return company
}

/** A new Working Class employee in a Middle Class Company. */
export function employHelp(s: HegemonyState, company: Company, committed = false): Company {
  company.employee = recruit(s, 'working', companyFacts(company.id).employee?.skill ?? 'unskilled', committed)
  return company
}

function recruit(s: HegemonyState, of: LabourClass, skill: Skill, committed = false): Worker {
  s.pool[of][skill]--
  return { class: of, skill, committed }
}

// Test helpers for workers: they come out of the pool, so that the counts of a class stay valid.

import { WORKERS } from '../data/boards.ts'
import { companyFacts } from '../data/companies.ts'
import { INDUSTRIES, type LabourClass, type Role, SKILLS, type Skill, type WageLevel } from '../data/vocabulary.ts'
import { posts } from '../rules/labour/placement.ts'
import { newCompany, workerCount } from '../rules/labour/workers.ts'
import type { Company, Headcount, HegemonyState, Worker } from '../state/state.ts'

/** Adds unskilled unemployed workers until the class has this number in play. */
export function withWorkers(s: HegemonyState, of: LabourClass, count: number): void {
  while (workerCount(s, of) < count) unemploy(s, of, 'unskilled')
}

/** Adds a new unemployed worker. */
export function unemploy(s: HegemonyState, of: LabourClass, skill: Skill): void {
  recruit(s, of, skill)
  s.unemployed[of][skill]++
}

/** Sets the unemployed of a class to exactly these workers; others go to the pool, or come out of it. */
export function unemployedAre(s: HegemonyState, of: LabourClass, wanted: Partial<Headcount>): void {
  s.unemployed[of] = { ...NOBODY, ...wanted }
  balancePool(s, of)
}

/** Sets the own slots of a Company to exactly these workers, slot by slot; `null` leaves a slot empty. */
export function hireExactly(
  s: HegemonyState,
  company: Company,
  of: LabourClass,
  skills: readonly (Skill | null)[],
  committed = false,
): Company {
  const { slots } = companyFacts(company.id)
  if (skills.length !== slots.length) throw new Error(`${company.id} has ${slots.length} slots, not ${skills.length}`)
  company.slots = skills.map((skill) => (skill === null ? null : { class: of, skill, committed }))
  balancePool(s, of)
  return company
}

/** Recomputes the pool of a class after manual changes: all workers who are not in play. */
export function balancePool(s: HegemonyState, of: LabourClass): void {
  const pool: Headcount = { ...WORKERS[of] }
  for (const skill of SKILLS) pool[skill] -= s.unemployed[of][skill]
  for (const { worker } of posts(s, of)) pool[worker.skill]--
  if (of === 'working') for (const industry of INDUSTRIES) if (s.working.unions[industry]) pool[industry]--
  for (const skill of SKILLS) if (pool[skill] < 0) throw new Error(`${-pool[skill]} ${skill} ${of} workers too many`)
  s.pool[of] = pool
}

const NOBODY: Headcount = { unskilled: 0, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 }

/** Adds a Company without workers. */
export function own(s: HegemonyState, owner: Role, id: string, wage: WageLevel = 2): Company {
  const company = newCompany(id, wage)
  s.companies[owner].push(company)
  return company
}

/** Fills the own slots of a Company with new workers of a class, with the required skills. */
export function employ(s: HegemonyState, company: Company, of: LabourClass, committed = false): Company {
  company.slots = companyFacts(company.id).slots.map((skill) => recruit(s, of, skill, committed))
  return company
}

/** Adds a new Working Class employee to a Middle Class Company. */
export function employHelp(s: HegemonyState, company: Company, committed = false): Company {
  company.employee = recruit(s, 'working', companyFacts(company.id).employee?.skill ?? 'unskilled', committed)
  return company
}

function recruit(s: HegemonyState, of: LabourClass, skill: Skill, committed = false): Worker {
  s.pool[of][skill]--
  return { class: of, skill, committed }
}

/** Removes all Companies and unemployed workers: all workers return to the pool. */
export function bare(s: HegemonyState): void {
  s.companies = { working: [], middle: [], capitalist: [], state: [] }
  s.pool = { working: { ...WORKERS.working }, middle: { ...WORKERS.middle } }
  for (const role of ['working', 'middle'] as const) {
    s.unemployed[role] = { unskilled: 0, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 }
  }
}

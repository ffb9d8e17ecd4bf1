// Workers and Companies: location of workers, operational Companies, committed workers (chapters 9, 11 and 12).
import { type Script, say } from '@hustings/kernel'
import { POPULATION, WORKERS } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import type { CompanyFacts } from '../../data/facts.ts'
import {
  INDUSTRIES,
  type Industry,
  type LabourClass,
  ROLES,
  type Role,
  SKILLS,
  type Skill,
} from '../../data/vocabulary.ts'
import type { WorkerPlace } from '../../state/events.ts'
import type { Company, Headcount, HegemonyState, Worker } from '../../state/state.ts'
import { type HegemonyTable, offer, skillName } from '../table.ts'

// Questions

export function factsOf(company: Company): CompanyFacts {
  return companyFacts(company.id)
}

export function findCompany(s: HegemonyState, id: string): Company {
  for (const role of ROLES) for (const company of s.companies[role]) if (company.id === id) return company
  throw new Error(`no Company ${id} in play`)
}

export function ownerOf(s: HegemonyState, id: string): Role {
  for (const role of ROLES) for (const company of s.companies[role]) if (company.id === id) return role
  throw new Error(`no Company ${id} in play`)
}

/** Returns a Company as it enters play: no workers, no tokens. */
export function newCompany(id: string, wage: 1 | 2 | 3): Company {
  const { slots } = companyFacts(id)
  return { id, wage, slots: slots.map(() => null), employee: null, machinery: false, strike: false }
}

export function isAutomated(company: Company): boolean {
  return factsOf(company).automated
}

/** Automated, or all its own slots filled (H-OPER-02, H-OPER-05, H-OPER-08). */
export function isOperational(company: Company): boolean {
  for (const worker of company.slots) if (worker === null) return false
  return true
}

export function hasWorkers(company: Company): boolean {
  return company.slots.some((worker) => worker !== null)
}

/** Two workers in a Middle Class Company, own or employed (H-OPER-09). */
export function isFullyOperational(company: Company): boolean {
  return isOperational(company) && (company.slots.length >= 2 || company.employee !== null)
}

export function operationalCompanies(s: HegemonyState, owner: Role): Company[] {
  return s.companies[owner].filter(isOperational)
}

/** All workers there, including the employee of a Middle Class Company. */
export function workersIn(company: Company): Worker[] {
  const workers: Worker[] = []
  for (const worker of company.slots) if (worker !== null) workers.push(worker)
  if (company.employee !== null) workers.push(company.employee)
  return workers
}

/** The class in the own slots; null when they are empty or there are none. */
export function classIn(company: Company): LabourClass | null {
  return company.slots.find((worker) => worker !== null)?.class ?? null
}

export function employs(company: Company, of: LabourClass): boolean {
  return company.employee?.class === of || company.slots.some((worker) => worker?.class === of)
}

export function hasCommitted(company: Company): boolean {
  return company.employee?.committed === true || company.slots.some((worker) => worker?.committed === true)
}

export function headcount(of: Readonly<Headcount>): number {
  let sum = 0
  for (const skill of SKILLS) sum += of[skill]
  return sum
}

export function unemployedCount(s: HegemonyState, of: LabourClass): number {
  return headcount(s.unemployed[of])
}

/** Workers in play: all that are not in the pool (H-BRD-02). */
export function workerCount(s: HegemonyState, of: LabourClass): number {
  return headcount(WORKERS[of]) - headcount(s.pool[of])
}

/** H-BRD-01, H-BRD-03, H-BRD-04. */
export function population(s: HegemonyState, of: LabourClass): number {
  return populationOf(workerCount(s, of))
}

export function populationOf(workers: number): number {
  let value = 0
  for (const step of POPULATION) if (workers >= step.workers) value = step.population
  return value
}

/** Workers of a class in Companies of an industry, with any skill (H-UNION-03, H-UNION-10). */
export function workersInIndustry(s: HegemonyState, of: LabourClass, industry: Industry): number {
  let count = 0
  for (const role of ROLES) {
    for (const company of s.companies[role]) {
      if (factsOf(company).industry !== industry) continue
      for (const worker of company.slots) if (worker?.class === of) count++
      if (company.employee?.class === of) count++
    }
  }
  return count
}

/** Whether a worker of this skill fits a slot (H-OPER-04). */
export function suits(skill: Skill, slot: Skill): boolean {
  return slot === 'unskilled' || slot === skill
}

/** Whether unemployed workers of one class can fill these slots (H-CAP-BUILD-03, H-POLICY-1-05). */
export function canStaff(s: HegemonyState, of: LabourClass, slots: readonly Skill[]): boolean {
  const free = s.unemployed[of]
  if (headcount(free) < slots.length) return false
  return INDUSTRIES.every((skill) => free[skill] >= slots.filter((slot) => slot === skill).length)
}

// Moves

function tellWorker(t: HegemonyTable, of: LabourClass, skill: Skill, from: WorkerPlace, to: WorkerPlace): void {
  t.emit({ type: 'worker', class: of, skill, from, to })
}

/** Moves an unemployed worker to a slot of a Company; `slot` may be the employee's. */
export function hire(
  t: HegemonyTable,
  of: LabourClass,
  skill: Skill,
  company: Company,
  slot: number | 'employee',
  committed: boolean,
): void {
  const free = t.state.unemployed[of]
  if (free[skill] === 0) throw new Error(`no unemployed ${skill} worker`)
  free[skill]--
  const worker: Worker = { class: of, skill, committed }
  if (slot === 'employee') company.employee = worker
  else company.slots[slot] = worker
  tellWorker(t, of, skill, 'unemployed', `company:${company.id}`)
}

/** Moves a worker from a slot to the unemployed, no longer committed (H-ASSIGN-16). */
export function dismiss(t: HegemonyTable, company: Company, slot: number | 'employee'): void {
  const worker = slot === 'employee' ? company.employee : company.slots[slot]
  if (worker === null || worker === undefined) return
  if (slot === 'employee') company.employee = null
  else company.slots[slot] = null
  t.state.unemployed[worker.class][worker.skill]++
  tellWorker(t, worker.class, worker.skill, `company:${company.id}`, 'unemployed')
}

export function dismissAll(t: HegemonyTable, company: Company): void {
  for (let slot = 0; slot < company.slots.length; slot++) dismiss(t, company, slot)
  dismiss(t, company, 'employee')
}

export function setCommitted(t: HegemonyTable, company: Company, committed: boolean): void {
  let changed = false
  for (const worker of workersIn(company)) {
    changed ||= worker.committed !== committed
    worker.committed = committed
  }
  if (changed) tellCommitted(t, company, committed)
}

export function tellCommitted(t: HegemonyTable, { id }: Company, committed: boolean): void {
  t.emit({ type: 'committed', company: id, owner: ownerOf(t.state, id), committed })
}

/**
 * Fills the empty own slots of a Company with committed unemployed workers of one class. Skilled slots take matching
 * workers (H-CAP-BUILD-05, H-POLICY-1-12). Unskilled slots take unskilled workers first, then `chooser` picks skilled
 * ones, as long as the remaining workers can fill all other slots.
 */
export function* staff(
  t: HegemonyTable,
  chooser: Role,
  company: Company,
  of: LabourClass,
  mayRemain: (left: Readonly<Headcount>, toBeHired: number) => boolean = () => true,
): Script {
  const needs = factsOf(company).slots
  const empty = [...company.slots.keys()].filter((slot) => company.slots[slot] === null)
  for (const slot of empty) {
    const skill = needs[slot] ?? 'unskilled'
    if (skill !== 'unskilled') hire(t, of, skill, company, slot, true)
  }
  for (const slot of empty) {
    if (company.slots[slot] !== null) continue
    const free = t.state.unemployed[of]
    // Workers for the following slots are among the remaining ones, but are already reserved.
    const toBeHired = company.slots.filter((worker) => worker === null).length - 1
    const skill =
      free.unskilled > 0
        ? 'unskilled'
        : yield* t.choose(
            chooser,
            say('ask.staff-skill', { company: say(`company.${factsOf(company).kind}`) }),
            SKILLS.filter((kind) => free[kind] > 0 && mayRemain({ ...free, [kind]: free[kind] - 1 }, toBeHired)).map(
              (kind) => offer(`skill:${kind}`, kind, skillName(kind), `unemployed:${of}-${kind}`),
            ),
          )
    hire(t, of, skill, company, slot, true)
  }
  tellCommitted(t, company, true)
  afterWorkersMoved(t)
}

/** Moves a worker from the pool to the unemployed, of another kind if necessary (H-COMP-06, H-COMP-07, R-15). */
export function* addWorker(t: HegemonyTable, of: LabourClass, wanted: Skill): Script {
  const pool = t.state.pool[of]
  let skill: Skill | null = wanted
  if (pool[skill] === 0) skill = pool.unskilled > 0 ? 'unskilled' : null
  if (skill === null) {
    const left = INDUSTRIES.filter((kind) => pool[kind] > 0)
    if (left.length === 0) return
    skill = yield* chooseSkill(t, of, left)
  }
  enter(t, of, skill)
}

/** Asks for a color, among those with workers left. */
export function* chooseSkill(t: HegemonyTable, of: LabourClass, left: readonly Skill[]): Script<Skill> {
  return yield* t.choose(
    of,
    say('ask.worker-colour'),
    left.map((kind) => offer(`skill:${kind}`, kind, skillName(kind))),
  )
}

/** A skilled worker of a chosen color from the pool (H-PREP-17, H-SETUP-46). */
export function* addSkilledWorker(t: HegemonyTable, of: LabourClass): Script {
  const left = INDUSTRIES.filter((kind) => t.state.pool[of][kind] > 0)
  if (left.length === 0) return yield* addWorker(t, of, 'unskilled')
  enter(t, of, yield* chooseSkill(t, of, left))
}

function enter(t: HegemonyTable, of: LabourClass, skill: Skill): void {
  const before = population(t.state, of)
  t.state.pool[of][skill]--
  t.state.unemployed[of][skill]++
  tellWorker(t, of, skill, 'pool', 'unemployed')
  tellPopulation(t, of, before)
}

/** An unemployed worker leaves play. */
export function removeWorker(t: HegemonyTable, of: LabourClass, skill: Skill): void {
  const before = population(t.state, of)
  if (t.state.unemployed[of][skill] === 0) throw new Error(`no unemployed ${skill} worker`)
  t.state.unemployed[of][skill]--
  t.state.pool[of][skill]++
  tellWorker(t, of, skill, 'unemployed', 'pool')
  tellPopulation(t, of, before)
}

function tellPopulation(t: HegemonyTable, of: LabourClass, before: number): void {
  const after = population(t.state, of)
  if (after !== before) t.emit({ type: 'population', class: of, from: before, to: after })
}

/**
 * Immediate consequences of worker moves, after the whole action: incomplete Companies are emptied (H-ASSIGN-05),
 * employees do not stay alone (H-OPER-10), strikes end with the work (H-STRIKE-10), unions without a base dissolve
 * (H-UNION-06).
 */
export function afterWorkersMoved(t: HegemonyTable): void {
  const s = t.state
  for (const role of ROLES) {
    for (const company of s.companies[role]) {
      if (isOperational(company)) continue
      if (hasWorkers(company) || company.employee !== null) dismissAll(t, company)
      endStrike(t, company)
    }
  }
  for (const company of s.companies.middle) if (company.strike && company.employee === null) endStrike(t, company)
  for (const industry of INDUSTRIES) {
    if (s.working.unions[industry] && workersInIndustry(s, 'working', industry) < 4) dissolveUnion(t, industry)
  }
}

export function endStrike(t: HegemonyTable, company: Company): void {
  if (!company.strike) return
  company.strike = false
  t.emit({ type: 'strike', company: company.id, owner: ownerOf(t.state, company.id), outcome: 'ended' })
}

function dissolveUnion(t: HegemonyTable, industry: Industry): void {
  t.state.working.unions[industry] = false
  t.state.unemployed.working[industry]++
  tellWorker(t, 'working', industry, `union:${industry}`, 'unemployed')
  t.emit({ type: 'union', industry, founded: false })
}

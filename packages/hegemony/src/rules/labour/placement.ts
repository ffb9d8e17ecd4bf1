// Workers who may move, and free slots: the questions and moves of Assign Workers (chapters 9 to 12).
import {
  INDUSTRIES,
  type Industry,
  type LabourClass,
  ROLES,
  type Role,
  SKILLS,
  type Skill,
} from '../../data/vocabulary.ts'
import type { Company, Headcount, HegemonyState, Worker } from '../../state/state.ts'
import type { HegemonyTable } from '../table.ts'
import { factsOf, hire, isOperational, suits, workersInIndustry } from './workers.ts'

export type Slot = number | 'employee'

/** Slot of a worker in a Company. */
export interface Post {
  readonly company: Company
  readonly slot: Slot
  readonly worker: Worker
}

/** Empty slots that one class fills together: the own slots of a Company, or the employee slot. */
export interface Opening {
  readonly company: Company
  readonly employee: boolean
  readonly industry: Industry
  /** Empty slots for a worker skilled in the industry, and for any worker. */
  readonly skilled: number
  readonly open: number
}

/** Workers who could be placed now. */
export interface FreeWorkers {
  readonly total: number
  readonly bySkill: Readonly<Headcount>
}

/** The state of one Assign Workers action. */
export interface Assignment {
  readonly of: LabourClass
  /** Only unemployed workers may be assigned. */
  readonly unemployedOnly: boolean
  /** How many more workers may be assigned. */
  left: number
  /** Number of workers assigned so far. */
  assigned: number
  /** Workers who were moved: each may move once. */
  readonly moved: Set<Worker>
  /** Slots vacated in this action: a worker who follows does not become committed (H-ASSIGN-13). */
  readonly vacated: Set<string>
  /** The Company being filled, which must be completed first (H-ASSIGN-04). */
  filling: string | null
  /** Only Companies of these owners are filled; null means any owner. */
  readonly owners: readonly Role[] | null
}

/** Number of other workers that a union needs in its industry (H-UNION-03). */
export const UNION_BASE = 4

/** The two roles that have workers. */
export function isLabour(role: Role): role is LabourClass {
  return role === 'working' || role === 'middle'
}

export function workerAt(company: Company, slot: Slot): Worker | null {
  return slot === 'employee' ? company.employee : (company.slots[slot] ?? null)
}

/** Required skill of a slot: a skill of the industry, or any. */
export function slotSkill(company: Company, slot: Slot): Skill | undefined {
  const facts = factsOf(company)
  return slot === 'employee' ? facts.employee?.skill : facts.slots[slot]
}

/** Own workers in Companies; the employee of a Company is last. */
export function posts(s: HegemonyState, of: LabourClass): Post[] {
  const found: Post[] = []
  for (const role of ROLES) {
    for (const company of s.companies[role]) {
      for (let slot = 0; slot < company.slots.length; slot++) {
        const worker = company.slots[slot]
        if (worker?.class === of) found.push({ company, slot, worker })
      }
      if (company.employee?.class === of) found.push({ company, slot: 'employee', worker: company.employee })
    }
  }
  return found
}

/** Whether the Middle Class worker must stay with a committed employee (H-ASSIGN-15). */
export function holdsEmployee({ company, slot }: Post): boolean {
  return slot !== 'employee' && company.employee?.committed === true
}

/** Whether a worker may leave the Company (H-ASSIGN-02, H-COMMIT-06, H-ASSIGN-15). */
export function mayLeave(post: Post): boolean {
  return !post.worker.committed && !holdsEmployee(post)
}

export function isMovable(a: Assignment, post: Post): boolean {
  return !a.unemployedOnly && mayLeave(post) && !a.moved.has(post.worker)
}

export function freeWorkers(s: HegemonyState, a: Assignment, at: readonly Post[]): FreeWorkers {
  const bySkill = { ...s.unemployed[a.of] }
  for (const post of at) if (isMovable(a, post)) bySkill[post.worker.skill]++
  let total = 0
  for (const skill of SKILLS) total += bySkill[skill]
  return { bySkill, total }
}

/** Slots that a class may fill (H-ASSIGN-08). */
export function openings(s: HegemonyState, of: LabourClass): Opening[] {
  const found: Opening[] = []
  for (const role of ROLES) {
    if (role === 'working' && of !== 'working') continue
    for (const company of s.companies[role]) {
      const opening = role === 'middle' && of === 'working' ? employeeOpening(company) : slotOpening(company)
      if (opening !== null) found.push(opening)
    }
  }
  return found
}

function slotOpening(company: Company): Opening | null {
  if (isOperational(company)) return null
  const { slots, industry } = factsOf(company)
  let skilled = 0
  let open = 0
  for (let slot = 0; slot < slots.length; slot++) {
    if (company.slots[slot] !== null) continue
    if (slots[slot] === 'unskilled') open++
    else skilled++
  }
  return { company, employee: false, industry, skilled, open }
}

/** Only while the Middle Class worker is there (H-OPER-10). */
function employeeOpening(company: Company): Opening | null {
  const { employee, industry } = factsOf(company)
  if (employee === undefined || company.employee !== null || !isOperational(company)) return null
  const skilled = employee.skill === 'unskilled' ? 0 : 1
  return { company, employee: true, industry, skilled, open: 1 - skilled }
}

/** Whether one of the empty slots takes this skill (H-OPER-04). */
export function hasSlotFor(opening: Opening, skill: Skill): boolean {
  return opening.open > 0 || (opening.skilled > 0 && skill === opening.industry)
}

/**
 * Whether a worker may go there: the slot fits and is not in the worker's own Company (H-ASSIGN-11). The rest of the
 * Company must be fillable with the remaining moves and workers (H-ASSIGN-04).
 */
export function canGo(a: Assignment, free: FreeWorkers, skill: Skill, from: Company | null, to: Opening): boolean {
  if (from === to.company || !hasSlotFor(to, skill)) return false
  const rest = to.skilled + to.open - 1
  if (rest === 0) return true
  if (rest > a.left - 1 || rest > free.total - 1 - staying(a, to.company)) return false
  const isSkilled = skill === to.industry ? 1 : 0
  const skilledRest = to.skilled - Math.min(to.skilled, isSkilled)
  // No worker of that skill stays there: they would have moved to the skilled slot.
  return skilledRest === 0 || skilledRest <= free.bySkill[to.industry] - isSkilled
}

/** Workers who could also leave a Company that another worker has left: they cannot fill its gaps. */
function staying(a: Assignment, company: Company): number {
  if (a.unemployedOnly) return 0
  let count = 0
  for (const worker of company.slots) {
    if (worker?.class === a.of && !worker.committed && !a.moved.has(worker)) count++
  }
  return count
}

/** Whether a worker of this skill, coming from there, may form the union of the skill (H-UNION-01, H-UNION-03). */
export function canFoundUnion(
  s: HegemonyState,
  of: LabourClass,
  skill: Skill,
  from: Company | null,
): skill is Industry {
  if (of !== 'working' || skill === 'unskilled' || s.working.unions[skill]) return false
  const leaving = from !== null && factsOf(from).industry === skill ? 1 : 0
  return workersInIndustry(s, 'working', skill) - leaving >= UNION_BASE
}

export function unionCount(s: HegemonyState): number {
  return INDUSTRIES.filter((industry) => s.working.unions[industry]).length
}

/** Workers with a job: in Companies or in a union (H-UNION-05). */
export function employedCount(s: HegemonyState, of: LabourClass): number {
  return posts(s, of).length + (of === 'working' ? unionCount(s) : 0)
}

// Moves

/** Key of a slot in `vacated`. */
export function placeId(company: Company, employee: boolean): string {
  return employee ? `${company.id}-employee` : company.id
}

/** Puts a worker, unemployed or from another Company, into an empty slot of the opening. */
export function place(
  t: HegemonyTable,
  of: LabourClass,
  skill: Skill,
  from: Post | null,
  to: Opening,
  commit: boolean,
): Worker {
  const slot = to.employee ? 'employee' : emptySlotFor(to.company, skill)
  if (from !== null) {
    leave(from)
    return arrive(t, from, to.company, slot, commit)
  }
  hire(t, of, skill, to.company, slot, commit)
  const placed = workerAt(to.company, slot)
  if (placed === null) throw new Error(`nobody was placed in ${to.company.id}`)
  return placed
}

function emptySlotFor(company: Company, skill: Skill): number {
  const needs = factsOf(company).slots
  let open = -1
  for (let slot = 0; slot < needs.length; slot++) {
    if (company.slots[slot] !== null) continue
    if (needs[slot] === skill) return slot
    if (needs[slot] === 'unskilled' && open < 0) open = slot
  }
  if (open < 0) throw new Error(`no slot for ${skill} in ${company.id}`)
  return open
}

/** Moves a worker from one slot to another. */
function arrive(t: HegemonyTable, from: Post, to: Company, slot: Slot, committed: boolean): Worker {
  const worker: Worker = { ...from.worker, committed }
  if (slot === 'employee') to.employee = worker
  else to.slots[slot] = worker
  const { class: of, skill } = worker
  t.emit({ type: 'worker', class: of, skill, from: `company:${from.company.id}`, to: `company:${to.id}` })
  return worker
}

/** Moves a worker into the Trade Union of the skill (H-UNION-02). */
export function foundUnion(t: HegemonyTable, skill: Industry, from: Post | null): void {
  if (from === null) t.state.unemployed.working[skill]--
  else leave(from)
  t.state.working.unions[skill] = true
  const left = from === null ? 'unemployed' : (`company:${from.company.id}` as const)
  t.emit({ type: 'worker', class: 'working', skill, from: left, to: `union:${skill}` })
  t.emit({ type: 'union', industry: skill, founded: true })
}

/** The slot that becomes empty when a worker leaves: a colleague of the same skill moves to a skilled slot. */
function freedBy({ company, slot }: Post): Slot {
  if (slot === 'employee') return slot
  const needs = factsOf(company).slots
  const skill = needs[slot]
  if (skill === undefined || skill === 'unskilled') return slot
  const other = company.slots.findIndex((worker, i) => worker?.skill === skill && needs[i] === 'unskilled')
  return other < 0 ? slot : other
}

/** Returns the slot that is free now. */
function leave(post: Post): Slot {
  const { company, slot } = post
  const freed = freedBy(post)
  if (slot === 'employee' || freed === 'employee') {
    company.employee = null
    return freed
  }
  company.slots[slot] = null
  if (freed !== slot) {
    company.slots[slot] = company.slots[freed] ?? null
    company.slots[freed] = null
  }
  return freed
}

// Exchanging slots

/** Employed workers with whom this one may exchange slots; exchanging equals changes nothing (R-74, H-OPER-04). */
export function partnersFor(a: Assignment, at: readonly Post[], from: Post): Post[] {
  if (a.left < 2 || a.filling !== null) return []
  return at.filter((other) => isMovable(a, other) && canTrade(from, other))
}

function canTrade(one: Post, other: Post): boolean {
  return (
    one.company !== other.company &&
    one.worker.skill !== other.worker.skill &&
    canFollow(one.worker.skill, other) &&
    canFollow(other.worker.skill, one)
  )
}

/** Whether a worker of this skill could take over the slot that this one leaves. */
function canFollow(skill: Skill, post: Post): boolean {
  const needed = slotSkill(post.company, freedBy(post))
  return needed !== undefined && suits(skill, needed)
}

/**
 * Both slots were filled before, so no worker becomes committed (H-ASSIGN-13). Returns both workers in their new slots.
 */
export function tradePlaces(t: HegemonyTable, one: Post, other: Post): readonly Worker[] {
  const here = leave(one)
  const there = leave(other)
  return [arrive(t, one, other.company, there, false), arrive(t, other, one.company, here, false)]
}

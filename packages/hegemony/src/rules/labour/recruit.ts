// Workers of a new Company (chapters 23.2 and 24.1): unemployed workers of one class for the Capitalist Class; any own
// workers and optionally an employee for the Middle Class.
import { type Offer, type Script, say } from '@hustings/kernel'
import type { CompanyFacts } from '../../data/facts.ts'
import {
  INDUSTRIES,
  type Industry,
  LABOUR_CLASSES,
  type LabourClass,
  type Role,
  SKILLS,
  type Skill,
} from '../../data/vocabulary.ts'
import type { Company, Headcount, HegemonyState } from '../../state/state.ts'
import { inPlay } from '../economy/points.ts'
import { companyName, type HegemonyTable, offer, roleName, skillName } from '../table.ts'
import { mayLeave, openings, type Post, place, posts } from './placement.ts'
import { addWorker, afterWorkersMoved, canStaff, factsOf, hire, staff, tellCommitted } from './workers.ts'

/** Classes whose unemployed workers can fill all slots (H-CAP-BUILD-03). */
export function classesToStaff(s: HegemonyState, slots: readonly Skill[]): LabourClass[] {
  if (slots.length === 0) return []
  return LABOUR_CLASSES.filter((of) => inPlay(s, of) && canStaff(s, of, slots))
}

const NOBODY: Offer<null> = { id: 'none', value: null, label: say('option.no-workers') }

/**
 * The owner chooses a class, and its workers fill all slots without a decision of their player (H-CAP-BUILD-04 to
 * H-CAP-BUILD-06). Returns the hired class.
 */
export function* offerStaff(t: HegemonyTable, owner: Role, company: Company): Script<LabourClass | null> {
  const classes = classesToStaff(t.state, factsOf(company).slots)
  if (classes.length === 0) return null
  const of = yield* t.choose<LabourClass | null>(
    owner,
    say('ask.staff-class-for', { company: companyName(company.id) }),
    [...classes.map((kind) => offer(`class:${kind}`, kind, roleName(kind), `role:${kind}`)), NOBODY],
  )
  if (of !== null) yield* staff(t, owner, company, of)
  return of
}

/** Middle Class workers who are unemployed or may leave their job (H-MID-BUILD-01, H-MID-BUILD-03). */
export function founders(s: HegemonyState, unemployedOnly: boolean): Headcount {
  const free = { ...s.unemployed.middle }
  if (unemployedOnly) return free
  for (const post of posts(s, 'middle')) if (mayLeave(post)) free[post.worker.skill]++
  return free
}

/** Whether these workers, and optionally one more of the given skill, fill the own slots of a Middle Class Company. */
export function canFound({ slots, industry }: CompanyFacts, free: Readonly<Headcount>, newcomer?: Skill): boolean {
  // The newcomer must fit a slot there, too.
  if (newcomer !== undefined && newcomer !== industry && !slots.includes('unskilled')) return false
  let total = newcomer === undefined ? 0 : 1
  for (const skill of SKILLS) total += free[skill]
  if (total < slots.length) return false
  let skilled = newcomer === industry ? 1 : 0
  for (const slot of slots) if (slot === industry) skilled--
  return skilled + free[industry] >= 0
}

/** Skills of a new worker from the Supply that complete the Company. */
export function newcomerSkills(s: HegemonyState, facts: CompanyFacts, free: Readonly<Headcount>): Industry[] {
  return INDUSTRIES.filter((skill) => s.pool.middle[skill] > 0 && canFound(facts, free, skill))
}

/** A skilled worker of a chosen color enters from the Supply and starts in this Company. */
export function* placeNewcomer(t: HegemonyTable, company: Company): Script {
  const skills = newcomerSkills(t.state, factsOf(company), founders(t.state, false))
  const skill = yield* t.choose(
    'middle',
    say('ask.worker-colour'),
    skills.map((kind) => offer(`skill:${kind}`, kind, skillName(kind))),
  )
  yield* addWorker(t, 'middle', skill)
  moveIn(t, company, { skill, post: null })
}

interface Founder {
  readonly skill: Skill
  /** Null: unemployed. */
  readonly post: Post | null
}

/** Fills the empty own slots one by one with committed workers; the skilled slot comes first (H-MID-BUILD-02). */
export function* placeFounders(t: HegemonyTable, company: Company): Script {
  const needs = factsOf(company).slots
  for (const [slot, skill] of needs.entries()) {
    if (company.slots[slot] !== null) continue
    const prompt = say('ask.founder', { company: companyName(company.id), skill: skillName(skill) })
    moveIn(t, company, yield* t.choose('middle', prompt, founderOffers(t.state, company, skill)))
  }
  tellCommitted(t, company, true)
  afterWorkersMoved(t)
}

function moveIn(t: HegemonyTable, company: Company, { skill, post }: Founder): void {
  const opening = openings(t.state, 'middle').find((candidate) => candidate.company === company)
  if (opening === undefined) throw new Error(`no empty slot in ${company.id}`)
  place(t, 'middle', skill, post, opening, true)
}

/** Offers one worker of each skill among the unemployed and in each Company. */
function founderOffers(s: HegemonyState, to: Company, needed: Skill): Offer<Founder>[] {
  const offers: Offer<Founder>[] = []
  for (const skill of SKILLS) {
    if (s.unemployed.middle[skill] === 0 || (needed !== 'unskilled' && skill !== needed)) continue
    const label = say('option.worker-unemployed', { skill: skillName(skill) })
    offers.push(offer(`skill:${skill}`, { skill, post: null }, label, `unemployed:middle-${skill}`))
  }
  const seen = new Set<string>()
  for (const post of posts(s, 'middle')) {
    const { company, slot, worker } = post
    if (company === to || !mayLeave(post) || (needed !== 'unskilled' && worker.skill !== needed)) continue
    if (seen.has(company.id + worker.skill)) continue
    seen.add(company.id + worker.skill)
    const id = `worker:${company.id}-${slot}`
    const label = say('option.worker-at', { skill: skillName(worker.skill), company: companyName(company.id) })
    offers.push(offer(id, { skill: worker.skill, post }, label, id))
  }
  return offers
}

/**
 * Offers a suitable unemployed Working Class worker for the employee slot: an unskilled one for an unskilled slot, a
 * skilled one only if there is no other (H-MID-BUILD-05). Returns whether a worker was hired.
 */
export function* offerEmployee(t: HegemonyTable, company: Company): Script<boolean> {
  const skills = employeeSkills(t.state, company)
  if (skills.length === 0) return false
  const prompt = say('ask.employee', { company: companyName(company.id) })
  const skill = yield* t.choose<Skill | null>('middle', prompt, [
    ...skills.map((kind) => offer(`skill:${kind}`, kind, skillName(kind), `unemployed:working-${kind}`)),
    NOBODY,
  ])
  if (skill === null) return false
  hire(t, 'working', skill, company, 'employee', true)
  tellCommitted(t, company, true)
  afterWorkersMoved(t)
  return true
}

export function employeeSkills(s: HegemonyState, company: Company): Skill[] {
  const needed = factsOf(company).employee?.skill
  if (needed === undefined) return []
  const free = s.unemployed.working
  if (free[needed] > 0) return [needed]
  return needed === 'unskilled' ? INDUSTRIES.filter((skill) => free[skill] > 0) : []
}

// Assign Workers (chapter 10), with commitment (11) and Trade Unions (12): a worker, then a slot, up to three times.
import { type Message, type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { type Industry, type LabourClass, type Role, SKILLS, type Skill } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import {
  type Assignment,
  canFoundUnion,
  canGo,
  type FreeWorkers,
  foundUnion,
  freeWorkers,
  hasSlotFor,
  isLabour,
  isMovable,
  type Opening,
  openings,
  type Post,
  partnersFor,
  place,
  placeId,
  posts,
  type Slot,
  tradePlaces,
  workerAt,
} from '../labour/placement.ts'
import { afterWorkersMoved, factsOf, findCompany, isOperational, ownerOf, tellCommitted } from '../labour/workers.ts'
import {
  because,
  companyName,
  DONE,
  type HegemonyTable,
  industryName,
  offer,
  type PlainAction,
  skillName,
  unless,
} from '../table.ts'

/** Changes of the action by a card. */
export interface AssignLimits {
  /** Maximum number of workers; `Infinity` for any number. */
  readonly count: number
  /** Only unemployed workers may be assigned. */
  readonly unemployedOnly?: boolean
  /** The player may assign no worker at all. */
  readonly optional?: boolean
  /** Id of the Company that must be filled. */
  readonly into?: string
  /** Only to Companies of these owners, and to no union. */
  readonly owners?: readonly Role[]
}

/** H-ASSIGN-01. */
const BASIC: AssignLimits = { count: 3 }

/** An own worker, by Company and slot; without a Company: unemployed. */
interface Mover {
  readonly skill: Skill
  readonly at?: { readonly company: string; readonly slot: Slot }
}
/** Empty slots of a Company, a union, or the slot of a worker who comes here in exchange. */
type Destination = Opening | Industry | Post

const NOBODY_CAN = because('H-ASSIGN-04', 'nobody-to-assign')
const NO_PLACE = because('H-ASSIGN-04', 'no-place-for-worker')
const NOT_FILLED = because('H-ASSIGN-04', 'company-not-filled')
const WRONG_SKILL = because('H-ASSIGN-07', 'wrong-skill')
const COMMITTED = because('H-COMMIT-06', 'worker-committed')
const EMPLOYEE_COMMITTED = because('H-ASSIGN-15', 'employee-committed')
const NO_OWNER_WORKER = because('H-ASSIGN-08', 'no-middle-worker')
const UNION_TOO_SMALL = because('H-UNION-03', 'union-too-small')

function newAssignment(of: LabourClass, limits: AssignLimits): Assignment {
  return {
    of,
    unemployedOnly: limits.unemployedOnly === true,
    left: limits.count,
    assigned: 0,
    moved: new Set(),
    vacated: new Set(),
    filling: limits.into ?? null,
    owners: limits.owners ?? null,
  }
}

export function whyNoAssign(s: HegemonyState, of: LabourClass, limits: AssignLimits = BASIC): Reason | null {
  const a = newAssignment(of, limits)
  const at = posts(s, of)
  const free = freeWorkers(s, a, at)
  if (free.total === 0) return NOBODY_CAN
  const places = placesFor(s, a)
  for (const skill of SKILLS) {
    if (s.unemployed[of][skill] > 0 && hasDestination(s, a, free, places, skill, null)) return null
  }
  for (const post of at) if (isMovable(a, post) && canMove(s, a, free, at, places, post)) return null
  return NOBODY_CAN
}

/** Empty slots that this action may fill. */
function placesFor(s: HegemonyState, { of, owners }: Assignment): Opening[] {
  const places = openings(s, of)
  return owners === null ? places : places.filter(({ company }) => owners.includes(ownerOf(s, company.id)))
}

function mayFoundUnions({ filling, owners }: Assignment): boolean {
  return filling === null && owners === null
}

function canMove(
  s: HegemonyState,
  a: Assignment,
  free: FreeWorkers,
  at: readonly Post[],
  places: readonly Opening[],
  post: Post,
): boolean {
  return hasDestination(s, a, free, places, post.worker.skill, post.company) || partnersFor(a, at, post).length > 0
}

function hasDestination(
  s: HegemonyState,
  a: Assignment,
  free: FreeWorkers,
  places: readonly Opening[],
  skill: Skill,
  from: Company | null,
): boolean {
  for (const to of places) if (canGo(a, free, skill, from, to)) return true
  return mayFoundUnions(a) && canFoundUnion(s, a.of, skill, from)
}

/** Returns the Company of each worker who went to one. */
export function* assign(t: HegemonyTable, of: LabourClass, limits: AssignLimits = BASIC): Script<readonly string[]> {
  const a = newAssignment(of, limits)
  const filled: string[] = []
  while (a.left > 0) {
    const pick = yield* pickWorker(t, a, limits)
    if (pick === null) break
    const from = postOf(t.state, pick)
    const to = yield* pickDestination(t, a, pick, from)
    countOne(a)
    if (typeof to === 'string') foundUnion(t, to, from)
    else {
      if ('open' in to) fill(t, a, pick.skill, from, to)
      else if (from !== null) trade(t, a, from, to, filled)
      filled.push(to.company.id)
    }
    if (from !== null) a.vacated.add(placeId(from.company, from.slot === 'employee'))
  }
  afterWorkersMoved(t)
  return filled
}

function countOne(a: Assignment): void {
  a.left--
  a.assigned++
}

/** The second of the two assignments. */
function trade(t: HegemonyTable, a: Assignment, from: Post, to: Post, filled: string[]): void {
  for (const worker of tradePlaces(t, from, to)) a.moved.add(worker)
  countOne(a)
  a.vacated.add(placeId(to.company, to.slot === 'employee'))
  filled.push(from.company.id)
}

function postOf(s: HegemonyState, { at }: Mover): Post | null {
  if (at === undefined) return null
  const company = findCompany(s, at.company)
  const worker = workerAt(company, at.slot)
  return worker === null ? null : { company, slot: at.slot, worker }
}

/**
 * Workers in a slot that was empty before become committed; those who follow others do not (H-ASSIGN-10, H-ASSIGN-13).
 */
function fill(t: HegemonyTable, a: Assignment, skill: Skill, from: Post | null, to: Opening): void {
  const { company, employee } = to
  const commit = !a.vacated.has(placeId(company, employee))
  a.moved.add(place(t, a.of, skill, from, to, commit))
  const complete = employee || isOperational(company)
  a.filling = complete ? null : company.id
  if (complete && commit) tellCommitted(t, company, true)
}

// Choosing a worker

function* pickWorker(t: HegemonyTable, a: Assignment, limits: AssignLimits): Script<Mover | null> {
  const offers: Offer<Mover | null>[] = workerOffers(t.state, a)
  if (!offers.some((offered) => offered.blocked === undefined)) return null
  if (a.filling === null && (a.assigned > 0 || limits.optional === true)) offers.push(DONE)
  const prompt = a.filling === null ? ASK_WORKER : say('ask.assign-next-for', { company: companyName(a.filling) })
  const progress = Number.isFinite(limits.count) ? { progress: { step: a.assigned + 1, of: limits.count } } : undefined
  return yield* t.choose(a.of, prompt, offers, progress)
}

const ASK_WORKER = say('ask.assign-worker')

function workerOffers(s: HegemonyState, a: Assignment): Offer<Mover | null>[] {
  const offers: Offer<Mover | null>[] = []
  const at = posts(s, a.of)
  const free = freeWorkers(s, a, at)
  let places = placesFor(s, a)
  if (a.filling !== null) places = places.filter(({ company }) => company.id === a.filling)
  for (const skill of SKILLS) {
    if (s.unemployed[a.of][skill] === 0) continue
    const offered = UNEMPLOYED[a.of][skill]
    if (hasDestination(s, a, free, places, skill, null)) offers.push(offered)
    else if (a.filling === null) offers.push(unless(NO_PLACE, offered))
  }
  if (!a.unemployedOnly) offerEmployed(s, a, free, at, places, offers)
  return offers
}

/** Offers one worker of each skill in a Company; those who cannot leave are blocked with the reason. */
function offerEmployed(
  s: HegemonyState,
  a: Assignment,
  free: FreeWorkers,
  at: readonly Post[],
  places: readonly Opening[],
  offers: Offer<Mover | null>[],
): void {
  for (const post of at) {
    const { company, slot, worker } = post
    if (a.moved.has(worker) || hasTwinBefore(a, post)) continue
    if (isMovable(a, post)) {
      if (!canMove(s, a, free, at, places, post)) continue
      offers.push(workerOffer(company.id, slot, worker.skill))
    } else if (a.filling === null) {
      const blocked = worker.committed ? COMMITTED : EMPLOYEE_COMMITTED
      offers.push(unless(blocked, workerOffer(company.id, slot, worker.skill)))
    }
  }
}

/** Whether an equal choice was already offered: a worker of the same skill in an earlier slot. */
function hasTwinBefore(a: Assignment, { company, slot, worker }: Post): boolean {
  if (slot === 'employee') return false
  for (let i = 0; i < slot; i++) {
    const other = company.slots[i]
    if (other !== null && other?.skill === worker.skill && !a.moved.has(other)) return true
  }
  return false
}

const bySkill = <T>(make: (skill: Skill) => T): Readonly<Record<Skill, T>> => ({
  unskilled: make('unskilled'),
  agriculture: make('agriculture'),
  luxury: make('luxury'),
  healthcare: make('healthcare'),
  education: make('education'),
  media: make('media'),
})
const unemployedOffer =
  (of: LabourClass) =>
  (skill: Skill): Offer<Mover> =>
    offer(
      `skill:${skill}`,
      { skill },
      say('option.worker-unemployed', { skill: skillName(skill) }),
      `unemployed:${of}-${skill}`,
    )
const UNEMPLOYED = { working: bySkill(unemployedOffer('working')), middle: bySkill(unemployedOffer('middle')) }

function workerOffer(company: string, slot: Slot, skill: Skill): Offer<Mover> {
  const id = `worker:${company}-${slot}`
  const label = say('option.worker-at', { skill: skillName(skill), company: companyName(company) })
  return offer(id, { skill, at: { company, slot } }, label, id)
}

// Choosing a destination

function* pickDestination(t: HegemonyTable, a: Assignment, { skill }: Mover, from: Post | null): Script<Destination> {
  const s = t.state
  const at = posts(s, a.of)
  const free = freeWorkers(s, a, at)
  const offers: Offer<Destination>[] = []
  for (const to of placesFor(s, a)) {
    if (a.filling !== null && to.company.id !== a.filling) continue
    if (to.company === from?.company) continue
    const offered = companyOffer(to)
    if (canGo(a, free, skill, from?.company ?? null, to)) offers.push(offered)
    else offers.push(unless(hasSlotFor(to, skill) ? NOT_FILLED : WRONG_SKILL, offered))
  }
  if (mayFoundUnions(a) && a.of === 'working') offerWorkingPlaces(s, skill, from, offers)
  if (from !== null) {
    for (const other of partnersFor(a, at, from)) if (!hasTwinBefore(a, other)) offers.push(tradeOffer(other))
  }
  return yield* t.choose(a.of, say('ask.assign-where', { skill: skillName(skill) }), offers)
}

/** Offers the union of the skill, and blocked offers for idle Companies of the Middle Class. */
function offerWorkingPlaces(s: HegemonyState, skill: Skill, from: Post | null, offers: Offer<Destination>[]): void {
  for (const company of s.companies.middle) {
    if (factsOf(company).employee === undefined || isOperational(company)) continue
    const industry = factsOf(company).industry
    const closed: Opening = { company, employee: true, industry, skilled: 0, open: 0 }
    offers.push(unless(NO_OWNER_WORKER, companyOffer(closed)))
  }
  if (skill === 'unskilled' || s.working.unions[skill]) return
  const offered = offer<Destination>(`union:${skill}`, skill, unionLabel(skill), `union:${skill}`)
  if (canFoundUnion(s, 'working', skill, from?.company ?? null)) offers.push(offered)
  else offers.push(unless(UNION_TOO_SMALL, offered))
}

function tradeOffer(other: Post): Offer<Destination> {
  const { company, slot, worker } = other
  const label = say('option.trade-places', { skill: skillName(worker.skill), company: companyName(company.id) })
  return offer<Destination>(`trade:${company.id}-${slot}`, other, label, `worker:${company.id}-${slot}`)
}

function unionLabel(industry: Industry): Message {
  return say('option.join-union', { industry: industryName(industry) })
}

function companyOffer(to: Opening): Offer<Destination> {
  const { id } = to.company
  const label = say('option.assign-to', { company: companyName(id) })
  return offer<Destination>(`company:${id}`, to, label, to.employee ? `slot:${id}-employee` : `company:${id}`)
}

export const assignWorkers: PlainAction = {
  id: 'assign-workers',
  whyNot: (s, role) => (isLabour(role) ? whyNoAssign(s, role) : NOBODY_CAN),
  *perform(t, role) {
    if (isLabour(role)) yield* assign(t, role)
  },
}

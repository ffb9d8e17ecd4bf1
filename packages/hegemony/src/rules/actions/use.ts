// Use Healthcare, Education and Luxury (chapter 17): Goods & Services become Prosperity.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { INDUSTRIES, type LabourClass, SKILLS, type Skill } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { gainProsperity, score } from '../economy/points.ts'
import { takeGoods } from '../economy/stock.ts'
import { isLabour, type Post, posts, slotSkill } from '../labour/placement.ts'
import { addWorker, chooseSkill, population } from '../labour/workers.ts'
import {
  because,
  companyName,
  type HegemonyTable,
  offer,
  type PlainAction,
  resourceName,
  skillName,
  unless,
} from '../table.ts'

/** Resources that give Prosperity when used. */
export type Comfort = 'health' | 'education' | 'luxury'

/** H-USE-04. */
const HEALTHCARE_VP = 2

const NOT_A_CLASS = because('H-TURN-12', 'not-your-action')
const NOBODY_TO_TRAIN = because('H-COMP-05', 'nobody-to-train')
const NEEDS_SKILL = because('H-USE-07', 'works-by-skill')
const SKILLED_AT_WORK = because('R-70', 'skilled-at-work')

/** The full amount must be in Goods & Services (H-USE-09, H-USE-11). */
export function whyNoUse(s: HegemonyState, of: LabourClass, ware: Comfort): Reason | null {
  const needed = population(s, of)
  if (s[of].goods[ware] < needed) {
    return because('H-USE-11', 'not-enough-goods', { needed, have: s[of].goods[ware], resource: resourceName(ware) })
  }
  return ware === 'education' && !somebodyCanLearn(s, of) ? NOBODY_TO_TRAIN : null
}

/** The cost is the Population before any worker is added (H-USE-10). */
export function* consume(t: HegemonyTable, of: LabourClass, ware: Comfort): Script {
  takeGoods(t, of, ware, population(t.state, of), 'supply', 'use')
  gainProsperity(t, of)
  if (ware === 'health') {
    score(t, of, HEALTHCARE_VP, 'healthcare')
    yield* addWorker(t, of, 'unskilled')
  }
  if (ware === 'education') yield* educate(t, of)
}

// Education: a worker in play becomes skilled, or changes the skill (H-USE-05 to H-USE-07).

/** An unemployed worker of a skill, or an employed one. */
type Pupil = Skill | Post

function coloursFor(s: HegemonyState, of: LabourClass, skill: Skill): Skill[] {
  return INDUSTRIES.filter((colour) => colour !== skill && s.pool[of][colour] > 0)
}

/** Employed workers keep a skill that the slot needs; in the Middle Class they keep any skill (H-USE-07, R-70). */
function whyNotLearn(of: LabourClass, { company, slot, worker }: Post): Reason | null {
  if (of === 'middle' && worker.skill !== 'unskilled') return SKILLED_AT_WORK
  return slotSkill(company, slot) === 'unskilled' ? null : NEEDS_SKILL
}

export function somebodyCanLearn(s: HegemonyState, of: LabourClass): boolean {
  if (SKILLS.some((skill) => s.unemployed[of][skill] > 0 && coloursFor(s, of, skill).length > 0)) return true
  for (const post of posts(s, of)) {
    if (whyNotLearn(of, post) === null && coloursFor(s, of, post.worker.skill).length > 0) return true
  }
  return false
}

function pupilOffers(s: HegemonyState, of: LabourClass): Offer<Pupil>[] {
  const offers: Offer<Pupil>[] = []
  for (const skill of SKILLS) {
    if (s.unemployed[of][skill] === 0 || coloursFor(s, of, skill).length === 0) continue
    const label = say('option.worker-unemployed', { skill: skillName(skill) })
    offers.push(offer<Pupil>(`skill:${skill}`, skill, label, `unemployed:${of}-${skill}`))
  }
  for (const post of posts(s, of)) {
    const { company, slot, worker } = post
    if (coloursFor(s, of, worker.skill).length === 0) continue
    const id = `worker:${company.id}-${slot}`
    const label = say('option.worker-at', { skill: skillName(worker.skill), company: companyName(company.id) })
    const offered = offer<Pupil>(id, post, label, id)
    offers.push(unless(whyNotLearn(of, post), offered))
  }
  return offers
}

export function* educate(t: HegemonyTable, of: LabourClass): Script {
  const s = t.state
  const pupil = yield* t.choose(of, say('ask.educate'), pupilOffers(s, of))
  const from = typeof pupil === 'string' ? pupil : pupil.worker.skill
  const to = yield* chooseSkill(t, of, coloursFor(s, of, from))
  s.pool[of][from]++
  s.pool[of][to]--
  if (typeof pupil === 'string') {
    s.unemployed[of][from]--
    s.unemployed[of][to]++
  } else pupil.worker.skill = to
  const at = typeof pupil === 'string' ? 'unemployed' : (`company:${pupil.company.id}` as const)
  t.emit({ type: 'trained', class: of, from, to, at })
}

function usage(id: string, ware: Comfort): PlainAction {
  return {
    id,
    whyNot: (s, role) => (isLabour(role) ? whyNoUse(s, role, ware) : NOT_A_CLASS),
    *perform(t, role) {
      if (isLabour(role)) yield* consume(t, role, ware)
    },
  }
}

export const useHealthcare = usage('use-healthcare', 'health')
export const useEducation = usage('use-education', 'education')
export const useLuxury = usage('use-luxury', 'luxury')

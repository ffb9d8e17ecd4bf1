// Decisions about workers: training, arrival and assignment.
import { INDUSTRIES, type Role, SKILLS, type Skill } from '../../data/vocabulary.ts'
import { openings, workerAt } from '../../rules/labour/placement.ts'
import { findCompany, ownerOf } from '../../rules/labour/workers.ts'
import { anybody } from '../actions/assign.ts'
import { classToHire, preferCompany } from '../bullets/companies.ts'
import { preferPlan } from '../bullets/plans.ts'
import { preferSkill } from '../bullets/skills.ts'
import { preferStaffing } from '../bullets/staffing.ts'
import { type Plan, type PlanStep, plansFor } from '../candidates/plans.ts'
import { type Asked, byLot, type Decider, named, things } from './decision.ts'

function skillsOffered(asked: Asked): Skill[] {
  const offered = things(asked, 'skill')
  return SKILLS.filter((skill) => offered.includes(skill))
}

/**
 * By the Skilled Worker Criteria (CC-AW-32, CC-AW-34, CC-AM-37, OQ-30); unskilled workers are not among their options.
 */
const workerColour: Decider = (asked) => {
  const { t, of } = asked
  const kinds = INDUSTRIES.filter((skill) => asked.legal.includes(`skill:${skill}`))
  if (of === 'capitalist' || kinds.length === 0) return undefined
  return `skill:${preferSkill(t, of, kinds, false)}`
}

/** An unemployed unskilled worker; if there is none, an employed one at random (CC-AW-34, CC-AM-22). */
const educate: Decider = (asked) => {
  if (asked.legal.includes('skill:unskilled')) return 'skill:unskilled'
  const unskilled = things(asked, 'worker').filter((place) => skillAt(asked, place) === 'unskilled')
  const place = byLot(asked, unskilled)
  return place === undefined ? undefined : `worker:${place}`
}

/** Slots are named `<company>-<slot>`. */
export function skillAt({ s }: Asked, place: string): Skill | null {
  const at = place.lastIndexOf('-')
  const slot = place.slice(at + 1)
  return workerAt(findCompany(s, place.slice(0, at)), slot === 'employee' ? 'employee' : Number(slot))?.skill ?? null
}

/** Unskilled workers first, others at random. */
const unskilledFirst: Decider = (asked) => {
  const skills = skillsOffered(asked)
  const skill = skills.includes('unskilled') ? 'unskilled' : byLot(asked, skills)
  return skill === undefined ? undefined : `skill:${skill}`
}

/** Swaps skilled workers out while there are unskilled ones to replace them (CC-AW-08). */
const swapOut: Decider = ({ s, of, legal }) => {
  if (of === 'capitalist' || s.unemployed[of].unskilled === 0) return legal.includes('done') ? 'done' : undefined
  return legal.find((id) => id !== 'done')
}

/** Its own class, if it may be chosen. */
const staffClass: Decider = ({ of, legal }) => (legal.includes(`class:${of}`) ? `class:${of}` : undefined)

/** By the class's list for own workers. */
const staffCompany: Decider = (asked) => {
  const { t, of } = asked
  return of === 'capitalist' ? undefined : `company:${preferStaffing(t, of, things(asked, 'company'))}`
}

/** Class that works in an own Company: CC-AC-18, R-90. */
const hiredClass: Decider = (asked) => {
  const classes = things(asked, 'class').filter((of) => of === 'working' || of === 'middle')
  const of = classToHire(asked.s, classes)
  return of === null ? undefined : `class:${of}`
}

/** The New Deal assigns workers to Companies of the State and the Capitalist Class, and to no union (he17). */
const NEW_DEAL = 'history.he17'
const NEW_DEAL_OWNERS: readonly Role[] = ['state', 'capitalist']

/** Plans the class would consider in its Assign action for its unemployed (CC-HIST-15). */
function plansNow({ s, of, question }: Asked): Plan[] {
  if (of === 'capitalist') return []
  const isNewDeal = question.context?.some(({ key }) => key === NEW_DEAL) === true
  const places = openings(s, of).filter(({ company }) => !isNewDeal || NEW_DEAL_OWNERS.includes(ownerOf(s, company.id)))
  return plansFor(s, of, s.unemployed[of], Number.POSITIVE_INFINITY, places, of === 'working' && !isNewDeal)
}

/** The worker of the first step of the preferred plan. */
const assignedWorker: Decider = (asked) => {
  const { t, of, legal, question } = asked
  const plans = plansNow(asked).filter(({ steps }) => legal.includes(`skill:${steps[0]?.skill}`))
  if (of === 'capitalist' || plans.length === 0) return legal.includes('done') ? 'done' : anybody(question)
  return `skill:${preferPlan(t, of, plans).steps[0]?.skill}`
}

/** The destination of an equal worker in the preferred plan. */
const assignedPlace: Decider = (asked) => {
  const { t, of, legal } = asked
  const skill = named(asked, 'skill')
  const steps = ({ steps: all }: Plan): string[] =>
    all
      .filter((step) => step.skill === skill)
      .map(placeOf)
      .filter((id) => legal.includes(id))
  const plans = plansNow(asked).filter((plan) => steps(plan).length > 0)
  return of === 'capitalist' || plans.length === 0 ? undefined : steps(preferPlan(t, of, plans))[0]
}

function placeOf({ to }: PlanStep): string {
  return 'union' in to ? `union:${to.union}` : `company:${to.company}`
}

export const LABOUR: Readonly<Record<string, Decider>> = {
  'ask.worker-colour': workerColour,
  'ask.educate': educate,
  'ask.swap-out': swapOut,
  'ask.swap-in': unskilledFirst,
  'ask.staff-class': staffClass,
  'ask.staff-company': staffCompany,
  'ask.staff-skill': unskilledFirst,
  'ask.staff-class-for': hiredClass,
  'ask.fill-class': hiredClass,
  'ask.employee': unskilledFirst,
  'ask.hire-whom': unskilledFirst,
  /** Unemployed workers only (CC-AM-27). */
  'ask.founder': unskilledFirst,
  'ask.assign-worker': assignedWorker,
  'ask.assign-where': assignedPlace,
  'ask.assign-next-for': ({ question }) => anybody(question),
  'ask.hire-where': (asked) => `company:${preferCompany(asked.t, asked.of, 'm-assign-wc', things(asked, 'company'))}`,
}

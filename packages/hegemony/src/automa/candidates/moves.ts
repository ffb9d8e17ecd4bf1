// Moving employed workers to public Companies where an effect allows any number of workers (CC-AW-30, CC-AW-31,
// CC-AM-25). No worker may lose wages, and no industry the requirement of its union.
import { INDUSTRIES, type Industry, type LabourClass, type Role, type Skill } from '../../data/vocabulary.ts'
import { mayLeave, type Opening, openings, type Post, posts, UNION_BASE } from '../../rules/labour/placement.ts'
import { factsOf, headcount, ownerOf, workersInIndustry } from '../../rules/labour/workers.ts'
import type { Headcount, HegemonyState } from '../../state/state.ts'
import { type Plan, type PlanStep, wageOf } from './plans.ts'

const FROM: Readonly<Record<LabourClass, readonly Role[]>> = {
  working: ['capitalist', 'middle'],
  middle: ['capitalist'],
}

/**
 * Returns each way to fill one public Company with the full staff of one or several Companies of the others, plus
 * unemployed workers if needed. A staff moves as a whole because workers left behind would earn nothing.
 */
export function movePlans(s: HegemonyState, of: LabourClass): Plan[] {
  const publicPlaces = openings(s, of).filter(({ company }) => s.companies.state.includes(company))
  if (publicPlaces.length === 0) return []
  const there = staffs(s, of)
  const plans: Plan[] = []
  for (const place of publicPlaces) {
    for (const together of crowds(there, place.skilled + place.open)) {
      const plan = planMove(s, of, together, place)
      if (plan !== null) plans.push(plan)
    }
  }
  return plans
}

/** Every combination of whole staffs, at least one, with at most as many workers as there are slots. */
function crowds(staffs: readonly (readonly Post[])[], places: number): Post[][] {
  const choices: Post[][] = []
  const choose = (from: number, chosen: readonly Post[]): void => {
    for (let at = from; at < staffs.length; at++) {
      const movers = [...chosen, ...(staffs[at] ?? [])]
      if (movers.length > places) continue
      choices.push(movers)
      choose(at + 1, movers)
    }
  }
  choose(0, [])
  return choices
}

/** Workers who work together in a Company of the others and may leave it. */
function staffs(s: HegemonyState, of: LabourClass): Post[][] {
  const byCompany = new Map<string, Post[]>()
  for (const post of posts(s, of)) {
    if (!FROM[of].includes(ownerOf(s, post.company.id))) continue
    const colleagues = byCompany.get(post.company.id) ?? []
    colleagues.push(post)
    byCompany.set(post.company.id, colleagues)
  }
  return [...byCompany.values()].filter((colleagues) => colleagues.every(mayLeave))
}

function planMove(s: HegemonyState, of: LabourClass, movers: readonly Post[], place: Opening): Plan | null {
  const needed = place.skilled + place.open
  const others = needed - movers.length
  if (others > headcount(s.unemployed[of])) return null
  if (wageOf(place.company) < wagesLeft(movers) || losesUnion(s, of, movers, place)) return null
  const left = { ...s.unemployed[of] }
  const joining = joiners(left, movers, place, others)
  if (joining === null) return null
  const to = { company: place.company.id }
  const steps: PlanStep[] = [
    ...movers.map(({ company, slot, worker }) => ({ skill: worker.skill, from: { company: company.id, slot }, to })),
    ...joining.map((skill) => ({ skill, from: null, to })),
  ]
  return {
    steps,
    employed: others,
    unions: [],
    fulfils: [],
    wages: wageOf(place.company),
    at: { working: 0, middle: 0, capitalist: 0, state: needed },
    inIndustry: { ...NOBODY, [place.industry]: needed },
  }
}
const NOBODY: Readonly<Record<Industry, number>> = { agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 }

/** Wages of the movers in their current Companies. */
function wagesLeft(movers: readonly Post[]): number {
  let wages = 0
  for (const company of new Set(movers.map((post) => post.company))) wages += wageOf(company)
  return wages
}

/** Whether an industry that meets the requirement of a union would lose it. */
function losesUnion(s: HegemonyState, of: LabourClass, movers: readonly Post[], to: Opening): boolean {
  if (of !== 'working') return false
  return INDUSTRIES.some((industry) => {
    if (industry === to.industry) return false
    const leaving = movers.filter(({ company }) => factsOf(company).industry === industry).length
    const now = workersInIndustry(s, 'working', industry)
    return now >= UNION_BASE && now - leaving < UNION_BASE
  })
}

/** The unemployed who complete the staff: those with the missing skill, then unskilled ones. */
function joiners(left: Headcount, movers: readonly Post[], place: Opening, count: number): Skill[] | null {
  const skilled = movers.filter(({ worker }) => worker.skill === place.industry).length
  const missing = Math.max(0, place.skilled - skilled)
  if (missing > Math.min(count, left[place.industry])) return null
  const joining: Skill[] = []
  while (joining.length < count) {
    const kinds: Skill[] = ['unskilled', 'agriculture', 'luxury', 'healthcare', 'education', 'media']
    const skill = joining.length < missing ? place.industry : kinds.find((kind) => left[kind] > 0)
    if (skill === undefined) return null
    left[skill]--
    joining.push(skill)
  }
  return joining
}

// Moving employed workers to public Companies where an effect allows any number of workers: nobody may lose wages, and no
// industry what a union needs (CC-AW-30, CC-AW-31, CC-AM-25).
import type { Industry, LabourClass, Role, Skill } from '../../data/vocabulary.ts'
import { mayLeave, type Opening, openings, type Post, posts, UNION_BASE } from '../../rules/labour/placement.ts'
import { factsOf, headcount, ownerOf, workersInIndustry } from '../../rules/labour/workers.ts'
import type { Headcount, HegemonyState } from '../../state/state.ts'
import { type Plan, type PlanStep, wageOf } from './plans.ts'

const FROM: Readonly<Record<LabourClass, readonly Role[]>> = {
  working: ['capitalist', 'middle'],
  middle: ['capitalist'],
}

/** Each way to fill one public Company with all who work in one Company of the others, and unemployed ones if they do not suffice. */
export function movePlans(s: HegemonyState, of: LabourClass): Plan[] {
  const publicPlaces = openings(s, of).filter(({ company }) => s.companies.state.includes(company))
  if (publicPlaces.length === 0) return []
  const plans: Plan[] = []
  for (const movers of staffs(s, of)) {
    for (const place of publicPlaces) {
      const plan = planMove(s, of, movers, place)
      if (plan !== null) plans.push(plan)
    }
  }
  return plans
}

/** Who works together in a Company of the others and may leave it. */
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
  const [first] = movers
  const needed = place.skilled + place.open
  const others = needed - movers.length
  if (first === undefined || others < 0 || others > headcount(s.unemployed[of])) return null
  if (wageOf(place.company) < wageOf(first.company) || losesUnion(s, of, first, movers.length, place)) return null
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

/** An industry that has what a union needs must keep it. */
function losesUnion(s: HegemonyState, of: LabourClass, from: Post, leaving: number, to: Opening): boolean {
  const { industry } = factsOf(from.company)
  if (of !== 'working' || industry === to.industry) return false
  const now = workersInIndustry(s, 'working', industry)
  return now >= UNION_BASE && now - leaving < UNION_BASE
}

/** The unemployed who complete the staff: those with the skill that is still missing, then unskilled ones. */
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

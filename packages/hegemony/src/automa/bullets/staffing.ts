// Where unemployed workers start in new public Companies: by the list for own workers, one Company at a time.
import { companyFacts } from '../../data/companies.ts'
import type { LabourClass } from '../../data/vocabulary.ts'
import { UNION_BASE } from '../../rules/labour/placement.ts'
import { findCompany, workersInIndustry } from '../../rules/labour/workers.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import { type Plan, wageOf } from '../candidates/plans.ts'
import { preferPlan } from './plans.ts'

export function preferStaffing(t: HegemonyTable, of: LabourClass, ids: readonly string[]): string {
  const chosen = preferPlan(
    t,
    of,
    ids.map((id) => planFor(t, of, id)),
  )
  const [step] = chosen.steps
  return step !== undefined && 'company' in step.to ? step.to.company : (ids[0] ?? '')
}

/** Filling this Company as a separate plan. */
function planFor({ state: s }: HegemonyTable, of: LabourClass, id: string): Plan {
  const { slots, industry } = companyFacts(id)
  const now = workersInIndustry(s, 'working', industry)
  const fulfils = of === 'working' && now < UNION_BASE && now + slots.length >= UNION_BASE
  return {
    steps: slots.map((skill) => ({ skill, from: null, to: { company: id } })),
    employed: slots.length,
    unions: [],
    fulfils: fulfils ? [industry] : [],
    wages: wageOf(findCompany(s, id)),
    at: { working: 0, middle: 0, capitalist: 0, state: slots.length },
    inIndustry: { agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0, [industry]: slots.length },
  }
}

// Possible assignments of an Automa: whole plans, for comparison by its lists.
import { companyFacts } from '../../data/companies.ts'
import { INDUSTRIES, type Industry, type LabourClass, type Role, SKILLS, type Skill } from '../../data/vocabulary.ts'
import { type Opening, openings, posts, type Slot, UNION_BASE } from '../../rules/labour/placement.ts'
import { factsOf, headcount, ownerOf, workersInIndustry } from '../../rules/labour/workers.ts'
import type { Company, Headcount, HegemonyState } from '../../state/state.ts'

/** One assignment: an unemployed or employed worker, and the destination. */
export interface PlanStep {
  readonly skill: Skill
  readonly from: { readonly company: string; readonly slot: Slot } | null
  /** A Company by its id, or the union of an industry. */
  readonly to: { readonly company: string } | { readonly union: Industry }
}

export interface Plan {
  readonly steps: readonly PlanStep[]
  /** Number of unemployed workers who find work, including unions. */
  readonly employed: number
  readonly unions: readonly Industry[]
  /** Industries that reach the requirement of a union. */
  readonly fulfils: readonly Industry[]
  /** Sum of the wages of these workers at the current levels. */
  readonly wages: number
  /** Workers of the plan by owner of the Company and by industry. */
  readonly at: Readonly<Record<Role, number>>
  readonly inIndustry: Readonly<Record<Industry, number>>
}

/** Applies Swap Workers as an Automa does: returns the unemployed afterwards (CC-AW-08). */
export function unemployedAfterSwap(s: HegemonyState, of: LabourClass): Headcount {
  const free = { ...s.unemployed[of] }
  for (const skill of swappedOut(s, of)) {
    free[skill]++
    free.unskilled--
  }
  return free
}

/** Skilled workers in unskilled slots, as many as there are unskilled unemployed to replace them. */
export function swappedOut(s: HegemonyState, of: LabourClass): Skill[] {
  const wasted: Skill[] = []
  for (const { company, slot, worker } of posts(s, of)) {
    const facts = factsOf(company)
    const needed = slot === 'employee' ? facts.employee?.skill : facts.slots[slot]
    if (worker.skill !== 'unskilled' && needed === 'unskilled') wasted.push(worker.skill)
  }
  return wasted.slice(0, s.unemployed[of].unskilled)
}

interface Search {
  readonly s: HegemonyState
  readonly of: LabourClass
  readonly free: Readonly<Headcount>
  readonly limit: number
  readonly places: readonly Opening[]
  /** Unions may be formed. */
  readonly unions: boolean
  readonly found: Plan[]
}

/** Workers needed by some slots: workers of each skill, and any workers. */
interface Demand {
  readonly skilled: Record<Industry, number>
  total: number
}

/** Returns every plan for unemployed workers that cannot be extended: a longer one is always preferred. */
export function plansFor(
  s: HegemonyState,
  of: LabourClass,
  free: Readonly<Headcount>,
  limit: number,
  places: readonly Opening[] = openings(s, of),
  unions = of === 'working',
): Plan[] {
  const most = Math.min(limit, headcount(free))
  const search: Search = {
    s,
    of,
    free,
    limit: most,
    places: places.filter((place) => place.skilled + place.open <= most && place.skilled <= free[place.industry]),
    unions,
    found: [],
  }
  extend(search, 0, [], { skilled: noOne(), total: 0 })
  return search.found
}

const noOne = (): Record<Industry, number> => ({ agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 })

function fitsIn({ free, limit }: Search, demand: Demand, { skilled, open, industry }: Opening): boolean {
  return demand.total + skilled + open <= limit && demand.skilled[industry] + skilled <= free[industry]
}

function extend(search: Search, from: number, chosen: Opening[], demand: Demand): void {
  if (chosen.length > 0 || from === 0) record(search, chosen, demand)
  for (let at = from; at < search.places.length; at++) {
    const place = search.places[at]
    if (place === undefined || !fitsIn(search, demand, place)) continue
    demand.skilled[place.industry] += place.skilled
    demand.total += place.skilled + place.open
    chosen.push(place)
    extend(search, at + 1, chosen, demand)
    chosen.pop()
    demand.total -= place.skilled + place.open
    demand.skilled[place.industry] -= place.skilled
  }
}

/** Stores the chosen slots with the possible unions, unless another worker would still find a slot. */
function record(search: Search, chosen: readonly Opening[], demand: Demand): void {
  for (const unions of unionChoices(search, chosen, demand)) {
    const with_: Demand = { skilled: { ...demand.skilled }, total: demand.total + unions.length }
    for (const union of unions) with_.skilled[union]++
    if (unions.length + chosen.length === 0) continue
    if (search.places.some((place) => !chosen.includes(place) && fitsIn(search, with_, place))) continue
    search.found.push(planOf(search, chosen, unions, with_))
  }
}

/** As many unions as possible with the remaining slots and workers; several ways if not all can be formed. */
function unionChoices({ s, unions, free, limit }: Search, chosen: readonly Opening[], demand: Demand): Industry[][] {
  if (!unions) return [[]]
  const possible = INDUSTRIES.filter((industry) => {
    if (s.working.unions[industry] || free[industry] <= demand.skilled[industry]) return false
    let there = workersInIndustry(s, 'working', industry)
    for (const place of chosen) if (place.industry === industry) there += place.skilled + place.open
    return there >= UNION_BASE
  })
  const most = Math.min(possible.length, limit - demand.total)
  if (most <= 0) return [[]]
  if (most === possible.length) return [possible]
  return possible.map((_, first) => [...possible.slice(first), ...possible.slice(0, first)].slice(0, most))
}

function planOf(search: Search, chosen: readonly Opening[], unions: readonly Industry[], demand: Demand): Plan {
  const { s, free } = search
  const left = { ...free }
  for (const industry of INDUSTRIES) left[industry] -= demand.skilled[industry]
  const steps: PlanStep[] = []
  const at: Record<Role, number> = { working: 0, middle: 0, capitalist: 0, state: 0 }
  const inIndustry = noOne()
  let wages = 0
  for (const { company, industry, skilled, open } of chosen) {
    const to = { company: company.id }
    for (let i = 0; i < skilled; i++) steps.push({ skill: industry, from: null, to })
    for (let i = 0; i < open; i++) steps.push({ skill: takeAnybody(left), from: null, to })
    const owner = ownerOf(s, company.id)
    at[owner] += skilled + open
    inIndustry[industry] += skilled + open
    // Own Companies pay own workers nothing (H-OPER-13).
    if (owner !== search.of) wages += wageOf(company)
  }
  for (const union of unions) steps.push({ skill: union, from: null, to: { union } })
  const fulfils =
    search.of === 'working'
      ? INDUSTRIES.filter((industry) => {
          const now = workersInIndustry(s, 'working', industry)
          return now < UNION_BASE && now + inIndustry[industry] >= UNION_BASE
        })
      : []
  return { steps, employed: steps.length, unions, fulfils, wages, at, inIndustry }
}

/** Takes unskilled workers first, then those of the most frequent skill. */
function takeAnybody(left: Headcount): Skill {
  let found: Skill = 'unskilled'
  if (left.unskilled === 0) for (const skill of SKILLS) if (left[skill] > left[found]) found = skill
  left[found]--
  return found
}

/** Total wage of this Company at its level; nothing for a Cooperative Farm. */
export function wageOf({ id, wage }: Company): number {
  return companyFacts(id).wages?.[wage - 1] ?? 0
}

/** Maximum number of unemployed workers that one action can employ (CC-AW-35), and of unions it can form. */
export function bestOf(plans: readonly Plan[]): { employed: number; unions: number } {
  let employed = 0
  let unions = 0
  for (const plan of plans) {
    if (plan.employed > employed) employed = plan.employed
    if (plan.unions.length > unions) unions = plan.unions.length
  }
  return { employed, unions }
}

// Bullets about a whole assignment of workers (IC-W-07, IC-M-11). Owners and industries are compared by the number of
// workers assigned there, wages by their sum.

import { type Message, say } from '@hustings/kernel'
import { PLAN_LISTS, type PlanBullet, type PlanList } from '../../data/automa-instructions.ts'
import type { Industry, LabourClass } from '../../data/vocabulary.ts'
import { companyName, type HegemonyTable } from '../../rules/table.ts'
import type { Plan } from '../candidates/plans.ts'
import { type Judge, most, mostOfSome, prefer } from '../lists.ts'

const inIndustry = (industry: Industry): Judge<Plan> => mostOfSome((plan) => plan.inIndustry[industry])

/** Healthcare or Education, in the order of CC-AUTO-78, among the assigned workers. */
const cheaperService: Judge<Plan> = {
  rank(plan, at) {
    const { healthcare, education } = plan.inIndustry
    if (healthcare + education === 0) return null
    const [first, second] = at.services('cheaper')
    return plan.inIndustry[first] * WEIGHT + plan.inIndustry[second]
  },
  figure: (plan) => plan.inIndustry.healthcare + plan.inIndustry.education,
}
/** More workers than any plan has: the first alternative outweighs the second. */
const WEIGHT = 100

/** The first of these industries that gets workers, and their number (CC-AUTO-75). */
const agricultureMediaLuxury: Judge<Plan> = {
  rank({ inIndustry: { agriculture, media, luxury } }) {
    if (agriculture > 0) return 2 * WEIGHT + agriculture
    if (media > 0) return WEIGHT + media
    return luxury > 0 ? luxury : null
  },
  figure: ({ inIndustry: { agriculture, media, luxury } }) => agriculture || media || luxury,
}

const JUDGES: Readonly<Record<PlanBullet, Judge<Plan>>> = {
  'forms-union': mostOfSome(({ unions }) => unions.length),
  'most-unemployed': most(({ employed }) => employed),
  'fulfils-union': mostOfSome(({ fulfils }) => fulfils.length),
  'highest-wages': most(({ wages }) => wages),
  'public-company': mostOfSome(({ at }) => at.state),
  'capitalist-company': mostOfSome(({ at }) => at.capitalist),
  'health-or-education-cheaper': cheaperService,
  agriculture: inIndustry('agriculture'),
  media: inIndustry('media'),
  luxury: inIndustry('luxury'),
  'agriculture-media-luxury': agricultureMediaLuxury,
}

const LIST: Readonly<Record<LabourClass, PlanList>> = { working: 'w-assign-workers', middle: 'm-assign-mc' }

export function preferPlan(t: HegemonyTable, of: LabourClass, plans: readonly Plan[]): Plan {
  const list = LIST[of]
  return prefer(t, of, list, PLAN_LISTS[list], JUDGES, plans, (plan) => ({ id: idOf(plan), label: labelOf(plan) }))
}

/** The slots its workers go to, each once. */
function placesOf(plan: Plan): string[] {
  return [...new Set(plan.steps.map(({ to }) => ('union' in to ? `union:${to.union}` : `company:${to.company}`)))]
}

function idOf(plan: Plan): string {
  return placesOf(plan).join('+')
}

function labelOf(plan: Plan): Message {
  const places = placesOf(plan).map((place) => {
    const [kind = '', id = ''] = place.split(/:(.*)/)
    return kind === 'union' ? say('option.join-union', { industry: say(`industry.${id}`) }) : companyName(id)
  })
  return say('automa.plan', { places })
}

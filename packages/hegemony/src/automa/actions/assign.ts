// Assign Workers (CC-AW-28 to CC-AW-32, CC-AM-24, CC-AM-25, CC-AM-31): executes the best plan of the list step by step.
import { type Answer, type Question, type Script, say } from '@hustings/kernel'
import { cooperativeFarm, FARM_WORKERS, nextFarm } from '../../cards/working.ts'
import { bonusFigure } from '../../data/automa-bonuses.ts'
import { INDUSTRIES, type Industry, type LabourClass, type Role, type Skill } from '../../data/vocabulary.ts'
import { type AssignLimits, assign } from '../../rules/actions/assign.ts'
import { swap } from '../../rules/actions/swap.ts'
import { owe } from '../../rules/economy/money.ts'
import { addWorker, findCompany, headcount, ownerOf } from '../../rules/labour/workers.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { Headcount, HegemonyState } from '../../state/state.ts'
import { preferPlan } from '../bullets/plans.ts'
import { kindsToTake, preferSkill } from '../bullets/skills.ts'
import { movePlans } from '../candidates/moves.ts'
import { bestOf, type Plan, type PlanStep, plansFor, swappedOut, unemployedAfterSwap } from '../candidates/plans.ts'
import { modeOf } from '../place/automa.ts'
import { type AutomaAction, answering, type Played } from './action.ts'

const BASIC = 3
/** Minimum number of unemployed workers who must find work (IC-W-05, IC-M-06). */
const LEAST = 2

const RULE: Readonly<Record<LabourClass, string>> = { working: 'CC-AW-28', middle: 'CC-AM-31' }

/** Number of workers that may be assigned under the bonus, and whether employed workers may be too. */
function limitOf(s: HegemonyState, { bonus }: Played): { count: number; employedToo: boolean } {
  if (bonus === 'assign-four') return { count: bonusFigure(bonus, 'assign'), employedToo: false }
  if (bonus !== 'assign-any-number') return { count: BASIC, employedToo: false }
  return { count: Number.POSITIVE_INFINITY, employedToo: s.policies[2] === 'C' }
}

/** Unemployed workers when workers are assigned: in Simple Mode after the swap (CC-AW-07, CC-AM-11, OQ-09). */
function workforce(s: HegemonyState, of: LabourClass): Headcount {
  return modeOf(s, of) === 'simple' ? unemployedAfterSwap(s, of) : { ...s.unemployed[of] }
}

/** Possible industries of a new skilled worker. */
function newcomers(s: HegemonyState, of: LabourClass): readonly Industry[] {
  const kinds = INDUSTRIES.filter((skill) => s.pool[of][skill] > 0)
  return kindsToTake(s, of, kinds)
}

function buildsFarm(s: HegemonyState, { bonus }: Played, free: Readonly<Headcount>): boolean {
  return bonus === 'cooperative-farm' && nextFarm(s) !== undefined && headcount(free) >= FARM_WORKERS
}

/** Result of one action (CC-AW-35): workers employed, unions formed. */
export function prospects(s: HegemonyState, of: LabourClass, played: Played): { employed: number; unions: number } {
  const free = workforce(s, of)
  if (buildsFarm(s, played, free)) return { employed: FARM_WORKERS, unions: 0 }
  const { count } = limitOf(s, played)
  const best = bestOf(plansFor(s, of, free, count))
  if (played.bonus !== 'skilled-worker') return best
  for (const skill of newcomers(s, of)) {
    const more = bestOf(plansFor(s, of, { ...free, [skill]: free[skill] + 1 }, count))
    best.employed = Math.max(best.employed, more.employed)
    best.unions = Math.max(best.unions, more.unions)
  }
  return best
}

export const assignAction: AutomaAction<LabourClass> = {
  test(s, of, played) {
    const { employed, unions } = prospects(s, of, played)
    return {
      possible: employed >= LEAST || unions > 0,
      rule: RULE[of],
      found: [say(`found.assignable.${of}`, { employed, needed: LEAST, unions })],
    }
  },
  *perform(t, of, played) {
    const s = t.state
    if (modeOf(s, of) === 'simple') yield* swapFirst(t, of)
    if (played.bonus === 'skilled-worker') yield* takeSkilledWorker(t, of)
    if (buildsFarm(s, played, s.unemployed[of])) {
      yield* answering(of, cooperativeFarm.play(t), anybody)
      return true
    }
    const { count, employedToo } = limitOf(s, played)
    const hired = yield* carryOut(t, of, plansFor(s, of, s.unemployed[of], count), { count, unemployedOnly: true })
    if (played.bonus === 'assign-four') payForHired(t, of, hired)
    if (employedToo) yield* moveToPublic(t, of)
    return played.bonus !== null && played.bonus !== 'cooperative-farm'
  },
}

/** Swaps skilled workers in unskilled slots with unskilled unemployed ones (CC-AW-07, CC-AW-08, CC-AM-11). */
export function* swapFirst(t: HegemonyTable, of: LabourClass): Script {
  if (swappedOut(t.state, of).length === 0) return
  t.emit({ type: 'action', role: of, action: 'swap-workers', free: true })
  yield* swap(t, of)
}

function* takeSkilledWorker(t: HegemonyTable, of: LabourClass): Script {
  const kinds = INDUSTRIES.filter((skill) => t.state.pool[of][skill] > 0)
  if (kinds.length > 0) yield* addWorker(t, of, preferSkill(t, of, kinds, true))
}

/** Each owner pays for the workers hired by its Companies, with a loan if necessary; unions cost nothing. */
function payForHired(t: HegemonyTable, of: LabourClass, hired: readonly string[]): void {
  const owners: readonly Role[] = ['middle', 'capitalist', 'state']
  for (const owner of owners) {
    const count = hired.filter((id) => ownerOf(t.state, id) === owner).length
    if (owner !== of) owe(t, owner, of, count * bonusFigure('assign-four', 'perWorker'), 'card')
  }
}

/** Moves workers from Companies of others to public ones, if nothing is lost by it (CC-AW-30, CC-AW-31, CC-AM-25). */
function* moveToPublic(t: HegemonyTable, of: LabourClass): Script {
  for (;;) {
    const plans = movePlans(t.state, of)
    if (plans.length === 0) return
    yield* carryOut(t, of, plans, { count: Number.POSITIVE_INFINITY })
  }
}

/** Executes the preferred plan through the base action. Returns the Company of each worker who went to one. */
function* carryOut(
  t: HegemonyTable,
  of: LabourClass,
  plans: readonly Plan[],
  limits: AssignLimits,
): Script<readonly string[]> {
  if (plans.length === 0) return []
  const { steps } = preferPlan(t, of, plans)
  const start = t.emitted.length
  return yield* answering(of, assign(t, of, limits), (question) => {
    let done = 0
    for (let at = start; at < t.emitted.length; at++) if (t.emitted[at]?.event.type === 'worker') done++
    const step = steps[done]
    if (step === undefined) return 'done'
    if (question.prompt.key !== 'ask.assign-where') return moverId(t.state, step)
    return 'union' in step.to ? `union:${step.to.union}` : `company:${step.to.company}`
  })
}

/** Colleagues may have swapped slots since the plan was made, so any worker with the skill fits. */
function moverId(s: HegemonyState, { skill, from }: PlanStep): string {
  if (from === null) return `skill:${skill}`
  const { slots, employee } = findCompany(s, from.company)
  const slot = from.slot === 'employee' && employee !== null ? 'employee' : slots.findIndex((at) => at?.skill === skill)
  return `worker:${from.company}-${slot}`
}

/** Unskilled workers first. */
export function anybody(question: Question): Answer {
  const legal = question.shape === 'pick' ? question.offers.filter(({ blocked }) => blocked === undefined) : []
  const unskilled: Skill = 'unskilled'
  const [first] = legal
  return legal.find(({ id }) => id === `skill:${unskilled}`)?.id ?? first?.id ?? 'done'
}

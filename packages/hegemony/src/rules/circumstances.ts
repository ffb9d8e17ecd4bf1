// How things stand for a role when it is asked what to do: words by which bots learn when an answer pays. They are made of
// what lies open on the table and of nothing else.
import { COMPANY_SPACES, STORAGE } from '../data/boards.ts'
import { CLASSES, type Class, type LabourClass, POLICIES, type Policy, type Role, WARES } from '../data/vocabulary.ts'
import type { HegemonyState } from '../state/state.ts'
import { deals, priceOf, SOURCES, type Source, stockOf } from './actions/buy.ts'
import type { Comfort } from './actions/use.ts'
import { funds } from './economy/money.ts'
import { isLabour } from './labour/placement.ts'
import { isOperational, population, unemployedCount } from './labour/workers.ts'

/** From which figure on there is more than little, and more than enough. */
type Steps = readonly number[]

const MONEY: Readonly<Record<Role, Steps>> = {
  working: [20, 45, 75, 110],
  middle: [20, 45, 75, 110],
  capitalist: [50, 100, 200, 300],
  state: [30, 70, 120],
}
const INFLUENCE: Steps = [1, 2, 4]
const UNEMPLOYED: Steps = [1, 3, 5]
const PROSPERITY: Steps = [1, 3, 5, 7]
const LEGITIMACY: Steps = [3, 5, 7]
const COMFORTS: readonly Comfort[] = ['health', 'education', 'luxury']

/** Whose turn it is to move. */
export function standing(s: HegemonyState, role: Role): readonly string[] {
  const words = politics(s, role)
  words.push(stepWord('money', funds(s, role), MONEY[role]))
  if (isLabour(role)) household(s, role, words)
  if (role !== 'working') business(s, role, words)
  return words
}

/** Who proposes a Bill, or wants it voted on: the turn, Policies, Bills, Influence and the bag. */
export function politics(s: HegemonyState, role: Role): string[] {
  const words = [`turn-${Math.floor(s.clock.step / s.roles.length)}`]
  let own = 0
  for (const policy of POLICIES) {
    const section = s.policies[policy]
    if (section !== 'B') words.push(POLICY_WORDS[policy][section])
    if (s.bills[policy]?.by === role) own++
  }
  words.push(`bills-${own}`, stepWord('influence', s[role].influence, INFLUENCE))
  let rivals = 0
  for (const other of s.roles) if (other !== role) rivals = Math.max(rivals, s[other].influence)
  words.push(stepWord('rival-influence', rivals, INFLUENCE))
  if (role !== 'state') words.push(`votes-${quarters(s.bag[role], s.bag.working + s.bag.middle + s.bag.capitalist)}`)
  return words
}

const POLICY_WORDS = Object.fromEntries(
  POLICIES.map((policy) => [policy, { A: `policy-${policy}A`, C: `policy-${policy}C` }]),
) as Readonly<Record<Policy, Readonly<Record<'A' | 'C', string>>>>

/** Who takes a side: who asks for it, what the bag holds, and how the others stand so far. */
export function before(
  s: HegemonyState,
  role: Role,
  proposer: Role | undefined,
  sides: Partial<Record<Role, boolean>>,
): readonly string[] {
  const words = [stepWord('influence', s[role].influence, INFLUENCE), `by-${proposer ?? 'nobody'}`]
  const all = s.bag.working + s.bag.middle + s.bag.capitalist
  for (const of of CLASSES) words.push(`${of}-votes-${quarters(s.bag[of], all)}`)
  for (const other of s.roles) {
    const side = sides[other]
    if (side !== undefined) words.push(`${other}-${side ? 'for' : 'against'}`)
  }
  return words
}

/** Who spends Influence: by how much the own side is ahead, and what the others can still add. */
export function ballot(
  s: HegemonyState,
  role: Role,
  proposer: Role,
  sides: Partial<Record<Role, boolean>>,
  cubes: readonly Class[],
): readonly string[] {
  const side = sides[role]
  let lead = 0
  for (const cube of cubes) if (sides[cube] !== undefined) lead += sides[cube] === side ? 1 : -1
  const against = { helpers: 0, rivals: 0 }
  for (const other of s.roles) {
    if (other === role || sides[other] === undefined) continue
    against[sides[other] === side ? 'helpers' : 'rivals'] += s[other].influence
  }
  return [
    `${side ? 'for' : 'against'}-ahead-${Math.max(-4, Math.min(4, lead))}`,
    stepWord('helpers', against.helpers, INFLUENCE),
    stepWord('rivals', against.rivals, INFLUENCE),
    stepWord('influence', s[role].influence, INFLUENCE),
    proposer === role ? 'own-bill' : `by-${proposer}`,
  ]
}

/** Who buys: what can be had in full, and how dear it is. */
export function shopping(s: HegemonyState, of: LabourClass): readonly string[] {
  const words = [stepWord('money', funds(s, of), MONEY[of])]
  comforts(s, of, words)
  return words
}

function household(s: HegemonyState, of: LabourClass, words: string[]): void {
  comforts(s, of, words)
  words.push(
    stepWord('unemployed', unemployedCount(s, of), UNEMPLOYED),
    stepWord('prosperity', s[of].prosperity, PROSPERITY),
    s[of].goods.food >= population(s, of) ? 'fed' : 'hungry',
  )
  let vacancies = 0
  for (const role of s.roles) {
    for (const company of s.companies[role]) if (!isOperational(company)) vacancies++
  }
  words.push(stepWord('vacancies', vacancies, UNEMPLOYED))
}

/** A comfort that could be used now, or bought in full with half of the money, or with all of it. */
function comforts(s: HegemonyState, of: LabourClass, words: string[]): void {
  const money = funds(s, of)
  for (const ware of COMFORTS) {
    const missing = population(s, of) - s[of].goods[ware]
    if (missing <= 0) {
      words.push(`${ware}-ready`)
      continue
    }
    const price = priceInFull(s, of, ware, missing)
    if (price <= money / 2) words.push(`${ware}-cheap`)
    else if (price <= money) words.push(`${ware}-affordable`)
  }
}

/** What so many cost from the two cheapest sources; infinite, where they have not so many. */
function priceInFull(s: HegemonyState, of: LabourClass, ware: Comfort, missing: number): number {
  let rest = missing
  let total = 0
  let first: Source | null = null
  for (let sources = 0; sources < 2 && rest > 0; sources++) {
    let cheapest: Source | null = null
    let least = Number.POSITIVE_INFINITY
    for (const source of SOURCES) {
      if (source === first || !deals(s, source, ware) || stockOf(s, source, ware) === 0) continue
      const price = source === of ? 0 : priceOf(s, source, ware)
      if (price < least) {
        least = price
        cheapest = source
      }
    }
    if (cheapest === null) break
    const taken = Math.min(rest, stockOf(s, cheapest, ware))
    total += taken * least
    rest -= taken
    first = cheapest
  }
  return rest > 0 ? Number.POSITIVE_INFINITY : total
}

function business(s: HegemonyState, role: Exclude<Role, 'working'>, words: string[]): void {
  let idle = 0
  for (const company of s.companies[role]) if (!isOperational(company)) idle++
  words.push(stepWord('idle', idle, UNEMPLOYED))
  if (role === 'state') {
    const { legitimacy } = s.state
    words.push(
      stepWord('legitimacy', Math.min(legitimacy.working, legitimacy.middle, legitimacy.capitalist), LEGITIMACY),
      `events-${s.state.events.length}`,
    )
    return
  }
  words.push(stepWord('room', COMPANY_SPACES[role] - s.companies[role].length, UNEMPLOYED))
  for (const ware of WARES) words.push(`${ware}-${quarters(s[role].storage[ware], STORAGE[role][ware])}`)
}

function stepWord(name: string, figure: number, steps: Steps): string {
  let step = 0
  while (step < steps.length && figure >= (steps[step] ?? 0)) step++
  return `${name}-${step}`
}

/** How many quarters of the whole, rounded down. */
function quarters(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(4, Math.floor((4 * part) / whole))
}

// Public features of a table, as numbers of about -1 to 2 for bots that learn. No hands, no decks.
import type { Features } from '@hustings/kernel'
import {
  BILL_MARKERS,
  COMPANY_SPACES,
  HAND,
  LEGITIMACY_MAX,
  PRICE_STEPS,
  ROUNDS,
  STARTING_VOTING_CUBES,
  STORAGE,
  TURNS,
  WEALTH_TRACK,
} from './data/boards.ts'
import { CLASSES, INDUSTRIES, LABOUR_CLASSES, POLICIES, ROLES, type Role, SECTIONS, WARES } from './data/vocabulary.ts'
import { bondsOwed } from './rules/economy/loans.ts'
import { nextProsperityVp } from './rules/economy/points.ts'
import { isFullyOperational, isOperational, population, unemployedCount, workerCount } from './rules/labour/workers.ts'
import { closureOf } from './rules/measures.ts'
import { taxMultiplier } from './rules/politics/policies.ts'
import { imfThreatens } from './rules/production/imf.ts'
import { agendaMatches } from './rules/state/agenda.ts'
import type { HegemonyState } from './state/state.ts'
import { policyVp } from './view.ts'

/** Workers by owner, and idle Companies; counted once for all facts that need it. */
interface Labour {
  /** Own slots and employees filled, by owner and class. */
  readonly working: Record<Role, number>
  readonly middle: Record<Role, number>
  readonly operational: Record<Role, number>
  readonly strikes: Record<Role, number>
  readonly machinery: Record<Role, number>
  /** Sum of the wage levels of operational Companies. */
  readonly wages: Record<Role, number>
}

interface Fact {
  readonly name: string
  readonly of: (s: HegemonyState, labour: Labour) => number
}

/** A figure relative to `many`, a typical high value; capped at twice that. */
function share(name: string, many: number, of: Fact['of']): Fact {
  return { name, of: (s, labour) => Math.max(-2, Math.min(2, of(s, labour) / many)) }
}

/** 1 or 0. */
function flag(name: string, of: (s: HegemonyState) => boolean): Fact {
  return { name, of: (s) => Number(of(s)) }
}

const TIME: readonly Fact[] = [
  share('round', ROUNDS, (s) => s.clock.round),
  share('turns', 1, (s) => (s.clock.phase === 'action' ? s.clock.step / (TURNS * s.roles.length) : 0)),
  flag('production', (s) => s.clock.phase === 'production'),
  flag('elections', (s) => s.clock.phase === 'elections'),
]

const POLITICS: readonly Fact[] = [
  ...POLICIES.flatMap((policy) => [
    flag(`policy.${policy}.A`, (s) => s.policies[policy] === 'A'),
    flag(`policy.${policy}.C`, (s) => s.policies[policy] === 'C'),
    // Distance and direction in which the Bill on the board would move the Policy.
    share(`bill.${policy}`, 2, (s) => {
      const bill = s.bills[policy]
      return bill === undefined ? 0 : SECTIONS.indexOf(bill.section) - SECTIONS.indexOf(s.policies[policy])
    }),
  ]),
  ...ROLES.map((role) =>
    share(`${role}.bills`, BILL_MARKERS, (s) => {
      let count = 0
      for (const policy of POLICIES) if (s.bills[policy]?.by === role) count++
      return count
    }),
  ),
  ...CLASSES.map((of) => share(`${of}.policyVp`, 10, (s) => policyVp(s, of))),
  ...CLASSES.map((of) => share(`bag.${of}`, STARTING_VOTING_CUBES, (s) => s.bag[of])),
  share('taxMultiplier', 5, taxMultiplier),
  flag('demonstration', (s) => s.demonstration),
  ...POLICIES.map((policy) => flag(`closed.${policy}`, (s) => closureOf(s, policy) !== null)),
]

const PLAYERS: readonly Fact[] = ROLES.flatMap((role) => [
  share(`${role}.vp`, 100, (s) => s[role].vp),
  share(`${role}.loans`, 2, (s) => s[role].loans),
  share(`${role}.influence`, 8, (s) => s[role].influence),
  share(`${role}.cards`, HAND, (s) => s[role].hand.length),
  flag(`${role}.agenda`, (s) => s.hidden?.hands[role]?.outcome === 'fulfilled'),
])

const MONEY: readonly Fact[] = [
  ...(['working', 'middle', 'state'] as const).map((role) => share(`${role}.money`, 100, (s) => s[role].money)),
  share('capitalist.revenue', 150, (s) => s.capitalist.revenue),
  share('capitalist.capital', 250, (s) => s.capitalist.capital),
  share('capitalist.wealth', WEALTH_TRACK.length - 1, (s) => s.capitalist.wealth),
]

const LABOUR: readonly Fact[] = LABOUR_CLASSES.flatMap((of) => [
  share(`${of}.prosperity`, 10, (s) => s[of].prosperity),
  share(`${of}.nextProsperity`, 10, (s) => nextProsperityVp(s, of)),
  share(`${of}.workers`, 20, (s) => workerCount(s, of)),
  share(`${of}.population`, 8, (s) => population(s, of)),
  share(`${of}.unemployed`, 8, (s) => unemployedCount(s, of)),
  share(`${of}.unskilledUnemployed`, 8, (s) => s.unemployed[of].unskilled),
  // Satisfied part of a need: one of each ware per Population.
  ...WARES.map((ware) => share(`${of}.${ware}`, 1, (s) => s[of].goods[ware] / population(s, of))),
  ...(['middle', 'capitalist', 'state'] as const).map((owner) =>
    share(`${of}.worksFor.${owner}`, 8, (_, labour) => labour[of][owner]),
  ),
])

const UNIONS: readonly Fact[] = INDUSTRIES.map((industry) =>
  flag(`union.${industry}`, (s) => s.working.unions[industry]),
)

const COMPANIES: readonly Fact[] = [
  ...(['middle', 'capitalist', 'state'] as const).flatMap((role) => {
    const spaces = COMPANY_SPACES[role === 'state' ? 'public' : role]
    return [
      share(`${role}.companies`, spaces, (s) => s.companies[role].length),
      share(`${role}.operational`, spaces, (_, labour) => labour.operational[role]),
      share(`${role}.wages`, 2 * spaces, (_, labour) => labour.wages[role]),
      share(`${role}.strikes`, 2, (_, labour) => labour.strikes[role]),
    ]
  }),
  share('capitalist.machinery', 4, (_, labour) => labour.machinery.capitalist),
  share('middle.fullyOperational', COMPANY_SPACES.middle, (s) => {
    let count = 0
    for (const company of s.companies.middle) if (isFullyOperational(company)) count++
    return count
  }),
  share('working.companies', 2, (s) => s.companies.working.length),
]

const GOODS: readonly Fact[] = [
  ...(['middle', 'capitalist'] as const).flatMap((role) =>
    WARES.flatMap((ware) => {
      const [low, , high] = PRICE_STEPS[ware]
      return [
        share(`${role}.storage.${ware}`, STORAGE[role][ware], (s) => s[role].storage[ware]),
        share(`${role}.price.${ware}`, high - low, (s) => s[role].prices[ware] - low),
      ]
    }),
  ),
  ...(['food', 'luxury'] as const).map((good) =>
    share(`capitalist.freeTradeZone.${good}`, STORAGE.freeTradeZone[good], (s) => s.capitalist.freeTradeZone[good]),
  ),
  ...WARES.map((ware) => share(`state.storage.${ware}`, 12, (s) => s.state.storage[ware])),
  share('state.media', 6, (s) => s.state.media),
]

const STATE: readonly Fact[] = [
  ...CLASSES.flatMap((of) => [
    share(`legitimacy.${of}`, LEGITIMACY_MAX, (s) => s.state.legitimacy[of]),
    share(`tokens.${of}`, 4, (s) => s.state.tokens[of]),
  ]),
  share('events', 2, (s) => s.state.events.length),
  share('agenda', 5, (s) => (s.state.agenda === null ? 0 : agendaMatches(s, s.state.agenda))),
  flag('imf', imfThreatens),
  share('bonds', 100, bondsOwed),
]

const FACTS: readonly Fact[] = [
  ...TIME,
  ...POLITICS,
  ...PLAYERS,
  ...MONEY,
  ...LABOUR,
  ...UNIONS,
  ...COMPANIES,
  ...GOODS,
  ...STATE,
]

const nobody = (): Record<Role, number> => ({ working: 0, middle: 0, capitalist: 0, state: 0 })

function countLabour(s: HegemonyState): Labour {
  const labour: Labour = {
    working: nobody(),
    middle: nobody(),
    operational: nobody(),
    strikes: nobody(),
    machinery: nobody(),
    wages: nobody(),
  }
  for (const role of ROLES) {
    for (const company of s.companies[role]) {
      for (const worker of company.slots) if (worker !== null) labour[worker.class][role]++
      if (company.employee !== null) labour[company.employee.class][role]++
      if (company.strike) labour.strikes[role]++
      if (company.machinery) labour.machinery[role]++
      if (!isOperational(company)) continue
      labour.operational[role]++
      labour.wages[role] += company.wage
    }
  }
  return labour
}

export const features: Features<HegemonyState> = {
  names: FACTS.map(({ name }) => name),
  write(s, into) {
    const labour = countLabour(s)
    for (let i = 0; i < FACTS.length; i++) into[i] = FACTS[i]?.of(s, labour) ?? 0
  },
}

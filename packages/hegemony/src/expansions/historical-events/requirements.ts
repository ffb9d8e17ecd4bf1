// Requirements of the Historical Events (CC-HIST-06, CC-HIST-07, CC-HIST-09). Cards that are not listed have none.
import { type Message, say } from '@hustings/kernel'
import { historyCard } from '../../data/historical-events.ts'
import {
  CLASSES,
  type Industry,
  LABOUR_CLASSES,
  type Policy,
  ROLES,
  type Role,
  type Section,
} from '../../data/vocabulary.ts'
import { inPlay } from '../../rules/economy/points.ts'
import { unionCount } from '../../rules/labour/placement.ts'
import { factsOf, isOperational, population, unemployedCount } from '../../rules/labour/workers.ts'
import type { HegemonyState } from '../../state/state.ts'

type Requirement = (s: HegemonyState, needed: number) => boolean

/** Companies of an industry on the board, of any owner. */
function companiesIn(s: HegemonyState, industries: readonly Industry[], operational: boolean): number {
  let count = 0
  for (const role of ROLES) {
    for (const company of s.companies[role]) {
      if (industries.includes(factsOf(company).industry) && (!operational || isOperational(company))) count++
    }
  }
  return count
}

const operationalIn = (s: HegemonyState, industry: Industry): number => companiesIn(s, [industry], true)
const isIn = (s: HegemonyState, policy: Policy, sections: string): boolean => sections.includes(s.policies[policy])
const inSection = (s: HegemonyState, section: Section): number =>
  ([1, 2, 3, 4, 5] as const).filter((policy) => s.policies[policy] === section).length
const loansOfPlayers = (s: HegemonyState): number => s.roles.reduce((sum, role) => sum + s[role].loans, 0)
const influenceOf = (s: HegemonyState, roles: readonly Role[]): number =>
  roles.reduce((sum, role) => (inPlay(s, role) ? sum + s[role].influence : sum), 0)
const unemployed = (s: HegemonyState): number =>
  LABOUR_CLASSES.reduce((sum, of) => (inPlay(s, of) ? sum + unemployedCount(s, of) : sum), 0)
const hasMachinery = (s: HegemonyState): boolean =>
  ROLES.some((role) => s.companies[role].some(({ machinery }) => machinery))

const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  he07: hasMachinery,
  he09: (s, needed) => operationalIn(s, 'luxury') >= needed,
  he10: (s) => isIn(s, 2, 'BC') && isIn(s, 4, 'BC') && unionCount(s) >= 1,
  he13: (s, needed) => operationalIn(s, 'healthcare') <= needed,
  he15: (s) => isIn(s, 6, 'BC'),
  he16: (s, needed) => operationalIn(s, 'healthcare') <= needed,
  he17: (s, needed) => unemployed(s) >= needed,
  he18: (s) => loansOfPlayers(s) >= 2 || s.state.money <= 100,
  he19: (s, needed) => isIn(s, 2, 'AB') && operationalIn(s, 'healthcare') >= needed,
  he20: (s) => isIn(s, 2, 'BC') && unionCount(s) >= 2,
  he22: (s, needed) => companiesIn(s, ['agriculture', 'luxury'], false) >= needed,
  he25: (s) => isIn(s, 2, 'BC') && s.working.prosperity <= 3 && unionCount(s) >= 2,
  he26: (s) => s.working.prosperity <= 3,
  he27: (s) => inSection(s, 'A') >= 2,
  he28: (s) => inSection(s, 'A') <= 2,
  he29: (s, needed) => influenceOf(s, ROLES) >= needed,
  he30: (s, needed) => unemployed(s) >= needed,
  he31: (s) => inSection(s, 'B') >= 3 && unionCount(s) >= 2 && (!inPlay(s, 'middle') || population(s, 'middle') >= 5),
  he32: (s, needed) => operationalIn(s, 'luxury') >= needed,
  he33: (s) => s.companies.capitalist.length >= 9 && (!inPlay(s, 'state') || s.state.influence >= 3),
  he34: (s) => inSection(s, 'A') >= 3,
  he35: (s) => isIn(s, 6, 'AB'),
  he36: (s, needed) => operationalIn(s, 'education') >= needed,
  he37: (s, needed) => influenceOf(s, CLASSES) >= needed,
  he39: (s) => s.state.money < 100 && s.state.loans > 0,
  he43: (s) => isIn(s, 1, 'AB') && isIn(s, 3, 'AB'),
  he44: (s) => loansOfPlayers(s) >= 2,
  he46: (s) => loansOfPlayers(s) >= 2,
  he48: (s) => s.state.money <= 50 || inSection(s, 'A') >= 3,
  he49: (s) => LABOUR_CLASSES.every((of) => !inPlay(s, of) || s[of].prosperity >= 5),
  he50: (s) => isIn(s, 2, 'BC') && isIn(s, 3, 'AB'),
}

export function isRequirementMet(s: HegemonyState, card: string): boolean {
  return REQUIREMENTS[card]?.(s, historyCard(card).needed?.[s.players] ?? 0) ?? true
}

/** Returns the requirement as text, with the figure for this number of players; null when there is none. */
export function requirementOf(s: HegemonyState, card: string): Message | null {
  if (REQUIREMENTS[card] === undefined) return null
  const needed = historyCard(card).needed?.[s.players]
  return needed === undefined ? say(`history.${card}.requirement`) : say(`history.${card}.requirement`, { needed })
}

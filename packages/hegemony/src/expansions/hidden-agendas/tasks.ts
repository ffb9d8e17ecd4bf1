// The tasks of the Hidden Agendas, as figures that the owner can follow: current and required amounts.
import { type HiddenAgendaFacts, hiddenAgenda } from '../../data/hidden-agendas.ts'
import { INDUSTRIES, POLICIES, type Section, WARES } from '../../data/vocabulary.ts'
import { unionCount } from '../../rules/labour/placement.ts'
import {
  factsOf,
  isFullyOperational,
  operationalCompanies,
  population,
  unemployedCount,
} from '../../rules/labour/workers.ts'
import { foreignEmployers } from '../../rules/production/taxes.ts'
import { agendaMatches } from '../../rules/state/agenda.ts'
import type { Progress } from '../../state/expansions.ts'
import type { HegemonyState } from '../../state/state.ts'

type Task = (s: HegemonyState, needed: (name: string) => number) => readonly Progress[]

const one = (what: string, have: number, need: number): Progress[] => [{ what, have, need }]
const atMost = (what: string, have: number, need: number): Progress[] => [{ what, have, need, atMost: true }]

const inSection = (s: HegemonyState, section: Section): number =>
  POLICIES.filter((policy) => policy <= 5 && s.policies[policy] === section).length
const fullyOperational = (s: HegemonyState): number => s.companies.middle.filter(isFullyOperational).length

const TASKS: Readonly<Record<string, Task>> = {
  ha01: (s, needed) => one('events', s.hidden?.counted.events ?? 0, needed('events')),
  ha02: (s) => atMost('borrowed', Number(s.hidden?.counted.borrowed ?? false), 0),
  ha03: (s, needed) =>
    one('matches', s.state.agenda === null ? 0 : agendaMatches(s, s.state.agenda), needed('matches')),
  ha04: (s, needed) => [
    ...one('money', s.state.money, needed('money')),
    ...one('welfare-policies', Number(s.policies[4] === 'A') + Number(s.policies[5] === 'A'), 2),
  ],
  ha05: (s, needed) => [
    ...one('fiscal-policy', Number(s.policies[1] === 'A'), 1),
    ...one('public-companies', operationalCompanies(s, 'state').length, needed('companies')),
  ],
  ha06: (s, needed) => WARES.flatMap((ware) => one(ware, s.middle.storage[ware], needed('each'))),
  ha07: (s, needed) => one('fully-operational', fullyOperational(s), needed('companies')),
  ha08: (s, needed) => [
    ...one('fully-operational', fullyOperational(s), needed('companies')),
    ...one('employers', foreignEmployers(s), needed('employers')),
  ],
  ha09: (s, needed) => one('policies-b', inSection(s, 'B'), needed('policies')),
  ha10: (s, needed) => atMost('unemployed', unemployedCount(s, 'middle'), needed('unemployed')),
  ha11: (s, needed) => one('influence', s.working.influence, needed('influence')),
  ha12: (s, needed) => one('unions', unionCount(s), needed('unions')),
  ha13: (s, needed) => one('bills', s.hidden?.counted.bills ?? 0, needed('bills')),
  ha14: (s, needed) => atMost('population', population(s, 'working'), needed('population')),
  ha15: (s, needed) => one('wages', s.hidden?.counted.wages ?? 0, needed('wages')),
  ha16: (s, needed) => [
    ...one('companies', s.companies.capitalist.length, needed('companies')),
    ...one('operational', operationalCompanies(s, 'capitalist').length, needed('operational')),
  ],
  ha17: (s, needed) => one('policies-c', inSection(s, 'C'), needed('policies')),
  ha18: (s, needed) => one('export', s.hidden?.counted.export ?? 0, needed('export')),
  ha19: (s, needed) =>
    INDUSTRIES.flatMap((industry) =>
      one(
        `industry-${industry}`,
        s.companies.capitalist.filter((company) => factsOf(company).industry === industry).length,
        needed('each'),
      ),
    ),
  ha20: (s, needed) => one('capital', s.capitalist.capital, needed('capital')),
}

export function progressOf(s: HegemonyState, agenda: string): readonly Progress[] {
  const { figures } = hiddenAgenda(agenda)
  const task = TASKS[agenda]
  if (task === undefined) throw new Error(`no task for ${agenda}`)
  return task(s, (name) => figures[name] ?? 0)
}

function isFulfilled(s: HegemonyState, agenda: string): boolean {
  return progressOf(s, agenda).every(({ have, need, atMost }) => (atMost === true ? have <= need : have >= need))
}

/** Whether the rules allow it now, and the task is fulfilled (CC-HID-03). */
export function isClaimable(s: HegemonyState, agenda: string): boolean {
  return isItsTime(s, hiddenAgenda(agenda)) && isFulfilled(s, agenda)
}

function isItsTime(s: HegemonyState, { timing, aboutPolicies, fromRound = 1, untilRound }: HiddenAgendaFacts): boolean {
  const { phase, round } = s.clock
  if (timing !== 'anytime') return phase === timing
  if (phase === 'setup' || round < fromRound || (untilRound !== undefined && round > untilRound)) return false
  return aboutPolicies !== true || phase !== 'elections' || !areElectionsGoingOn(s)
}

/** Before all elections of the phase have been held (CC-HID-05). */
function areElectionsGoingOn(s: HegemonyState): boolean {
  return POLICIES.some((policy) => s.bills[policy] !== undefined)
}

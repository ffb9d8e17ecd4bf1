// The fullest possible table with the longest texts of a language: seven cards, every company space taken, unemployed
// workers of every skill, two long events, bills on the policies. Built from a real match.
import type { HegemonyState } from '@hustings/hegemony'
import {
  ACTIONS_OF,
  ALTERNATIVE_EVENTS,
  CAPITALIST_COMPANIES,
  COMPANY_SPACES,
  CRISES,
  companyFacts,
  EVENT_SPACES,
  EVENTS,
  HISTORY,
  INDUSTRIES,
  MIDDLE_COMPANIES,
  type Role,
} from '@hustings/hegemony/data'
import { type MatchRecord, sealRecord } from '@hustings/kernel'
import { type Hegemony, playUntil, type Setup } from './positions.ts'
import { type Language, say } from './words.ts'

/** The first entries by length of their text; a key names the text. */
function longest<T>(things: readonly T[], count: number, text: (thing: T) => string): T[] {
  return things.toSorted((one, other) => text(other).length - text(one).length).slice(0, count)
}

type Companies = HegemonyState['companies']['capitalist']

function fill(companies: Companies, ids: readonly string[], spaces: number, pattern: Companies[number]): Companies {
  const taken = new Set(companies.map(({ id }) => id))
  const more = ids.filter((id) => !taken.has(id)).slice(0, spaces - companies.length)
  return [...companies, ...more.map((id) => ({ ...pattern, id, slots: pattern.slots.map(() => null), employee: null }))]
}

/** The start of a turn of this role at such a table. */
export function worstFor(role: Role, language: Language): MatchRecord {
  return sealed(...fullest(role, language, 4))
}

const MODULES = {
  crisisResponse: true,
  alternativeEvents: true,
  hiddenAgendas: true,
  actionCards: true,
  historicalEvents: true,
}

/** The same with every module and two Automas: all kept cards, bonds to repay, history with the longest texts. */
export function worstWithModules(role: Role, language: Language): MatchRecord {
  const setup = { players: 4, automas: { working: 'advanced', capitalist: 'simple' }, modules: MODULES }
  const [match, s] = fullest(role, language, setup)
  const named = (key: string) => (id: string) => say(language, `${key}.${id}`)
  const events = ALTERNATIVE_EVENTS.map(({ id }) => id)
  s.state.events = longest(events, EVENT_SPACES, named('event'))
  const [first = '', second = '', ...others] = events.filter((id) => !s.state.events.includes(id))
  s.kept = [
    { event: first, by: 'working' },
    { event: second, by: 'middle' },
    ...others.slice(0, 3).map((event) => ({ event, by: 'middle' as const })),
    { event: others[4] ?? '', by: 'capitalist' },
  ]
  if (s.crisis === null || s.history === null) throw new Error('the modules are not in play')
  const crises = CRISES.map(({ id }) => id)
  s.crisis.card = longest(crises, 1, named('crisis'))[0] ?? ''
  s.crisis.bonds = {
    capitalist: { lent: 50, due: 70, round: s.clock.round },
    middle: { lent: 30, due: 40, round: s.clock.round },
  }
  const lasting = HISTORY.filter(({ era }) => era !== '*').map(({ id }) => id)
  s.history.open = longest(lasting, 2, named('history')).map((card) => ({ card, happened: false }))
  return sealed(match, s)
}

function sealed(match: Hegemony, checkpoint: HegemonyState): MatchRecord {
  const { digest: _, ...record } = match.record()
  return sealRecord({ ...record, checkpoint, choices: [], floor: record.at })
}

function fullest(role: Role, language: Language, setup: Setup): [Hegemony, HegemonyState] {
  const match = playUntil(setup, `worst-${role}-1`, ({ state: { clock, companies }, decisions: [decision] }) => {
    const turn = clock.round > 1 && decision?.seat === role && decision.prompt.key === 'ask.turn'
    return turn && companies.capitalist.length > 0 && companies.middle.length > 0
  })
  const s = structuredClone(match.state)
  const { capitalist, middle } = s.companies
  const [one] = capitalist
  const [other] = middle
  if (one === undefined || other === undefined) throw new Error('not a table to prepare')
  const cards = longest(ACTIONS_OF[role], 7, ({ id }) => say(language, `card.${id}`) + say(language, `card.${id}.text`))
  s[role].hand = cards.map(({ id }) => id)
  const byName = (ids: readonly string[]) =>
    longest(ids, ids.length, (id) => say(language, `company.${companyFacts(id).kind}`))
  s.companies.capitalist = fill(capitalist, byName(CAPITALIST_COMPANIES), COMPANY_SPACES.capitalist, one)
  s.companies.middle = fill(middle, byName(MIDDLE_COMPANIES), COMPANY_SPACES.middle, other)
  const inPlay = new Set([...s.companies.capitalist, ...s.companies.middle].map(({ id }) => id))
  s.capitalist.market = byName(CAPITALIST_COMPANIES)
    .filter((id) => !inPlay.has(id))
    .slice(0, 4)
  s.state.events = longest(EVENTS, EVENT_SPACES, ({ id }) => say(language, `event.${id}.text`)).map(({ id }) => id)
  for (const skill of INDUSTRIES) {
    s.unemployed.working[skill] += 1
    s.unemployed.middle[skill] += 1
  }
  s.bills = { 1: { by: 'working', section: 'B' }, 4: { by: 'middle', section: 'A' }, 6: { by: 'state', section: 'C' } }
  return [match, s]
}

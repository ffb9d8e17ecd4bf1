// The fullest table there can be, in the longest words of a language: seven cards, every place for a company taken,
// unemployed of every skill, two long events, bills on the policies. Made by hand from a real match.
import type { HegemonyState } from '@hustings/hegemony'
import {
  ACTIONS_OF,
  CAPITALIST_COMPANIES,
  COMPANY_SPACES,
  companyFacts,
  EVENT_SPACES,
  EVENTS,
  INDUSTRIES,
  MIDDLE_COMPANIES,
  type Role,
} from '@hustings/hegemony/data'
import { type MatchRecord, sealRecord } from '@hustings/kernel'
import { playUntil } from './positions.ts'
import { type Language, say } from './words.ts'

/** The first so many, longest text first; a key names the text. */
function longest<T>(things: readonly T[], count: number, text: (thing: T) => string): T[] {
  return things.toSorted((one, other) => text(other).length - text(one).length).slice(0, count)
}

type Companies = HegemonyState['companies']['capitalist']

function fill(companies: Companies, ids: readonly string[], spaces: number, pattern: Companies[number]): Companies {
  const taken = new Set(companies.map(({ id }) => id))
  const more = ids.filter((id) => !taken.has(id)).slice(0, spaces - companies.length)
  return [...companies, ...more.map((id) => ({ ...pattern, id, slots: pattern.slots.map(() => null), employee: null }))]
}

/** The beginning of a turn of this role at such a table. */
export function worstFor(role: Role, language: Language): MatchRecord {
  const match = playUntil(4, `worst-${role}-1`, ({ state: { clock, companies }, decisions: [decision] }) => {
    const turn = clock.round > 1 && decision?.seat === role && decision.prompt.key === 'ask.turn'
    return turn && companies.capitalist.length > 0 && companies.middle.length > 0
  })
  const { digest: _, ...record } = match.record()
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
  return sealRecord({ ...record, checkpoint: s, choices: [], floor: record.at })
}

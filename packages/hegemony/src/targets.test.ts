// The target of an option exists on the board and matches the option.
import { type Offer, playOut, type Question } from '@hustings/kernel'
import { uniformBot } from '@hustings/kernel/testing'
import { expect, it } from 'vitest'
import { companyFacts } from './data/companies.ts'
import { exportCard } from './data/exports.ts'
import { CLASSES, INDUSTRIES, LABOUR_CLASSES, POLICIES, ROLES, SECTIONS, SKILLS, WARES } from './data/vocabulary.ts'
import { hegemony } from './game.ts'
import type { Company, HegemonyState } from './state/state.ts'

const companies = (s: HegemonyState): Company[] => ROLES.flatMap((role) => s.companies[role])
const oneOf = (names: readonly (string | number)[], id: string): boolean => names.some((name) => String(name) === id)
const pairs = (firsts: readonly string[], seconds: readonly (string | number)[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first}-${second}`))

/** Whether a thing of this kind exists on the board, from the viewpoint of the seat. */
const THERE: Readonly<Record<string, (s: HegemonyState, id: string, seat: string) => boolean>> = {
  card: (s, id, seat) => ROLES.some((role) => role === seat && s[role].hand.includes(id)) || id.startsWith('export-'),
  company: (s, id) => companies(s).some((company) => company.id === id) || s.closed.includes(id),
  market: (s, id) =>
    [...s.middle.market, ...s.capitalist.market, ...s.decks.middle.cards, ...s.decks.capitalist.cards].includes(id),
  worker: (s, id) =>
    companies(s).some(
      (company) =>
        (id === `${company.id}-employee` && company.employee !== null) ||
        company.slots.some((worker, slot) => worker !== null && id === `${company.id}-${slot}`),
    ),
  slot: (s, id) =>
    companies(s).some((company) => id === `${company.id}-employee` && companyFacts(company.id).employee !== undefined),
  unemployed: (s, id) =>
    LABOUR_CLASSES.some((of) => SKILLS.some((skill) => id === `${of}-${skill}` && s.unemployed[of][skill] > 0)),
  union: (_, id) => oneOf(INDUSTRIES, id),
  role: (_, id) => oneOf(ROLES, id),
  benefits: (_, id) => oneOf(CLASSES, id),
  policy: (_, id) => POLICIES.some((policy) => SECTIONS.some((section) => id === `${policy}${section}`)),
  deal: (s, id) => s.deals.includes(id),
  event: (s, id) => s.state.events.includes(id) || s.decks.event.cards.includes(id),
  export: (s, id) => {
    const { sales } = exportCard(s.exportCard)
    return WARES.some((ware) => sales[ware].some((_, at) => id === `${ware}-${at}`))
  },
  stock: (_, id) => oneOf(pairs(['middle', 'capitalist'], WARES), id),
  own: (_, id, seat) => oneOf(pairs([seat], WARES), id),
  service: (_, id) => oneOf(['health', 'education', 'influence'], id),
}

/** Options without a target, by the beginning of their ids. */
const POINTLESS = new Set([
  ...['done', 'end', 'pass', 'basic', 'free', 'none', 'for', 'against', 'industry', 'classes', 'money', 'tokens'],
  ...['deck', 'market', 'one-source', 'many-sources', 'storage', 'free-trade-zone', 'extra'],
])
/** Questions about things without a place on the board: colors of new workers, cubes in the bag. */
const NOWHERE = new Set(['ask.worker-colour', 'ask.remove-cubes'])
const ABROAD = new Set(['source:foreign', 'resource:influence'])

function faultOf(s: HegemonyState, { prompt, seat }: Question, { id, target }: Offer<unknown>): string | null {
  const [kind = '', about = ''] = split(id)
  if (target === undefined) {
    return POINTLESS.has(kind) || NOWHERE.has(prompt.key) || ABROAD.has(id) ? null : 'points at nothing'
  }
  const [what = '', which = ''] = split(target)
  if (THERE[what]?.(s, which, seat) !== true) return `points at ${target}, which is not there`
  const isAbout = which.includes(about) || about.includes(which) || kind === 'wage' || what === 'service'
  const sameWare = WARES.some((ware) => about.includes(ware) && which.includes(ware))
  return isAbout || sameWare ? null : `is not about ${target}`
}

function split(name: string): string[] {
  const at = name.indexOf(':')
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

it('every option points at what it is about, and that is there', () => {
  const faults = new Set<string>()
  for (let game = 0; game < 18; game++) {
    const look = (s: HegemonyState, _: unknown, questions: readonly Question[]): void => {
      for (const question of questions) {
        if (question.shape !== 'pick') continue
        for (const offered of question.offers) {
          const fault = faultOf(s, question, offered)
          if (fault !== null) faults.add(`${question.prompt.key} ${offered.id} ${fault}`)
        }
      }
    }
    playOut(hegemony, { players: 2 + (game % 3) }, `targets ${game}`, () => uniformBot, { step: look })
  }
  expect([...faults]).toEqual([])
})

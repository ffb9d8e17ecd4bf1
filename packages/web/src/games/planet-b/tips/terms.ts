// The terms of the game for tooltips of elements with `data-tip="term:<id>"`.
import { say } from '@hustings/kernel'
import type { Term } from '../../types.ts'
import type { PlanetBView } from '../words/model.ts'

/** Each with the rule to read on. */
const RULES = {
  turn: 'PB-TURN-01',
  deal: 'PB-TURN-02',
  conglomerate: 'PB-TURN-05',
  suitcase: 'PB-EXCH-03',
  exchange: 'PB-EXCH-01',
  box: 'PB-BOX-01',
  money: 'PB-MONEY-01',
  vp: 'PB-VP-02',
  mood: 'PB-MOOD-01',
  resource: 'PB-PROD-04',
  price: 'PB-EXCH-10',
  production: 'PB-PROD-02',
  'production-tile': 'PB-TILE-02',
  build: 'PB-BUILD-01',
  building: 'PB-DRAW-01',
  headquarters: 'PB-WORK-12',
  trickster: 'PB-WORK-18',
  brain: 'PB-WORK-18',
  'worker-action': 'PB-WORK-01',
  zone: 'PB-WORK-10',
  faction: 'PB-FACTION-02',
  support: 'PB-FACTION-04',
  news: 'PB-NEWS-01',
  immoral: 'PB-NEWS-08',
  votes: 'PB-VOTES-01',
  bag: 'PB-VOTES-04',
  fraud: 'PB-FRAUD-01',
  'election-track': 'PB-ELEC-01',
  election: 'PB-ELEC-05',
  office: 'PB-OFFICE-01',
  president: 'PB-OFFICE-01',
  'prime-minister': 'PB-OFFICE-01',
  lama: 'PB-OFFICE-01',
  dodo: 'PB-OFFICE-01',
  law: 'PB-LAW-02',
  puppet: 'PB-P2-01',
  'last-turns': 'PB-END-02',
  scoring: 'PB-SCORE-01',
  origin: 'PB-SETUP-01',
} as const

export const TERMS: Readonly<Record<string, Term<PlanetBView>>> = Object.fromEntries(
  Object.entries(RULES).map(([id, rule]) => [
    id,
    { name: say(`term.${id}`), meaning: say(`term.${id}.text`), rule } satisfies Term<PlanetBView>,
  ]),
)

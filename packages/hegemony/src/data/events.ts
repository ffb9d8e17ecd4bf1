// The Event cards of the State: possible rounds, reward of each choice, penalty for ignoring them.
import { ALTERNATIVE_EVENTS } from './alternative-events.ts'
import { byId, finder, withOrigin } from './catalogue.ts'
import type { EventFacts, EventReward } from './facts.ts'
import type { Class } from './vocabulary.ts'

const ANY_ROUND = [1, 2, 3, 4, 5] as const
/** Shuffled back when drawn at setup (H-SETUP-53). */
const NOT_FIRST_ROUND = [2, 3, 4, 5] as const

const each = (per?: number) => (per === undefined ? {} : { per })
const legitimacy = (of: Class, amount: number, per?: number): EventReward => ({
  kind: 'legitimacy',
  class: of,
  amount,
  ...each(per),
})
const token = (of: Class, per?: number): EventReward => ({
  kind: 'legitimacy-token',
  class: of,
  amount: 1,
  ...each(per),
})
const vp = (amount: number, per?: number): EventReward => ({ kind: 'vp', amount, ...each(per) })

const both = (...classes: readonly [Class, Class]) => ({ classes, pick: 'all' }) as const
const ANY_TWO = { classes: ['working', 'middle', 'capitalist'], pick: 2 } as const

export const EVENTS: readonly EventFacts[] = withOrigin([
  {
    id: 'drought',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [token('working')] },
      { choice: 'capitalist', rewards: [token('capitalist')] },
    ],
    penalty: both('working', 'capitalist'),
    figures: {},
  },
  {
    id: 'companies-demand-better-internet',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'middle', rewards: [legitimacy('middle', 1, 2)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 1, 2)] },
    ],
    penalty: both('middle', 'capitalist'),
    figures: {},
  },
  {
    id: 'declining-birth-rate',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1)] },
      { choice: 'middle', rewards: [legitimacy('middle', 1)] },
    ],
    penalty: both('working', 'middle'),
    figures: {},
  },
  {
    id: 'low-education-index',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1)] },
      { choice: 'middle', rewards: [legitimacy('middle', 1)] },
    ],
    penalty: both('working', 'middle'),
    figures: {},
  },
  {
    id: 'strike-at-the-port',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [token('working')] },
      { choice: 'capitalist', rewards: [token('capitalist')] },
    ],
    penalty: both('working', 'capitalist'),
    figures: { mediaInfluence: 2 },
  },
  {
    id: 'local-industries-in-turmoil',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'middle', rewards: [token('middle', 20)] },
      { choice: 'capitalist', rewards: [vp(2, 15)] },
    ],
    penalty: both('middle', 'capitalist'),
    figures: { money: 5 },
  },
  {
    id: 'demand-for-pension-reform',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [vp(2, 15)] },
      { choice: 'middle', rewards: [token('middle', 20)] },
    ],
    penalty: both('working', 'middle'),
    figures: { money: 5 },
  },
  {
    id: 'technological-illiteracy',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1, 2)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 1, 2)] },
    ],
    penalty: both('working', 'capitalist'),
    figures: { minEach: 1 },
  },
  {
    id: 'earthquake',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1, 2)] },
      { choice: 'middle', rewards: [legitimacy('middle', 1, 2)] },
    ],
    penalty: both('working', 'middle'),
    figures: { minEach: 1 },
  },
  {
    id: 'demand-for-higher-welfare-standards',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1)] },
      { choice: 'middle', rewards: [legitimacy('middle', 1)] },
    ],
    penalty: both('working', 'middle'),
    figures: { minEach: 1 },
  },
  {
    id: 'need-for-sustainability-initiative',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [token('working')] },
      { choice: 'middle', rewards: [token('middle')] },
      { choice: 'capitalist', rewards: [token('capitalist')] },
    ],
    penalty: ANY_TWO,
    figures: { money: 25, classesChosen: 2 },
  },
  {
    id: 'political-scandal',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1, 1)] },
      { choice: 'middle', rewards: [legitimacy('middle', 1, 1)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 1, 1)] },
    ],
    penalty: ANY_TWO,
    figures: { spendMoney: 25, mediaInfluenceUpTo: 3 },
  },
  {
    id: 'need-for-stimulus-package',
    rounds: ANY_ROUND,
    choices: [
      { choice: '10-each', rewards: [vp(3)] },
      { choice: '15-each', rewards: [legitimacy('working', 1), legitimacy('middle', 1), legitimacy('capitalist', 1)] },
    ],
    penalty: ANY_TWO,
    figures: { '10-each': 10, '15-each': 15 },
  },
  {
    id: 'infant-industry-requires-help',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'middle', rewards: [token('middle')] },
      { choice: 'capitalist', rewards: [token('capitalist')] },
    ],
    penalty: both('middle', 'capitalist'),
    figures: { minCost: 15 },
  },
  {
    id: 'outdated-public-sector-infrastructure',
    rounds: NOT_FIRST_ROUND,
    choices: [
      { choice: 'middle', rewards: [legitimacy('middle', 1, 3)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 1, 3)] },
    ],
    penalty: both('middle', 'capitalist'),
    figures: {},
  },
  {
    id: 'pandemic',
    rounds: NOT_FIRST_ROUND,
    choices: [
      { choice: 'middle', rewards: [legitimacy('middle', 1, 3)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 1, 3)] },
    ],
    penalty: both('middle', 'capitalist'),
    figures: {},
  },
  {
    id: 'low-university-ratings',
    rounds: NOT_FIRST_ROUND,
    choices: [
      { choice: 'middle', rewards: [legitimacy('middle', 1, 3)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 1, 3)] },
    ],
    penalty: both('middle', 'capitalist'),
    figures: {},
  },
  {
    id: 'political-polarization',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1, 2)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 1, 2)] },
    ],
    penalty: both('working', 'capitalist'),
    figures: { spendMoney: 30, votingCubes: 4 },
  },
  {
    id: 'civil-unrest',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 2)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 2)] },
    ],
    penalty: both('working', 'capitalist'),
    figures: {},
  },
  {
    id: 'demand-for-thirteen-month-pay',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [token('working', 25)] },
      { choice: 'middle', rewards: [legitimacy('middle', 1, 15)] },
    ],
    penalty: both('working', 'middle'),
    figures: { money: 5 },
  },
  {
    id: 'unfair-representation',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1)] },
      { choice: 'middle', rewards: [legitimacy('middle', 1)] },
      { choice: 'capitalist', rewards: [legitimacy('capitalist', 1)] },
    ],
    penalty: ANY_TWO,
    figures: { personalInfluence: 1, votingCubes: 2 },
  },
  {
    id: 'fear-of-deflation',
    rounds: ANY_ROUND,
    choices: [{ choice: 'spend', rewards: [vp(2, 15)] }],
    penalty: ANY_TWO,
    figures: { spendMoneyStep: 15, spendMoneyMax: 45 },
  },
  {
    id: 'neighbors-at-war',
    rounds: ANY_ROUND,
    choices: [{ choice: 'spend', rewards: [vp(1, 1)] }],
    penalty: ANY_TWO,
    figures: { upTo: 6 },
  },
  {
    id: 'developing-countries-in-need',
    rounds: ANY_ROUND,
    choices: [{ choice: 'spend', rewards: [vp(1, 1)] }],
    penalty: ANY_TWO,
    figures: { upTo: 6 },
  },
  {
    id: 'global-supply-chain-crisis',
    rounds: ANY_ROUND,
    choices: [
      { choice: 'working', rewards: [legitimacy('working', 1, 2)] },
      { choice: 'middle', rewards: [vp(1, 1)] },
    ],
    penalty: both('working', 'middle'),
    figures: { minEach: 1 },
  },
])

/** Including the module cards that replace them (CC-ALT-02). */
export const EVENT_CARDS: Readonly<Record<string, EventFacts>> = byId([...EVENTS, ...ALTERNATIVE_EVENTS])
export const eventCard = finder('Event', EVENT_CARDS)

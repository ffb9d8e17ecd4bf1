// The action cards of the Working Class: copies, requirements and numbers. The effects are in `cards/`.
import { actionCards } from './catalogue.ts'
import type { ActionCardFacts, LegitimacySymbol } from './facts.ts'

/** One step of Legitimacy with this class; with `per`, one for every full `per` of the counted amount. */
const APPROVAL: LegitimacySymbol = { kind: 'track', classes: ['working'], pick: 'all', change: 1 }

export const WORKING_ACTIONS: readonly ActionCardFacts[] = actionCards('working', [
  { id: 'working-specialization', copies: 2, requires: ['7B', '7C'], figures: { newSkilledWorkers: 1, assignUpTo: 3 } },
  { id: 'working-highlight-social-issues', copies: 1, figures: { influence: 3, price: 15 }, legitimacy: [APPROVAL] },
  {
    id: 'working-cooperative-farm',
    copies: 2,
    conditional: true,
    figures: { minUnemployed: 3, assign: 3, farmOutputFood: 2, farmsInGame: 2 },
  },
  {
    id: 'working-healthcare-benefits',
    copies: 2,
    requires: ['4B', '4C'],
    figures: { priceFactor: 0.5 },
    legitimacy: [APPROVAL],
  },
  { id: 'working-healthcare-movement', copies: 1, figures: { votingCubes: 2, policy: 4 } },
  { id: 'working-need-for-change', copies: 3, figures: { bills: 2 } },
  { id: 'working-labor-market-deregulation', copies: 2, requires: ['2B', '2C'], figures: {} },
  {
    id: 'working-migration',
    copies: 2,
    conditional: true,
    figures: { minUnemployed: 4, removeUpTo: 2, perUnskilled: 5, perSkilled: 10 },
  },
  { id: 'working-workers-movement', copies: 1, figures: { votingCubes: 2, policy: 2 } },
  { id: 'working-workplace-accident', copies: 1, figures: { perCompany: 8 } },
  { id: 'working-proletarians-of-the-world-unite', copies: 2, figures: {} },
  {
    id: 'working-boost-domestic-tourism',
    copies: 2,
    requires: ['1A', '1B'],
    figures: { priceFactor: 0.5 },
    legitimacy: [APPROVAL],
  },
  { id: 'working-public-opinion-polling', copies: 1, figures: { reveal: 5, influenceCost: 0 } },
  { id: 'working-student-movement', copies: 1, figures: { votingCubes: 2, policy: 5 } },
  {
    id: 'working-supplemental-income-program',
    copies: 2,
    requires: ['2B', '2C'],
    figures: { perEmployedWorker: 1 },
    legitimacy: [{ ...APPROVAL, per: 10 }],
  },
  { id: 'working-public-sector-overtime', copies: 2, figures: { productions: 1 } },
  {
    id: 'working-affordable-housing',
    copies: 1,
    figures: { capitalistPay: 20, capitalistVp: 5, middlePay: 10, middleVp: 3 },
  },
  { id: 'working-immigration-reform', copies: 1, figures: { votingCubes: 2, policy: 7 } },
  { id: 'working-signing-bonus', copies: 2, requires: ['2B', '2C'], figures: { assignUpTo: 4, perWorker: 4 } },
  { id: 'working-general-strike', copies: 2, requires: ['2B', '2C'], figures: { extraPerTradeUnion: 1 } },
  { id: 'working-fake-news', copies: 1, figures: { draw: 6, removeUpTo: 4 } },
  {
    id: 'working-state-scholarship',
    copies: 2,
    requires: ['5B', '5C'],
    figures: { priceFactor: 0.5 },
    legitimacy: [APPROVAL],
  },
  { id: 'working-radical-reforms', copies: 1, figures: { bills: 1 } },
  {
    id: 'working-unemployment-benefits',
    copies: 2,
    requires: ['4A', '4B'],
    figures: { perUnemployedWorker: 5 },
    legitimacy: [{ ...APPROVAL, per: 3 }],
  },
  { id: 'working-interest-groups', copies: 1, figures: { replace: 3 } },
])

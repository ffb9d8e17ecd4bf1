// The action cards of the Middle Class: copies, requirements and numbers. The effects are in `cards/`.
import { actionCards } from './catalogue.ts'
import type { ActionCardFacts, LegitimacySymbol } from './facts.ts'

/** One step of Legitimacy with this class; with `per`, one for every full `per` of the counted amount. */
const APPROVAL: LegitimacySymbol = { kind: 'track', classes: ['middle'], pick: 'all', change: 1 }

export const MIDDLE_ACTIONS: readonly ActionCardFacts[] = actionCards('middle', [
  {
    id: 'middle-healthcare-benefits',
    copies: 1,
    requires: ['4B', '4C'],
    figures: { priceFactor: 0.5 },
    legitimacy: [APPROVAL],
  },
  {
    id: 'middle-import-subsidy',
    copies: 2,
    requires: ['6A', '6B'],
    figures: { tariff: 0 },
    legitimacy: [{ ...APPROVAL, per: 4 }],
  },
  {
    id: 'middle-small-business-grant',
    copies: 2,
    requires: ['1A', '1B'],
    figures: { ownCost: 0 },
    legitimacy: [APPROVAL],
  },
  { id: 'middle-land-of-opportunity', copies: 2, requires: ['7B', '7C'], figures: { newSkilledWorkers: 1 } },
  { id: 'middle-investment-opportunities', copies: 2, figures: { discount: 8, surchargeFromDeck: 8 } },
  { id: 'middle-foreign-market-insight', copies: 2, figures: { reveal: 1, timesPerTransaction: 2 } },
  {
    id: 'middle-employment-subsidy',
    copies: 2,
    requires: ['1A', '1B'],
    figures: { perCompany: 5 },
    legitimacy: [{ ...APPROVAL, per: 3 }],
  },
  { id: 'middle-public-opinion-polling', copies: 2, figures: { reveal: 5, influenceCost: 0 } },
  {
    id: 'middle-migration',
    copies: 3,
    conditional: true,
    figures: { minUnemployed: 4, removeUpTo: 2, perUnskilled: 5, perSkilled: 10 },
  },
  { id: 'middle-fake-news', copies: 1, figures: { draw: 6, removeUpTo: 4 } },
  { id: 'middle-specialization', copies: 2, requires: ['7B', '7C'], figures: { newSkilledWorkers: 1, assignUpTo: 3 } },
  {
    id: 'middle-state-scholarship',
    copies: 1,
    requires: ['5B', '5C'],
    figures: { priceFactor: 0.5 },
    legitimacy: [APPROVAL],
  },
  { id: 'middle-highlight-social-issues', copies: 1, figures: { influence: 3, price: 15 }, legitimacy: [APPROVAL] },
  {
    id: 'middle-health-crisis',
    copies: 1,
    figures: { maxUnits: 6, pricePerUnit: 10 },
    legitimacy: [{ ...APPROVAL, per: 3 }],
  },
  {
    id: 'middle-unemployment-initiative-program',
    copies: 1,
    requires: ['4A', '4B'],
    figures: { assignUpTo: 3, perWorker: 5 },
    legitimacy: [APPROVAL],
  },
  {
    id: 'middle-higher-education-program',
    copies: 1,
    figures: { maxUnits: 6, pricePerUnit: 10 },
    legitimacy: [{ ...APPROVAL, per: 3 }],
  },
  { id: 'middle-voice-of-middle-class-workers', copies: 1, figures: { base: 2, perCompany: 1 } },
  { id: 'middle-new-theme-park', copies: 1, figures: { perPopulation: 6, prosperity: 1 } },
  { id: 'middle-interest-groups', copies: 1, figures: { replace: 3 } },
  {
    id: 'middle-export-subsidy',
    copies: 2,
    requires: ['1A', '1B'],
    figures: { perTransaction: 5 },
    legitimacy: [APPROVAL],
  },
  { id: 'middle-labor-market-deregulation', copies: 1, requires: ['2B', '2C'], figures: {} },
  { id: 'middle-personal-consumption', copies: 2, figures: { oneSourceFactor: 2 } },
  { id: 'middle-immigration-reform', copies: 1, figures: { votingCubes: 2, policy: 7 } },
  { id: 'middle-growing-business', copies: 2, figures: { storage: 1, discount: 4 } },
  { id: 'middle-public-sector-overtime', copies: 1, figures: { productions: 1 } },
  {
    id: 'middle-supplemental-income-program',
    copies: 2,
    requires: ['2B', '2C'],
    figures: { perWorker: 2 },
    legitimacy: [{ ...APPROVAL, per: 5 }],
  },
])

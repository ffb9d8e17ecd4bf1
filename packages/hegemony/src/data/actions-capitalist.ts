// The action cards of the Capitalist Class: copies, requirements and numbers. The effects are in `cards/`.
import { actionCards } from './catalogue.ts'
import type { ActionCardFacts, LegitimacySymbol } from './facts.ts'

/** One step of Legitimacy with this class; with `per`, one for every full `per` of the counted amount. */
const APPROVAL: LegitimacySymbol = { kind: 'track', classes: ['capitalist'], pick: 'all', change: 1 }

export const CAPITALIST_ACTIONS: readonly ActionCardFacts[] = actionCards('capitalist', [
  {
    id: 'capitalist-health-crisis',
    copies: 1,
    figures: { maxUnits: 9, pricePerUnit: 10 },
    legitimacy: [{ ...APPROVAL, per: 3 }],
  },
  {
    id: 'capitalist-higher-education-program',
    copies: 1,
    figures: { maxUnits: 9, pricePerUnit: 10 },
    legitimacy: [{ ...APPROVAL, per: 3 }],
  },
  { id: 'capitalist-push-political-agenda', copies: 1, figures: { pay: 25, bills: 2 } },
  { id: 'capitalist-foreign-recruitment', copies: 2, requires: ['7B', '7C'], figures: { spend: 10 } },
  { id: 'capitalist-competitive-wages', copies: 2, requires: ['2B', '2C'], figures: { wageLevel: 3 } },
  { id: 'capitalist-global-branding', copies: 1, figures: { maxUnits: 6, pricePerUnit: 10 } },
  { id: 'capitalist-interest-groups', copies: 1, figures: { replace: 3 } },
  { id: 'capitalist-offshore-companies', copies: 2, figures: { fraction: 0.5 } },
  { id: 'capitalist-foreign-market-insight', copies: 2, figures: { reveal: 2 } },
  {
    id: 'capitalist-unemployment-initiative-program',
    copies: 2,
    requires: ['4A', '4B'],
    figures: { companies: 1, perWorker: 5 },
    legitimacy: [APPROVAL],
  },
  { id: 'capitalist-foreign-partner', copies: 2, requires: ['6B', '6C'], figures: { deals: 1 } },
  { id: 'capitalist-business-expansion', copies: 2, figures: { build: 2, refill: 2 } },
  { id: 'capitalist-investment-opportunities', copies: 2, figures: { discount: 10, surchargeFromDeck: 10 } },
  { id: 'capitalist-fake-news', copies: 1, figures: { draw: 6, removeUpTo: 4 } },
  { id: 'capitalist-global-food-crisis', copies: 1, figures: { maxUnits: 4, pricePerUnit: 15 } },
  {
    id: 'capitalist-industrialization',
    copies: 1,
    requires: ['1A', '1B'],
    figures: { costFactor: 0.5 },
    legitimacy: [APPROVAL],
  },
  {
    id: 'capitalist-bid-rigging',
    copies: 1,
    figures: { maxUnits: 6, pricePerUnit: 10, influence: 1 },
    legitimacy: [{ ...APPROVAL, per: 3 }],
  },
  { id: 'capitalist-buy-private-island', copies: 1, figures: { pay: 50, vp: 7 } },
  { id: 'capitalist-exit-strategy', copies: 2, figures: { priceFactor: 2 } },
  {
    id: 'capitalist-business-grants',
    copies: 1,
    requires: ['1A', '1B'],
    figures: { perCompany: 5 },
    legitimacy: [{ ...APPROVAL, per: 3 }],
  },
  { id: 'capitalist-tap-into-new-markets', copies: 1, figures: { votingCubes: 2, policy: 6 } },
  { id: 'capitalist-radical-reforms', copies: 1, figures: { bills: 1 } },
  { id: 'capitalist-extra-shift', copies: 2, figures: { productions: 1 } },
  { id: 'capitalist-taxed-enough-already', copies: 1, figures: { votingCubes: 2, policy: 3 } },
  { id: 'capitalist-endorse-political-campaign', copies: 1, figures: { pay: 15, votingCubes: 6 } },
  { id: 'capitalist-technological-progress', copies: 3, figures: { one: 20, two: 45 } },
  { id: 'capitalist-trade-protectionism-lobby', copies: 1, requires: ['6A', '6B'], figures: { cubesPerCompany: 2 } },
  { id: 'capitalist-public-opinion-polling', copies: 1, figures: { reveal: 5, influenceCost: 0 } },
])

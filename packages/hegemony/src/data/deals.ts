// The Business Deal cards: goods from abroad in bulk, their cost and the tariff by section of Policy 6.
import { byId, eachCopy, finder, withOrigin } from './catalogue.ts'
import type { DealFacts } from './facts.ts'

export const DEALS: readonly DealFacts[] = eachCopy(
  withOrigin([
    { id: 'deal-food-6', copies: 2, goods: { food: 6, luxury: 0 }, cost: 40, tariff: { A: 12, B: 6, C: 0 } },
    { id: 'deal-food-7', copies: 2, goods: { food: 7, luxury: 0 }, cost: 50, tariff: { A: 14, B: 7, C: 0 } },
    { id: 'deal-food-8', copies: 2, goods: { food: 8, luxury: 0 }, cost: 55, tariff: { A: 16, B: 8, C: 0 } },
    { id: 'deal-luxury-8', copies: 2, goods: { food: 0, luxury: 8 }, cost: 30, tariff: { A: 16, B: 8, C: 0 } },
    { id: 'deal-luxury-10', copies: 2, goods: { food: 0, luxury: 10 }, cost: 40, tariff: { A: 20, B: 10, C: 0 } },
    { id: 'deal-luxury-12', copies: 2, goods: { food: 0, luxury: 12 }, cost: 50, tariff: { A: 24, B: 12, C: 0 } },
    { id: 'deal-food-4-luxury-8', copies: 2, goods: { food: 4, luxury: 8 }, cost: 60, tariff: { A: 24, B: 12, C: 0 } },
    { id: 'deal-food-5-luxury-6', copies: 2, goods: { food: 5, luxury: 6 }, cost: 60, tariff: { A: 22, B: 11, C: 0 } },
    { id: 'deal-food-7-luxury-5', copies: 2, goods: { food: 7, luxury: 5 }, cost: 70, tariff: { A: 24, B: 12, C: 0 } },
    { id: 'deal-food-8-luxury-4', copies: 2, goods: { food: 8, luxury: 4 }, cost: 75, tariff: { A: 24, B: 12, C: 0 } },
  ]),
)

export const DEAL_CARDS: Readonly<Record<string, DealFacts>> = byId(DEALS)
export const dealCard = finder('Business Deal', DEAL_CARDS)

// The bonuses printed on AI cards: required policies, Legitimacy and numbers.
import type { PolicySection } from './vocabulary.ts'

/** Legitimacy of the State with the class of the card: +1, or +1 for every full `per` of the counted amount. */
export interface Approval {
  readonly per?: number
}

export interface BonusFacts {
  /** Action of the bonus, if it is not the action of the first symbol (CC-AUTO-28). */
  readonly action?: 'SC'
  /** The bonus is available only while one of these sections is in force. */
  readonly requires?: readonly PolicySection[]
  readonly approval?: Approval
  readonly figures: Readonly<Record<string, number>>
}

export const BONUSES = {
  // Assign Workers
  'assign-four': { requires: ['2B', '2C'], figures: { assign: 4, perWorker: 4 } },
  'cooperative-farm': { figures: { assign: 3 } },
  'skilled-worker': { requires: ['7B', '7C'], figures: {} },
  'assign-any-number': { requires: ['2B', '2C'], figures: {} },
  // Buy Goods & Services
  'public-services-only': { requires: ['4A', '4B'], approval: {}, figures: { perUnemployed: 5 } },
  'half-price-education': { approval: {}, figures: {} },
  'half-price-health': { approval: {}, figures: {} },
  'half-paid-luxury': { requires: ['1A', '1B'], approval: {}, figures: {} },
  'public-education-first': { figures: {} },
  'public-health-first': { figures: {} },
  'pay-for-employed': { requires: ['2B', '2C'], approval: {}, figures: { perWorker: 1 } },
  'pay-for-employed-elsewhere': { requires: ['2B', '2C'], approval: {}, figures: { perWorker: 2 } },
  'every-source': { figures: {} },
  'no-tariffs': { requires: ['6A', '6B'], figures: {} },
  // Propose Bill
  'cubes-first': { figures: { cubes: 2 } },
  'free-vote': { figures: {} },
  'straight-to-desired': { figures: {} },
  'two-bills': { figures: { bills: 2, pay: 0 } },
  'pay-for-two-bills': { figures: { bills: 2, pay: 25 } },
  // Build and sell Companies
  'build-two': { figures: { companies: 2, refill: 2 } },
  'build-for-less': { figures: { discount: 10 } },
  'half-paid-company': { requires: ['1A', '1B'], approval: {}, figures: {} },
  'state-pays-company': { requires: ['1A', '1B'], approval: {}, figures: {} },
  'build-with-storage': { figures: { discount: 4 } },
  'build-with-newcomer': { requires: ['7B', '7C'], figures: {} },
  'sell-for-double': { action: 'SC', figures: { factor: 2 } },
  // Sell to the Foreign Market
  'deal-first': { requires: ['6B', '6C'], figures: {} },
  'food-sale': { figures: { max: 4, price: 15 } },
  'luxury-sale': { figures: { max: 6, price: 10 } },
  'more-per-transaction': { figures: { perTransaction: 5 } },
  'state-per-transaction': { requires: ['1A', '1B'], approval: {}, figures: { perTransaction: 5 } },
} as const satisfies Readonly<Record<string, BonusFacts>>

export type BonusId = keyof typeof BONUSES

export function bonusFacts(id: BonusId): BonusFacts {
  return BONUSES[id]
}

/** A number printed in the text of a bonus. */
export function bonusFigure(id: BonusId, name: string): number {
  const value = bonusFacts(id).figures[name]
  if (value === undefined) throw new Error(`bonus ${id} has no figure ${name}`)
  return value
}

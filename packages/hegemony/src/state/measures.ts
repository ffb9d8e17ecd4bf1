// Effects with a duration: until the end of the turn, the phase or the round, until the next IMF check, or permanent.
// Cards put measures in force; the affected rules query them independent of their source.
import type { Class, Good, Industry, Policy, Role, WageLevel, Ware } from '../data/vocabulary.ts'

export type Term = 'turn' | 'phase' | 'round' | 'imf-check' | 'game'

/** An action that a measure rewards. */
export type Deed = 'build' | 'export' | 'use'

export type Order =
  /** No Bill may be proposed on it (CC-CRISIS-15). */
  | { readonly kind: 'locked'; readonly policy: Policy }
  /** The same, marked with a Bill marker of this role (Protect the Status Quo). */
  | { readonly kind: 'frozen'; readonly policy: Policy; readonly by: Role }
  /** Neither the Elections Phase nor Immediate Votes (CC-HIST-14). */
  | { readonly kind: 'no-elections' }
  /** An Immediate Vote costs no Influence. */
  | { readonly kind: 'free-immediate-votes' }
  /** The State pays this share of the cost of new public Companies. */
  | { readonly kind: 'public-companies'; readonly share: 0 | 0.5 }
  /** No sales to the Foreign Market and no purchases of Goods & Services there. */
  | { readonly kind: 'embargo' }
  /** Prices of the Foreign Market before tariffs. */
  | { readonly kind: 'import-prices'; readonly prices: Readonly<Record<Good, number>> }
  /** The price markers of these wares cannot move. */
  | { readonly kind: 'fixed-prices'; readonly wares: readonly Ware[] }
  /** Companies of these owners produce more or less by this amount. */
  | {
      readonly kind: 'output'
      readonly owners: readonly Role[]
      readonly amount: number
      readonly industries?: readonly Industry[]
      /** Only Companies with Machinery; automated ones count (H-OPER-05). */
      readonly withMachinery?: true
    }
  /** Reduces the taxes of the Pay Taxes step. */
  | { readonly kind: 'tax-relief'; readonly of: Class; readonly amount: number }
  /** The wage of a Company returns to this level afterwards. */
  | { readonly kind: 'wage'; readonly company: string; readonly level: WageLevel; readonly back: WageLevel }
  /** When this class builds a Company, the State can be required to pay this part of the cost, and gains VP for it. */
  | { readonly kind: 'grant'; readonly of: Class; readonly amount: number; readonly vp: number }
  /** Rewards any of these roles each time it takes the action. */
  | {
      readonly kind: 'reward'
      readonly for: Deed
      readonly roles: readonly Role[]
      /** Money from the State. */
      readonly money?: number
      readonly vp?: number
      /** Legitimacy of the State with that class. */
      readonly legitimacy?: number
    }

/** `source`: id of its card. */
export type Measure = Order & { readonly until: Term; readonly source: string }

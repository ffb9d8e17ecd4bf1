// What holds for a while: until the turn, the phase or the round is over, until the next IMF check, or for good. Cards put
// measures in force; the rules they bear upon ask for them and need not know where they come from.
import type { Class, Good, Industry, Policy, Role, WageLevel, Ware } from '../data/vocabulary.ts'

export type Term = 'turn' | 'phase' | 'round' | 'imf-check' | 'game'

/** What somebody does that a measure rewards. */
export type Deed = 'build' | 'export' | 'use'

export type Order =
  /** Nobody may propose a Bill on it (CC-CRISIS-15). */
  | { readonly kind: 'locked'; readonly policy: Policy }
  /** The same, marked with a Bill marker of this role (Protect the Status Quo). */
  | { readonly kind: 'frozen'; readonly policy: Policy; readonly by: Role }
  /** Neither the Elections Phase nor Immediate Votes (CC-HIST-14). */
  | { readonly kind: 'no-elections' }
  /** An Immediate Vote costs no Influence. */
  | { readonly kind: 'free-immediate-votes' }
  /** The State pays this share of the cost of new public Companies. */
  | { readonly kind: 'public-companies'; readonly share: 0 | 0.5 }
  /** Nobody sells to the Foreign Market or buys Goods & Services there. */
  | { readonly kind: 'embargo' }
  /** Prices of the Foreign Market before tariffs. */
  | { readonly kind: 'import-prices'; readonly prices: Readonly<Record<Good, number>> }
  /** The price markers of these wares stay where they are. */
  | { readonly kind: 'fixed-prices'; readonly wares: readonly Ware[] }
  /** Companies of these owners make so much more, or less. */
  | {
      readonly kind: 'output'
      readonly owners: readonly Role[]
      readonly amount: number
      readonly industries?: readonly Industry[]
      /** Only Companies with Machinery; automated ones count (H-OPER-05). */
      readonly withMachinery?: true
    }
  /** So much less is due in the Pay Taxes step. */
  | { readonly kind: 'tax-relief'; readonly of: Class; readonly amount: number }
  /** The wage of a Company goes back to this level afterwards. */
  | { readonly kind: 'wage'; readonly company: string; readonly level: WageLevel; readonly back: WageLevel }
  /** When this class builds a Company, the State may be made to pay so much of the cost, and gains VP for it. */
  | { readonly kind: 'grant'; readonly of: Class; readonly amount: number; readonly vp: number }
  /** Whoever of these roles does it is rewarded each time. */
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

/** `source`: the card that put it in force. */
export type Measure = Order & { readonly until: Term; readonly source: string }

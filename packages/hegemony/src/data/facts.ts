// The types of the card facts. The effects of cards are in `cards/`.
import type {
  Class,
  Good,
  Industry,
  Origin,
  OwnerClass,
  PlayerCount,
  Policy,
  PolicySection,
  Resource,
  Role,
  Section,
  Skill,
  WageLevel,
  Ware,
} from './vocabulary.ts'

export interface CompanyFacts {
  /** Unique per physical card; further copies of the same kind end in `-2`, `-3`. */
  readonly id: string
  /** Name of the card; copies share it. */
  readonly kind: string
  readonly owner: Role
  readonly industry: Industry
  readonly cost: number
  /** Skill needed in each slot; `unskilled` takes any worker. Without the optional employee of a Middle Class Company. */
  readonly slots: readonly Skill[]
  readonly produces: Resource
  readonly amount: number
  /** Additional production with a Machinery token; absent if the card takes none. */
  readonly machinery?: number
  /** Total wage at L1, L2, L3; absent if the Company pays no wages. */
  readonly wages?: readonly [number, number, number]
  readonly automated: boolean
  /** The Working Class employee of a Middle Class Company. */
  readonly employee?: { readonly skill: Skill; readonly bonus: number }
  /** Player counts in which this copy starts on the board. */
  readonly startsWith?: readonly PlayerCount[]
  /** Player counts in which this copy is used; absent means all. */
  readonly usedWith?: readonly PlayerCount[]
  readonly origin: Origin
}

export interface LegitimacySymbol {
  /** `track`: move the marker; `token`: a token that raises it now and after every halving. */
  readonly kind: 'track' | 'token'
  readonly classes: readonly Class[]
  /** Affected classes: all of those listed, or a number that the State picks. */
  readonly pick: 'all' | 'one' | 'two' | 'up-to-two'
  readonly change: number
  /** `change` for every full `per` of the amount that the effect counted. */
  readonly per?: number
}

export interface ActionCardFacts {
  readonly id: string
  readonly role: Role
  readonly copies: number
  /** The effect may be played only while one of these sections is in force (H-TURN-04). */
  readonly requires?: readonly PolicySection[]
  /** The card also has a free-text condition (checked by its effect). */
  readonly conditional?: true
  readonly legitimacy?: readonly LegitimacySymbol[]
  /** The numbers of the effect, by name. */
  readonly figures: Readonly<Record<string, number>>
  /** Not in the base game: shuffled in if its module is used (CC-ACT-04). */
  readonly set?: 'crisis-and-control'
  readonly origin: Origin
}

export interface ExportFacts {
  readonly id: string
  /** Two transactions for each ware, H-CAP-EXPORT-01. */
  readonly sales: Readonly<Record<Ware, readonly [ExportSale, ExportSale]>>
  readonly origin: Origin
}
export interface ExportSale {
  readonly amount: number
  readonly price: number
}

export interface DealFacts {
  readonly id: string
  readonly goods: Readonly<Record<Good, number>>
  readonly cost: number
  readonly tariff: Readonly<Record<Section, number>>
  readonly origin: Origin
}

export interface ImmigrationFacts {
  readonly id: string
  readonly working: Skill
  readonly middle: Skill
  readonly origin: Origin
}

export interface AgendaFacts {
  readonly id: string
  /** The wanted section of Policies 1 to 5. */
  readonly sections: Readonly<Record<1 | 2 | 3 | 4 | 5, Section>>
  readonly origin: Origin
}

export interface EventReward {
  readonly kind: 'legitimacy' | 'legitimacy-token' | 'vp'
  readonly class?: Class
  readonly amount: number
  /** For every full `per` of the amount provided, bought or spent. */
  readonly per?: number
}
export interface EventFacts {
  readonly id: string
  readonly rounds: readonly number[]
  readonly choices: readonly { readonly choice: string; readonly rewards: readonly EventReward[] }[]
  /** Penalty if left on the board: -1 with each of these classes, or with `pick` of them (H-STATE-SCORE-01). */
  readonly penalty: { readonly classes: readonly Class[]; readonly pick: 'all' | 2 }
  readonly figures: Readonly<Record<string, number>>
  readonly origin: Origin
}

export type { Class, Industry, OwnerClass, Policy, Resource, WageLevel }

// All events of the game, as typed facts. Log, motion, statistics and the final scoring are built from them alone.
import type {
  Class,
  Good,
  Industry,
  LabourClass,
  Policy,
  Resource,
  Role,
  Section,
  Skill,
  WageLevel,
  Ware,
} from '../data/vocabulary.ts'
import type { AutomaEvent } from './automa-events.ts'
import type { Phase } from './state.ts'

/** Payer or payee; `supply` is the bank. */
export type Purse = Role | 'supply'

export type MoneyWhy =
  | 'wages'
  | 'purchase'
  | 'tariff'
  | 'company-built'
  | 'company-sold'
  | 'company-opened'
  | 'company-closed'
  | 'export'
  | 'deal'
  | 'lobby'
  | 'bonus'
  | 'storage'
  | 'income-tax'
  | 'employment-tax'
  | 'corporate-tax'
  | 'extra-tax'
  | 'loan'
  | 'interest'
  | 'repayment'
  | 'benefits'
  | 'provided'
  | 'card'
  | 'event'
  | 'crisis'
  | 'bond'
  | 'history'
  | 'capital'

/** Places of resources: a role, its Free Trade Zone, Goods & Services, the State Benefits of a class, or the Supply. */
export type Place =
  | 'supply'
  | 'foreign-market'
  | Role
  | `${LabourClass}-goods`
  | 'free-trade-zone'
  | 'public-services'
  | `benefits-${Class}`

export type GoodsWhy =
  | 'production'
  | 'purchase'
  | 'needs'
  | 'use'
  | 'export'
  | 'deal'
  | 'sale'
  | 'provided'
  | 'spent'
  | 'benefits'
  | 'overflow'
  | 'vote'
  | 'immediate-vote'
  | 'gained'
  | 'given'
  | 'campaign'
  | 'union'
  | 'strike'
  | 'demonstration'
  | 'imf'
  | 'legitimacy'
  | 'card'
  | 'event'
  | 'crisis'
  | 'history'

export type CubesWhy =
  | 'pressure'
  | 'refill'
  | 'vote'
  | 'returned'
  | 'card'
  | 'benefits'
  | 'provided'
  | 'event'
  | 'crisis'
  | 'history'
export type CubePlace = 'supply' | 'bag' | 'table' | `benefits-${Class}`

/** Places of workers: `company:<id>`, `union:<industry>`, unemployed, or out of play. */
export type WorkerPlace = 'unemployed' | 'pool' | `company:${string}` | `union:${Industry}`

export type VpWhy =
  | 'prosperity'
  | 'healthcare'
  | 'bill'
  | 'support'
  | 'unions'
  | 'capital'
  | 'wealth'
  | 'legitimacy'
  | 'agenda'
  | 'export'
  | 'public-sale'
  | 'benefits'
  | 'demonstration'
  | 'card'
  | 'event'
  | 'hidden-agenda'
  | 'history'
  | 'policies'
  | 'money'
  | 'goods'
  | 'loans'

export type LegitimacyWhy =
  | 'card'
  | 'event'
  | 'penalty'
  | 'free-service'
  | 'meeting'
  | 'extra-tax'
  | 'imf'
  | 'halved'
  | 'tokens'
  | 'crisis'
  | 'history'

/** Why a Bill is removed; `moot`: its section is in force, or no longer next to the one that is. */
export type ReturnWhy = 'vote' | 'imf' | 'crisis' | 'card' | 'moot'

/** Companies change owners, so events about one contain its owner at that moment. */
export type HegemonyEvent =
  | AutomaEvent
  | { type: 'round'; round: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'production-step'; step: 'strikes' | 'produce' | 'needs' | 'imf' | 'taxes' }
  | { type: 'turn'; role: Role; turn: number }
  | { type: 'card-played'; role: Role; card: string }
  | { type: 'card-discarded'; role: Role; card: string; action: string }
  | { type: 'action'; role: Role; action: string; free: boolean }
  | { type: 'cards-drawn'; role: Role; count: number; cards?: readonly string[] }
  | { type: 'money'; from: Purse; to: Purse; amount: number; why: MoneyWhy; subject?: string }
  | { type: 'loan'; role: Role; loans: number; taken: boolean }
  | { type: 'goods'; resource: Resource; from: Place; to: Place; amount: number; why: GoodsWhy; subject?: string }
  | { type: 'cubes'; class: Class; from: CubePlace; to: CubePlace; amount: number; why: CubesWhy }
  | { type: 'worker'; class: LabourClass; skill: Skill; from: WorkerPlace; to: WorkerPlace }
  | { type: 'trained'; class: LabourClass; from: Skill; to: Skill; at: WorkerPlace }
  | { type: 'committed'; company: string; owner: Role; committed: boolean }
  | { type: 'population'; class: LabourClass; from: number; to: number }
  | { type: 'prosperity'; class: LabourClass; from: number; to: number }
  | { type: 'vp'; role: Role; amount: number; why: VpWhy; subject?: string }
  | { type: 'legitimacy'; class: Class; from: number; to: number; why: LegitimacyWhy }
  | { type: 'legitimacy-token'; class: Class }
  | { type: 'wealth'; from: number; to: number }
  | { type: 'bill-proposed'; role: Role; policy: Policy; section: Section }
  | { type: 'bill-returned'; role: Role; policy: Policy; why: ReturnWhy }
  /** `referendum`: not about a Bill on the board. */
  | { type: 'vote-called'; role: Role; policy: Policy; section: Section; immediate: boolean; referendum?: true }
  | { type: 'side'; role: Role; for: boolean }
  /** It has neither influence nor cubes, and takes no side. */
  | { type: 'no-say'; role: 'state' }
  | { type: 'cubes-drawn'; cubes: readonly Class[] }
  | { type: 'influence-spent'; spent: Readonly<Partial<Record<Role, number>>> }
  | { type: 'vote-result'; policy: Policy; section: Section; for: number; against: number; passed: boolean }
  | { type: 'policy'; policy: Policy; from: Section; to: Section }
  | { type: 'tax-multiplier'; from: number; to: number }
  | { type: 'company-built'; role: Role; company: string; wage: WageLevel }
  | { type: 'company-sold'; role: Role; company: string }
  | { type: 'company-opened'; company: string }
  | { type: 'company-closed'; company: string }
  | { type: 'company-moved'; company: string; from: Role; to: Role }
  | { type: 'wage'; company: string; owner: Role; from: WageLevel; to: WageLevel }
  | { type: 'price'; role: 'middle' | 'capitalist'; ware: Ware; from: number; to: number }
  | { type: 'machinery'; company: string; owner: Role; placed: boolean }
  | { type: 'storage-tile'; role: 'middle' | 'capitalist'; ware: Ware }
  | { type: 'strike'; company: string; owner: Role; outcome: 'called' | 'settled' | 'held' | 'ended' }
  | { type: 'demonstration'; outcome: 'called' | 'settled' | 'held'; loss?: number }
  | { type: 'union'; industry: Industry; founded: boolean }
  | { type: 'produced'; company: string; owner: Role; amount: number }
  | { type: 'exported'; role: Role; ware: Ware; amount: number; price: number }
  | { type: 'deal'; deal: string; to: 'storage' | 'free-trade-zone'; goods: Readonly<Record<Good, number>> }
  | { type: 'market'; role: 'middle' | 'capitalist'; discarded: readonly string[]; revealed: readonly string[] }
  | { type: 'deals'; deals: readonly string[] }
  | { type: 'export-card'; card: string }
  | { type: 'immigration'; class: LabourClass; cards: readonly string[] }
  | { type: 'event-revealed'; event: string }
  | { type: 'event-resolved'; event: string; choice: string }
  | { type: 'event-ignored'; event: string }
  | { type: 'agenda'; agenda: string | null; matches?: number }
  /** `limit`: number of loans at which it intervenes; `due`: the price of paying off enough of them. */
  | { type: 'imf'; loans: number; limit: number; due: number; treasury: number; intervenes: boolean }
  | { type: 'benefits'; class: Class; received: boolean }
  | { type: 'cards-seen'; deck: 'event' | 'export' | 'capitalist'; cards: readonly string[] }
  | { type: 'game-over' }
  | { type: 'event-dropped'; event: string }
  // Crisis & Control
  /** No Bill may be proposed on it for the rest of the round (Protect the Status Quo). */
  | { type: 'policy-frozen'; role: Role; policy: Policy }
  | { type: 'policy-locked'; policy: Policy }
  | { type: 'policy-unlocked'; policy: Policy }
  /** The new face-up Crisis Response card. */
  | { type: 'crisis-card'; card: string }
  | { type: 'crisis-started'; card: string; loans: number; limit: number; treasury: number }
  /** The following events belong to this part of the card, until the next part or the end. */
  | { type: 'crisis-part'; card: string; part: CrisisPart }
  | { type: 'crisis-ended'; card: string }
  /** The card is replaced by another one. */
  | { type: 'crisis-passed-over'; card: string }
  | { type: 'bond'; class: Class; outcome: 'declined' | 'taken' | 'returned' | 'repaid'; lent: number; due: number }
  /** An Alternative Event goes to a class, which keeps it or discards it for 1 VP. */
  | { type: 'event-given'; event: string; class: Class; kept: boolean }
  | { type: 'benefit-used'; event: string; class: Class }
  /** Other players see the agenda only when it is fulfilled or lost. */
  | { type: 'hidden-agenda'; role: Role; outcome: 'chosen' | 'fulfilled' | 'lost'; agenda?: string }
  | {
      type: 'history'
      card: string
      /**
       * `put-back`: requirement not met, another card is revealed; `fails`: the same at the end of the Action Phase.
       */
      outcome: 'revealed' | 'put-back' | 'happens' | 'fails' | 'expired'
      /** Who triggered it. */
      role?: Role
    }
  /** A Company leaves the board without a sale. */
  | { type: 'company-lost'; role: Role; company: string }

/** The five parts of a Crisis Response card (CC-CRISIS-04). */
export type CrisisPart = 'bills' | 'policies' | 'effects' | 'loans' | 'legitimacy'

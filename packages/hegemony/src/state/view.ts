// The view of a viewer, field by field: only these fields leave the engine. Derived numbers (taxes due, storage limits,
// wages of a Company) are computed here, so that clients contain no rules.
import type { Message, Viewer } from '@hustings/kernel'
import type { HistoryTrigger } from '../data/historical-events.ts'
import type {
  Class,
  Good,
  Industry,
  LabourClass,
  PlayerCount,
  Policy,
  Role,
  Section,
  Skill,
  WageLevel,
  Ware,
} from '../data/vocabulary.ts'
import type { AutomaMode, HouseRules } from './agreements.ts'
import type { PriorityBoard } from './automa.ts'
import type { Bond, KeptEvent, Progress } from './expansions.ts'
import type { Measure } from './measures.ts'
import type { Benefits, Bill, Clock, Headcount, Wares, Worker } from './state.ts'

/** A card in the own hand, with whether its effect could be played now. */
export interface HandCardView {
  readonly card: string
  readonly playable: boolean
}

export interface PlayerView {
  readonly vp: number
  readonly loans: number
  readonly influence: number
  readonly handSize: number
  /** The cards, for their owner; null for other viewers. */
  readonly hand: readonly HandCardView[] | null
  readonly deckSize: number
  readonly used: readonly string[]
  readonly billsLeft: number
}

export interface LabourView {
  readonly money: number
  readonly goods: Wares
  readonly prosperity: number
  /** VP that the next Prosperity would bring. */
  readonly nextProsperity: number
  readonly workers: number
  readonly population: number
  readonly unemployed: Headcount
  readonly incomeTax: number
}

export interface StorageView {
  readonly storage: Wares
  readonly capacity: Wares
  readonly tiles: Readonly<Record<Ware, boolean>>
  readonly prices: Wares
  readonly market: readonly string[]
}

export interface WorkingView extends PlayerView, LabourView {
  readonly unions: Readonly<Record<Industry, boolean>>
  /** Working Class workers in Companies of each industry; 4 make a Trade Union possible. */
  readonly inIndustry: Readonly<Record<Industry, number>>
}

export interface MiddleView extends PlayerView, LabourView, StorageView {
  readonly operational: number
  readonly fullyOperational: number
  readonly employmentTax: number
}

export interface CapitalistView extends PlayerView, StorageView {
  readonly revenue: number
  readonly capital: number
  readonly wealth: number
  /** Capital needed for the next Wealth space; null at the end of the track. */
  readonly nextWealth: number | null
  readonly freeTradeZone: Readonly<Record<Good, number>>
  readonly freeTradeZoneCapacity: Readonly<Record<Good, number>>
  readonly operational: number
  readonly employmentTax: number
  readonly corporateTax: number
}

export interface StateView extends PlayerView {
  readonly money: number
  readonly storage: Wares
  readonly media: number
  readonly capacity: Wares & { readonly influence: number }
  readonly prices: Wares & { readonly influence: number }
  readonly legitimacy: Readonly<Record<Class, number>>
  readonly tokens: Readonly<Record<Class, number>>
  readonly benefits: Readonly<Record<Class, Benefits>>
  readonly events: readonly string[]
  readonly agenda: string | null
  readonly imfAt: number
  /** The IMF would intervene if the check took place now (H-IMF-17). */
  readonly imfThreatens: boolean
  readonly operational: number
}

export interface CompanyView {
  readonly id: string
  readonly wage: WageLevel
  /** Total wage at the current level; null if the Company pays no wages. */
  readonly pays: number | null
  readonly slots: readonly { readonly needs: Skill; readonly worker: Worker | null }[]
  /** The employee slot of a Middle Class Company; null where there is none. */
  readonly employee: { readonly needs: Skill; readonly bonus: number; readonly worker: Worker | null } | null
  readonly machinery: boolean
  readonly strike: boolean
  readonly operational: boolean
  /** Current production: printed amount and tokens. */
  readonly output: number
}

/** The public part of an Automa: its board is open, the order of its deck is not. */
export interface AutomaView {
  readonly mode: AutomaMode
  readonly deckSize: number
  readonly discard: readonly string[]
  readonly card: string | null
  readonly board: PriorityBoard | null
}

/** Crisis Response: the face-up card, and the State's debt for bonds. */
export interface CrisisView {
  readonly card: string
  readonly deckSize: number
  readonly bonds: Readonly<Partial<Record<Class, Bond>>>
  readonly owed: number
}

/** Historical Events: the setup card, and the face-up cards of this round. */
export interface HistoryView {
  readonly setup: string
  readonly open: readonly OpenHistoryView[]
}

export interface OpenHistoryView {
  readonly card: string
  readonly happened: boolean
  readonly trigger: HistoryTrigger
  /** Roles that can trigger it; empty if it happens automatically. */
  readonly by: readonly Role[]
  /** As text; null when it requires nothing. */
  readonly requirement: Message | null
  readonly met: boolean
}

/** Hidden Agendas: the own one with its progress, those revealed, and the face-up ones of Automas. */
export interface HiddenAgendasView {
  readonly own: OwnAgendaView | null
  readonly revealed: Readonly<
    Partial<Record<Role, { readonly agenda: string; readonly outcome: 'fulfilled' | 'lost' }>>
  >
  readonly automas: Readonly<Partial<Record<Role, readonly OpenAgendaView[]>>>
}

export interface OwnAgendaView {
  /** The two to choose from, before the choice. */
  readonly dealt: readonly string[]
  readonly agenda: string | null
  readonly outcome: 'open' | 'fulfilled' | 'lost'
  readonly heldBack: boolean
  readonly claimable: boolean
  readonly progress: readonly Progress[]
}

export interface OpenAgendaView {
  readonly agenda: string
  readonly fulfilled: boolean
  readonly progress: readonly Progress[]
}

export interface HegemonyView {
  readonly viewer: Viewer
  readonly players: PlayerCount
  readonly roles: readonly Role[]
  readonly house: HouseRules
  readonly automas: Readonly<Partial<Record<Class, AutomaView>>>
  readonly clock: Clock
  /** The active role in the action phase. */
  readonly active: Role | null
  /** The turn of the round, 1 to 5; null outside the action phase. */
  readonly turn: number | null
  readonly policies: Readonly<Record<Policy, Section>>
  readonly bills: Readonly<Partial<Record<Policy, Bill>>>
  readonly taxMultiplier: number
  /** Tax Multiplier with Policy 3 in each section. */
  readonly taxMultiplierIf: Readonly<Record<Section, number>>
  readonly bag: Readonly<Record<Class, number>>
  readonly cubes: Readonly<Record<Class, number>>
  /** Face-up cubes while a vote or a card is resolved. */
  readonly drawn: readonly Class[]
  readonly influence: number
  /** Empty worker slots that could be filled, for each class. */
  readonly openPlaces: Readonly<Record<LabourClass, number>>
  readonly minimumWage: WageLevel
  readonly working: WorkingView
  readonly middle: MiddleView
  readonly capitalist: CapitalistView
  readonly state: StateView
  readonly companies: Readonly<Record<Role, readonly CompanyView[]>>
  /** Face-down public Companies. */
  readonly closed: readonly string[]
  readonly demonstration: boolean
  readonly exportCard: string
  readonly importPrices: Readonly<Record<Good, { readonly base: number; readonly tariff: number }>>
  readonly deals: readonly string[]
  /** VP of each class for the current policies at the end of the game. */
  readonly policyVp: Readonly<Record<Class, number>>
  readonly deckSizes: Readonly<
    Record<'export' | 'deal' | 'immigration' | 'event' | 'agenda' | 'capitalist' | 'middle', number>
  >
  readonly marketSize: Readonly<Record<'middle' | 'capitalist', number>>
  /** Measures in force by cards. */
  readonly inForce: readonly Measure[]
  /** Policies on which no Bill may be proposed, and why: locked by a crisis, or frozen by a card of this role. */
  readonly closedPolicies: Readonly<Partial<Record<Policy, 'locked' | Role>>>
  /** Null without the module. */
  readonly crisis: CrisisView | null
  readonly hidden: HiddenAgendasView | null
  /** Alternative Events that classes have kept. */
  readonly kept: readonly KeptEvent[]
  readonly history: HistoryView | null
}

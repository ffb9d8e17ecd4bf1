// The view of a viewer, field by field: only fields named here leave the engine. Numbers that a player would compute
// (prices, cost of the next fraud token, winners of offices) are computed here, so clients contain no rules.
import type { Viewer } from '@hustings/kernel'
import type {
  BuildingDeck,
  Face,
  Faction,
  FraudKind,
  LawDeck,
  LawSide,
  Line,
  NewsDeck,
  Office,
  PlayerCount,
  PlayerSeat,
  Resource,
  Space,
  Voter,
} from '../data/vocabulary.ts'
import type { Source } from './events.ts'
import type { Clock, LawOnTable, Phase, Store, Votes, Workers } from './state.ts'

export interface ZoneView {
  readonly places: Workers
  readonly workers: Workers
  readonly full: boolean
}

export interface BuildingView {
  readonly id: string
  readonly zones: readonly ZoneView[]
}

export interface CellView {
  /** What it produces now. */
  readonly resource: Resource
  readonly printed: Resource
  /** There is a production tile on it. */
  readonly tile: boolean
}

export interface PlayerView {
  readonly seat: PlayerSeat
  readonly board: number
  readonly money: number
  /** Null when the viewer may not know it. */
  readonly vp: number | null
  readonly mood: number
  readonly store: Readonly<Store>
  readonly lines: Readonly<Record<Line, readonly CellView[]>>
  readonly stock: Readonly<Store>
  readonly workers: Readonly<Workers>
  readonly buildings: readonly BuildingView[]
  /** The backs of the cards in hand, visible to all. */
  readonly letters: readonly BuildingDeck[]
  /** The cards, for their owner; null for all others. */
  readonly hand: readonly string[] | null
  readonly factions: Readonly<Record<Faction, number>>
  /** Played news, the top card last. */
  readonly news: readonly string[]
  readonly immoral: boolean
  readonly votes: number
  /** Placed fraud tokens, from the top space down. */
  readonly fraud: readonly FraudKind[]
  readonly fraudLeft: Readonly<Record<FraudKind, number>>
  /** Money for the next fraud token; null when all are placed. */
  readonly nextFraud: { readonly space: number; readonly cost: number; readonly vp: number } | null
  readonly office: Office | null
  /** The office action is still to be done in this turn. */
  readonly officeDue: boolean
}

export interface DealView {
  readonly tile: string | null
  readonly face: Face | null
  readonly suitcases: number
  readonly suitcaseSpaces: number
  /** The next suitcase brings an exchange. */
  readonly exchangeNext: boolean
  /** At its exchange the tile turns over; otherwise it leaves, and one of the stack comes. */
  readonly exchangeTurns: boolean
  readonly market: {
    readonly resources: readonly Resource[]
    readonly price: Face
    readonly now: number
    readonly grey: number
    readonly red: number
  }
}

export interface ElectionView {
  readonly by: PlayerSeat
  /** 0 before the first step, then the step being held. */
  readonly step: number
  /** The votes in front of each voter, in the order of drawing. */
  readonly piles: readonly {
    readonly voter: Voter
    readonly votes: Partial<Readonly<Votes>>
    /** What counts: own votes and stuffed ballots without a piece. */
    readonly result: number
    /** Votes drawn each time the bag comes round. */
    readonly draws: number
    /** The office, or the one it would be if the count were now. */
    readonly office: Office
  }[]
}

/** The part of one of the others in a box of a law; the puppet has one where it adds votes. */
export interface LawPart {
  readonly voter: Voter
  readonly payable: boolean
}

export interface LawView extends Readonly<LawOnTable> {
  /** Who of the others would gain or pay, box by box, as long as it is not decided; null after that. */
  readonly others: Readonly<Record<LawSide, readonly LawPart[]>> | null
}

export interface PlanetBView {
  readonly viewer: Viewer
  readonly players: PlayerCount
  readonly openScores: boolean
  /** In turn order. */
  readonly order: readonly PlayerSeat[]
  readonly clock: Readonly<Clock>
  readonly phase: Phase
  readonly active: PlayerSeat | null
  readonly turn: {
    readonly space: Space | null
    /** Numbers of the actions of the tile still to be done. */
    readonly left: readonly number[]
    /** The tile will be exchanged at the end of the turn. */
    readonly exchange: Space | null
  }
  /** The boxes being carried out, the tile's first: `action:<n>` is an action of the last one. */
  readonly running: readonly Source[]
  readonly seats: Readonly<Partial<Record<PlayerSeat, PlayerView>>>
  readonly puppet: { readonly votes: number; readonly office: Office | null } | null
  readonly deals: Readonly<Record<Space, DealView>>
  readonly prices: Readonly<Store>
  readonly stack: { readonly size: number; readonly top: string | null }
  readonly gone: readonly string[]
  readonly election: ElectionView | null
  readonly marker: number
  readonly lastSpace: number
  readonly electionDue: boolean
  readonly elections: number
  readonly bag: Partial<Readonly<Votes>>
  readonly bagSize: number
  readonly buildingDecks: Readonly<Record<BuildingDeck, number>>
  readonly demolished: readonly string[]
  readonly news: Readonly<Record<NewsDeck, { readonly size: number; readonly up: string | null }>>
  /** News cards being carried out, the innermost last. */
  readonly playing: readonly string[]
  readonly lawDecks: Readonly<Record<LawDeck, number>>
  readonly lawsOnTable: readonly LawView[]
  /** The cards of the packet for its holder; for the others its size. */
  readonly packet: {
    readonly deck: BuildingDeck
    readonly to: readonly PlayerSeat[]
    readonly size: number
    readonly cards: readonly string[] | null
  } | null
  readonly suitcases: number
}

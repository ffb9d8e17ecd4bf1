// The whole table as plain data. Between two stretches it says everything there is to say.
import type { GameState } from '@hustings/kernel'
import type {
  BuildingDeck,
  Face,
  Faction,
  FraudKind,
  Kind,
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

export type Store = Record<Resource, number>
export type Workers = Record<Kind, number>
export type Votes = Record<Voter, number>

/** A built building. Facts (cost, zones, boxes) are found by its id. */
export interface Building {
  readonly id: string
  /** The workers on each work zone, in the printed order. */
  zones: Workers[]
}

export interface Player {
  /** The number of the player board, 1 to 4: the place in the turn order. */
  readonly board: number
  money: number
  /** Secret from the others (PB-VP-02). */
  vp: number
  /** VP gained and lost since the turn began: told openly, so that previews may show it (PB-VP-06). */
  vpThisTurn: number
  mood: number
  store: Store
  /** The production tile on each cell, null where the printed resource is seen. */
  cells: Record<Line, (Resource | null)[]>
  /** Production tiles not on the board. */
  stock: Store
  /** On the player board; those on buildings stand there. */
  workers: Workers
  buildings: Building[]
  /** Secret from the others (PB-VIS-03). */
  hand: string[]
  factions: Record<Faction, number>
  /** Played news, the top card last. */
  news: string[]
  /** The own vote supply. */
  votes: number
  /** Placed fraud tokens, from the top space down. */
  fraud: FraudKind[]
  office: Office | null
  /** Buildings that this player put under a deck and has not seen come back: only this player knows where they are. */
  knows: string[]
  /** What this player passed on in the draft and has not seen since. */
  passed: Passed[]
}

/** Cards of one packet, of which each of these players holds or will get exactly one. */
export interface Passed {
  readonly deck: BuildingDeck
  cards: string[]
  to: PlayerSeat[]
}

/** The puppet of a two-player game: votes, and perhaps an office (PB-P2-03). */
export interface Puppet {
  votes: number
  office: Office | null
}

export interface Conglomerate {
  readonly id: string
  face: Face
}

/** The place of one conglomerate tile, with its suitcases and its market. */
export interface Deal {
  /** Null once a tile has left and none was there to replace it (PB-END-04). */
  tile: Conglomerate | null
  suitcases: number
  /** The mark with the market disc. */
  price: Face
}

/** Where the game stands: the next stretch starts from this (chapter 28 of the rules). */
export const PHASES = [
  'draft',
  'deal',
  'actions',
  'draw',
  'news',
  'exchange',
  'election',
  'next',
  'scoring',
  'end',
] as const
export type Phase = (typeof PHASES)[number]

export interface Clock {
  phase: Phase
  /** Steps of the phase already done. */
  step: number
  /** Turns begun so far. */
  turn: number
  /** The place of the active player in the turn order. */
  active: number
  /** Turns still to come once the last tile has been placed; null before (PB-END-02). */
  turnsLeft: number | null
}

/** What the rest of this turn has to know. */
export interface Turn {
  /** Where the suitcase was put; null before the deal. */
  space: Space | null
  /** Numbers of the actions of the tile that are still to be done. */
  left: number[]
  officeDone: boolean
  /** News decks whose face-up card was taken (PB-NEWS-05). */
  newsTaken: NewsDeck[]
  /** News cards played again (G2). */
  replayed: string[]
  /** Boxes with a limit that were carried out, as `building:half`. */
  limited: string[]
  /** The last conglomerate tile was placed in this turn (PB-END-01). */
  lastTile: boolean
}

/** The packet that is passed in the draft; its holder sees the cards. */
export interface Packet {
  readonly deck: BuildingDeck
  cards: string[]
  /** Who still has to choose, the holder first. */
  to: PlayerSeat[]
}

/** A law on the table, seen by all. */
export interface LawOnTable {
  readonly id: string
  readonly deck: LawDeck
  readonly by: PlayerSeat
  side: LawSide | null
}

/** An election being held. */
export interface Election {
  /** Whose turn triggered it. */
  readonly by: PlayerSeat
  /** The votes in front of each player: `piles[of][colour]`. */
  piles: Record<Voter, Votes>
  /** Stuffed ballots for which no piece was left: added to the result as a number (PB-ELEC-19). */
  extra: Votes
  /** Results and offices, from the first rank down, once they are counted. */
  ranking: { readonly voter: Voter; readonly votes: number }[]
}

export interface NewsStack {
  /** Face down, the top card last. */
  cards: string[]
  /** The face-up card; null once taken, until the end of the turn. */
  up: string | null
}

export interface PlanetBState extends GameState {
  readonly players: PlayerCount
  /** All players see all VP (house rule). */
  readonly openScores: boolean
  /** The players in turn order: clockwise from the first player (PB-SETUP-16). */
  readonly order: readonly PlayerSeat[]
  clock: Clock
  turn: Turn
  player: Record<PlayerSeat, Player>
  puppet: Puppet | null
  deals: Record<Space, Deal>
  /** B tiles to come, the top one last. */
  stack: string[]
  /** Tiles out of the game that all players have seen. */
  gone: string[]
  /** The B tile put back unseen with two players (PB-P2-02). */
  unseen: string[]
  /** The position of the election marker. */
  marker: number
  /** An election follows this turn (PB-ELEC-05). */
  electionDue: boolean
  elections: number
  election: Election | null
  bag: Votes
  /** Face down, the top card last. */
  buildings: Record<BuildingDeck, string[]>
  demolished: string[]
  news: Record<NewsDeck, NewsStack>
  /** News cards being carried out, the innermost last. */
  playing: string[]
  /** Face down, the top card last. */
  laws: Record<LawDeck, string[]>
  /** Number of laws at the bottom of each deck that all players have seen. */
  lawsSeen: Record<LawDeck, number>
  /** Laws being carried out, the innermost last. */
  lawsOnTable: LawOnTable[]
  packet: Packet | null
  /** Boxes being carried out inside the actions of the turn, the innermost last. */
  running: Source[]
  /** Supports being carried out: not again on the same track (PB-FACTION-10). */
  supporting: { readonly seat: PlayerSeat; readonly faction: Faction }[]
  finished: boolean
}

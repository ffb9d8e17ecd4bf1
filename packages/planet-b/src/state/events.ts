// Everything that can happen at the table, as typed facts. Log, motion, statistics and the end screen need nothing else.
import type { Op } from '../data/facts.ts'
import type {
  BuildingDeck,
  Face,
  Faction,
  FraudKind,
  Half,
  Kind,
  LawDeck,
  LawSide,
  Line,
  NewsDeck,
  Office,
  PlayerSeat,
  Resource,
  Space,
  Voter,
} from '../data/vocabulary.ts'

/** The box an effect comes from. */
export type Source =
  | `tile:${string}:${Face}`
  | `building:${string}:${Half}`
  | `news:${string}`
  | `law:${string}:${LawSide}`
  | `faction:${string}`
  | `office:${Office}`
  | `mood:${number}`
  | `fraud:${number}`
  | 'exchange'

export type MoneyWhy =
  | 'box'
  | 'cost'
  | 'sale'
  | 'overflow'
  | 'build'
  | 'refused'
  | 'refund'
  | 'tile'
  | 'final-sale'
  | 'converted'

export type VpWhy =
  | 'building'
  | 'office'
  | 'box'
  | 'fraud'
  /** Surplus steps of the mood, a faction disc, votes missing. */
  | 'mood'
  | 'faction'
  | 'votes'
  /** Final scoring. */
  | 'final-money'
  | 'final-factions'
  | 'final-mood'
  | 'final-president'
  | 'final-votes'

export type ResourceWhy = 'production' | 'box' | 'cost' | 'gift' | 'sale' | 'overflow' | 'final-sale'
export type WorkersWhy = 'taken' | 'placed' | 'cost' | 'limit' | 'returned' | 'demolished' | 'mood'
export type VotesWhy = 'setup' | 'added' | 'puppet' | 'stuffed' | 'drawn' | 'returned' | 'finish'

/** Where workers are: the supply, the own board, or a building. */
export type WorkerPlace = 'supply' | 'board' | `building:${string}`
/** Where votes are: the supply of their owner, the bag, or in front of a player. */
export type VotePlace = 'supply' | 'bag' | `table:${Voter}`

export type PlanetBEvent =
  | { readonly type: 'draft'; readonly deck: BuildingDeck; readonly from: PlayerSeat; readonly cards: number }
  /** Only the owner sees `card`. */
  | { readonly type: 'drafted'; readonly seat: PlayerSeat; readonly deck: BuildingDeck; readonly card?: string }
  | { readonly type: 'turn'; readonly seat: PlayerSeat; readonly turn: number; readonly last: boolean }
  | {
      readonly type: 'deal'
      readonly seat: PlayerSeat
      readonly space: Space
      readonly tile: string
      readonly face: Face
      readonly suitcase: number
      /** The suitcase is on the lowest space. */
      readonly exchange: boolean
    }
  /** A box is carried out: its cost is paid next. */
  | { readonly type: 'box'; readonly seat: PlayerSeat; readonly source: Source }
  /** An action that could not be done (PB-BOX-07). */
  | { readonly type: 'skipped'; readonly seat: PlayerSeat; readonly op: Op; readonly source: Source }
  | {
      readonly type: 'money'
      readonly seat: PlayerSeat
      readonly from: PlayerSeat | 'bank'
      readonly to: PlayerSeat | 'bank'
      readonly amount: number
      readonly why: MoneyWhy
      readonly source?: Source
    }
  /** A loss is negative. */
  | {
      readonly type: 'vp'
      readonly seat: PlayerSeat
      readonly amount: number
      readonly why: VpWhy
      readonly source?: Source
    }
  | {
      readonly type: 'mood'
      readonly seat: PlayerSeat
      readonly from: number
      readonly to: number
      readonly source?: Source
    }
  | {
      readonly type: 'resource'
      readonly seat: PlayerSeat
      readonly resource: Resource
      readonly from: PlayerSeat | 'supply'
      readonly to: PlayerSeat | 'supply'
      readonly amount: number
      readonly why: ResourceWhy
      readonly source?: Source
    }
  | {
      readonly type: 'production'
      readonly seat: PlayerSeat
      readonly line: Line
      readonly resources: readonly Resource[]
    }
  | {
      readonly type: 'tile-bought'
      readonly seat: PlayerSeat
      readonly resource: Resource
      readonly line: Line
      readonly cell: number
      readonly covered: Resource | null
    }
  | {
      readonly type: 'tile-off'
      readonly seat: PlayerSeat
      readonly resource: Resource
      readonly line: Line
      readonly cell: number
    }
  | {
      readonly type: 'built'
      readonly seat: PlayerSeat
      readonly building: string
      readonly from: 'hand' | 'deck'
      readonly paid: number
    }
  | { readonly type: 'demolished'; readonly seat: PlayerSeat; readonly building: string }
  /** A card was put under its deck; only the owner sees `card` (PB-VIS-05). */
  | { readonly type: 'put-under'; readonly seat: PlayerSeat; readonly deck: BuildingDeck; readonly card?: string }
  | { readonly type: 'card-drawn'; readonly seat: PlayerSeat; readonly deck: BuildingDeck; readonly card?: string }
  | {
      readonly type: 'workers'
      readonly seat: PlayerSeat
      readonly kind: Kind
      readonly from: WorkerPlace
      readonly to: WorkerPlace
      readonly amount: number
      readonly why: WorkersWhy
    }
  | { readonly type: 'zone-filled'; readonly seat: PlayerSeat; readonly building: string; readonly zone: number }
  | {
      readonly type: 'step'
      readonly seat: PlayerSeat
      readonly faction: Faction
      readonly from: number
      readonly to: number
    }
  | {
      readonly type: 'support'
      readonly seat: PlayerSeat
      readonly faction: Faction
      readonly box: string
      readonly keep: boolean
    }
  | { readonly type: 'news-played'; readonly seat: PlayerSeat; readonly card: string; readonly from: NewsDeck | 'pile' }
  /** The card is on top of the pile now; it decides whether the player is immoral. */
  | { readonly type: 'news-piled'; readonly seat: PlayerSeat; readonly card: string; readonly immoral: boolean }
  | { readonly type: 'news-up'; readonly deck: NewsDeck; readonly card: string | null }
  | {
      readonly type: 'votes'
      readonly voter: Voter
      readonly from: VotePlace
      readonly to: VotePlace
      readonly amount: number
      readonly why: VotesWhy
    }
  /** Votes out of the bag, in the order in which they came. */
  | {
      readonly type: 'votes-drawn'
      readonly voter: Voter
      readonly drawn: readonly Voter[]
      readonly why: 'election' | 'box'
    }
  | {
      readonly type: 'fraud'
      readonly seat: PlayerSeat
      readonly kind: FraudKind
      readonly space: number
      readonly free: boolean
    }
  | {
      readonly type: 'marker'
      readonly seat: PlayerSeat
      readonly from: number
      readonly to: number
      readonly why: 'box' | 'exchange' | 'election'
    }
  | { readonly type: 'election-due'; readonly seat: PlayerSeat }
  | { readonly type: 'law-drawn'; readonly seat: PlayerSeat; readonly law: string; readonly deck: LawDeck }
  | { readonly type: 'law-decided'; readonly seat: PlayerSeat; readonly law: string; readonly side: LawSide | null }
  /** A player who could not pay their part (PB-LAW-06, PB-BOX-12). */
  | { readonly type: 'cannot-pay'; readonly seat: PlayerSeat; readonly source: Source }
  | { readonly type: 'law-under'; readonly law: string; readonly deck: LawDeck }
  | { readonly type: 'office-action'; readonly seat: PlayerSeat; readonly office: Office }
  | { readonly type: 'exchange'; readonly seat: PlayerSeat; readonly space: Space }
  | { readonly type: 'suitcases-back'; readonly space: Space; readonly amount: number }
  | { readonly type: 'tile-flipped'; readonly space: Space; readonly tile: string; readonly face: Face }
  | { readonly type: 'tile-gone'; readonly space: Space; readonly tile: string }
  | { readonly type: 'tile-placed'; readonly space: Space; readonly tile: string; readonly face: Face }
  | { readonly type: 'price'; readonly space: Space; readonly face: Face; readonly price: number }
  | { readonly type: 'election'; readonly number: number; readonly by: PlayerSeat }
  /** 1 workers, 2 mood, 3 votes, 4 offices, 5 finish (PB-ELEC-06). */
  | { readonly type: 'election-step'; readonly step: number }
  /** `extra`: stuffed ballots without a piece; `tied`: the rank was decided by a tie-break. */
  | {
      readonly type: 'result'
      readonly voter: Voter
      readonly votes: number
      readonly extra: number
      readonly rank: number
      readonly tied: boolean
    }
  | { readonly type: 'office'; readonly voter: Voter; readonly office: Office }
  | { readonly type: 'last-turns'; readonly seat: PlayerSeat }
  | { readonly type: 'scoring' }
  /** One line of the final scoring: `basis` is the counted number. */
  | {
      readonly type: 'score'
      readonly seat: PlayerSeat
      readonly line: 'money' | 'factions' | 'mood' | 'president' | 'votes'
      readonly basis: number
      readonly vp: number
    }
  | { readonly type: 'total'; readonly seat: PlayerSeat; readonly vp: number }
  | { readonly type: 'game-over' }

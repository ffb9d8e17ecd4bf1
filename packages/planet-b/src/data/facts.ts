// The shapes of the facts: the grammar of action boxes, and the cards, tiles and tracks that carry them.
// Names and titles are no facts: they live in messages/ under the id of the card (`building.casino`,
// `building.casino.upper`, `news.rain`, `law.term-limits.left`, `tile.llamazone-prime.grey`, `faction-box.capitalists-1a`, `mood.-3`).
import type {
  BuildingDeck,
  Face,
  Faction,
  Kind,
  LawDeck,
  LawSide,
  Line,
  NewsDeck,
  Office,
  Origin,
  PlayerCount,
  Resource,
  Space,
  Track,
} from './vocabulary.ts'

/**
 * Absent: the acting player; `others`: all other players; `all`: all players, the acting player first (PB-BOX-10, PB-
 * BOX-11).
 */
export interface Whom {
  readonly who?: 'others' | 'all'
}

/** A red symbol: paid before anything else in its box is done (PB-BOX-02). */
export type Cost = Whom &
  (
    | { readonly op: 'money' | 'mood_down' | 'any_res'; readonly n: number }
    | { readonly op: 'res'; readonly res: Resource; readonly n: number }
    /** `partial`: paid as far as possible, never bars the box (PB-ELEC-16). */
    | { readonly op: Kind | 'worker'; readonly n: number; readonly partial?: true }
    /** Steps back. */
    | { readonly op: 'faction_adv'; readonly track: Track; readonly n: number }
    | { readonly op: 'demolish'; readonly n: number; readonly refund: boolean }
    | { readonly op: 'give_res'; readonly res: Resource; readonly min: number; readonly max: number }
    /** Any mix of the two symbols with this total (PB-BOX-09). */
    | { readonly op: 'mix'; readonly n: number; readonly of: readonly [MixedCost, MixedCost] }
  )
export type MixedCost = { readonly op: Kind | 'worker' } | { readonly op: 'res'; readonly res: Resource }

/** What a counting action counts. */
export type Counter = 'own_votes_drawn' | 'faction_steps_total' | 'plants_given'

/** A white symbol: what the box does. */
export type Action = Whom &
  (
    | { readonly op: 'money' | 'vp' | 'mood_up' | 'mood_down' | 'any_res' | 'add_votes'; readonly n: number }
    | { readonly op: 'mood_set'; readonly to: 'lowest' }
    | { readonly op: 'res'; readonly res: Resource; readonly n: number }
    | { readonly op: 'produce' | 'build' | 'build_free' | 'buy_tile'; readonly n: number }
    | { readonly op: 'build_top'; readonly deck: BuildingDeck }
    | { readonly op: 'worker_action' | Kind | 'worker'; readonly n: number }
    | { readonly op: 'play_news' | 'replay_news'; readonly n: number }
    | { readonly op: 'faction_adv' | 'faction_sup' | 'support_keep'; readonly track: Track; readonly n: number }
    | { readonly op: 'fraud'; readonly n: number; readonly free: boolean }
    | { readonly op: 'elect'; readonly dir: 'left' | 'right' | 'either'; readonly n: number }
    | { readonly op: 'law'; readonly deck: LawDeck | 'any' | 'by_morality' }
    | { readonly op: 'demolish'; readonly n: number; readonly refund: boolean }
    | { readonly op: 'discard_cards'; readonly min: number; readonly max: number }
    | { readonly op: 'draw_votes'; readonly n: number; readonly do: readonly Action[] }
    /** `not_from`: ids of buildings; `building_in_use`: the one whose zone was just filled. */
    | { readonly op: 'return_worker'; readonly n: number; readonly not_from: readonly string[] }
    | { readonly op: 'copy_box'; readonly n: number; readonly not_ops: readonly Op[]; readonly pay_cost: true }
    | { readonly op: 'sell_at'; readonly k: number; readonly max: number }
    /** Exactly one of the lists (PB-BOX-08). */
    | { readonly op: 'one_of'; readonly options: readonly (readonly Action[])[] }
    /** Any mix of the two symbols with this total (PB-BOX-09). */
    | { readonly op: 'mix'; readonly n: number; readonly of: readonly [MixedGain, MixedGain] }
    | { readonly op: 'per'; readonly count: Counter; readonly max?: number; readonly do: readonly Action[] }
    | {
        readonly op: 'if'
        readonly cond: 'immoral'
        readonly do: readonly Action[]
        readonly otherwise: readonly Action[]
      }
  )
export type MixedGain = { readonly op: Kind | 'worker' | 'any_res' } | { readonly op: 'res'; readonly res: Resource }

export type Op = Action['op'] | Cost['op']

export interface Box {
  readonly cost: readonly Cost[]
  readonly do: readonly Action[]
  /** At most once per turn of its owner, copies included. */
  readonly limit?: 'once_per_turn'
  /** Carried out in the printed order; otherwise the player chooses it (PB-BOX-04). */
  readonly order?: 'printed'
  /** Where it differs from the origin of its card. */
  readonly origin?: Origin
}

/** The places of one work zone: filling the last one uses the building once (PB-WORK-10). */
export type Zone = Partial<Readonly<Record<Kind, number>>>

/** Where a card comes from. */
interface Sourced {
  readonly origin: Origin
  /** A reconstructed card whose name, a box or some figures are known from the rulebook or a published review. */
  readonly partlyKnown?: true
}

/** BUILDINGS in buildings.ts: one entry for each card, the headquarters once; found by `buildingFacts(id)`. */
export interface BuildingFacts extends Sourced {
  readonly id: string
  readonly deck: BuildingDeck | 'HQ'
  readonly cost: number
  readonly vp: number
  readonly zones: readonly Zone[]
  readonly upper: Box
  readonly lower: Box
}

/** As printed: which deck it belongs to is said by the list it stands in. */
export type PrintedBuilding = Omit<BuildingFacts, 'deck'>

/** NEWS in news.ts, found by `newsFacts(id)`. */
export interface NewsFacts extends Sourced {
  readonly id: string
  readonly deck: NewsDeck
  readonly immoral: boolean
  readonly box: Box
}

/** LAWS in laws.ts, found by `lawFacts(id)`. */
export interface LawFacts extends Readonly<Record<LawSide, LawBox>>, Sourced {
  readonly id: string
  readonly deck: LawDeck
}
export interface LawBox {
  readonly president: Box
  readonly others: Box
  readonly origin: Origin
}

/** TILES in tiles.ts, found by `tileFacts(id)`. */
export interface TileFacts extends Sourced {
  readonly id: string
  readonly set: 'A' | 'B'
  readonly grey: Box
  readonly red: Box
}

/** OFFICE_CARDS in offices.ts, by office. */
export interface OfficeFacts extends Sourced {
  readonly office: Office
  readonly players: readonly PlayerCount[]
  /** On taking office. */
  readonly now: Box
  /** Once in each own turn. */
  readonly turn: Box
  /** Whose votes in front of the holder go back to their supplies. */
  readonly returnsVotesOf: readonly ('own' | 'president')[]
  readonly finalVp: number
}

/** FACTION_BOXES in factions.ts, by faction, found by `factionBox(id)`. */
export interface FactionBoxFacts extends Box, Sourced {
  readonly origin: Origin
  readonly id: string
  readonly faction: Faction
  readonly step: number
}

/** MOOD_SPACES in boards.ts, from -4 to 4, found by `moodSpace(position)`. */
export interface MoodSpaceFacts {
  readonly position: number
  readonly election: Box
}

/** PLAYER_BOARDS in boards.ts, 1 to 4. */
export interface PlayerBoardFacts {
  readonly number: 1 | 2 | 3 | 4
  readonly lines: Readonly<Record<Line, readonly [Resource, Resource, Resource]>>
  readonly origin: Origin
}

/** MARKETS in boards.ts, by space: two resources at one price, which is on the gray or the red mark. */
export interface MarketFacts {
  readonly space: Space
  readonly resources: readonly [Resource, Resource]
  readonly grey: number
  readonly red: number
  /** The side on which tiles are first placed on this space, and the mark of its market at the start. */
  readonly start: Face
}

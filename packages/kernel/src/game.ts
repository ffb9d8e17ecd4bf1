// The interface between a game and the kernel.
import type { Seat } from './decision.ts'
import type { GameEvent, Viewer } from './event.ts'
import type { Random, RandomState } from './random.ts'
import type { GameState, Script, Table } from './table.ts'

export interface Standing {
  readonly seat: Seat
  readonly score: number
  /** 1 is the winner; tied seats share a rank. */
  readonly rank: number
}

export interface Game<S extends GameState, O, V, E extends GameEvent = GameEvent> {
  readonly id: string
  /**
   * Increased when the rules change so that the same choices have other results, or a checkpoint has another meaning.
   */
  readonly version: number
  /**
   * Vocabulary of bots. Increased when prompts, options, facts or stages change so much that bots need new training.
   */
  readonly vocabulary: number
  /** Checks untrusted options, including those of records for `upgrade`; throws `invalid-options`. */
  options(input: unknown): O
  seats(options: O): readonly Seat[]
  /** Seats played by the rules. They only get questions with one answer, which the host gives. */
  automatic?(options: O): readonly Seat[]
  create(options: O, random: RandomState): S
  /** The table of a match, if its scripts need more than the standard one. */
  table?(state: S): Table<S, E>
  /** The script from one checkpoint to the next. Between two stretches the state holds everything. */
  advance(table: Table<S, E>): Script
  over(state: S): boolean
  standings(state: S): readonly Standing[]
  /**
   * Returns the information of this viewer, by allow-list. `open` is a spectator's view of the same state, if
   * available: public parts are shared, and only private parts are added.
   */
  view(state: S, viewer: Viewer, open?: V): V
  /**
   * Redeals in place everything that the viewer cannot see, and gives the state a new future. The result depends on the
   * viewer's information and `random` only, so sort before you shuffle.
   */
  redeal(state: S, viewer: Viewer, random: Random): void
  /**
   * Public numbers for previews, by name. `since` is the earlier state, for numbers of which only the change is public.
   */
  numbers(state: S, since?: S): Readonly<Record<string, number>>
  /** Problems of this state; empty for a valid one. */
  violations(state: S): readonly string[]
  /**
   * Converts a checkpoint of an older version, in place or not; null when it cannot. Used for records whose replay
   * differs, and compared with the result of a replay.
   */
  upgrade?(checkpoint: unknown, from: number): S | null
  /** Coarse time, for policies and values of bots: `stage` counts from 0 and stays below `stages`. */
  readonly stages: number
  stage(state: S): number
  /** Seats differ only by their position in turn order, so bots learn one policy for all of them. */
  readonly alike?: true
  /** Public features of a position, for bots. */
  readonly features: Features<S>
  /** Current points of a seat: its score in the standings, without the cost of ranking. */
  score(state: S, seat: Seat): number
}

/** Public facts of about -1 to 2, in a fixed order; no hands, no decks. */
export interface Features<S> {
  readonly names: readonly string[]
  /**
   * Writes one number per name. With `alike` seats, the facts of `seat` come first and the others follow in turn order.
   */
  write(state: S, into: Float64Array, seat?: Seat): void
}

/** Returns the public facts of a position from the viewpoint of a seat. */
export function factsAt<S extends GameState, O, V, E extends GameEvent>(
  { features }: Game<S, O, V, E>,
  state: S,
  seat: Seat,
): Float64Array {
  const facts = new Float64Array(features.names.length)
  features.write(state, facts, seat)
  return facts
}

/** Whether the rules play this seat. */
export function isAutomatic<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  options: O,
  seat: Seat,
): boolean {
  return game.automatic?.(options).includes(seat) ?? false
}

/** Any game, for code that uses only the kernel's interface. */
// biome-ignore lint/suspicious/noExplicitAny: the one type for games of all kinds
export type AnyGame = Game<any, any, any, any>

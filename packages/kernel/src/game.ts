// What a game must be to sit on this kernel.
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
  /** Raised when the rules change: the same choices lead elsewhere, or a checkpoint means something else. */
  readonly version: number
  /** The words that bots learn: raised when so many prompts, options, facts or stages change that they must be trained anew. */
  readonly vocabulary: number
  /** Checks options from outside, those of records that `upgrade` takes included; throws `invalid-options`. */
  options(input: unknown): O
  seats(options: O): readonly Seat[]
  /** Seats played by the rules themselves: they are asked, always, questions with one answer, which the host gives. */
  automatic?(options: O): readonly Seat[]
  create(options: O, random: RandomState): S
  /** The table of a match, if its scripts need more than a plain one. */
  table?(state: S): Table<S, E>
  /** The script from one checkpoint to the next. Between two stretches the state says everything. */
  advance(table: Table<S, E>): Script
  over(state: S): boolean
  standings(state: S): readonly Standing[]
  /**
   * Everything this viewer may know, by allow-list. `open` is the view of a spectator of the same state, if it is at hand:
   * what everybody may know is the same for all, and only what is private need be laid over it.
   */
  view(state: S, viewer: Viewer, open?: V): V
  /**
   * In place: deals again all that the viewer does not know, and gives the state a new future. What comes out depends on
   * what the viewer knows and on `random`, not on how things truly lie: sort before you shuffle.
   */
  redeal(state: S, viewer: Viewer, random: Random): void
  /**
   * The public numbers a preview compares, by name. `since` is the state it compares them with: for a number that lies
   * face down, of which only the change is told.
   */
  numbers(state: S, since?: S): Readonly<Record<string, number>>
  /** What is wrong with this state; a sound state has nothing to say. */
  violations(state: S): readonly string[]
  /**
   * Brings a checkpoint of an older version to this one, in place or not; null when it cannot. Only records whose replay
   * differs continue from it, and its result is what a replay is compared with.
   */
  upgrade?(checkpoint: unknown, from: number): S | null
  /** Coarse time, for policies and values of bots: `stage` counts from 0 and stays below `stages`. */
  readonly stages: number
  stage(state: S): number
  /** Seats differ by nothing but their place: bots learn one way of playing for all of them. */
  readonly alike?: true
  /** What everybody can see of a position, as numbers for bots. */
  readonly features: Features<S>
  /** The points of a seat now; like its score in the standings, without the work of ranking. */
  score(state: S, seat: Seat): number
}

/** Public facts of about -1 to 2, in a fixed order; no hands, no decks. */
export interface Features<S> {
  readonly names: readonly string[]
  /** One number for each name. Where seats are alike, the facts of `seat` come first and the others' follow in turn order. */
  write(state: S, into: Float64Array, seat?: Seat): void
}

/** The public facts of a position as they concern a seat. */
export function factsAt<S extends GameState, O, V, E extends GameEvent>(
  { features }: Game<S, O, V, E>,
  state: S,
  seat: Seat,
): Float64Array {
  const facts = new Float64Array(features.names.length)
  features.write(state, facts, seat)
  return facts
}

/** Whether the rules themselves play this seat. */
export function isAutomatic<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  options: O,
  seat: Seat,
): boolean {
  return game.automatic?.(options).includes(seat) ?? false
}

/** A game of which only the kernel's side matters. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of all kinds are held together
export type AnyGame = Game<any, any, any, any>

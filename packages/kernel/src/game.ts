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
  /** Raised when the meaning of a checkpoint changes. */
  readonly version: number
  /** Checks options from outside; throws `invalid-options`. */
  options(input: unknown): O
  seats(options: O): readonly Seat[]
  create(options: O, random: RandomState): S
  /** The script from one checkpoint to the next. Between two stretches the state says everything. */
  advance(table: Table<S, E>): Script
  over(state: S): boolean
  standings(state: S): readonly Standing[]
  /** Everything this viewer may know, by allow-list. */
  view(state: S, viewer: Viewer): V
  /** A random state that agrees with all that the viewer knows. */
  imagine(state: S, viewer: Viewer, random: Random): S
  /** The public numbers a preview compares, by name. */
  numbers(state: S): Readonly<Record<string, number>>
  /** What is wrong with this state; a sound state has nothing to say. */
  violations(state: S): readonly string[]
}

/** A game of which only the kernel's side matters. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of all kinds are held together
export type AnyGame = Game<any, any, any, any>

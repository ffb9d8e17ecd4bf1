// Properties of a game that the lab needs to play it.
import type { AnyGame, GameEvent } from '@hustings/kernel'

/** The modules in play, by the names of the game's options. */
export type GameModules = Readonly<Record<string, true>>

export interface LabGame {
  readonly id: string
  readonly game: AnyGame
  readonly playerCounts: readonly number[]
  optionsFor(players: number, modules?: GameModules): unknown
  /** Modules by their name in --modules. */
  readonly modules?: Readonly<Record<string, string>>
  /** Returns the id of the card that an event played. */
  cardPlayed(event: GameEvent): string | undefined
  /** Additional tables of a long run, with pairwise coverage of the options. */
  readonly settings?: readonly Setting[]
  /** Ids of `cardPlayed` that a long run should see at least once. */
  readonly wanted?: readonly string[]
}

export interface Setting {
  readonly players: number
  readonly more: Readonly<Record<string, unknown>>
}

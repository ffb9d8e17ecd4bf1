// What the lab must know of a game to play it.
import type { AnyGame, GameEvent } from '@hustings/kernel'

/** The modules in play, by the names of the game's options. */
export type GameModules = Readonly<Record<string, true>>

export interface LabGame {
  readonly id: string
  readonly game: AnyGame
  readonly playerCounts: readonly number[]
  optionsFor(players: number, modules?: GameModules): unknown
  /** Parts of the game that can be added, by the name under which --modules knows them. */
  readonly modules?: Readonly<Record<string, string>>
  /** The id of the card that this event says was played. */
  cardPlayed(event: GameEvent): string | undefined
  /** Tables with additions to the plain options that a long run should also play: each addition with each other. */
  readonly settings?: readonly Setting[]
  /** What a long run should have seen at least once, by the ids that `cardPlayed` gives. */
  readonly wanted?: readonly string[]
}

export interface Setting {
  readonly players: number
  readonly more: Readonly<Record<string, unknown>>
}

// A game as a host needs it: its rules, and one line about the state of a match.
import type { AnyGame, Game, GameEvent, GameState, Match, Message } from '@hustings/kernel'

/** A match of any game. */
export type LiveMatch = Match<GameState, unknown, unknown, GameEvent>

export interface GameEngine {
  readonly game: AnyGame
  /** One short line for lists of matches ("Round 3, action phase"), with public information only. */
  summary(match: LiveMatch): Message
}

export function engineOf<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  summary: (view: V) => Message,
): GameEngine {
  const any: AnyGame = game
  return { game: any, summary: (match) => summary(any.view(match.state, 'spectator', match.view('spectator'))) }
}

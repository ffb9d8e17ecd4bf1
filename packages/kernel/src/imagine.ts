// Imagined states: what a viewer must hold possible, for search, and for the proof that views keep secrets.
import { copy } from './copy.ts'
import type { GameEvent, Viewer } from './event.ts'
import type { Game } from './game.ts'
import type { Random } from './random.ts'
import type { GameState } from './table.ts'

/** A random state that agrees with all that the viewer knows, and shares nothing with the true one. */
export function imagine<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  state: S,
  viewer: Viewer,
  random: Random,
): S {
  const imagined = copy(state)
  game.redeal(imagined, viewer, random)
  return imagined
}

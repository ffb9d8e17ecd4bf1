// The views of one moment: what lies open to all is built once, frozen, and shared by all who look.
import type { GameEvent, Viewer } from './event.ts'
import type { Game } from './game.ts'
import type { GameState } from './table.ts'

export class Views<S extends GameState, O, V, E extends GameEvent> {
  private readonly game: Game<S, O, V, E>
  private readonly state: S
  private open: V | undefined

  /** Of the state as it is now: somebody who lets it go on needs other views. */
  constructor(game: Game<S, O, V, E>, state: S) {
    this.game = game
    this.state = state
  }

  of(viewer: Viewer): V {
    this.open ??= frozen(this.game.view(this.state, 'spectator'))
    return viewer === 'spectator' ? this.open : this.game.view(this.state, viewer, this.open)
  }
}

/** Nobody who is handed the shared part can change what the others see. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const key in value) frozen(value[key])
  return Object.freeze(value)
}

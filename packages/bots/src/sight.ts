// Public features at a decision, the input of a policy in addition to the question.
import type { AnyGame, GameState, Seat } from '@hustings/kernel'

export interface Sight {
  /** Coarse time (`Game.stage`). */
  readonly stage: number
  /** Public facts from the viewpoint of a seat (`Game.features`). The next call may overwrite them. */
  facts(seat: Seat): Float64Array
}

/** Features of a running game, computed from its current state. */
export class Scene implements Sight {
  private readonly game: AnyGame
  private readonly state: GameState
  private readonly written: Float64Array

  constructor(game: AnyGame, state: GameState) {
    this.game = game
    this.state = state
    this.written = new Float64Array(game.features.names.length)
  }

  get stage(): number {
    return this.game.stage(this.state)
  }

  facts(seat: Seat): Float64Array {
    this.game.features.write(this.state, this.written, seat)
    return this.written
  }
}

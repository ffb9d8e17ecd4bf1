// Public features at a decision: input of a policy in addition to the question.
import type { AnyGame, GameState, Seat } from '@hustings/kernel'

export interface FeatureSource {
  /** Coarse time (`Game.stage`). */
  readonly stage: number
  /** Public facts from the viewpoint of a seat (`Game.features`). The next call may overwrite them. */
  facts(seat: Seat): Float64Array
}

/** Features of a running game, computed from its current state. */
export class StateFeatures implements FeatureSource {
  private readonly game: AnyGame
  private readonly state: GameState
  private readonly buffer: Float64Array

  constructor(game: AnyGame, state: GameState) {
    this.game = game
    this.state = state
    this.buffer = new Float64Array(game.features.names.length)
  }

  get stage(): number {
    return this.game.stage(this.state)
  }

  facts(seat: Seat): Float64Array {
    this.game.features.write(this.state, this.buffer, seat)
    return this.buffer
  }
}

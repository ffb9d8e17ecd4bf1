// How things stand where somebody is asked, as far as everybody can see it: what a policy looks at beside the question.
import type { AnyGame, GameState, Seat } from '@hustings/kernel'

export interface Sight {
  /** Coarse time (`Game.stage`). */
  readonly stage: number
  /** The public facts as they concern a seat (`Game.features`). They may be written anew by the next call. */
  facts(seat: Seat): Float64Array
}

/** The sight of a game that is played on: of its state as it is when somebody looks. */
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

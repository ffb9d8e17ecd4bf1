// A bot's model: the game with its setup and the trained weights, ready for use.
import type { AnyGame, Seat } from '@hustings/kernel'
import { automaConfigAt } from './automa-config.ts'
import { BotPolicy } from './bot-policy.ts'
import { loadWeights } from './load-weights.ts'
import { Value } from './value.ts'
import type { Weights } from './weights.ts'

export interface BotModel {
  readonly game: AnyGame
  readonly seats: readonly Seat[]
  readonly weights: Weights
  readonly policy: BotPolicy
  readonly value: Value
}

export function createModel(game: AnyGame, options: unknown, weights: Weights): BotModel {
  const seats = game.seats(game.options(options))
  const policy = new BotPolicy(weights, game, automaConfigAt(game, options))
  return { game, seats, weights, policy, value: new Value(game, options, weights) }
}

/** Loads the weights of the game and player count. */
export async function loadModel(game: AnyGame, options: unknown): Promise<BotModel> {
  return createModel(game, options, await loadWeights(game, game.seats(game.options(options)).length))
}

// A bot's model: the game with its setup and the trained weights, ready for use.
import type { AnyGame, Seat } from '@hustings/kernel'
import { companyAt } from './company.ts'
import { loadWeights } from './load-weights.ts'
import { Policy } from './policy.ts'
import { Value } from './value.ts'
import type { Weights } from './weights.ts'

export interface Mind {
  readonly game: AnyGame
  readonly seats: readonly Seat[]
  readonly weights: Weights
  readonly policy: Policy
  readonly value: Value
}

export function mindOf(game: AnyGame, options: unknown, weights: Weights): Mind {
  const seats = game.seats(game.options(options))
  const policy = new Policy(weights, game, companyAt(game, options))
  return { game, seats, weights, policy, value: new Value(game, options, weights) }
}

/** Loads the weights of the game and player count. */
export async function loadMind(game: AnyGame, options: unknown): Promise<Mind> {
  return mindOf(game, options, await loadWeights(game, game.seats(game.options(options)).length))
}

// Models for the tables of a training: tables with the same Automa seats share their lookups.
import type { AnyGame } from '@hustings/kernel'
import { type Mind, mindOf } from '../mind.ts'
import type { Weights } from '../weights.ts'

export function mindsOf(game: AnyGame, weights: Weights): (options: unknown) => Mind {
  const minds = new Map<string, Mind>()
  return (options) => {
    const key = game.automatic?.(game.options(options)).join() ?? ''
    const mind = minds.get(key) ?? mindOf(game, options, weights)
    minds.set(key, mind)
    return mind
  }
}

// Models for the tables of a training: tables with the same Automa seats share their lookups.
import type { AnyGame } from '@hustings/kernel'
import { type BotModel, createModel } from '../model.ts'
import type { Weights } from '../weights.ts'

export function modelsFor(game: AnyGame, weights: Weights): (options: unknown) => BotModel {
  const models = new Map<string, BotModel>()
  return (options) => {
    const key = game.automatic?.(game.options(options)).join() ?? ''
    const model = models.get(key) ?? createModel(game, options, weights)
    models.set(key, model)
    return model
  }
}

// Loads trained weights when a bot needs them.

import type { AnyGame } from '@hustings/kernel'
import { readText } from '#read-text'
import { WEIGHT_FILES } from './weight-files.ts'
import { noWeights, readWeights, type Weights } from './weights.ts'

/** Loads the weights of a game for a number of players; empty ones for a game without training. */
export async function loadWeights(game: AnyGame, players: number): Promise<Weights> {
  const file = WEIGHT_FILES[`${game.id}-${players}`]
  return file === undefined ? noWeights(game, players) : readWeights(await readText(file), game)
}

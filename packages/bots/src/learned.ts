// The trained weights, a file for each game and player count: only the one that is needed is loaded.
import type { AnyGame } from '@hustings/kernel'
import { noWeights, readWeights, type Weights } from './weights.ts'

const FILES: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'hegemony-2': () => import('./weights/hegemony-2.ts'),
  'hegemony-3': () => import('./weights/hegemony-3.ts'),
  'hegemony-4': () => import('./weights/hegemony-4.ts'),
  'planet-b-2': () => import('./weights/planet-b-2.ts'),
  'planet-b-3': () => import('./weights/planet-b-3.ts'),
  'planet-b-4': () => import('./weights/planet-b-4.ts'),
}

/** The games and player counts that have been trained. */
export const weightsFor: readonly string[] = Object.keys(FILES)

/** Weights of a game and player count; undefined where none are trained. */
export async function loadWeights(game: AnyGame, players: number): Promise<Weights> {
  const file = FILES[`${game.id}-${players}`]
  return file === undefined ? noWeights(game, players) : readWeights((await file()).default, game)
}

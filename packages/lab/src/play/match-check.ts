// Plays some games of a soak run as a match: the record must verify and load to the same position.
import { Match } from '@hustings/kernel'
import { gameSeed } from '../shards/series.ts'
import type { Violation } from '../shards/tally.ts'
import { recordGame } from './recording.ts'
import type { Series } from './simulate.ts'

/** One of this number of games is also played as a match. */
export const EVERY = 50

export function matchViolations(series: Series, from: number, to: number): Violation[] {
  const violations: Violation[] = []
  for (let index = Math.ceil(from / EVERY) * EVERY; index < to; index += EVERY) {
    const seed = gameSeed(series.seed, index)
    const problem = problemOf(series, seed)
    if (problem !== undefined) violations.push({ game: index, seed, step: 0, problem })
  }
  return violations
}

function problemOf({ game, players, bots }: Series, seed: string): string | undefined {
  try {
    const text = JSON.stringify(recordGame(game, players, seed, bots))
    const { ok, difference } = Match.verify(game.game, text)
    if (!ok) return `match: its record does not verify (${difference})`
    return JSON.stringify(Match.load(game.game, text).record()) === text
      ? undefined
      : 'match: loads to another position'
  } catch (error) {
    return `match: ${error instanceof Error ? error.message : String(error)}`
  }
}

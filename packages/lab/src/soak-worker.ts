// What a thread of the soak run does: plays the chunks it is sent and answers with their tallies.
import { parentPort } from 'node:worker_threads'
import { withOptions } from './expansion.ts'
import { findGame } from './games.ts'
import { matchViolations } from './match-check.ts'
import { type Series, simulate } from './simulate.ts'
import type { Chunk } from './soak.ts'

parentPort?.on('message', ({ game: id, players, more, seed, from, to }: Chunk) => {
  const found = findGame(id)
  if (found === undefined) throw new Error(`unknown game ${id}`)
  const game = withOptions(found, players, more)
  const series: Series = { game, players, seed, bots: ['random'], check: 'all' }
  const tally = simulate(series, from, to)
  tally.violations.push(...matchViolations(series, from, to))
  parentPort?.postMessage(tally)
})

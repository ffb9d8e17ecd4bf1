// The long property run: many games for each player count, spread over the CPUs. The result does not depend on how
// they are spread, for every game has its own seed.
import { Worker } from 'node:worker_threads'
import { mergeTally, newTally, type Tally } from './tally.ts'

/** Games `from` up to but not including `to` of one series. */
export interface Chunk {
  readonly game: string
  readonly players: number
  readonly seed: string
  readonly from: number
  readonly to: number
}

export interface SoakPlan {
  readonly game: string
  readonly playerCounts: readonly number[]
  /** For each player count. */
  readonly games: number
  readonly seed: string
  readonly workers: number
}

export interface SoakResult {
  readonly players: number
  readonly tally: Tally
}

const CHUNK = 25

export async function soak(plan: SoakPlan, played: (games: number) => void): Promise<SoakResult[]> {
  const results = plan.playerCounts.map((players) => ({ players, tally: newTally() }))
  const chunks = results.flatMap(({ players, tally }) =>
    chunksOf(plan, players).map((chunk) => ({ chunk, into: tally })),
  )
  let next = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('../bin/soak-worker.js', import.meta.url))
    try {
      for (let item = chunks[next++]; item !== undefined; item = chunks[next++]) {
        mergeTally(item.into, await ask(worker, item.chunk))
        played(item.chunk.to - item.chunk.from)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(plan.workers, chunks.length) }, work))
  for (const { tally } of results) tally.violations.sort((a, b) => a.game - b.game)
  return results
}

function chunksOf({ game, games, seed }: SoakPlan, players: number): Chunk[] {
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, index) => ({
    game,
    players,
    seed,
    from: index * CHUNK,
    to: Math.min(games, (index + 1) * CHUNK),
  }))
}

/** One chunk to the worker, its tally back. */
function ask(worker: Worker, chunk: Chunk): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      act()
    }
    const onMessage = (tally: Tally): void => settle(() => resolve(tally))
    const onError = (error: Error): void => settle(() => reject(error))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(chunk)
  })
}

// The long property run: many games for each player count, spread over the CPUs. The result does not depend on how
// they are spread, for every game has its own seed.
import { Worker } from 'node:worker_threads'
import type { Setting } from './games.ts'
import { mergeTally, newTally, type Tally } from './tally.ts'

/** Games `from` up to but not including `to` of one series. */
export interface Chunk {
  readonly game: string
  readonly players: number
  /** Added to the plain options. */
  readonly more: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly from: number
  readonly to: number
}

export interface SoakPlan {
  readonly game: string
  readonly playerCounts: readonly number[]
  /** For each player count. */
  readonly games: number
  /** Played beside the plain tables, so many games on them together. */
  readonly settings: readonly Setting[]
  readonly seed: string
  readonly workers: number
}

export interface SoakResult extends Setting {
  readonly tally: Tally
}

const CHUNK = 25

export async function soak(plan: SoakPlan, played: (games: number) => void): Promise<SoakResult[]> {
  const plain = plan.playerCounts.map((players) => ({ players, more: {} }))
  const expanded = Math.ceil(plan.games / Math.max(1, plan.settings.length))
  const results = [...plain, ...plan.settings].map((setting) => ({ ...setting, tally: newTally() }))
  const chunks = results.flatMap(({ tally, ...setting }, index) =>
    chunksOf(plan, setting, index < plain.length ? plan.games : expanded).map((chunk) => ({ chunk, into: tally })),
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

function chunksOf({ game, seed }: SoakPlan, setting: Setting, games: number): Chunk[] {
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, index) => ({
    ...setting,
    game,
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

/** What should have been seen in some game and was not, of what the tables that were played could show. */
export function unseen(wanted: readonly string[], results: readonly SoakResult[]): string[] {
  return wanted.filter((id) => results.every(({ tally }) => tally.cards[id] === undefined))
}

/** How many games the plan comes to. */
export function gamesOf({ games, playerCounts, settings }: SoakPlan): number {
  return games * playerCounts.length + Math.ceil(games / Math.max(1, settings.length)) * settings.length
}

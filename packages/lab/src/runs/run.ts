// Plays the missing games of some series on all threads. A stopped run can resume from its results.
import { setImmediate } from 'node:timers/promises'
import { countIn, missingRanges, partOf, type Range, type Share, WHOLE } from '../shards/ranges.ts'
import type { Results } from '../shards/results.ts'
import type { Shard, Wanted } from '../shards/series.ts'
import { kindNamed, playShard } from './kinds.ts'
import { Pool } from './pool.ts'

export interface RunOptions {
  readonly threads: number
  readonly share?: Share
  /** After every piece of work. */
  readonly played?: (games: number) => void
}

/** Returns the number of missing games. */
export function gamesLeft(wanted: readonly Wanted[], results: Results, share: Share = WHOLE): number {
  return wanted.reduce((sum, each) => sum + countIn(rangesLeft(each, results, share)), 0)
}

function rangesLeft({ series, games }: Wanted, results: Results, share: Share): Range[] {
  return missingRanges(results.done(series), partOf(games, share))
}

/** Returns the missing shards of a share. */
export function shardsLeft(wanted: readonly Wanted[], results: Results, share: Share = WHOLE): Shard[] {
  return wanted.flatMap((each) =>
    rangesLeft(each, results, share).map(([from, to]) => ({ series: each.series, from, to })),
  )
}

/** Plays the missing games, in a new pool if there are several threads. */
export async function play(
  wanted: readonly Wanted[],
  results: Results,
  { threads, share, played }: RunOptions,
): Promise<void> {
  const pieces = piecesOf(shardsLeft(wanted, results, share))
  const pool = threads > 1 && pieces.length > 1 ? new Pool(Math.min(threads, pieces.length)) : null
  try {
    await playPieces(pieces, results, pool, played)
  } finally {
    await pool?.end()
  }
}

/** Plays shards on the threads of a pool. */
export function playShards(shards: readonly Shard[], results: Results, pool: Pool): Promise<void> {
  return playPieces(piecesOf(shards), results, pool)
}

async function playPieces(
  pieces: readonly Shard[],
  results: Results,
  pool: Pool | null,
  played?: (games: number) => void,
): Promise<void> {
  const one = async (shard: Shard): Promise<void> => {
    const counts = pool === null ? await playShard(shard) : await pool.shard(shard)
    results.add(shard.series, [shard.from, shard.to], counts)
    played?.(shard.to - shard.from)
    // Lets signals through between two pieces.
    if (pool === null) await setImmediate()
  }
  let next = 0
  const work = async (): Promise<void> => {
    try {
      for (let shard = pieces[next++]; shard !== undefined; shard = pieces[next++]) await one(shard)
    } catch (error) {
      // Stops the other threads too.
      next = pieces.length
      throw error
    }
  }
  await Promise.all(Array.from({ length: pool?.threads ?? 1 }, work))
}

/** Returns the pieces of all shards in turn, so that a run that is stopped early has games of each. */
function piecesOf(shards: readonly Shard[]): Shard[] {
  return inTurn(shards.map(cut))
}

function cut({ series, from, to }: Shard): Shard[] {
  const { piece } = kindNamed(series.kind)
  return Array.from({ length: Math.ceil((to - from) / piece) }, (_, index) => ({
    series,
    from: from + index * piece,
    to: Math.min(to, from + (index + 1) * piece),
  }))
}

function inTurn(lists: readonly (readonly Shard[])[]): Shard[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

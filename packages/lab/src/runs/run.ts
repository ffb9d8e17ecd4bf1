// Plays what is missing of some series, on all threads, and keeps what is done so that a run which was stopped goes on.
import { setImmediate } from 'node:timers/promises'
import { countIn, missing, partOf, type Range, type Share, WHOLE } from '../shards/ranges.ts'
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

/** How many games are still to be played. */
export function gamesLeft(wanted: readonly Wanted[], results: Results, share: Share = WHOLE): number {
  return wanted.reduce((sum, each) => sum + countIn(rangesLeft(each, results, share)), 0)
}

function rangesLeft({ series, games }: Wanted, results: Results, share: Share): Range[] {
  return missing(results.done(series), partOf(games, share))
}

/** What is still to be played of a share. */
export function shardsLeft(wanted: readonly Wanted[], results: Results, share: Share = WHOLE): Shard[] {
  return wanted.flatMap((each) =>
    rangesLeft(each, results, share).map(([from, to]) => ({ series: each.series, from, to })),
  )
}

export function play(wanted: readonly Wanted[], results: Results, { share, ...how }: RunOptions): Promise<void> {
  return playShards(shardsLeft(wanted, results, share), results, how)
}

export async function playShards(
  shards: readonly Shard[],
  results: Results,
  { threads, played }: Omit<RunOptions, 'share'>,
): Promise<void> {
  const pieces = inTurn(shards.map(piecesOf))
  const pool = threads > 1 && pieces.length > 1 ? new Pool(Math.min(threads, pieces.length)) : null
  const one = async (shard: Shard): Promise<void> => {
    const counts = pool === null ? await playShard(shard) : await pool.shard(shard)
    results.add(shard.series, [shard.from, shard.to], counts)
    played?.(shard.to - shard.from)
    // Who wants to stop the program must be heard between two pieces.
    if (pool === null) await setImmediate()
  }
  try {
    let next = 0
    const work = async (): Promise<void> => {
      for (let shard = pieces[next++]; shard !== undefined; shard = pieces[next++]) await one(shard)
    }
    await Promise.all(Array.from({ length: pool === null ? 1 : threads }, work))
  } finally {
    await pool?.end()
  }
}

function piecesOf({ series, from, to }: Shard): Shard[] {
  const { piece } = kindNamed(series.kind)
  return Array.from({ length: Math.ceil((to - from) / piece) }, (_, index) => ({
    series,
    from: from + index * piece,
    to: Math.min(to, from + (index + 1) * piece),
  }))
}

/** One piece of each series after the other, so that a run which is stopped early has something of each. */
function inTurn(lists: readonly (readonly Shard[])[]): Shard[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

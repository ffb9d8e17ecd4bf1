// A job is the JSON text of the shards of one part of a run; its result is a results file.
import { InvalidResultsFile } from '../shards/invalid-results-file.ts'
import { Results } from '../shards/results.ts'
import type { Wanted } from '../shards/series.ts'
import { isRecord, readSeries, type Shard } from '../shards/series.ts'
import type { Pool } from './pool.ts'
import { playShards, shardsLeft } from './run.ts'

/** Splits the missing games into jobs; parts without games are left out. */
export function jobsOf(wanted: readonly Wanted[], known: Results, parts: number): string[] {
  return Array.from({ length: parts }, (_, index) => shardsLeft(wanted, known, { part: index + 1, parts }))
    .filter(({ length }) => length > 0)
    .map((shards) => JSON.stringify(shards))
}

/** Plays a job on the threads of a pool. */
export async function playJob(job: string, pool: Pool): Promise<Results> {
  const results = new Results()
  await playShards(shardsIn(job), results, pool)
  return results
}

function shardsIn(job: string): Shard[] {
  const input: unknown = JSON.parse(job)
  if (!Array.isArray(input)) throw new InvalidResultsFile('a job is not a list of shards')
  const shards: readonly unknown[] = input
  return shards.map((each) => {
    if (!isRecord(each) || typeof each.from !== 'number' || typeof each.to !== 'number') {
      throw new InvalidResultsFile('a shard has no range of games')
    }
    return { series: readSeries(each.series), from: each.from, to: each.to }
  })
}

// Runs the series of a command: results file, share of the games, threads and progress.
import { availableParallelism } from 'node:os'
import { putRun } from '../queue/put.ts'
import { withQueue } from '../queue/schema.ts'
import { type Share, WHOLE } from '../shards/ranges.ts'
import { Results } from '../shards/results.ts'
import type { Wanted } from '../shards/series.ts'
import type { CommandOption, Invocation } from '../terminal/command.ts'
import { commitHere } from '../terminal/commit.ts'
import { EarlyExit } from '../terminal/early-exit.ts'
import { startProgress } from '../terminal/progress.ts'
import { flag, typed, UsageError, wholeNumber } from '../terminal/usage.ts'
import { jobsOf } from './jobs.ts'
import { gamesLeft, play } from './run.ts'

export const runOptions: readonly CommandOption[] = [
  { flags: '--results <file>', description: 'Save results to this file, and resume from it' },
  { flags: '--fresh', description: 'Discard earlier results of the file' },
  { flags: '--shard <k/n>', description: 'Play only the k-th of n parts; "hustings merge" puts the files together' },
  {
    flags: '--put <run>',
    description: 'Play nothing: put the parts into the queue in DATABASE_URL, for "hustings work"',
  },
  { flags: '--parts <number>', description: 'Number of parts of --put', default: 64 },
  {
    flags: '--workers <number>',
    description: 'Number of threads; it does not change the result',
    default: availableParallelism(),
  },
]

/** Maximum time between two saves of the results. */
const SAVE_INTERVAL_MS = 10_000

/** Plays the missing games and returns all results. */
export async function runCommand(invocation: Invocation, label: string, wanted: readonly Wanted[]): Promise<Results> {
  const { options, argv, io } = invocation
  const share = shareFrom(typed(argv, 'shard'))
  const file = typed(argv, 'results')
  if (share !== WHOLE && file === undefined) throw new UsageError('--shard needs --results, the file to merge')
  const results = file === undefined || flag(options, 'fresh') ? new Results() : Results.resume(file)
  const run = typed(argv, 'put')
  if (run !== undefined) await queueRun(invocation, run, wanted, results)
  const progress = startProgress(io, label, gamesLeft(wanted, results, share))
  let saved = performance.now()
  const save = (): void => {
    if (file !== undefined) results.save(file)
    saved = performance.now()
  }
  try {
    await play(wanted, results, {
      threads: wholeNumber(options, 'workers', 1),
      share,
      played: (games) => {
        progress.advance(games)
        if (performance.now() - saved > SAVE_INTERVAL_MS) save()
      },
    })
  } finally {
    progress.stop()
    save()
  }
  return results
}

/** Longest name of a run. */
const NAME_LENGTH = 100

/** Puts the missing games into the queue. */
async function queueRun(
  invocation: Invocation,
  run: string,
  wanted: readonly Wanted[],
  known: Results,
): Promise<never> {
  const { options, argv, io } = invocation
  if (typed(argv, 'shard') !== undefined) throw new UsageError('--put splits the run itself: leave --shard out')
  if (run.length > NAME_LENGTH) throw new UsageError(`--put must have at most ${NAME_LENGTH} characters`)
  const jobs = jobsOf(wanted, known, wholeNumber(options, 'parts', 1))
  if (jobs.length === 0) throw new UsageError('nothing is left to play')
  const isNew = await withQueue(io, (queue) => putRun(queue, run, commitHere(), jobs))
  if (!isNew) throw new UsageError(`there is a run called "${run}" already`)
  throw new EarlyExit(
    `"${run}" has ${gamesLeft(wanted, known)} games in ${jobs.length} parts. Any machine with this commit and database plays them: hustings work. Then: hustings work --run ${run} --collect FILE`,
  )
}

/** `2/8`, counted from 1. */
function shareFrom(given: string | undefined): Share {
  if (given === undefined) return WHOLE
  const [part = 0, parts = 0] = /^\d+\/\d+$/.test(given) ? given.split('/').map(Number) : []
  if (part < 1 || part > parts)
    throw new UsageError(`--shard must be like 2/8, the second of eight parts, not "${given}"`)
  return { part, parts }
}

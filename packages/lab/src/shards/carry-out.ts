// How commands play series: where results are kept, which share of the games, on how many threads, and how far they are.
import { availableParallelism } from 'node:os'
import type { CommandOption, Invocation } from '../command.ts'
import { startProgress } from '../progress.ts'
import { flag, typed, UsageError, wholeNumber } from '../usage.ts'
import { type Share, WHOLE } from './ranges.ts'
import { Results } from './results.ts'
import { gamesLeft, play, type Wanted } from './run.ts'

export const runOptions: readonly CommandOption[] = [
  { flags: '--results <file>', description: 'Keep results in this file, and go on from what is there' },
  { flags: '--fresh', description: 'Forget what is in the file of results' },
  { flags: '--shard <k/n>', description: 'Play only the k-th of n parts; "hustings merge" puts the files together' },
  {
    flags: '--workers <number>',
    description: 'How many threads; the result is the same',
    default: availableParallelism(),
  },
]

/** Results are kept at least this often. */
const KEEP_EVERY_MS = 10_000

/** Plays what is missing, and returns all that is known then. */
export async function carryOut(invocation: Invocation, label: string, wanted: readonly Wanted[]): Promise<Results> {
  const { options, argv, io } = invocation
  const share = shareFrom(typed(argv, 'shard'))
  const file = typed(argv, 'results')
  if (share !== WHOLE && file === undefined) throw new UsageError('--shard needs --results, the file to be merged')
  const results = file === undefined || flag(options, 'fresh') ? new Results() : Results.goOn(file)
  const progress = startProgress(io, label, gamesLeft(wanted, results, share))
  let kept = performance.now()
  const keep = (): void => {
    if (file !== undefined) results.save(file)
    kept = performance.now()
  }
  try {
    await play(wanted, results, {
      threads: wholeNumber(options, 'workers', 1),
      share,
      played: (games) => {
        progress.advance(games)
        if (performance.now() - kept > KEEP_EVERY_MS) keep()
      },
    })
  } finally {
    progress.stop()
    keep()
  }
  return results
}

/** `2/8`, counted from 1. */
function shareFrom(given: string | undefined): Share {
  if (given === undefined) return WHOLE
  const [part = 0, parts = 0] = /^\d+\/\d+$/.test(given) ? given.split('/').map(Number) : []
  if (part < 1 || part > parts)
    throw new UsageError(`--shard must be like 2/8, the second of eight parts, not "${given}"`)
  return { part, parts }
}

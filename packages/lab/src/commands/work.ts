// `hustings work`: takes parts of runs from the database of the server, plays them, and gives back what they came to.

import { carryOutJob } from '../runs/jobs.ts'
import { withWork } from '../runs/with-work.ts'
import { Results } from '../shards/results.ts'
import { type Command, type Invocation, jsonOption } from '../terminal/command.ts'
import { commitHere } from '../terminal/commit.ts'
import type { RunState, Taken, WorkQueue } from '../terminal/queue.ts'
import { textTable } from '../terminal/text-table.ts'
import { FOUND_PROBLEMS, flag, OK, typed, UsageError, wholeNumber } from '../terminal/usage.ts'

export const workCommand: Command = {
  usage: 'work',
  description: 'Take parts of runs that were put into the database of the server, play them, and give the results back',
  options: [
    { flags: '--run <name>', description: 'Only this run (default: whatever was put in by the same code)' },
    { flags: '--list', description: 'Tell how far the runs are, and play nothing' },
    { flags: '--collect <file>', description: 'Write what has come of --run so far as one file of results' },
    { flags: '--drop', description: 'Forget --run' },
    { flags: '--workers <number>', description: 'How many threads; the result is the same', default: 1 },
    jsonOption,
  ],
  examples: [
    'soak --games 100000 --put night --parts 200',
    'work --workers 8',
    'work --run night --collect night.json',
    'soak --games 100000 --results night.json --write docs/soak.md',
  ],
  run: (invocation) =>
    withWork(invocation, (work) => {
      const { options, argv } = invocation
      if (flag(options, 'list')) return list(invocation, work)
      if (typed(argv, 'collect') !== undefined) return collect(invocation, work)
      if (flag(options, 'drop')) return drop(invocation, work)
      return workOff(invocation, work)
    }),
}

/** Who plays lets itself be heard of so often. */
const HOLD_EVERY_MS = 60_000

async function workOff({ options, argv, io }: Invocation, work: WorkQueue): Promise<number> {
  const threads = wholeNumber(options, 'workers', 1)
  const run = typed(argv, 'run') ?? null
  const told = { parts: 0, games: 0, failed: 0 }
  for (;;) {
    const taken = await work.take(run, commitHere())
    if (taken === null) break
    io.err(`${taken.run}, part ${taken.part + 1}`)
    const games = await playPart(work, taken, threads)
    if (typeof games === 'string') {
      told.failed++
      io.err(`${taken.run}, part ${taken.part + 1}: ${games}`)
      continue
    }
    told.parts++
    told.games += games
  }
  const failed = told.failed === 0 ? '' : `, ${told.failed} times something went wrong`
  io.out(flag(options, 'json') ? JSON.stringify(told) : `${told.parts} parts, ${told.games} games${failed}`)
  return told.failed === 0 ? OK : FOUND_PROBLEMS
}

/** How many games it had; or what went wrong. */
async function playPart(work: WorkQueue, taken: Taken, threads: number): Promise<number | string> {
  let games = 0
  let heard = performance.now()
  let holding: Promise<unknown> = Promise.resolve()
  try {
    const result = await carryOutJob(taken.job, threads, (played) => {
      games += played
      if (performance.now() - heard < HOLD_EVERY_MS) return
      heard = performance.now()
      // A word that was not heard is no harm: the next one may be.
      holding = work.hold(taken).catch(() => undefined)
    })
    await holding
    await work.finish(taken, result)
    return games
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error)
    await work.fail(taken, trouble)
    return trouble
  }
}

async function list({ options, io }: Invocation, work: WorkQueue): Promise<number> {
  const runs = await work.state()
  io.out(flag(options, 'json') ? JSON.stringify(runs) : textTable(HEAD, runs.map(row)))
  return runs.some(({ failed }) => failed > 0) ? FOUND_PROBLEMS : OK
}

const HEAD = ['run', 'code', 'parts', 'done', 'being played', 'given up', 'trouble']

function row({ run, code, parts, done, taken, failed, trouble }: RunState): string[] {
  return [run, code, String(parts), String(done), String(taken), String(failed), trouble ?? '']
}

/** Complete or not: the file says which games it has, and a run can go on from it. */
async function collect(invocation: Invocation, work: WorkQueue): Promise<number> {
  const { argv, options, io } = invocation
  const file = typed(argv, 'collect') ?? ''
  const { run, parts, done } = await runNamed(invocation, work)
  const whole = new Results()
  for (const text of await work.results(run)) whole.merge(Results.read(text))
  whole.save(file)
  const told = { run, parts, done, games: whole.games(), file }
  io.out(
    flag(options, 'json')
      ? JSON.stringify(told)
      : `${told.games} games in ${file}, ${done} of ${parts} parts of "${run}"`,
  )
  return done === parts ? OK : FOUND_PROBLEMS
}

async function drop(invocation: Invocation, work: WorkQueue): Promise<number> {
  const { run } = await runNamed(invocation, work)
  await work.drop(run)
  invocation.io.out(flag(invocation.options, 'json') ? JSON.stringify({ dropped: run }) : `"${run}" is forgotten`)
  return OK
}

async function runNamed({ argv }: Invocation, work: WorkQueue): Promise<RunState> {
  const name = typed(argv, 'run')
  if (name === undefined) throw new UsageError('--run is missing: which one?')
  const found = (await work.state()).find(({ run }) => run === name)
  if (found === undefined) throw new UsageError(`there is no run called "${name}"`)
  return found
}

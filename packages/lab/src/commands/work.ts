// `hustings work`: plays parts of runs from the queue in DATABASE_URL, and shows, collects and drops runs.
import { type RunState, resultsOf, runStates } from '../queue/collect.ts'
import { dropRun, retryFailed } from '../queue/put.ts'
import { type Queue, withQueue } from '../queue/schema.ts'
import { work } from '../queue/work.ts'
import { playJob } from '../runs/jobs.ts'
import { Pool } from '../runs/pool.ts'
import { Results } from '../shards/results.ts'
import { type Command, type Invocation, jsonOption } from '../terminal/command.ts'
import { commitHere } from '../terminal/commit.ts'
import { textTable } from '../terminal/text-table.ts'
import { FOUND_PROBLEMS, flag, OK, typed, UsageError, wholeNumber } from '../terminal/usage.ts'

export const workCommand: Command = {
  usage: 'work',
  description: 'Play parts of runs that --put wrote to the queue in DATABASE_URL, until none is open',
  options: [
    { flags: '--run <name>', description: 'Only this run (default: all runs of the same commit)' },
    { flags: '--list', description: 'Show the progress of the runs, and play nothing' },
    { flags: '--collect <file>', description: 'Write the results of --run so far to one file' },
    { flags: '--retry', description: 'Give failed parts of --run new attempts' },
    { flags: '--drop', description: 'Delete --run and its results' },
    { flags: '--workers <number>', description: 'Number of threads; the result is the same', default: 1 },
    jsonOption,
  ],
  examples: [
    'soak --games 100000 --put night --parts 200',
    'work --workers 8',
    'work --run night --collect night.json',
    'soak --games 100000 --results night.json --write docs/soak.md',
  ],
  run: (invocation) =>
    withQueue(invocation.io, (queue) => {
      const { options, argv } = invocation
      if (flag(options, 'list')) return list(invocation, queue)
      if (typed(argv, 'collect') !== undefined) return collect(invocation, queue)
      if (flag(options, 'retry')) return retry(invocation, queue)
      if (flag(options, 'drop')) return drop(invocation, queue)
      return play(invocation, queue)
    }),
}

async function play(invocation: Invocation, queue: Queue): Promise<number> {
  const { options, argv, io } = invocation
  const threads = wholeNumber(options, 'workers', 1)
  const code = commitHere()
  const run = typed(argv, 'run') === undefined ? null : await runNamed(invocation, queue)
  if (run !== null && run.code !== code) {
    throw new UsageError(`"${run.run}" was put in by commit ${run.code}, and this is ${code}`)
  }
  const pool = new Pool(threads)
  const done = await work(queue, {
    run: run?.run ?? null,
    code,
    play: (job) => playJob(job, pool),
    say: io.err,
  }).finally(() => pool.end())
  const failed = done.failed === 0 ? '' : `, ${done.failed} failed attempts`
  io.out(flag(options, 'json') ? JSON.stringify(done) : `${done.parts} parts, ${done.games} games${failed}`)
  const ours = (await runStates(queue)).filter((each) => (run === null ? each.code === code : each.run === run.run))
  return exitCode(ours)
}

async function list({ options, io }: Invocation, queue: Queue): Promise<number> {
  const runs = await runStates(queue)
  io.out(flag(options, 'json') ? JSON.stringify(runs) : textTable(HEAD, runs.map(row)))
  return exitCode(runs)
}

function exitCode(runs: readonly RunState[]): number {
  return runs.some(({ failed }) => failed > 0) ? FOUND_PROBLEMS : OK
}

const HEAD = ['run', 'commit', 'parts', 'done', 'being played', 'to retry', 'failed', 'problem']

function row({ run, code, parts, done, taken, retrying, failed, trouble }: RunState): string[] {
  return [run, code, ...[parts, done, taken, retrying, failed].map(String), trouble ?? '']
}

/** The run may be incomplete: the file lists its games, and a run can continue from it. */
async function collect(invocation: Invocation, queue: Queue): Promise<number> {
  const { argv, options, io } = invocation
  const file = typed(argv, 'collect') ?? ''
  const { run, parts, done } = await runNamed(invocation, queue)
  const whole = new Results()
  for (const text of await resultsOf(queue, run)) whole.merge(Results.read(text))
  whole.save(file)
  const state = { run, parts, done, games: whole.games(), file }
  io.out(
    flag(options, 'json')
      ? JSON.stringify(state)
      : `${state.games} games in ${file}, ${done} of ${parts} parts of "${run}"`,
  )
  return done === parts ? OK : FOUND_PROBLEMS
}

async function retry(invocation: Invocation, queue: Queue): Promise<number> {
  const { run } = await runNamed(invocation, queue)
  const retried = await retryFailed(queue, run)
  invocation.io.out(
    flag(invocation.options, 'json')
      ? JSON.stringify({ run, retried })
      : `${retried} failed parts of "${run}" are open again`,
  )
  return OK
}

async function drop(invocation: Invocation, queue: Queue): Promise<number> {
  const { run } = await runNamed(invocation, queue)
  await dropRun(queue, run)
  invocation.io.out(flag(invocation.options, 'json') ? JSON.stringify({ dropped: run }) : `"${run}" is deleted`)
  return OK
}

async function runNamed({ argv }: Invocation, queue: Queue): Promise<RunState> {
  const name = typed(argv, 'run')
  if (name === undefined) throw new UsageError('--run is missing: which one?')
  const found = (await runStates(queue)).find(({ run }) => run === name)
  if (found === undefined) throw new UsageError(`there is no run called "${name}"`)
  return found
}

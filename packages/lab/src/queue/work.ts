// Takes parts of runs until none is open, one at a time per process.
import { EventEmitter } from 'node:events'
import { run as startWorker, type WorkerEvents } from 'graphile-worker'
import type { Results } from '../shards/results.ts'
import { isRecord } from '../shards/series.ts'
import { giveBack, reportAlive } from './liveness.ts'
import type { Part } from './put.ts'
import { messageOf, type Queue, taskOf } from './schema.ts'

export interface WorkOptions {
  /** Plays only this run. */
  readonly run: string | null
  readonly code: string
  readonly play: (job: string) => Promise<Results>
  readonly say: (news: string) => void
}

export interface WorkDone {
  readonly parts: number
  readonly games: number
  /** Attempts on this machine that failed. */
  readonly failed: number
}

/** How often an idle machine looks for parts. */
const POLL_MS = 1000

/** Waits for parts of other machines, too: a machine that dies leaves its part to this one. */
export async function work(queue: Queue, { run, code, play, say }: WorkOptions): Promise<WorkDone> {
  const done = { parts: 0, games: 0, failed: 0 }
  const task = async (payload: unknown): Promise<void> => {
    const part = partIn(payload)
    say(`${nameOf(part)}: started`)
    const results = await play(part.job)
    await keep(queue, part, results.toText())
    done.parts++
    done.games += results.games()
    say(`${nameOf(part)}: ${results.games()} games, ${await progressOf(queue, part)}`)
  }

  const events: WorkerEvents = new EventEmitter()
  const created = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id))
  })
  events.on('job:error', ({ job, error }) => {
    done.failed++
    say(`${nameOf(partIn(job.payload))}: ${messageOf(error)} (attempt ${job.attempts} of ${job.max_attempts})`)
  })
  const worker = await startWorker({
    ...queue.options,
    concurrency: 1,
    pollInterval: POLL_MS,
    // The library would count an attempt of the part that a signal interrupts.
    noHandleSignals: true,
    parsedCronItems: [],
    events,
    taskList: { [taskOf(code)]: task },
    ...(run === null ? {} : { forbiddenFlags: () => otherRuns(queue, run) }),
    // With a batch delay the worker does not end before the state of the last part is written.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const poolId = await created
  const alive = reportAlive(queue, poolId)
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    // What goes wrong at the end rejects `worker.promise`, too.
    worker.stop().catch(() => undefined)
  }
  events.on('worker:getJob:empty', () => {
    // An error of the database comes again when the worker looks for the next part.
    isOver(queue, run, code).then(
      (over) => over && stop(),
      () => undefined,
    )
  })
  const ignoreSignals = onSignal(async () => {
    stop()
    await giveBack(queue, poolId)
  })
  try {
    await worker.promise
  } finally {
    ignoreSignals()
    await alive.stop()
  }
  return done
}

/** Calls `act` at the first signal that ends a process, then lets the signal end it. */
function onSignal(act: () => Promise<void>): () => void {
  const ignore = (): void => {
    process.off('SIGINT', end).off('SIGTERM', end)
  }
  const end = (signal: NodeJS.Signals): void => {
    ignore()
    act().then(
      () => process.kill(process.pid, signal),
      () => process.kill(process.pid, signal),
    )
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  return ignore
}

/** Keeps a result unless the part has one, or the run is forgotten. */
async function keep(queue: Queue, { id, part }: Part, result: string): Promise<void> {
  await queue.query(
    `insert into hustings_lab.results (run, part, result)
     select id, $2::integer, $3 from hustings_lab.runs where id = $1 on conflict do nothing`,
    [id, part, result],
  )
}

async function progressOf(queue: Queue, { id }: Part): Promise<string> {
  const [row] = await queue.query<{ done: number; parts: number }>(
    `select parts, (select count(*) from hustings_lab.results where results.run = runs.id)::int as done
     from hustings_lab.runs where id = $1`,
    [id],
  )
  return row === undefined ? 'the run is forgotten' : `${row.done} of ${row.parts} parts are done`
}

async function otherRuns(queue: Queue, run: string): Promise<string[]> {
  const rows = await queue.query<{ name: string }>('select name from hustings_lab.runs where name <> $1', [run])
  return rows.map(({ name }) => name)
}

/** Every part is done, or failed at every attempt. */
async function isOver(queue: Queue, run: string | null, code: string): Promise<boolean> {
  const open = await queue.query(
    `select from hustings_jobs.jobs where task_identifier = $1 and key is not null
       and (locked_at is not null or attempts < max_attempts) and ($2::text is null or flags ? $2) limit 1`,
    [taskOf(code), run],
  )
  return open.length === 0
}

function nameOf({ run, part }: Part): string {
  return `${run}, part ${part}`
}

function partIn(payload: unknown): Part {
  if (
    !isRecord(payload) ||
    typeof payload.id !== 'number' ||
    typeof payload.run !== 'string' ||
    typeof payload.part !== 'number' ||
    typeof payload.job !== 'string'
  ) {
    throw new Error('this job is not a part of a run')
  }
  const { id, run, part, job } = payload
  return { id, run, part, job }
}

// The database of long runs: jobs of graphile-worker in the schema hustings_jobs, runs and results in hustings_lab.
import { type LogFunctionFactory, Logger, makeWorkerUtils, type SharedOptions } from 'graphile-worker'
import type { Io } from '../terminal/io.ts'
import { UsageError } from '../terminal/usage.ts'

export const JOBS_SCHEMA = 'hustings_jobs'

/** Attempts per part until it counts as failed. */
export const MAX_ATTEMPTS = 3

/** Runs one statement and returns its rows. */
export type Query = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>

export interface Queue {
  readonly query: Query
  /** Commits what `act` writes, or nothing if it throws. */
  transaction<T>(act: (query: Query) => Promise<T>): Promise<T>
  /** Returns parts to the queue that these worker pools hold. */
  unlock(pools: readonly string[]): Promise<void>
  /** Settings for a worker on the same database. */
  readonly options: SharedOptions
}

/** Name of the task: code of another commit does not take the part. */
export function taskOf(code: string): string {
  return `shard:${code}`
}

const TABLES = `
create schema if not exists hustings_lab;
create table if not exists hustings_lab.runs (
  id integer generated always as identity primary key,
  name text not null unique,
  code text not null,
  parts integer not null,
  put_at timestamptz not null default now()
);
create table if not exists hustings_lab.results (
  run integer not null references hustings_lab.runs on delete cascade,
  part integer not null,
  result text not null,
  done_at timestamptz not null default now(),
  primary key (run, part)
);
create table if not exists hustings_lab.machines (pool text primary key, seen_at timestamptz not null);`

/** Opens the queue in the database of DATABASE_URL, creates missing tables there, and closes it after `act`. */
export async function withQueue<T>(io: Io, act: (queue: Queue) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL
  if (url === undefined || url === '') {
    throw new UsageError('DATABASE_URL is missing: long runs on one machine need no queue: use --shard or --workers')
  }
  const options: SharedOptions = { connectionString: url, schema: JOBS_SCHEMA, logger: new Logger(problemsTo(io)) }
  const utils = await makeWorkerUtils(options).catch((error: unknown) => {
    throw new UsageError(`cannot use the database of DATABASE_URL: ${messageOf(error)}`)
  })
  const transaction = <R>(act: (query: Query) => Promise<R>): Promise<R> =>
    utils.withPgClient<R>(async (client) => {
      await client.query('begin')
      try {
        const done = await act(async <T extends object>(text: string, values: readonly unknown[] = []) => {
          const { rows } = await client.query<T>(text, [...values])
          return rows
        })
        await client.query('commit')
        return done
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    })
  const queue: Queue = {
    query: <R extends object>(text: string, values: readonly unknown[] = []) =>
      utils.withPgClient<R[]>(async (client) => (await client.query<R>(text, [...values])).rows),
    transaction,
    unlock: (pools) => utils.forceUnlockWorkers([...pools]),
    options,
  }
  try {
    await transaction(async (query) => {
      // "if not exists" does not protect two processes that create the same schema at once.
      await query("select pg_advisory_xact_lock(hashtext('hustings_lab'))")
      await query(TABLES)
    })
    return await act(queue)
  } finally {
    await utils.release()
  }
}

/** Errors of the library, without those of parts: the command reports them itself. */
function problemsTo(io: Io): LogFunctionFactory {
  return () => (level, message, meta) => {
    if ((level === 'error' || level === 'warning') && meta?.failure !== true) io.err(message)
  }
}

/** Text of an error; a refused connection has one error per address and an empty text. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

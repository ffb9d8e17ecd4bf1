// The PostgreSQL driver: a pool for statements, one connection for health, and one for notifications.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import {
  type BackupFacts,
  type BatchResult,
  type Driver,
  type Row,
  type Statement,
  StorageRefused,
  StorageUnavailable,
  type Subscriber,
  type Value,
} from '../driver.ts'
import type { Sql } from '../sql.ts'
import { checkValues } from '../values.ts'
import { backupPostgres } from './backup.ts'
import { boundedConnection, type ConnectionSettings, SCHEMA, sessionText, withClient } from './connection.ts'
import { errorKindOf, storageError } from './error-kind.ts'
import { Listener } from './listener.ts'
import { appliedIn, migratePostgres } from './migrate.ts'
import { queryFor, runPipeline } from './pipeline.ts'

export interface PostgresSettings extends ConnectionSettings {
  readonly connections?: number
  /** Time to retry while PostgreSQL cannot be reached. Default: one attempt. */
  readonly waitMs?: number
  readonly migrations?: string
  readonly log: (line: string) => void
}

/** Retries after a deadlock or a serialization failure. */
const ATTEMPTS = 3
const RETRY_MS = 20
const PROBE_MS = 1000
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 2000

/** Waits for PostgreSQL and migrates the tables, unless it is opened for reading. */
export async function openPostgres(settings: PostgresSettings): Promise<PostgresDriver> {
  await reached(settings)
  if (settings.access === 'read') await mustHaveTables(settings)
  else await migratePostgres(settings, settings.migrations)
  return new PostgresDriver(settings)
}

async function mustHaveTables(settings: PostgresSettings): Promise<void> {
  const applied = await withClient(settings, (client) => appliedIn(client, settings.schema ?? SCHEMA))
  if (applied.length === 0) throw new StorageRefused('no-database', 'The database has no tables of Hustings.')
}

/** Retries until PostgreSQL answers. Other errors, such as a wrong password, are final. */
async function reached(settings: PostgresSettings): Promise<void> {
  const { waitMs = 0, log } = settings
  const until = Date.now() + waitMs
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      await withClient(settings, (client) => client.query('select 1'), boundedConnection(settings))
      return
    } catch (error) {
      if (errorKindOf(error) !== 'away') throw error
      if (Date.now() >= until) throw storageError('PostgreSQL cannot be reached', error, 'not-written')
      if (wait === FIRST_WAIT_MS) log('PostgreSQL does not answer yet; trying again')
    }
    await pause(wait)
  }
}

export class PostgresDriver implements Driver {
  readonly kind = 'postgres'
  private readonly settings: PostgresSettings
  private readonly pool: pg.Pool
  /** Separate connection for health: waiting for the pool would not test the database. */
  private readonly probe: pg.Pool
  private readonly listeners = new Set<Listener>()
  private closed: Promise<void> | null = null

  constructor(settings: PostgresSettings) {
    this.settings = settings
    const onConnect = (client: pg.ClientBase) => client.query(sessionText(settings))
    const { connections = 16, log } = settings
    this.pool = new pg.Pool({ ...boundedConnection(settings), max: connections, pipeline: true, onConnect })
    this.probe = new pg.Pool({
      ...boundedConnection(settings, PROBE_MS),
      connectionTimeoutMillis: PROBE_MS,
      max: 1,
      onConnect,
    })
    for (const pool of [this.pool, this.probe]) {
      // An idle connection broke: the pool opens another.
      pool.on('error', (error) => log(`PostgreSQL: ${error.message}`))
      // A connection that breaks in use rejects its statements. Without a listener it also ends the process.
      pool.on('connect', (client) => client.on('error', () => undefined))
    }
  }

  async read<R>(sql: Sql<R>, values: readonly Value[] = []): Promise<R[]> {
    return rowsOf<R>(await this.single(sql, values, 'not-written'))
  }

  async write<R>(sql: Sql<R>, values: readonly Value[] = []): Promise<R[]> {
    return rowsOf<R>(await this.single(sql, values, 'unknown'))
  }

  async batch(statements: readonly Statement[]): Promise<BatchResult> {
    for (const { sql, values } of statements) checkValues(sql.name, values)
    for (let attempt = 1; ; attempt++) {
      const { result } = await this.onClient(async (client) => {
        const outcome = await runPipeline(client, statements)
        return { ...outcome, broken: outcome.isBroken }
      })
      if (result.done === true || result.done === false) return result
      if (result.done === 'error' || attempt > ATTEMPTS) throw result.error
      await pause(Math.random() * RETRY_MS * attempt)
    }
  }

  async health(timeoutMs: number): Promise<void> {
    const controller = new AbortController()
    const late = pause(timeoutMs, undefined, { signal: controller.signal }).then(() => {
      throw new StorageUnavailable(`PostgreSQL did not answer in ${timeoutMs} ms`, 'not-written')
    })
    const asked = this.probe.query<{ readOnly: string }>(
      `select current_setting('transaction_read_only') as "readOnly"`,
    )
    try {
      const { rows } = await Promise.race([asked, late])
      const isReadOnly = rows[0]?.readOnly === 'on' && this.settings.access !== 'read'
      if (isReadOnly) throw new StorageUnavailable('PostgreSQL is read-only', 'not-written')
    } catch (error) {
      throw error instanceof StorageUnavailable ? error : storageError('health', error, 'not-written')
    } finally {
      controller.abort()
      // The loser of the race may still reject.
      for (const promise of [asked, late]) promise.catch(() => undefined)
    }
  }

  async subscribe(subscriber: Subscriber): Promise<void> {
    const listener = new Listener(this.settings, subscriber, this.settings.log)
    await listener.begin().catch((error) => {
      throw storageError('LISTEN', error, 'not-written')
    })
    this.listeners.add(listener)
  }

  async notify(payload: string): Promise<void> {
    await this.onClient(async (client) => {
      try {
        await client.query({
          name: 'driver.notify',
          text: 'select pg_notify($1, $2)',
          values: [this.settings.schema ?? SCHEMA, payload],
        })
        return { broken: false }
      } catch (error) {
        throw storageError('notify', error, 'unknown')
      }
    })
  }

  backup(file: string): Promise<BackupFacts> {
    return backupPostgres(this.settings.url, file)
  }

  close(): Promise<void> {
    this.closed ??= this.end()
    return this.closed
  }

  private async end(): Promise<void> {
    for (const listener of this.listeners) await listener.end()
    await this.probe.end()
    await this.pool.end()
  }

  private async single(
    sql: Sql<unknown>,
    values: readonly Value[],
    outcome: StorageUnavailable['outcome'],
  ): Promise<readonly Row[]> {
    checkValues(sql.name, values)
    for (let attempt = 1; ; attempt++) {
      const { rows, error } = await this.onClient(async (client) => {
        try {
          const { rows } = await client.query<Row>(queryFor(sql, values))
          return { rows, error: null, broken: false }
        } catch (error) {
          return { rows: [], error, broken: errorKindOf(error) === 'away' }
        }
      })
      if (error === null) return rows
      if (errorKindOf(error) !== 'retry' || attempt > ATTEMPTS) throw storageError(sql.name, error, outcome)
      await pause(Math.random() * RETRY_MS * attempt)
    }
  }

  /** Runs `act` on a connection of the pool, and drops a broken one. */
  private async onClient<T extends { readonly broken: boolean }>(
    act: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const client = await this.pool.connect().catch((error) => {
      throw storageError('connect', error, 'not-written')
    })
    let broken = true
    try {
      const result = await act(client)
      broken = result.broken
      return result
    } finally {
      client.release(broken)
    }
  }
}

function rowsOf<R>(rows: readonly Row[]): R[] {
  return rows as R[]
}

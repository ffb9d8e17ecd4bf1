// PostgreSQL: a pool for statements, and a connection of its own for listening.
import { spawn } from 'node:child_process'
import { rename, rm } from 'node:fs/promises'
import pg from 'pg'
import { type Database, isAway, type Queries, type Row, type Value } from './database.ts'
import { makePrivate, synced } from './durable.ts'
import { typedOver } from './typed.ts'

interface Asker {
  query(query: pg.QueryConfig & { rowMode?: 'array'; query_timeout?: number }): Promise<{ rows: unknown[] }>
}

export interface PostgresSettings {
  readonly url: string
  readonly connections: number
  /** How long to try while PostgreSQL cannot be reached; without it once. */
  readonly waitMs?: number
  readonly log: (problem: string) => void
}

/** The server ends a statement after this time. */
const STATEMENT_MS = 5000
/** The client stops waiting after this time: a server that hangs does not end its statements. */
const ANSWER_MS = 5500
const PROBE_MS = 1000
/** For migrations and the lock before them. */
const SCRIPT_MS = 10 * 60_000
const RETRY_MS = 500

export async function openPostgres({ url, connections, waitMs = 0, log }: PostgresSettings): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection of its own: waiting for a free one of the pool says nothing about the database.
  const probe = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PROBE_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  // A connection that breaks while nobody uses it is no news: the pool makes another.
  for (const one of [pool, probe]) one.on('error', (error) => log(error.message))
  const listeners = new Set<Listener>()
  const queries = over(pool)
  await reached(queries, waitMs, log).catch(async (error) => {
    await pool.end()
    throw error
  })
  return {
    kind: 'postgres',
    certainty: null,
    ...queries,
    probe: over(probe),
    ofMatch: () => queries,
    async transaction(act) {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await act(over(client))
        await client.query('commit')
        return result
      } catch (error) {
        // No rollback behind a statement without an answer: the connection is closed, which ends the transaction.
        if (hasNoAnswer(error)) broken = error
        else {
          await client.query('rollback').catch((worse: Error) => {
            broken = worse
          })
        }
        throw error
      } finally {
        client.release(broken)
      }
    },
    async listen(channel, hear, lost) {
      const listener = new Listener(url, channel, hear, lost, log)
      listeners.add(listener)
      await listener.begin()
    },
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    backup: (file) => dump(url, file),
    async close() {
      for (const listener of listeners) await listener.end()
      await probe.end()
      await pool.end()
    },
  }
}

/** Tries until PostgreSQL answers, for `waitMs`; other errors, such as a wrong password, are final. */
async function reached(queries: Queries, waitMs: number, log: (problem: string) => void): Promise<void> {
  const until = Date.now() + waitMs
  for (let attempt = 0; ; attempt++) {
    try {
      await queries.read('select 1')
      return
    } catch (error) {
      if (!isAway(error) || Date.now() >= until) throw error
      if (attempt === 0) log('PostgreSQL does not answer yet; trying again')
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

/** The error of `query_timeout`, which has no code. */
function hasNoAnswer(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}

function over(asker: Asker): Queries {
  const ask = async <R>(text: string, values: readonly Value[], array: boolean): Promise<R[]> => {
    const query = { text, values: [...values], ...(array ? { rowMode: 'array' as const } : {}) }
    const { rows } = await asker.query(query)
    return rows as R[]
  }
  const rows = <R extends object = Row>(text: string, values: readonly Value[] = []) => ask<R>(text, values, false)
  const lists = (text: string, values: readonly Value[]) => ask<unknown[]>(text, values, true)
  return {
    read: rows,
    write: rows,
    async script(text) {
      await asker.query({ text, query_timeout: SCRIPT_MS })
    },
    typed: typedOver(lists, lists),
  }
}

/** Listens for good: comes back after a lost connection, and then says that words may have been missed. */
class Listener {
  private client: pg.Client | null = null
  private ended = false
  private waiting: NodeJS.Timeout | undefined
  private readonly url: string
  private readonly channel: string
  private readonly hear: (payload: string) => void
  private readonly lost: () => void
  private readonly log: (problem: string) => void

  constructor(
    url: string,
    channel: string,
    hear: (payload: string) => void,
    lost: () => void,
    log: (problem: string) => void,
  ) {
    this.url = url
    this.channel = channel
    this.hear = hear
    this.lost = lost
    this.log = log
  }

  async begin(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: ANSWER_MS,
    })
    client.on('notification', ({ payload }) => this.hear(payload ?? ''))
    client.on('error', (error) => this.log(error.message))
    client.on('end', () => this.again(client))
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(this.channel)}`)
    this.client = client
  }

  private again(client: pg.Client): void {
    if (this.ended || (this.client !== null && this.client !== client)) return
    this.client = null
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => {
      this.begin().then(this.lost, (error: Error) => {
        this.log(error.message)
        this.again(client)
      })
    }, 500)
  }

  async end(): Promise<void> {
    this.ended = true
    clearTimeout(this.waiting)
    await this.client?.end()
  }
}

/** The file appears when it is whole and can be read, and only its owner may read it. */
async function dump(url: string, file: string): Promise<void> {
  const part = `${file}.part`
  await makePrivate(part)
  try {
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`, url])
    await run('pg_restore', ['--list', part])
    await synced(part)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', (error) => reject(new Error(`${command} could not be run: ${error.message}`)))
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })
}

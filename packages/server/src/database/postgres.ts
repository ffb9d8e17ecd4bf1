// PostgreSQL: a pool for statements, and a connection of its own for listening.
import { spawn } from 'node:child_process'
import pg from 'pg'
import type { Database, Queries, Row, Value } from './database.ts'
import { typedOver } from './typed.ts'

interface Asker {
  query(query: pg.QueryConfig & { rowMode?: 'array' }): Promise<{ rows: unknown[] }>
}

export interface PostgresSettings {
  readonly url: string
  readonly connections: number
  readonly log: (problem: string) => void
}

export async function openPostgres({ url, connections, log }: PostgresSettings): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection that breaks while nobody uses it is no news: the pool makes another.
  pool.on('error', (error) => log(error.message))
  const listeners = new Set<Listener>()
  const queries = over(pool)
  await queries.read('select 1')
  return {
    kind: 'postgres',
    certainty: null,
    ...queries,
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
        await client.query('rollback').catch((worse: Error) => {
          broken = worse
        })
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
      await pool.end()
    },
  }
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
      await asker.query({ text })
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
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: 5000 })
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

function dump(url: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const run = spawn('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    run.on('error', (error) => reject(new Error(`pg_dump could not be run: ${error.message}`)))
    run.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`pg_dump ended with ${code}`))))
  })
}

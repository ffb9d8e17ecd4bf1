// Restores a dump into a new schema, verifies it there, and swaps the schemas in one transaction.
import { randomUUID } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { type Driver, StorageRefused, StorageUnavailable } from '../driver.ts'
import { type Migration, pendingMigrations, readMigrations } from '../migrate.ts'
import { SCHEMA, withClient } from './connection.ts'
import { openPostgres } from './driver.ts'
import { errorKindOf } from './error-kind.ts'
import { appliedIn, migratePostgres } from './migrate.ts'
import { runTool, startTool, ToolMissing, withoutPassword } from './tools.ts'

/** A node with a newer heartbeat is alive. */
const ALIVE_MS = 30_000

export interface PostgresRestore {
  readonly url: string
  readonly file: string
  /** Restores while servers use the database: they read a new epoch and exit. */
  readonly force?: boolean
  readonly replay?: (driver: Driver) => Promise<void>
  readonly now?: Date
  readonly migrations?: string
  readonly log: (line: string) => void
}

export async function restorePostgres(wish: PostgresRestore): Promise<{ readonly aside: string | null }> {
  const { url, file, now = new Date() } = wish
  await withClient({ url }, (client) => refuseIfAlive(client, wish, now))
  const stamp = now.toISOString().replaceAll(/[-:.]/g, '').toLowerCase()
  const restored = `restore_${stamp}`
  try {
    await load(wish, restored).catch((error: unknown) => {
      // A lost database or a missing program is no fault of the backup.
      if (error instanceof StorageUnavailable || error instanceof ToolMissing || errorKindOf(error) === 'away')
        throw error
      const why = error instanceof Error ? error.message : error
      throw new StorageRefused('broken-backup', `${file} is not a usable backup, nothing was changed: ${why}`)
    })
    return await withClient({ url }, (client) => swap(client, wish, restored, `before_restore_${stamp}`, now))
  } finally {
    // A failure here must not hide the first error.
    const dropped = withClient({ url }, (client) => client.query(`drop schema if exists ${restored} cascade`))
    await dropped.catch((error: Error) => wish.log(`the schema ${restored} is left: ${error.message}`))
  }
}

async function refuseIfAlive(client: pg.ClientBase, { force = false }: PostgresRestore, now: Date): Promise<void> {
  if (force || (await appliedIn(client, SCHEMA)).length === 0) return
  const alive = await client.query('select id from nodes where seen_at > $1', [now.getTime() - ALIVE_MS])
  if (alive.rows.length === 0) return
  throw new StorageRefused(
    'nodes-alive',
    `${alive.rows.length} running servers use the database, nothing was changed. Stop them first; with --force they end by themselves.`,
  )
}

/** Fills the new schema, verifies it, migrates it, and replays matches. */
async function load({ url, file, migrations, replay, log }: PostgresRestore, schema: string): Promise<void> {
  const list = await runTool('pg_restore', ['--list', file], null)
  if (!list.includes(` TABLE DATA ${SCHEMA} journal `)) throw new Error('it holds no tables of Hustings')
  await copyInto(url, file, schema)
  await withClient({ url, schema }, async (client) => {
    const applied = await appliedIn(client, schema)
    const files = readMigrations('postgres', migrations)
    const pending = pendingMigrations(files, applied)
    await checkTables(
      client,
      schema,
      files.filter((one) => !pending.includes(one)),
    )
  })
  await migratePostgres({ url, schema }, migrations)
  if (replay === undefined) return
  const driver = await openPostgres({ url, schema, access: 'read', connections: 2, log })
  await replay(driver).finally(() => driver.close())
}

/** pg_restore cannot rename a schema, so its SQL is piped through a filter into psql. */
async function copyInto(url: string, file: string, schema: string): Promise<void> {
  const source = startTool('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], null, [
    'ignore',
    'pipe',
    'pipe',
  ])
  const target = startTool(
    'psql',
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', `--dbname=${withoutPassword(url)}`],
    url,
    ['pipe', 'ignore', 'pipe'],
  )
  const { stdout } = source.child
  const { stdin } = target.child
  if (stdout === null || stdin === null) throw new Error('no pipe')
  const copied = pipeline(stdout, new SchemaRename(schema), stdin)
  // The message of psql explains more than its broken pipe.
  const [read, written, piped] = await Promise.allSettled([source.ended, target.ended, copied])
  for (const one of [written, read, piped]) if (one.status === 'rejected') throw one.reason
}

/** Replaces the schema name in statements, but not in the rows of COPY. */
export class SchemaRename extends Transform {
  private readonly name: string
  private rest: Buffer = Buffer.alloc(0)
  private isInRows = false

  constructor(name: string) {
    super()
    this.name = name
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const bytes = Buffer.concat([this.rest, chunk])
    let start = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      this.push(this.line(bytes.subarray(start, end + 1)))
      start = end + 1
    }
    this.rest = bytes.subarray(start)
    done()
  }

  override _flush(done: TransformCallback): void {
    if (this.rest.length > 0) this.push(this.line(this.rest))
    done()
  }

  private line(bytes: Buffer): Buffer {
    if (this.isInRows) {
      if (bytes.toString('latin1') === '\\.\n') this.isInRows = false
      return bytes
    }
    const text = bytes.toString('utf8').replaceAll(NAME, this.name)
    // pg_restore 17 writes it, older servers reject it.
    if (text.startsWith('SET transaction_timeout')) return Buffer.alloc(0)
    this.isInRows = /^COPY .* FROM stdin;\n$/.test(text)
    return Buffer.from(text)
  }
}

const NAME = new RegExp(`\\b${SCHEMA}\\b(?=[.;])`, 'g')

/** The tables must be those that the applied migrations make. */
async function checkTables(client: pg.ClientBase, schema: string, applied: readonly Migration[]): Promise<void> {
  const expected = `${schema}_expected`
  const before = await columnsOf(client, schema)
  await client.query('begin')
  try {
    await client.query(`create schema ${expected}; set local search_path to ${expected}`)
    for (const { text } of applied) await client.query(text)
    const found = new Set(before)
    const missing = (await columnsOf(client, expected)).find((column) => !found.has(column))
    if (missing !== undefined) throw new Error(`${missing} is missing`)
  } finally {
    await client.query('rollback')
  }
}

async function columnsOf(client: pg.ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select table_name || '.' || column_name || ' ' || data_type as column from information_schema.columns
     where table_schema = $1 order by 1`,
    [schema],
  )
  return rows.map(({ column }) => column)
}

/** Swaps the schemas in one transaction. */
async function swap(
  client: pg.ClientBase,
  wish: PostgresRestore,
  restored: string,
  aside: string,
  now: Date,
): Promise<{ readonly aside: string | null }> {
  await client.query('begin')
  try {
    await refuseIfAlive(client, wish, now)
    const { rows } = await client.query('select 1 from pg_namespace where nspname = $1', [SCHEMA])
    const isThere = rows.length > 0
    if (isThere) await client.query(`alter schema ${SCHEMA} rename to ${aside}`)
    await client.query(`alter schema ${restored} rename to ${SCHEMA}`)
    await client.query('update server_state set epoch = $1, clean = 1', [randomUUID()])
    for (const table of ['nodes', 'presences', 'onlookers']) await client.query(`delete from ${table}`)
    await client.query('commit')
    return { aside: isThere ? aside : null }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

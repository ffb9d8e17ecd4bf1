// Brings the tables up to date: plain SQL files, each once, in order, one node at a time. Files are never edited.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, Queries } from './database.ts'
import { fillNameKeys } from './name-keys.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number, the same on all nodes. */
const LOCK = 5_207_311

/** What SQL cannot do, by the file after which it is done. */
const AFTERWARDS: Readonly<Record<string, (queries: Queries) => Promise<void>>> = {
  '0012-name-key.sql': fillNameKeys,
}

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** Gives back the names of the files that this call applied. */
export async function migrate(database: Database, from: string = folder): Promise<string[]> {
  const files = await migrationsIn(from)
  if (await upToDate(database, files)) return []
  return database.transaction(async (queries) => {
    // The embedded database has one connection: nobody can come in between.
    if (database.kind === 'postgres') {
      // Another node may be at it, and tables may be large.
      await queries.script(`set local statement_timeout = 0; select pg_advisory_xact_lock(${LOCK})`)
    }
    await queries.script(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, at timestamptz not null)',
    )
    const done = await queries.read<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
    mustBeUnchanged(files, done)
    const applied: string[] = []
    for (const { name, text, checksum } of files) {
      if (done.some((one) => one.name === name)) continue
      await queries.script(text)
      await AFTERWARDS[name]?.(queries)
      await queries.write('insert into schema_migrations values ($1, $2, $3)', [name, checksum, new Date()])
      applied.push(name)
    }
    return applied
  })
}

/** Whether all files have been applied, for `readyz`. */
export async function isMigrated(database: Pick<Queries, 'read'>): Promise<boolean> {
  return upToDate(database, await migrationsIn(folder))
}

/** Throws when migrations were applied that this server does not have. */
export async function mustKnow(applied: readonly string[]): Promise<void> {
  const files = await migrationsIn(folder)
  const newer = applied.find((name) => !files.some((file) => file.name === name))
  if (newer !== undefined) throw new Error(`the database is newer than this server: it knows ${newer}`)
}

async function upToDate(database: Pick<Queries, 'read'>, files: readonly Migration[]): Promise<boolean> {
  const [found] = await database.read<{ there: string | null }>(
    `select to_regclass('schema_migrations')::text as there`,
  )
  if (found?.there == null) return false
  const done = await database.read<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
  return files.every(({ name, checksum }) => done.some((one) => one.name === name && one.checksum === checksum))
}

function mustBeUnchanged(files: readonly Migration[], done: readonly { name: string; checksum: string }[]): void {
  for (const { name, checksum } of done) {
    const file = files.find((one) => one.name === name)
    if (file === undefined) throw new Error(`the database is newer than this server: it knows ${name}`)
    if (file.checksum !== checksum) throw new Error(`migration ${name} was edited after it had been applied`)
  }
}

async function migrationsIn(from: string): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(from, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

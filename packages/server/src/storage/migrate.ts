// Migrations: plain SQL files for both databases, each applied once and in order. Files are never edited.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Dialect, migrationFor } from './dialect.ts'
import { StorageRefused } from './driver.ts'

export const MIGRATIONS = fileURLToPath(new URL('../../migrations-next', import.meta.url))

/** The table of what was applied, the same text on both databases but for the type of `at`. */
export const MIGRATIONS_TABLE = `create table if not exists schema_migrations (
  name text primary key,
  checksum text not null,
  at integer not null
) strict;
`

export interface Applied {
  readonly name: string
  readonly checksum: string
}

export interface Migration extends Applied {
  /** Its place in the order, kept as `user_version` by SQLite. */
  readonly number: number
  readonly text: string
}

export function readMigrations(dialect: Dialect, folder: string = MIGRATIONS): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))
  return names.toSorted().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const checksum = createHash('sha256').update(text).digest('hex')
    return { name, number: Number.parseInt(name, 10), text: migrationFor(dialect, text), checksum }
  })
}

/** Returns what is still to be applied. Refuses a database that is newer than this server, or files that were edited. */
export function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const { name, checksum } of applied) {
    const file = files.find((one) => one.name === name)
    if (file === undefined) {
      throw new StorageRefused('newer', `The database is newer than this server: it has the migration ${name}.`)
    }
    if (file.checksum !== checksum) {
      throw new StorageRefused('newer', `The migration ${name} differs from the one that was applied.`)
    }
  }
  return files.filter(({ name }) => !applied.some((one) => one.name === name))
}

// Migrations: plain SQL files for both databases, each applied once and in order. Files are never edited.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Dialect, migrationFor } from './dialect.ts'
import { StorageRefused } from './driver.ts'

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Table of applied migrations, in the portable dialect. */
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
  /** Position in the order; SQLite stores it as `user_version`. */
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

/** Returns the files to apply. Throws for a database that is newer than this server, and for edited files. */
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

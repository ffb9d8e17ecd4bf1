// Opens, checks, creates and migrates the database file. All functions are synchronous.
import { randomUUID } from 'node:crypto'
import { accessSync, closeSync, constants, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StorageCorrupt } from '../driver.ts'
import { type Applied, MIGRATIONS_TABLE, type Migration, pendingMigrations } from '../migrate.ts'
import { errorKindOf } from './error-kind.ts'

/** "Hust" in the header of the file. */
export const APPLICATION_ID = 0x48757374

const BUSY_MS = 5000

/** Throws unless the file is a readable database of Hustings. */
export function checkHeader(database: DatabaseSync, path: string): void {
  const id = reading(path, () => pragma(database, 'application_id'))
  if (id !== APPLICATION_ID) throw new StorageCorrupt(`${path} is not a database of Hustings.`)
}

/** Reads every page; throws with the first fault. */
export function checkPages(database: DatabaseSync, path: string, check: 'quick_check' | 'integrity_check'): void {
  const fault = reading(path, () => pragma(database, `${check}(1)`))
  if (fault !== 'ok') throw new StorageCorrupt(`${path} is damaged: ${fault}.`)
}

/** Returns the first value of a pragma. */
export function pragma(database: DatabaseSync, text: string): unknown {
  const row = database.prepare(`pragma ${text}`).get()
  return row === undefined ? undefined : Object.values(row)[0]
}

function reading<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (errorKindOf(error) !== 'corrupt') throw error
    throw new StorageCorrupt(`${path} is damaged: ${error instanceof Error ? error.message : error}.`)
  }
}

/** Opens an existing file for reading and writing. */
export function openWriter(path: string, checkpointPages: number): DatabaseSync {
  const database = new DatabaseSync(path)
  try {
    checkHeader(database, path)
    database.exec(`
      pragma busy_timeout = ${BUSY_MS};
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma wal_autocheckpoint = ${checkpointPages};
      pragma journal_size_limit = ${64 * 1024 * 1024};
      pragma cache_size = -${16 * 1024};
      pragma temp_store = memory;
    `)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Opens an existing file for reading, also while a server runs and on a read-only disk. */
export function openReader(path: string): DatabaseSync {
  const database = new DatabaseSync(isFrozen(path) ? immutable(path) : path, { readOnly: true })
  try {
    checkHeader(database, path)
    database.exec(`pragma busy_timeout = ${BUSY_MS}; pragma temp_store = memory`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Read-only disk and empty write-ahead log: SQLite must not create files for the log. */
function isFrozen(path: string): boolean {
  try {
    accessSync(dirname(path), constants.W_OK)
    return false
  } catch (error) {
    const isReadOnly = error instanceof Error && 'code' in error && error.code === 'EROFS'
    return isReadOnly && (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0
  }
}

function immutable(path: string): URL {
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  return url
}

/** Creates a database with all tables. The file appears when it is complete. */
export function createDatabase(path: string, migrations: readonly Migration[]): void {
  const part = `${path}.new`
  for (const name of [part, `${part}-journal`, `${part}-wal`]) rmSync(name, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  const database = new DatabaseSync(part)
  try {
    database.exec(`pragma application_id = ${APPLICATION_ID}`)
    migrate(database, migrations)
  } finally {
    database.close()
  }
  renameDurably(part, path)
}

export function renameDurably(from: string, to: string): void {
  syncPath(from)
  renameSync(from, to)
  if (process.platform !== 'win32') syncPath(dirname(to))
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** Applies pending migrations in one transaction; returns their names. */
export function migrate(database: DatabaseSync, files: readonly Migration[]): string[] {
  const pending = pendingMigrations(files, appliedTo(database))
  if (pending.length === 0) return []
  database.exec('begin immediate')
  try {
    database.exec(MIGRATIONS_TABLE)
    const note = database.prepare('insert into schema_migrations (name, checksum, at) values (?, ?, ?)')
    for (const { name, number, text, checksum } of pending) {
      database.exec(text)
      note.run(name, checksum, Date.now())
      database.exec(`pragma user_version = ${number}`)
    }
    database.prepare('insert into server_state (id, epoch) values (1, ?) on conflict do nothing').run(randomUUID())
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
  return pending.map(({ name }) => name)
}

export function appliedTo(database: DatabaseSync): Applied[] {
  const table = `select 1 from sqlite_schema where name = 'schema_migrations'`
  if (database.prepare(table).get() === undefined) return []
  return database
    .prepare('select name, checksum from schema_migrations order by name')
    .all()
    .map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }))
}

/** Whether the last server closed the file. */
export function isClean(database: DatabaseSync): boolean {
  return database.prepare('select clean from server_state where id = 1').get()?.clean === 1
}

export function setClean(database: DatabaseSync, isClean: boolean): void {
  database.prepare('update server_state set clean = ? where id = 1').run(isClean ? 1 : 0)
}

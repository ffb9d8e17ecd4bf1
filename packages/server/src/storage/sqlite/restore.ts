// Replaces the SQLite file by a backup. A copy is verified completely before any file moves.
import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Driver, StorageRefused } from '../driver.ts'
import { synced, syncFolder } from '../durable-files.ts'
import { MIGRATIONS, type Migration, pendingMigrations, readMigrations } from '../migrate.ts'
import { DATABASE_FILE } from './data-folder.ts'
import { appliedTo, checkHeader, checkPages, migrate } from './database-file.ts'
import { openSqlite } from './driver.ts'
import { errorKindOf, isTransient } from './error-kind.ts'
import { lockFolder } from './lock.ts'

/** Suffixes of the files of a database. */
const PARTS = ['', '-wal', '-shm']

export interface SqliteRestore {
  readonly folder: string
  readonly file: string
  /** Reads the restored matches and throws if they do not replay. */
  readonly replay?: (driver: Driver) => Promise<void>
  readonly now?: Date
  readonly migrations?: string
  /** Replaces `rename`, for tests. */
  readonly move?: (from: string, to: string) => Promise<void>
}

export interface Restored {
  /** Name of the old database; null if there was none. */
  readonly aside: string | null
}

export async function restoreSqlite(wish: SqliteRestore): Promise<Restored> {
  const { folder, now = new Date() } = wish
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  const stamp = now.toISOString().replaceAll(/[-:]/g, '')
  const copy = join(folder, `restore-${stamp}.part`)
  try {
    await verifiedCopy(wish, copy)
    return await swap(wish, copy, join(folder, `before-restore-${stamp}.sqlite`))
  } finally {
    for (const part of [...PARTS, '-journal']) await rm(`${copy}${part}`, { force: true })
    lock.release()
  }
}

async function verifiedCopy({ folder, file, replay, migrations = MIGRATIONS }: SqliteRestore, copy: string) {
  try {
    await forgetParts(folder)
    await copyDatabase(file, copy)
    prepare(copy, file, readMigrations('sqlite', migrations))
    if (replay !== undefined) {
      const driver = await openSqlite({ folder, file: copy, access: 'read', log: () => undefined })
      await replay(driver).finally(() => driver.close())
    }
  } catch (error) {
    // A full or read-only disk is no fault of the backup.
    if (isTransient(errorKindOf(error))) throw error
    const why = error instanceof Error ? error.message : error
    throw new StorageRefused('broken-backup', `${file} is not a usable backup, nothing was changed: ${why}`)
  }
}

/** Deletes copies of interrupted restores. */
async function forgetParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^restore-.*\.part(-wal|-shm|-journal)?$/.test(name)) await rm(join(folder, name))
  }
}

/** Copies the file, and the write-ahead log of a killed server. */
async function copyDatabase(from: string, to: string): Promise<void> {
  for (const part of ['', '-wal']) {
    if (part !== '' && !(await exists(`${from}${part}`))) continue
    await copyFile(`${from}${part}`, `${to}${part}`)
    await chmod(`${to}${part}`, 0o600)
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await (await open(path, 'r')).close()
    return true
  } catch {
    return false
  }
}

/** Checks and migrates the copy, and merges its write-ahead log. */
function prepare(copy: string, file: string, migrations: readonly Migration[]): void {
  const database = new DatabaseSync(copy)
  try {
    checkHeader(database, file)
    checkPages(database, file, 'integrity_check')
    checkReferences(database)
    checkTables(database, migrations)
    database.exec('pragma journal_mode = delete; pragma synchronous = full')
    migrate(database, migrations)
    database.prepare('update server_state set epoch = ?, clean = 1 where id = 1').run(randomUUID())
    for (const table of ['nodes', 'presences', 'onlookers']) database.exec(`delete from ${table}`)
  } finally {
    database.close()
  }
}

function checkReferences(database: DatabaseSync): void {
  const [broken] = database.prepare('pragma foreign_key_check').all()
  if (broken !== undefined) throw new Error(`a row of ${broken.table} refers to a row that is missing`)
}

/** Compares the tables with those of the applied migrations. The checks of SQLite accept an empty file. */
function checkTables(database: DatabaseSync, migrations: readonly Migration[]): void {
  const pending = pendingMigrations(migrations, appliedTo(database))
  const expected = new DatabaseSync(':memory:')
  try {
    migrate(
      expected,
      migrations.filter((one) => !pending.includes(one)),
    )
    const found = schemaOf(database)
    for (const [name, text] of schemaOf(expected)) {
      if (found.get(name) !== text) throw new Error(`${name} is missing or different`)
    }
  } finally {
    expected.close()
  }
}

function schemaOf(database: DatabaseSync): Map<string, string> {
  const rows = database
    .prepare(`select type || ' ' || name as name, sql from sqlite_schema where sql is not null`)
    .all()
  return new Map(rows.map(({ name, sql }) => [String(name), String(sql)]))
}

/** Renames the live file, then the copy. If a step fails, renames the live file back. */
async function swap({ folder, move = rename }: SqliteRestore, copy: string, aside: string): Promise<Restored> {
  const live = join(folder, DATABASE_FILE)
  const moved: string[] = []
  await synced(copy)
  try {
    for (const part of PARTS) {
      if (!(await exists(`${live}${part}`))) continue
      await move(`${live}${part}`, `${aside}${part}`)
      moved.push(part)
    }
    await move(copy, live)
    await syncFolder(folder)
  } catch (error) {
    for (const part of moved.toReversed()) await rename(`${aside}${part}`, `${live}${part}`)
    throw error
  }
  return { aside: moved.includes('') ? basename(aside) : null }
}

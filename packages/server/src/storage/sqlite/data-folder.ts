// Opens a data folder, or explains why it cannot be opened. Never hides missing data behind a new database.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { StorageCorrupt, StorageRefused } from '../driver.ts'
import { readMigrations } from '../migrate.ts'
import { checkPages, createDatabase, isClean, migrate, openReader, openWriter, setClean } from './database-file.ts'
import { errorKindOf } from './error-kind.ts'
import { type Lock, lockFolder } from './lock.ts'
import type { OpenedFacts, ThreadSettings } from './thread-messages.ts'

export const DATABASE_FILE = 'hustings.sqlite'
export const BACKUPS = 'backups'

/** Names made by versions with PGlite. */
const OLD = /^(database|running|ledger-.*\.log)$/
const DATABASE = /\.sqlite$/
const SET_ASIDE = /^before-restore-.*\.sqlite$/

export interface OpenedFolder {
  readonly database: DatabaseSync
  readonly lock: Lock
  readonly facts: OpenedFacts
}

/** Locks the folder, creates a database in a new folder, checks it after an unclean stop, and migrates it. */
export function openFolder({ folder, migrations, checkpointPages }: ThreadSettings): OpenedFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  refuseOldFolder(folder)
  // Its error for a read-only disk is clearer than that of SQLite.
  accessSync(folder, constants.W_OK)
  const lock = lockFolder(folder)
  try {
    makePrivateFolder(folder)
    const path = join(folder, DATABASE_FILE)
    const files = readMigrations('sqlite', migrations)
    const isNew = !existsSync(path)
    if (isNew) {
      refuseIfDataIsMissing(folder)
      createDatabase(path, files)
    }
    return withRecoveryHints(folder, () => {
      const wasClean = checkBeforeWriting(path)
      const database = openWriter(path, checkpointPages)
      try {
        const applied = migrate(database, files)
        setClean(database, false)
        // Moves the flag into the file: the write-ahead log may get lost.
        database.exec('pragma wal_checkpoint(truncate)')
        return { database, lock, facts: { isNew, wasClean, applied } }
      } catch (error) {
        database.close()
        throw error
      }
    })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Opens for reading: closing a connection that writes would change a damaged file. */
function checkBeforeWriting(path: string): boolean {
  const reader = openReader(path)
  try {
    const wasClean = isClean(reader)
    if (!wasClean) checkPages(reader, path, 'quick_check')
    return wasClean
  } finally {
    reader.close()
  }
}

/** Opens an existing database for reading, without a lock. */
export function openToRead(folder: string, file: string | null): DatabaseSync {
  const path = file ?? join(folder, DATABASE_FILE)
  if (!existsSync(path)) {
    refuseOldFolder(folder)
    throw new StorageRefused('no-database', `There is no database in ${folder}.${foundIn(folder)}`)
  }
  return withRecoveryHints(folder, () => openReader(path))
}

/** Names of databases in the folder that a restore has set aside. */
export function setAsideIn(folder: string): string[] {
  return namesIn(folder).filter((name) => SET_ASIDE.test(name))
}

/** Returns the newest backup of the folder. */
export function newestBackup(folder: string): string | null {
  const newest = namesIn(join(folder, BACKUPS)).findLast((name) => DATABASE.test(name))
  return newest === undefined ? null : join(folder, BACKUPS, newest)
}

/** Restricts modes that a copy or a volume may have changed. */
function makePrivateFolder(folder: string): void {
  for (const path of [folder, join(folder, BACKUPS)]) restrict(path, 0o700)
  for (const name of namesIn(folder)) if (/\.sqlite(-wal|-shm)?$/.test(name)) restrict(join(folder, name), 0o600)
}

function restrict(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  // Only the owner can change a mode.
  if (found === undefined || (found.mode & 0o077) === 0 || found.uid !== process.getuid?.()) return
  chmodSync(path, mode)
}

function refuseOldFolder(folder: string): void {
  const names = namesIn(folder)
  if (names.includes(DATABASE_FILE) || !names.some((name) => OLD.test(name))) return
  throw new StorageRefused(
    'old-folder',
    `The folder ${folder} was made by an earlier version of Hustings, whose tables are not carried over. Move it away and start again.`,
  )
}

/** Throws if the folder had a database, which a new one would hide. */
function refuseIfDataIsMissing(folder: string): void {
  const others = namesIn(folder).filter((name) => DATABASE.test(name) && name !== 'lock.sqlite')
  const hasLog = namesIn(folder).includes(`${DATABASE_FILE}-wal`)
  if (others.length === 0 && !hasLog && newestBackup(folder) === null) return
  throw new StorageCorrupt(`The database ${join(folder, DATABASE_FILE)} is missing.${foundIn(folder)}`)
}

/** Adds the newest backup and set-aside files to errors about damage. */
function withRecoveryHints<T>(folder: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const isCorrupt = error instanceof StorageCorrupt
    if (!isCorrupt && errorKindOf(error) !== 'corrupt') throw error
    const message = error instanceof Error ? error.message : String(error)
    const what = isCorrupt ? message : `${join(folder, DATABASE_FILE)} is damaged: ${message}.`
    throw new StorageCorrupt(`${what}${foundIn(folder)} Nothing was changed.`)
  }
}

function foundIn(folder: string): string {
  const backup = newestBackup(folder)
  const aside = setAsideIn(folder)
  const parts = [
    backup === null ? ' There is no backup in the folder.' : ` Newest backup: ${backup}.`,
    aside.length === 0 ? '' : ` Set aside by a restore: ${aside.join(', ')}.`,
  ]
  return parts.join('')
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}

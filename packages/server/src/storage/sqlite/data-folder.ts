// What lies in a data folder, and whether a server may open it or make a database there.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { StorageCorrupt, StorageRefused } from '../driver.ts'
import { readMigrations } from '../migrate.ts'
import { checkPages, createDatabase, isClean, migrate, openReader, openWriter, setClean } from './database-file.ts'
import { type Lock, lockFolder } from './lock.ts'
import type { OpenedFacts, ThreadSettings } from './thread-messages.ts'

export const DATABASE_FILE = 'hustings.sqlite'
export const BACKUPS = 'backups'

/** Made by versions that kept their tables in PGlite. */
const OLD = /^(database|running|ledger-.*\.log)$/
const DATABASE = /\.sqlite$/
const SET_ASIDE = /^before-restore-.*\.sqlite$/

export interface OpenedFolder {
  readonly database: DatabaseSync
  readonly lock: Lock
  readonly facts: OpenedFacts
}

/** Locks the folder, makes a database if there was never one, checks it after an unclean stop, and migrates it. */
export function openFolder({ folder, migrations, checkpointPages }: ThreadSettings): OpenedFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  refuseOld(folder)
  // Says more than SQLite does about a read-only disk.
  accessSync(folder, constants.W_OK)
  const lock = lockFolder(folder)
  try {
    makePrivateFolder(folder)
    const path = join(folder, DATABASE_FILE)
    const files = readMigrations('sqlite', migrations)
    const isNew = !existsSync(path)
    if (isNew) {
      refuseToHide(folder)
      createDatabase(path, files)
    }
    return explaining(folder, () => {
      const wasClean = checkBeforeWriting(path)
      const database = openWriter(path, checkpointPages)
      try {
        const applied = migrate(database, files)
        setClean(database, false)
        // In the file itself, for a start without the write-ahead log.
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

/** Reads only: a connection that writes would change a damaged file when it is closed. */
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

/** Opens the file of a folder to read it: needs no lock, makes nothing. */
export function openToRead(folder: string, file: string | null): DatabaseSync {
  const path = file ?? join(folder, DATABASE_FILE)
  if (!existsSync(path)) {
    refuseOld(folder)
    throw new StorageRefused('no-database', `There is no database in ${folder}.${foundIn(folder)}`)
  }
  return explaining(folder, () => openReader(path))
}

/** Names of databases in the folder that a restore has set aside. */
export function setAsideIn(folder: string): string[] {
  return namesIn(folder).filter((name) => SET_ASIDE.test(name))
}

/** The newest backup that the server has made. */
export function newestBackup(folder: string): string | null {
  const newest = namesIn(join(folder, BACKUPS)).findLast((name) => DATABASE.test(name))
  return newest === undefined ? null : join(folder, BACKUPS, newest)
}

/** What the server makes is for its owner only; a copy or a volume may have other modes. */
function makePrivateFolder(folder: string): void {
  for (const path of [folder, join(folder, BACKUPS)]) restrict(path, 0o700)
  for (const name of namesIn(folder)) if (/\.sqlite(-wal|-shm)?$/.test(name)) restrict(join(folder, name), 0o600)
}

function restrict(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false })
  // A folder of another user, lent to a group, stays as it is.
  if (found === undefined || (found.mode & 0o077) === 0 || found.uid !== process.getuid?.()) return
  chmodSync(path, mode)
}

function refuseOld(folder: string): void {
  const names = namesIn(folder)
  if (names.includes(DATABASE_FILE) || !names.some((name) => OLD.test(name))) return
  throw new StorageRefused(
    'old-folder',
    `The folder ${folder} was made by an earlier version of Hustings, whose tables are not carried over. Move it away and start again.`,
  )
}

/** A new database would hide that the old one is gone. */
function refuseToHide(folder: string): void {
  const others = namesIn(folder).filter((name) => DATABASE.test(name) && name !== 'lock.sqlite')
  const hasLog = namesIn(folder).includes(`${DATABASE_FILE}-wal`)
  if (others.length === 0 && !hasLog && newestBackup(folder) === null) return
  throw new StorageCorrupt(`The database ${join(folder, DATABASE_FILE)} is missing.${foundIn(folder)}`)
}

/** Errors about damage also name what the operator can restore. */
function explaining<T>(folder: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof StorageCorrupt)) throw error
    throw new StorageCorrupt(`${error.message}${foundIn(folder)} Nothing was changed.`)
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

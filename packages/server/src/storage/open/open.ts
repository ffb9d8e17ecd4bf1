// Opens, backs up and restores the database of the settings: SQLite in the data folder, or PostgreSQL.
import type { BackupFacts, Driver } from '../driver.ts'
import { backupPostgres } from '../postgres/backup.ts'
import { openPostgres } from '../postgres/driver.ts'
import { restorePostgres } from '../postgres/restore.ts'
import { backupDatabase } from '../sqlite/backup.ts'
import { setAsideIn } from '../sqlite/data-folder.ts'
import { openSqlite } from '../sqlite/driver.ts'
import { restoreSqlite } from '../sqlite/restore.ts'

export interface StorageSettings {
  /** PostgreSQL; null means SQLite in the folder. */
  readonly url: string | null
  readonly folder: string
  readonly connections?: number
  /** Time to retry while the database cannot be reached. Default: one attempt. */
  readonly waitMs?: number
  readonly log: (line: string) => void
}

/** Opens the database of a server and migrates it. SQLite also makes scheduled backups. */
export async function openDriver(settings: StorageSettings): Promise<Driver> {
  const { url } = settings
  return url === null ? openSqlite({ ...settings, backups: true }) : openPostgres({ ...settings, url })
}

/** Opens an existing database for reading, also while servers use it. */
export async function openReadOnly(settings: StorageSettings): Promise<Driver> {
  const { url } = settings
  return url === null ? openSqlite({ ...settings, access: 'read' }) : openPostgres({ ...settings, url, access: 'read' })
}

/** Opens an existing database to change it; never creates one. */
export async function openExisting(settings: StorageSettings): Promise<Driver> {
  const { url } = settings
  await (await openReadOnly(settings)).close()
  return url === null ? openSqlite(settings) : openPostgres({ ...settings, url })
}

/** Names of databases in the data folder that a restore has set aside. */
export function setAside({ url, folder }: StorageSettings): string[] {
  return url === null ? setAsideIn(folder) : []
}

/** Writes everything to one file, also while servers run. */
export function backupStorage({ url, folder }: StorageSettings, file: string): Promise<BackupFacts> {
  return url === null ? backupDatabase({ folder, file }) : backupPostgres(url, file)
}

export interface RestoreWish {
  readonly file: string
  /** PostgreSQL: restores while servers use the database; they exit. */
  readonly force?: boolean
  /** Reads the restored matches and throws if they do not replay. */
  readonly replay?: (driver: Driver) => Promise<void>
}

/** Replaces the database by a backup; returns the name of the old one. */
export async function restoreStorage(
  { url, folder, log }: StorageSettings,
  wish: RestoreWish,
): Promise<{ readonly aside: string | null }> {
  return url === null ? restoreSqlite({ folder, ...wish }) : restorePostgres({ url, log, ...wish })
}

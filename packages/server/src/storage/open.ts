// Opens the storage that the settings name: SQLite in the data folder, or PostgreSQL.
import type { BackupFacts, Driver } from './driver.ts'
import { backupPostgres } from './postgres/backup.ts'
import { openPostgres } from './postgres/driver.ts'
import { restorePostgres } from './postgres/restore.ts'
import { backupDatabase } from './sqlite/backup.ts'
import { openSqlite } from './sqlite/driver.ts'
import { restoreSqlite } from './sqlite/restore.ts'

export interface StorageSettings {
  /** PostgreSQL; null means SQLite in the folder. */
  readonly url: string | null
  readonly folder: string
  readonly connections?: number
  /** How long to try while the database cannot be reached; without it once. */
  readonly waitMs?: number
  readonly log: (line: string) => void
}

/** Opens the database of a server, and makes or migrates its tables. SQLite also keeps backups in its folder. */
export async function openDriver(settings: StorageSettings): Promise<Driver> {
  const { url } = settings
  return url === null ? openSqlite({ ...settings, backups: true }) : openPostgres({ ...settings, url })
}

/** Opens an existing database to read it, also beside running servers. */
export async function openReadOnly(settings: StorageSettings): Promise<Driver> {
  const { url } = settings
  return url === null ? openSqlite({ ...settings, access: 'read' }) : openPostgres({ ...settings, url, access: 'read' })
}

/** Writes everything to one file, also beside running servers. */
export function backupStorage({ url, folder }: StorageSettings, file: string): Promise<BackupFacts> {
  return url === null ? backupDatabase({ folder, file }) : backupPostgres(url, file)
}

export interface RestoreWish {
  readonly file: string
  /** PostgreSQL: also while servers use the database; they end. */
  readonly force?: boolean
  /** Reads the restored matches and throws if they do not replay. */
  readonly replay?: (driver: Driver) => Promise<void>
}

/** Puts a backup in the place of the database; returns the name of what was there, if anything was. */
export async function restoreStorage(
  { url, folder, log }: StorageSettings,
  wish: RestoreWish,
): Promise<{ readonly aside: string | null }> {
  return url === null ? restoreSqlite({ folder, ...wish }) : restorePostgres({ url, log, ...wish })
}

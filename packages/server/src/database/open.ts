// Opens the database that the settings name, and brings its tables up to date.
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export interface DatabaseSettings {
  /** PostgreSQL; null means the embedded database. */
  readonly url: string | null
  /** Where the embedded database lives; null keeps it in memory. */
  readonly folder: string | null
  /** A dump that an embedded database in memory starts from, for tests. */
  readonly dump?: Uint8Array | null
  readonly connections?: number
  /** How long to try while PostgreSQL cannot be reached; without it once. */
  readonly waitMs?: number
  readonly log: (news: string) => void
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { url, folder, dump = null, connections = 16, waitMs = 0, log } = settings
  const database =
    url === null ? await openEmbedded({ folder, dump, log }) : await openPostgres({ url, connections, waitMs, log })
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

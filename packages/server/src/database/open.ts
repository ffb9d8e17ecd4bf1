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
  readonly connections?: number
  readonly log: (news: string) => void
}

export async function openDatabase({ url, folder, connections = 16, log }: DatabaseSettings): Promise<Database> {
  const database = url === null ? await openEmbedded({ folder, log }) : await openPostgres({ url, connections, log })
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

// Values that the global setup of the tests provides to every test file.
import type {} from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster, without a database; null where PostgreSQL is not available. */
    readonly postgresUrl: string | null
    /** A migrated database in that cluster, which new ones are copied from. */
    readonly postgresTemplate: string | null
    /** A migrated SQLite file, which new ones are copied from. */
    readonly sqliteTemplate: string | undefined
  }
}

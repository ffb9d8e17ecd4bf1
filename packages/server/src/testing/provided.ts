// What the set-up of the tests hands to every test file.
import type {} from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster, without a database; null where no PostgreSQL can be had. */
    readonly postgresUrl: string | null
    /** A migrated database in that cluster, which new ones are copied from. */
    readonly postgresTemplate: string | null
    /** A file with a dump of a migrated embedded database. */
    readonly embeddedTemplate: string | undefined
  }
}

// What the set-up of the tests hands to every test file.
import type {} from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster, without a database; null where no PostgreSQL can be had. */
    readonly postgresUrl: string | null
  }
}

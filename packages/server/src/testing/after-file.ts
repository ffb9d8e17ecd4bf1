// Setup file of Vitest: passes on the values of the global setup, and closes all resources of a test file.
// Files of a worker share their modules, so no module can do this.
import { afterAll, inject } from 'vitest'
import { closeAll } from './closing.ts'
import { type Provided, provide } from './provided.ts'

declare module 'vitest' {
  interface ProvidedContext extends Provided {}
}

provide({
  postgresUrl: inject('postgresUrl') ?? null,
  postgresTemplate: inject('postgresTemplate') ?? null,
  sqliteTemplate: inject('sqliteTemplate'),
})
afterAll(closeAll)

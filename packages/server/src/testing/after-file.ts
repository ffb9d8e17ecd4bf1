// Setup file of Vitest: passes on what the global setup has prepared, and closes what a test file has opened. Files of a
// worker share their modules, so no module can do it.
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

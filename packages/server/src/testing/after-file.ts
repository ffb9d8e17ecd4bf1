// Setup file of Vitest: closes what a test file has opened. Files of a worker share their modules, so no module can do it.
import { afterAll } from 'vitest'
import { closeAll } from './closing.ts'

afterAll(closeAll)

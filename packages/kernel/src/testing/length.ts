// Tests with a size: a sample in `npm test`, all in `npm run test:deep`, where x.deep.test.ts imports x.test.ts. Tests
// of every screen in every language are in x.screens.test.ts, for `npm run test:screens`.
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by vitest.config.ts and vitest.browser.config.ts, like `screens`. */
    deep: boolean
    screens: boolean
  }
}

/** True in `npm run test:deep`. */
export const DEEP = inject('deep')

/** True in `npm run test:screens`. */
export const EVERY_SCREEN = inject('screens')

/** Size of a test: `sample` in `npm test`, `whole` in `npm run test:deep`. */
export function sized(sample: number, whole: number): number {
  return DEEP ? whole : sample
}

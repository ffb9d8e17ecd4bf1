// Tests with a size: a sample in `npm test`, the whole in `npm run test:deep`, where x.deep.test.ts imports x.test.ts.
// Browser tests have tags instead (packages/web/e2e/length.ts).
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by vitest.config.ts. */
    deep: boolean
  }
}

/** True in `npm run test:deep`. */
export const DEEP = inject('deep')

/** Size of a test: `sample` in `npm test`, `whole` in `npm run test:deep`. */
export function sized(sample: number, whole: number): number {
  return DEEP ? whole : sample
}

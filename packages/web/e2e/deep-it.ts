// Tests that only `npm run test:deep` runs: x.deep.test.ts imports x.test.ts, where they are written.
import { DEEP } from '@hustings/kernel/testing/length'
import { it } from 'vitest'

interface DeepIt {
  (title: string, test: () => void | Promise<void>): void
  each<T extends readonly unknown[]>(
    cases: readonly T[],
  ): (title: string, test: (...one: [...T]) => void | Promise<void>) => void
  each<T>(cases: readonly T[]): (title: string, test: (one: T) => void | Promise<void>) => void
}

/** Registers no test outside the deep run, so that `npm test` does not count it as skipped. */
export const deepIt: DeepIt = DEEP ? it : Object.assign(() => undefined, { each: () => () => undefined })

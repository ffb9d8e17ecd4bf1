// Sizes of tests: a sample in `npm test`, everything in `npm run test:deep`, all screens in `npm run test:screens`.
// playwright.config.ts explains the tags.
import { test } from '@playwright/test'

/** A test that only `npm run test:deep` runs. */
export const deep = { tag: '@deep' }

/** A test that is not repeated in `npm run test:deep`. */
export const sample = { tag: '@sample' }

/** A test that only `npm run test:screens` runs. */
export const screens = { tag: '@screens' }

/** Cases of a test with their details: `npm test` runs only the first ones. */
export function casesOf<T>(howMany: number, cases: readonly T[]): readonly (readonly [T, { readonly tag?: string }])[] {
  return cases.map((each, at) => [each, at < howMany ? {} : deep])
}

/** Whether the running test belongs to `npm run test:deep`. */
export function isDeep(): boolean {
  return test.info().project.name === 'deep'
}

/** Whether it belongs to `npm run test:screens`. */
export function isEveryScreen(): boolean {
  return test.info().project.name === 'screens'
}

/** Size of the running test. */
export function sized(short: number, whole: number): number {
  return isDeep() ? whole : short
}

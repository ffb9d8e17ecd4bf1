// The test function of the browser tests. Tests open pages with `visit`: they are closed after the test, and any
// console message, error or failed request fails it.
import { test as base, expect } from '@playwright/test'
import { openPage, type Visit, type VisitOptions } from './browser.ts'

export { expect }

type Open = (options: VisitOptions) => Promise<Visit>

let open: Open | null = null

type Close = () => Promise<unknown>

const closing: Close[] = []

/** Calls `close` after the last test of this process. */
export function closeAtTheEnd(close: Close): void {
  closing.push(close)
}

interface OfTest {
  readonly pages: undefined
}

interface OfProcess {
  readonly servers: undefined
}

export const test = base.extend<OfTest, OfProcess>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      await use(undefined)
      for (const close of closing.splice(0)) await close()
    },
    { scope: 'worker', auto: true },
  ],
  pages: [
    async ({ browser }, use) => {
      const visits: Visit[] = []
      open = async (options) => {
        const visit = await openPage(browser, options)
        visits.push(visit)
        return visit
      }
      await use(undefined)
      open = null
      const complaints = visits.flatMap((visit) => visit.complaints)
      for (const { context } of visits) await context.close()
      expect(complaints, 'complaints of the pages').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a new page in the running test. */
export function visit(options: VisitOptions = {}): Promise<Visit> {
  if (open === null) throw new Error('only a test opens pages')
  return open(options)
}

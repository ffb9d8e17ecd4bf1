// A visit to the table by a test: whatever the page complains about (console, errors, requests) fails it.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, onTestFailed, onTestFinished } from 'vitest'
import { openPage, startBrowser, type Visit, type VisitOptions } from './browser.ts'

let browser: Promise<Browser> | undefined

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})

/** Opens a fresh page; closes it and reads out its complaints when the test is over. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  browser ??= startBrowser()
  const visit = await openPage(await browser, options)
  const { page, context, complaints } = visit
  onTestFailed(({ task }) => photograph(page, task.name))
  onTestFinished(async () => {
    const heard = [...complaints]
    await context.close()
    expect(heard, 'what the page complained about').toEqual([])
  })
  return visit
}

async function photograph(page: Page, test: string): Promise<void> {
  const folder = join(tmpdir(), 'hustings-browser-tests')
  mkdirSync(folder, { recursive: true })
  const picture = join(folder, `${test.replace(/[^a-z0-9]+/gi, '-')}.png`)
  try {
    await page.screenshot({ path: picture })
    console.log(`The screen of the failed test: ${picture}`)
  } catch {
    // The page is gone: there is nothing to show.
  }
}

// The size of a first visit: the JavaScript loaded before the page is interactive.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { address, dist } from './browser.ts'
import { sample } from './length.ts'
import { expect, test, visit } from './visit.ts'

/** Before a match can start; at the table with everything loaded, worker included; for offline play. */
const HOME = 150_000
const TABLE = 300_000
/** Loaded when the page is idle: no player waits for them. */
const AT_LEISURE = /UpdateNotice|workbox-window/
const PRECACHE = 1_650_000

/** Transferred bytes: the build stores compressed copies of all but the smallest files, which the server sends. */
function gzipped(files: Iterable<string>): number {
  const sizes = [...files]
    .map((file) => join(dist(), file))
    .map((file) => statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? gzipSync(readFileSync(file)).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.describe('JavaScript size', sample, () => {
  test('loads at most 150 kB gzipped for the entry and its preloads', () => {
    const html = readFileSync(join(dist(), 'index.html'), 'utf8')
    const files = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(0)
    expect(gzipped(new Set(files))).toBeLessThanOrEqual(HOME)
  })

  test('loads at most 150 kB gzipped before a match can start', async () => {
    const { page } = await visit()
    await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
    // The table is prefetched after the first screen has all its resources: no player waits for it.
    const loaded = await page.evaluate(async () => {
      const mark = () => performance.getEntriesByName('hustings: first screen')[0]
      while (mark() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (mark()?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js'))
    })
    expect(loaded.length).toBeGreaterThan(0)
    expect(gzipped(new Set(loaded))).toBeLessThanOrEqual(HOME)
  })

  test('stays within the table’s budget and loads only the open game', async () => {
    const { page } = await visit()
    const loaded = new Set<string>()
    const fonts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js') && !AT_LEISURE.test(pathname)) loaded.add(pathname)
      if (pathname.endsWith('.woff2')) fonts.add(pathname)
    })
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    await page.goto(address())
    await page.getByRole('button', { name: 'Start match' }).click()
    await expect(page.locator('[data-option]').first()).toBeVisible()
    expect([...loaded].some((path) => path.includes('worker'))).toBe(true)
    expect(loaded.size).toBeGreaterThan(5)
    expect(gzipped(loaded), [...loaded].join('\n')).toBeLessThanOrEqual(TABLE)
    // The currency sign is on the table, but fonts of other languages are not loaded for it.
    await page.evaluate(() => document.fonts.ready)
    expect([...fonts].filter((path) => path.includes('money'))).toHaveLength(1)
    expect([...fonts].filter((path) => path.includes('latin-ext'))).toEqual([])
  })

  test('precaches at most 1,650 kB gzipped, and no weights of bots', () => {
    const worker = readFileSync(join(dist(), 'sw.js'), 'utf8')
    const files = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => file.endsWith('.txt'))).toEqual([])
    expect(gzipped(files)).toBeLessThanOrEqual(PRECACHE)
  })
})

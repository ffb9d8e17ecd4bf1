// What a first visit costs: the JavaScript loaded before anything can be clicked.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { address, dist } from './browser.ts'
import { sample } from './length.ts'
import { expect, test, visit } from './visit.ts'

/** Until a match can be started; at the table with everything it has loaded, worker included; for offline play. */
const HOME = 150_000
const TABLE = 300_000
/** Fetched when the page has time: no player waits for them. */
const AT_LEISURE = /UpdateNotice|workbox-window/
const PRECACHE = 1_650_000

/** Bytes on the wire: the build stores a compressed copy of all but the smallest files, and the server sends that. */
function gzipped(files: Iterable<string>): number {
  const sizes = [...files]
    .map((file) => join(dist(), file))
    .map((file) => statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? gzipSync(readFileSync(file)).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.describe('initial JavaScript', sample, () => {
  test('the entry and what it preloads: at most 150 kB gzipped', () => {
    const html = readFileSync(join(dist(), 'index.html'), 'utf8')
    const files = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(0)
    expect(gzipped(new Set(files))).toBeLessThanOrEqual(HOME)
  })

  test('all that is loaded until a match can be started: at most 150 kB gzipped', async () => {
    const { page } = await visit()
    await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
    // What is fetched ahead for the table comes when the first screen has all it needs: nobody waits for it.
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

  test('all that is loaded at the table, and only of the game that is opened: within its budget', async () => {
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
    // The sign for money is on the table, and the letters of other languages are not fetched for it.
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

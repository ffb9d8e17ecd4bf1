// What a first visit costs: the JavaScript loaded before anything can be clicked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { visit } from './visit.ts'

const LARGEST = 250_000

function dist(): string {
  const folder = process.env.HUSTINGS_DIST
  if (folder === undefined) throw new Error('HUSTINGS_DIST is not set: run the browser tests with npm run test:browser')
  return folder
}

function gzipped(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist(), file))).length, 0)
}

describe('initial JavaScript', () => {
  it('the entry and what it preloads: at most 250 kB gzipped', () => {
    const html = readFileSync(join(dist(), 'index.html'), 'utf8')
    const files = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(0)
    expect(gzipped(new Set(files))).toBeLessThanOrEqual(LARGEST)
  })

  it('all that is loaded until a match can be started: at most 250 kB gzipped', async () => {
    const { page } = await visit()
    await page.getByRole('button', { name: 'Start the match' }).waitFor()
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    )
    expect(loaded.length).toBeGreaterThan(0)
    expect(gzipped(new Set(loaded))).toBeLessThanOrEqual(LARGEST)
  })
})

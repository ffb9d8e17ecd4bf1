// The built files themselves, without a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dist } from './browser.ts'

const assets = join(dist(), 'assets')
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))

describe('workers', () => {
  const started = /new Worker\((?:new URL\()+["'`]([^"'`]+\.js)["'`]/g
  const entries = scripts.flatMap(({ code }) => [...code.matchAll(started)].map(([, name]) => name))

  it('the engine and the analysis each have a worker of their own', () => {
    expect(entries.map((name) => name?.replace(/-.{8}\.js$/, '')).sort()).toEqual(['analysis-worker', 'worker'])
  })

  it('no built file imports the entry file of a worker, which WebKit would evaluate twice', () => {
    const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([^"'`]+)["'`]/g
    const importers = scripts.flatMap(({ name, code }) =>
      [...code.matchAll(imported)].filter(([, file]) => entries.includes(file)).map(([, file]) => `${name}: ${file}`),
    )
    expect(importers).toEqual([])
  })
})

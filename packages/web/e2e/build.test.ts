// The built files themselves, without a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { targets } from '../targets.ts'
import { dist } from './browser.ts'

const assets = join(dist(), 'assets')
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))
const styles = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))

type Since = Readonly<Record<'chrome' | 'firefox' | 'safari', number>>

const NEVER = Number.POSITIVE_INFINITY

/** First versions with names that are newer than the oldest target, or that one engine lacks (MDN). */
const SCRIPT_NAMES: Readonly<Record<string, Since>> = {
  requestIdleCallback: { chrome: 47, firefox: 55, safari: NEVER },
  'scheduler.postTask': { chrome: 94, firefox: 142, safari: NEVER },
  'scheduler.yield': { chrome: 129, firefox: 142, safari: NEVER },
  'Promise.try': { chrome: 128, firefox: 134, safari: 18.2 },
  'Iterator.from': { chrome: 122, firefox: 131, safari: 18.4 },
  'RegExp.escape': { chrome: 136, firefox: 134, safari: 18.2 },
  'Error.isError': { chrome: 134, firefox: 138, safari: 26 },
  'Uint8Array.fromBase64': { chrome: 140, firefox: 133, safari: 18.2 },
  'Uint8Array.fromHex': { chrome: 140, firefox: 133, safari: 18.2 },
  'Intl.DurationFormat': { chrome: 129, firefox: 136, safari: 16.4 },
  'URL.parse': { chrome: 126, firefox: 126, safari: 18 },
  URLPattern: { chrome: 95, firefox: 142, safari: 26 },
  Float16Array: { chrome: 135, firefox: 129, safari: 18.2 },
  Temporal: { chrome: 144, firefox: 139, safari: NEVER },
  DisposableStack: { chrome: 134, firefox: 141, safari: NEVER },
  CloseWatcher: { chrome: 126, firefox: NEVER, safari: NEVER },
  cookieStore: { chrome: 87, firefox: 140, safari: 18.4 },
}
const STYLE_NAMES: Readonly<Record<string, Since>> = {
  'light-dark(': { chrome: 123, firefox: 120, safari: 17.5 },
  'scrollbar-width:': { chrome: 121, firefox: 64, safari: 18.2 },
  'field-sizing:': { chrome: 123, firefox: NEVER, safari: 26.2 },
  'interpolate-size:': { chrome: 129, firefox: NEVER, safari: NEVER },
  'calc-size(': { chrome: 129, firefox: NEVER, safari: NEVER },
  'anchor-name:': { chrome: 125, firefox: 147, safari: 26 },
  'position-anchor:': { chrome: 125, firefox: 147, safari: 26 },
  'text-box:': { chrome: 133, firefox: NEVER, safari: 18.2 },
  '@scope': { chrome: 118, firefox: 146, safari: 17.4 },
  '@starting-style': { chrome: 117, firefox: 129, safari: 17.5 },
  '@position-try': { chrome: 125, firefox: 147, safari: 26 },
  ':state(': { chrome: 125, firefox: 126, safari: 17.4 },
  ':open': { chrome: 133, firefox: 136, safari: 26.5 },
}

/** The targets that lack a name. */
function lacking(since: Since): string[] {
  return targets()
    .filter(({ browser, version }) => version < since[browser === 'ios_saf' ? 'safari' : browser])
    .map(({ browser, version }) => `${browser} ${version}`)
}

/** Uses that fail where the name is missing; `typeof name` and `globalThis.name` do not. */
function unguarded(name: string): RegExp {
  return new RegExp(`(?<![.\\w$"'\`-]|typeof )${name.replaceAll('.', '\\.')}(?![\\w$"'\`:-])`)
}

describe('browsers of the browserslist', () => {
  it('have every global name that the scripts use without asking for it', () => {
    const missing = Object.entries(SCRIPT_NAMES).flatMap(([name, since]) => {
      const users = scripts.filter(({ code }) => unguarded(name).test(code) && !isGuarded(code, name))
      return users.flatMap((file) => lacking(since).map((browser) => `${name} in ${file.name}: ${browser}`))
    })
    expect(missing).toEqual([])
  })

  it('have every property and function that the styles use', () => {
    const missing = Object.entries(STYLE_NAMES).flatMap(([name, since]) => {
      const users = styles.filter(({ code }) => code.includes(name))
      return users.flatMap((file) => lacking(since).map((browser) => `${name} in ${file.name}: ${browser}`))
    })
    expect(missing).toEqual([])
  })
})

/** The file asks whether there is such a name. */
function isGuarded(code: string, name: string): boolean {
  return code.includes(`globalThis.${name}`) || code.includes(`typeof ${name}`)
}

describe('the build', () => {
  it('prints no warnings', () => {
    expect(readFileSync(join(dist(), '.warnings'), 'utf8')).toBe('')
  })
})

describe('workers', () => {
  const started = /new Worker\((?:new URL\()+["'`]([^"'`]+\.js)["'`]/g
  const entries = scripts.flatMap(({ code }) => [...code.matchAll(started)].map(([, name]) => name?.split('/').at(-1)))

  it('the engine and the analysis each have a worker of their own', () => {
    expect(entries.map((name) => name?.replace(/-.{8}\.js$/, '')).sort()).toEqual(['analysis-worker', 'worker'])
  })

  it('no built file imports the entry file of a worker, which WebKit would evaluate twice', () => {
    const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'`](?:\.|\/assets)\/([^"'`]+)["'`]/g
    const importers = scripts.flatMap(({ name, code }) =>
      [...code.matchAll(imported)].filter(([, file]) => entries.includes(file)).map(([, file]) => `${name}: ${file}`),
    )
    expect(importers).toEqual([])
  })
})

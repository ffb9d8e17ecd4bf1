// Checks of the built files without a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { targets } from '../targets.ts'
import { dist } from './browser.ts'
import { sample } from './length.ts'
import { missingNames } from './missing-names.ts'

const assets = join(dist(), 'assets')
const scripts = [dist(), assets].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') })),
)
const styles = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))

type Since = Readonly<Record<'chrome' | 'firefox' | 'safari', number>>

const NEVER = Number.POSITIVE_INFINITY

/** Allowed uses, each with its reason; named as in the check's output. */
const NO_FAULT: Readonly<Record<string, string>> = {
  WebTransport: 'socket.io-client makes one for the transport "webtransport" only; the client names two others',
  '.adopt()': 'the engine takes in a record',
  '.drop()': 'the board animates a card that is put down',
  '.handle()': 'a handler of a route in Workbox',
  '.image()': 'the renderer of images in marked',
  '.startViewTransition()': 'React calls it for <ViewTransition> only, and goes on without it when it throws',
  '.tag()': 'the tokenizer of HTML tags in marked',
  '.take()': 'a session takes an answer or a snapshot',
  '.use()': 'the hook of React, extensions of marked, and benefits of cards',
  '.when()': 'a step of the guided game has a condition',
}

/** First versions with properties and functions that the oldest target lacks, or one engine lacks (MDN). */
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

test.describe('browserslist targets', sample, () => {
  test('support every global, member and method that the scripts use unguarded', () => {
    const missing = missingNames(scripts, targets()).filter(({ name }) => !(name in NO_FAULT))
    expect(missing.map(({ name, file, lackedBy }) => `${name} in ${file}: ${lackedBy.join(', ')}`)).toEqual([])
  })

  test('lack every name on the exception list', () => {
    const found = new Set(missingNames(scripts, targets()).map(({ name }) => name))
    expect(Object.keys(NO_FAULT).filter((name) => !found.has(name))).toEqual([])
  })

  test('support every property and function of the style sheets', () => {
    const missing = Object.entries(STYLE_NAMES).flatMap(([name, since]) => {
      const users = styles.filter(({ code }) => code.includes(name))
      return users.flatMap((file) => lacking(since).map((browser) => `${name} in ${file.name}: ${browser}`))
    })
    expect(missing).toEqual([])
  })
})

test.describe('the build', sample, () => {
  test('prints no warnings', () => {
    expect(readFileSync(join(dist(), '.warnings'), 'utf8')).toBe('')
  })
})

test.describe('workers', sample, () => {
  const started = /new Worker\((?:new URL\()+["'`]([^"'`]+\.js)["'`]/g
  const entries = scripts.flatMap(({ code }) => [...code.matchAll(started)].map(([, name]) => name?.split('/').at(-1)))

  test('starts the engine and the analysis from one worker script', () => {
    expect([...new Set(entries.map((name) => name?.replace(/-.{8}\.js$/, '')))]).toEqual(['worker'])
  })

  test('never import the entry file of a worker, which WebKit would evaluate twice', () => {
    const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'`](?:\.|\/assets)\/([^"'`]+)["'`]/g
    const importers = scripts.flatMap(({ name, code }) =>
      [...code.matchAll(imported)].filter(([, file]) => entries.includes(file)).map(([, file]) => `${name}: ${file}`),
    )
    expect(importers).toEqual([])
  })
})

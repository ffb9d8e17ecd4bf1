import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { engineVariables, findEngines } from './find-engines.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hustings-engines-'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const places = () => ({ path: join(folder, 'bin'), libraries: join(folder, 'lib') })
const add = (...names) => {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
}
const FIREFOX = 'bin/firefox-esr'
const WEBKIT = ['bin/WebKitWebDriver', 'bin/Xvfb', 'bin/dbus-run-session', 'lib/any-arch/webkit2gtk-4.1/MiniBrowser']

describe('the engines of the deep browser tests', () => {
  it('reports installed engines without installing anything', () => {
    add(FIREFOX, ...WEBKIT)
    const install = vi.fn()
    const engines = findEngines(places(), install)
    expect(install).not.toHaveBeenCalled()
    expect(engineVariables(engines)).toEqual({
      HUSTINGS_FIREFOX: join(folder, FIREFOX),
      HUSTINGS_WEBKIT: expect.stringContaining('MiniBrowser'),
    })
  })

  it('installs a missing engine', () => {
    add(FIREFOX)
    const engines = findEngines(places(), () => add(...WEBKIT))
    expect(engines.webkit).toMatchObject({ driver: join(folder, 'bin/WebKitWebDriver') })
  })

  it('names and leaves out engines that cannot be installed completely', () => {
    add(...WEBKIT.slice(1))
    const engines = findEngines(places(), () => {})
    expect(engines).toEqual({ firefox: null, webkit: null })
    expect(engineVariables(engines)).toEqual({})
    expect(console.warn).toHaveBeenCalledTimes(2)
  })
})

// Builds the client, serves a copy of it as `npm start -- --device-only` does, finds a Chrome, and runs something against
// both: browser tests, screenshots, the bench. It finds the address in HUSTINGS_URL and the browser in CHROME_PATH.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyFolder } from './built-client.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { engineVariables, findEngines } from './find-engines.mjs'
import { run } from './launch.mjs'

/** Runs Node with these arguments while the client is served; returns its exit code. `engines`: also finds Firefox and WebKit. */
export async function runAgainstClient(args, { engines = false } = {}) {
  ensureInstalled()
  // Imported after the installation because they need its packages.
  const { build, dist } = await import('./build.mjs')
  const { findChrome } = await import('./find-chrome.mjs')
  const { ownFonts } = await import('./own-fonts.mjs')
  const chrome = findChrome()
  const others = engines ? engineVariables(findEngines()) : {}
  build()
  // A copy: another run in this checkout may build meanwhile.
  const client = mkdtempSync(join(tmpdir(), 'hustings-client-'))
  try {
    copyFolder(dist, client)
    return await runServed(client, args, { CHROME_PATH: chrome, ...ownFonts(), ...others })
  } finally {
    rmSync(client, { recursive: true, force: true })
  }
}

async function runServed(client, args, found) {
  const { openFrontDoor, readSettings } = await import('@hustings/server/front-door')
  // Tests also use a host name that is not localhost.
  const settings = readSettings({ PORT: '4300', LOG_LEVEL: 'warn', PUBLIC_URL: 'http://table.test' })
  const door = await openFrontDoor({ settings, client, portSearch: 20, deviceOnly: true })
  const env = { ...process.env, ...found, HUSTINGS_URL: door.address, HUSTINGS_DIST: client }
  const { code } = await run(process.execPath, args, { cwd: root, env })
  await door.close()
  return code ?? 1
}

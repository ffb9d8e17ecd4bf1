// Builds the client, serves it as `npm start -- --device-only` does, finds a Chrome, and runs something against both: browser
// tests, screenshots, the bench. What is run finds the address in HUSTINGS_URL and the browser in CHROME_PATH.
import { spawn } from 'node:child_process'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { engineVariables, findEngines } from './find-engines.mjs'

/** Runs Node with these arguments while the client is served; returns its exit code. `engines`: also finds Firefox and WebKit. */
export async function runAgainstClient(args, { engines = false } = {}) {
  ensureInstalled()
  // Loaded only now: they need what was just installed.
  const { build, dist } = await import('./build.mjs')
  const { findChrome } = await import('./find-chrome.mjs')
  const { ownFonts } = await import('./own-fonts.mjs')
  const chrome = findChrome()
  const others = engines ? engineVariables(findEngines()) : {}
  build()
  const { openFrontDoor, readSettings } = await import('@hustings/server/front-door')
  // Tests also come by a name that is not localhost.
  const settings = readSettings({ PORT: '4300', LOG_LEVEL: 'warn', PUBLIC_URL: 'http://table.test' })
  const door = await openFrontDoor({ settings, client: dist, portSearch: 20, deviceOnly: true })
  const env = {
    ...process.env,
    CHROME_PATH: chrome,
    HUSTINGS_URL: door.address,
    HUSTINGS_DIST: dist,
    ...ownFonts(),
    ...others,
  }
  const run = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  const code = await new Promise((resolve) => run.on('close', (ended) => resolve(ended ?? 1)))
  await door.close()
  return code
}

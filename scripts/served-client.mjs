// Builds the client, serves it, finds a Chrome, and runs something against both: browser tests, screenshots, the bench.
// What is run finds the address in HUSTINGS_URL and the browser in CHROME_PATH.
import { spawn } from 'node:child_process'
import { ensureInstalled, root } from './ensure-installed.mjs'

/** Runs Node with these arguments while the client is served; gives back its exit code. */
export async function runAgainstClient(args) {
  ensureInstalled()
  // Loaded only now: they need what was just installed.
  const { build, dist } = await import('./build.mjs')
  const { serve } = await import('./serve.mjs')
  const { findChrome } = await import('./find-chrome.mjs')
  const { ownFonts } = await import('./own-fonts.mjs')
  const chrome = findChrome()
  build()
  const { server, address } = await serve({ dist, port: 4300 })
  const env = { ...process.env, CHROME_PATH: chrome, HUSTINGS_URL: address, HUSTINGS_DIST: dist, ...ownFonts() }
  const run = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  const code = await new Promise((resolve) => run.on('close', (ended) => resolve(ended ?? 1)))
  server.close()
  server.closeAllConnections()
  return code
}

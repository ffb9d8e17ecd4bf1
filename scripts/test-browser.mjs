// npm run test:browser: builds the client, serves it, and runs packages/web/e2e against it in a real Chromium.
// --mode=deep runs the deep tests, --mode=screens every table on every screen. Other arguments go to Playwright: parts of
// file names, --repeat-each=5.
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'
import { runAgainstClient } from './served-client.mjs'

const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const MODE = /^--mode=(.+)/
const given = process.argv.slice(2)
const [, mode = 'sample'] = given.map((each) => MODE.exec(each)).find(Boolean) ?? []
const args = ['test', `--project=${mode}`, '--pass-with-no-tests', ...given.filter((each) => !MODE.test(each))]

try {
  // The deep tests also run in Firefox and WebKit.
  process.exit(await runAgainstClient([playwright, ...args], { engines: mode === 'deep' }))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

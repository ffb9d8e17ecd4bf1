// npm run test:browser: builds the client, serves it, and runs packages/web/e2e against it in a real Chrome. Arguments
// go to Vitest: file names, --mode=deep for the deep tests, --mode=screens for every table on every screen.
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'
import { runAgainstClient } from './served-client.mjs'

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const args = process.argv.slice(2)
/** The deep tests also run in Firefox and WebKit. */
const engines = args.includes('--mode=deep')

try {
  process.exit(await runAgainstClient([vitest, 'run', '--config=vitest.browser.config.ts', ...args], { engines }))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// npm run test:browser: builds the client, serves it, and runs packages/web/e2e against it in a real Chrome.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './ensure-installed.mjs'
import { runAgainstClient } from './served-client.mjs'

const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true })
const reporters = [
  '--reporter=default',
  ...(values.report ? ['--reporter=json', `--outputFile.json=${values.report}`] : []),
]
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

try {
  process.exit(
    await runAgainstClient([vitest, 'run', '--config=vitest.browser.config.ts', ...reporters, ...positionals]),
  )
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

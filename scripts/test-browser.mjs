// npm run test:browser: builds the client, serves it, and runs packages/web/e2e against it in a real Chrome.
// The tests find the address in HUSTINGS_URL and the browser in CHROME_PATH.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './ensure-installed.mjs'

const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true })

ensureInstalled()
const { build, dist } = await import('./build.mjs')
const { serve } = await import('./serve.mjs')
const { findChrome } = await import('./find-chrome.mjs')

function runTests(env) {
  const reporters = [
    '--reporter=default',
    ...(values.report ? ['--reporter=json', `--outputFile.json=${values.report}`] : []),
  ]
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config=vitest.browser.config.ts', ...reporters]
  const run = spawn(process.execPath, [...args, ...positionals], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => run.on('close', (code) => resolve(code ?? 1)))
}

try {
  const chrome = findChrome()
  build()
  const { server, address } = await serve({ dist, port: 4300 })
  const code = await runTests({ CHROME_PATH: chrome, HUSTINGS_URL: address })
  server.close()
  server.closeAllConnections()
  process.exit(code)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

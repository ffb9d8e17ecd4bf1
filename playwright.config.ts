// Browser tests: the client in a real Chromium, as many files at once as there are cores. scripts/test-browser.mjs builds
// and serves the client, finds the browser, and starts this with the project of its mode.
//
// A test without a tag runs in `npm test` and in `npm run test:deep`. Tags change that:
//   @deep     only in the deep run
//   @sample   not in the deep run
//   @screens  only in the run of all screens, which consists of the file below
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM, PATIENCE_MS } from './packages/web/e2e/chromium.ts'
import { requireNode } from './scripts/launch.mjs'

requireNode('npm run test:browser -- ...')

const MINUTE_MS = 60_000
const EVERY_SCREEN = '**/matrix.test.ts'

export default defineConfig({
  testDir: 'packages/web/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  workers: availableParallelism(),
  timeout: 10 * MINUTE_MS,
  // A slow machine is not an error.
  expect: { timeout: PATIENCE_MS },
  use: {
    launchOptions: CHROMIUM,
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  // Node runs the TypeScript of this repository itself.
  build: { external: ['**/packages/**', '**/scripts/**'] },
  projects: [
    { name: 'sample', grepInvert: /@deep|@screens/, timeout: 5 * MINUTE_MS },
    { name: 'deep', grepInvert: /@sample|@screens/ },
    { name: 'screens', testMatch: EVERY_SCREEN },
  ],
})

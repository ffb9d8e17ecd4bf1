// The client in a real browser, one file more at once than there are cores, for pages wait now and then; started by scripts/test-browser.mjs.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'browser',
    environment: 'node',
    include: ['packages/web/e2e/**/*.test.ts'],
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
  },
})

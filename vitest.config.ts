// Three kinds of tests: `unit` for everything that runs without a screen, `server` with its databases (PostgreSQL where
// there is one), `web` for the client in a simulated page.
// Browser tests (packages/web/e2e) have their own command: npm run test:browser.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A slow machine is no failure: what is fast or slow is measured by the benches. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    passWithNoTests: true,
    // One more than there are cores: tests of the server wait for processes that are killed and come back.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          include: [
            'packages/{kernel,hegemony,planet-b,bots,protocol,live,lab}/src/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
        },
      },
      {
        test: {
          name: 'server',
          ...patience,
          environment: 'node',
          globalSetup: 'packages/server/src/testing/postgres.ts',
          include: ['packages/server/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          ...patience,
          environment: 'happy-dom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
        oxc: { jsx: { runtime: 'automatic' } },
      },
    ],
  },
})

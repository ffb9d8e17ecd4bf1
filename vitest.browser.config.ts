// The client in a real browser, as many files at once as there are cores; started by scripts/test-browser.mjs.
// --mode=deep runs *.deep.test.ts, --mode=screens runs *.screens.test.ts, and without a mode everything else is run.
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import type {} from './packages/kernel/src/testing/length.ts'
import { requireNode } from './scripts/launch.mjs'

requireNode('npm run test:browser -- ...')

const APART = ['deep', 'screens']

export default defineConfig(({ mode }) => ({
  test: {
    name: 'browser',
    environment: 'node',
    include: [`packages/web/e2e/**/*${APART.includes(mode) ? `.${mode}` : ''}.test.ts`],
    exclude: [
      ...configDefaults.exclude,
      ...APART.filter((each) => each !== mode).map((each) => `**/*.${each}.test.ts`),
    ],
    globalSetup: 'packages/server/src/testing/sqlite-template.ts',
    setupFiles: 'packages/server/src/testing/after-file.ts',
    maxWorkers: availableParallelism(),
    provide: { deep: mode === 'deep', screens: mode === 'screens' },
    // A slow machine is no failure.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: APART.includes(mode) ? 600_000 : 300_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
}))

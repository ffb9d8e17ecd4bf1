// Three kinds of tests: `unit` for everything that runs without a screen, `server` with its databases (PostgreSQL where
// there is one), `web` for the client in a simulated page.
// Three lengths: *.deep.test.ts runs with --mode=deep only (npm run test:deep), everything else without it;
// --mode=fast leaves out what takes longer (npm run test:fast).
// Browser tests (packages/web/e2e) have their own command: npm run test:browser.
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import type {} from './packages/kernel/src/testing/length.ts'

/** A slow machine is no failure: what is fast or slow is measured by the benches. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

/** Deep tests play hundreds of matches, or kill servers again and again. */
const deepPatience = { ...patience, testTimeout: 600_000, hookTimeout: 120_000 }

/** Left out by `npm run test:fast`: servers, whole games and whole tables. */
const SLOW = [
  '**/{server,with-server}/**',
  'packages/{hegemony,planet-b}/src/**/properties.test.ts',
  'packages/hegemony/src/expansions/modules.test.ts',
  'packages/bots/src/{reason,analysis}.test.ts',
  'packages/web/src/games/hegemony/**/{table,explained,overlay,automa-sheet}.test.{ts,tsx}',
  'packages/web/src/games/following.test.ts',
  'scripts/work.test.ts',
]

/** The test files of one length below these folders. */
function filesIn(mode: string, ...folders: readonly string[]) {
  const ending = '.test.{ts,tsx,mjs}'
  if (mode === 'deep') {
    const include = folders.map((folder) => `${folder}/**/*.deep${ending}`)
    return { ...deepPatience, include, provide: { deep: true, screens: false } }
  }
  return {
    ...patience,
    provide: { deep: false, screens: false },
    include: folders.map((folder) => `${folder}/**/*${ending}`),
    exclude: [...configDefaults.exclude, '**/*.deep.test.*', ...(mode === 'fast' ? SLOW : [])],
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    passWithNoTests: true,
    // One more than there are cores: tests of the server wait for processes that are killed and come back.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...filesIn(mode, 'packages/{kernel,hegemony,planet-b,bots,protocol,live,lab}/src', 'scripts'),
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: 'packages/server/src/testing/postgres.ts',
          ...filesIn(mode, 'packages/server/src'),
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          setupFiles: 'packages/web/src/testing/set-up.ts',
          ...filesIn(mode, 'packages/web/src'),
        },
        oxc: { jsx: { runtime: 'automatic' } },
      },
    ],
  },
}))

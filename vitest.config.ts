// Kinds of tests: `unit` for everything that runs without a screen, `server` with its databases (PostgreSQL where there is
// one), `web` for the client in a simulated page. Files of `unit` and `web` share their modules within a worker, which
// halves their time; what cannot share them is `mocked` and `web mocked` (files that replace a module), and
// `web with server`.
// Three lengths: *.deep.test.ts runs with --mode=deep only (npm run test:deep), everything else without it;
// --mode=fast leaves out what takes longer (npm run test:fast).
// Browser tests (packages/web/e2e) have their own command: npm run test:browser.
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import type {} from './packages/kernel/src/testing/length.ts'
import { requireNode } from './scripts/launch.mjs'

requireNode('npm run vitest -- ...')

/** A slow machine is not an error: the benches measure speed. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

/** Deep tests play hundreds of matches, or kill servers again and again. */
const deepPatience = { ...patience, testTimeout: 600_000, hookTimeout: 120_000 }

/** Left out by `npm run test:fast`: servers, whole games, whole tables, training, the lab, processes and runs of tests. */
const SLOW = [
  '**/{server,with-server}/**',
  'packages/{hegemony,planet-b}/src/**/properties.test.ts',
  'packages/hegemony/src/expansions/modules.test.ts',
  'packages/hegemony/src/upgrade.test.ts',
  'packages/hegemony/src/rules/round/hints.test.ts',
  'packages/kernel/src/testing/properties.test.ts',
  'packages/bots/src/{reason,analysis,intervals,interference}.test.ts',
  'packages/bots/src/train/**',
  'packages/lab/**',
  'packages/web/src/games/hegemony/**/{table,explained,overlay,automa-sheet}.test.{ts,tsx}',
  'packages/web/src/games/following.test.ts',
  'packages/web/src/pages/**/earlier-rules.mocked.test.tsx',
  'scripts/launch.test.mjs',
  'scripts/work.test.ts',
  'scripts/test-run/run.test.mjs',
]

const ENDING = '.test.{ts,tsx,mjs}'
const SQLITE_TEMPLATE = 'packages/server/src/testing/sqlite-template.ts'
const AFTER_FILE = 'packages/server/src/testing/after-file.ts'
const WITH_SERVER = 'packages/web/src/**/with-server'

/** The test files of one length below these folders. */
function filesIn(mode: string, ...folders: readonly string[]) {
  if (mode === 'deep') {
    const include = folders.map((folder) => `${folder}/**/*.deep${ENDING}`)
    return { ...deepPatience, include, exclude: configDefaults.exclude, provide: { deep: true } }
  }
  return {
    ...patience,
    provide: { deep: false },
    include: folders.map((folder) => `${folder}/**/*${ENDING}`),
    exclude: [...configDefaults.exclude, '**/*.deep.test.*', '**/*.mocked.test.*', ...(mode === 'fast' ? SLOW : [])],
  }
}

/** Tests of the client. */
function clientIn(mode: string, folder: string) {
  return { environment: 'happy-dom', setupFiles: 'packages/web/src/testing/set-up.ts', ...filesIn(mode, folder) }
}

const jsx = { jsx: { runtime: 'automatic' } } as const

export default defineConfig(({ mode }) => {
  const web = clientIn(mode, 'packages/web/src')
  const withServer = clientIn(mode, WITH_SERVER)
  const mocked = { ...patience, provide: { deep: false } }
  const leftOut = [...configDefaults.exclude, ...(mode === 'fast' ? SLOW : [])]
  const mockedWeb = `packages/web/src/**/*.mocked${ENDING}`
  return {
    test: {
      passWithNoTests: true,
      // One more than there are cores: tests of the server wait for processes that are killed and come back.
      maxWorkers: availableParallelism() + 1,
      projects: [
        {
          test: {
            name: 'unit',
            environment: 'node',
            isolate: false,
            ...filesIn(mode, 'packages/{kernel,hegemony,planet-b,bots,protocol,live,lab}/src', 'scripts'),
          },
        },
        ...(mode === 'deep'
          ? []
          : [
              {
                test: {
                  ...mocked,
                  name: 'mocked',
                  environment: 'node' as const,
                  include: [`packages/**/*.mocked${ENDING}`],
                  exclude: [...leftOut, mockedWeb],
                },
              },
              {
                test: {
                  ...mocked,
                  name: 'web mocked',
                  environment: web.environment,
                  setupFiles: web.setupFiles,
                  include: [mockedWeb],
                  exclude: leftOut,
                },
                oxc: jsx,
              },
            ]),
        {
          test: {
            name: 'server',
            environment: 'node',
            isolate: false,
            globalSetup: ['packages/server/src/testing/postgres.ts', SQLITE_TEMPLATE],
            setupFiles: AFTER_FILE,
            ...filesIn(mode, 'packages/server/src'),
          },
        },
        {
          test: { ...web, name: 'web', isolate: false, exclude: [...web.exclude, `${WITH_SERVER}/**`] },
          oxc: jsx,
        },
        {
          test: {
            ...withServer,
            name: 'web with server',
            globalSetup: SQLITE_TEMPLATE,
            setupFiles: [withServer.setupFiles, AFTER_FILE],
          },
          oxc: jsx,
        },
      ],
    },
  }
})

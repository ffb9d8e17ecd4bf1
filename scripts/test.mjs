// npm test and its variants: install dependencies, check, test, and end with the line "N passed, N failed, N skipped".
//
//   npm test              lint, types, all tests except the deep ones, browser tests
//   npm run test:deep     the long tests: **/*.deep.test.ts, and the deep project of the browser tests
//   npm run test:fast     lint, types and the quick tests
//   npm run test:screens  every table on every screen: packages/web/e2e/matrix.test.ts
//   npm run test:newest   kernel, server and npm start on the newest major of Node (scripts/runtime-newest)
//
// --strict counts flaky tests as failed; --result=FILE writes the summary there as JSON instead of printing it (scripts/ci.mjs).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './ensure-installed.mjs'
import { summary } from './test-run/results.mjs'
import { TestRun } from './test-run/run.mjs'

const { values } = parseArgs({
  options: {
    deep: { type: 'boolean' },
    fast: { type: 'boolean' },
    screens: { type: 'boolean' },
    newest: { type: 'boolean' },
    strict: { type: 'boolean', default: false },
    result: { type: 'string' },
  },
})

/** Longer than this, a file belongs to the deep run. */
const LONGEST_SECONDS = 20
/** How long a run may take on two idle cores with everything installed. */
const BUDGET_SECONDS = { fast: 60, whole: 7 * 60, deep: 20 * 60 }

if (!values.fast && !values.newest) {
  console.log(
    `Installs what is missing: npm packages; PostgreSQL${values.deep ? ', Chromium, Firefox and WebKitGTK' : ' and Chromium'} on Debian and Ubuntu (as root, with apt-get); elsewhere Chromium (Playwright).`,
  )
}
ensureInstalled()
const run = new TestRun(values.strict)

if (values.deep) {
  run.vitest('deep tests', ['--mode=deep'])
  run.browser('deep browser tests', ['--mode=deep'])
  run.tellLongest(10)
  run.tellBudget(BUDGET_SECONDS.deep)
} else if (values.screens) {
  run.browser('screens', ['--mode=screens'])
} else if (values.newest) {
  run.vitest(`kernel and server tests on Node ${process.versions.node}`, ['packages/kernel', 'packages/server'])
  run.check(`npm start on Node ${process.versions.node}`, 'scripts/test-run/smoke.ts')
} else {
  run.check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
  run.check('style sheets', 'node_modules/stylelint/bin/stylelint.mjs', 'packages/web/src/**/*.css')
  run.check('types', 'scripts/typecheck.mjs')
  if (values.fast) {
    run.vitest('fast tests', ['--mode=fast'])
    run.tellLongest(5)
    run.tellBudget(BUDGET_SECONDS.fast)
  } else {
    run.vitest('unit, server and web tests', [])
    run.browser('browser tests', [])
    run.tellLongerThan(LONGEST_SECONDS)
    run.tellBudget(BUDGET_SECONDS.whole)
  }
}

const result = run.result()
if (values.result) writeFileSync(values.result, JSON.stringify(result))
else console.log(summary(result))
process.exit(result.counts.failed === 0 ? 0 : 1)

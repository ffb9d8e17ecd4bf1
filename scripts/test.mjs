// npm test: installs, lints, type-checks, runs every test, and ends with the line "N passed, N failed, N skipped".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

const reports = mkdtempSync(join(tmpdir(), 'hustings-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }

/** The same language and time zone on every machine. */
const anywhere = { ...process.env, TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: '' }

/** Runs one step; `count` reads its report, a step without one counts as a single check. */
function step(name, args, count = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const run = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: anywhere })
  const ok = run.status === 0
  const result = count(ok)
  // A step may break down without a failing test: that is a failure too.
  if (!ok && result.failed === 0) result.failed = 1
  total.passed += result.passed
  total.failed += result.failed
  total.skipped += result.skipped
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`== ${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
}

function countIn(report) {
  return () => {
    if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 }
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  }
}

const bin = (path) => join(root, 'node_modules', path)
const unit = join(reports, 'unit.json')
const browser = join(reports, 'browser.json')
const e2e = join(root, 'packages/web/e2e')

step('lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'])
step('types', ['scripts/typecheck.mjs'])
step(
  'unit and property tests',
  [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  countIn(unit),
)
if (existsSync(e2e) && readdirSync(e2e).length > 0) {
  step('browser tests', ['scripts/test-browser.mjs', `--report=${browser}`], countIn(browser))
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)

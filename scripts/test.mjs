// npm test: installs, lints, type-checks, runs every test, and ends with the line "N passed, N failed, N skipped".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

const reports = mkdtempSync(join(tmpdir(), 'hustings-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, told once more at the very end: the output is long. */
const failures = []

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
  if (result.failed > 0) failures.push(`${name}:`, ...(result.failures ?? []))
  total.passed += result.passed
  total.failed += result.failed
  total.skipped += result.skipped
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`== ${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
}

function countIn(report) {
  return () => {
    if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 }
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures: told(testResults) }
  }
}

/** Each failed test, and each file that did not get as far as its tests, with the beginning of its message. */
function told(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = relative(root, name)
    if (failed.length === 0) return status === 'failed' ? [`  ${file}\n${beginning(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) => `  ${file}: ${fullName}\n${beginning(failureMessages.join('\n'))}`,
    )
  })
}

function beginning(message = '') {
  return message
    .split('\n')
    .slice(0, 8)
    .map((line) => `      ${line}`)
    .join('\n')
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
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)

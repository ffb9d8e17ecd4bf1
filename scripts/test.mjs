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

/** Passed only when their file was run once more by itself: told at the end, for a test that needs luck is a fault too. */
const unsteady = []

function run(args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: anywhere }).status === 0
}

/** Runs one step, which counts as a single check, or `tests`, which count themselves. */
function step(name, check) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const result = check()
  if (result.failed > 0) failures.push(`${name}:`, ...(result.failures ?? []))
  total.passed += result.passed
  total.failed += result.failed
  total.skipped += result.skipped
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`== ${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
}

function single(args) {
  const ok = run(args)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/**
 * Tests that write a report. Servers, clocks and browsers share the machine with whatever else it does: files in which
 * something failed are run once more by themselves, and what fails then has failed.
 */
function tests(argsFor) {
  const first = reported('first', argsFor, [])
  const again = first.files.filter(({ status }) => status === 'failed')
  if (first.ok || again.length === 0) return counted(first.files, first.ok)
  const names = again.map(({ name }) => relative(root, name))
  console.log(`\n== once more by themselves: ${names.join(', ')}`)
  const second = reported('second', argsFor, names)
  const found = again.flatMap(({ name }) => second.files.find((file) => file.name === name) ?? [])
  const steady = found.filter(({ status }) => status !== 'failed').map(({ name }) => name)
  unsteady.push(...told(again.filter(({ name }) => steady.includes(name))))
  const others = first.files.filter((file) => !again.includes(file))
  return counted([...others, ...found], second.ok && found.length === again.length)
}

function reported(which, argsFor, files) {
  const report = join(reports, `${which}.json`)
  rmSync(report, { force: true })
  const ok = run(argsFor(report, files))
  return { ok, files: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [] }
}

/** A step may break down without a failing test: that is a failure too. */
function counted(files, ok) {
  const all = files.flatMap(({ assertionResults }) => assertionResults)
  const count = (...states) => all.filter(({ status }) => states.includes(status)).length
  const failed = count('failed')
  return {
    passed: count('passed'),
    failed: ok ? failed : Math.max(1, failed),
    skipped: count('pending', 'skipped', 'todo'),
    failures: told(files),
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
const e2e = join(root, 'packages/web/e2e')

step('lint', () => single([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']))
step('types', () => single(['scripts/typecheck.mjs']))
step('unit and property tests', () =>
  tests((report, files) => [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]),
)
if (existsSync(e2e) && readdirSync(e2e).length > 0) {
  step('browser tests', () => tests((report, files) => ['scripts/test-browser.mjs', `--report=${report}`, ...files]))
}

rmSync(reports, { recursive: true, force: true })
if (unsteady.length > 0) console.log(`\n== passed only when run once more\n${unsteady.join('\n')}`)
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)

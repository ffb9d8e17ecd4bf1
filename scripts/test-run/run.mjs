// A test run: runs its steps one after the other with their output, then prints the counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../ensure-installed.mjs'
import { afterRepeat, count, described, failuresOf, longest, NOTHING, ofBudget, sum, toRepeat } from './results.mjs'

/** The same language and time zone on every machine. */
const ENVIRONMENT = { ...process.env, TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: '' }

const HERE = join(root, 'scripts/test-run')

/** A test runner: its command, how its results are written, and how files run one at a time. */
const VITEST = {
  command: ['node_modules/vitest/vitest.mjs', 'run'],
  reporters: ['--reporter=default', `--reporter=${join(HERE, 'vitest-reporter.mjs')}`],
  alone: ['--maxWorkers=1', '--no-file-parallelism'],
}
const PLAYWRIGHT = {
  command: ['scripts/test-browser.mjs'],
  reporters: [`--reporter=list,${join(HERE, 'playwright-reporter.mjs')}`],
  // Playwright empties its output folder when it starts: the traces of the first run stay.
  alone: ['--workers=1', '--output=test-results/browser-alone'],
}

const MS = 1000

export class TestRun {
  #strict
  #began = performance.now()
  #totals = NOTHING
  #files = []
  #failures = []
  #flaky = []

  constructor(strict) {
    this.#strict = strict
  }

  /** A step that counts as one test. */
  check(name, ...args) {
    this.#step(name, () => {
      const ok = node(args, {})
      return { counts: { ...NOTHING, [ok ? 'passed' : 'failed']: 1 }, failures: [] }
    })
  }

  vitest(name, args) {
    this.#step(name, () => this.#tests(VITEST, args))
  }

  /** `command`: another start of Playwright than the one that builds and serves the client. */
  browser(name, args, command = PLAYWRIGHT.command) {
    this.#step(name, () => this.#tests({ ...PLAYWRIGHT, command }, args))
  }

  /** Runs the tests, then the failed files once more, each alone. */
  #tests(runner, args) {
    const first = reported(runner, args)
    const repeat = toRepeat(first.files).map(({ name }) => name)
    let result = { files: first.files, flaky: [], ok: first.ok, errors: first.errors }
    if (repeat.length > 0) {
      console.log(`\n== running once more, alone: ${repeat.join(', ')}`)
      const second = reported(runner, [...args, ...runner.alone, ...repeat])
      const errors = [...first.errors, ...second.errors]
      result = { ...afterRepeat(first.files, second.files), ok: second.ok && errors.length === 0, errors }
    }
    this.#files.push(...result.files)
    this.#flaky.push(...result.flaky)
    return {
      counts: count(result, this.#strict),
      failures: [...result.files.flatMap(failuresOf).map(described), ...result.errors.map((text) => `  ${text}`)],
    }
  }

  #step(name, perform) {
    console.log(`\n== ${name}`)
    const began = performance.now()
    const { counts, failures } = perform()
    if (counts.failed > 0) this.#failures.push(`${name}:`, ...failures)
    this.#totals = sum(this.#totals, counts)
    console.log(`== ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} (${secondsSince(began)} s)`)
  }

  tellLongest(howMany) {
    console.log(`\n== the ${howMany} longest files\n${timed(longest(this.#files, howMany))}`)
  }

  tellLongerThan(seconds) {
    const slow = longest(this.#files.filter((file) => file.seconds > seconds))
    if (slow.length > 0) console.log(`\n== files over ${seconds} s\n${timed(slow)}`)
  }

  /** Prints the duration relative to the budget. Exceeding it is not a failure, because other work slows a machine. */
  tellBudget(seconds) {
    console.log(`\n== ${ofBudget(this.#seconds(), seconds)}`)
  }

  #seconds() {
    return (performance.now() - this.#began) / MS
  }

  result() {
    return {
      counts: this.#totals,
      failures: this.#failures,
      flaky: this.#flaky.map(described),
      seconds: this.#seconds(),
    }
  }
}

function node(args, environment) {
  const options = { cwd: root, stdio: 'inherit', env: { ...ENVIRONMENT, ...environment } }
  return spawnSync(process.execPath, args, options).status === 0
}

/** Reads the report of the tests; a run that crashed before writing it has no files and is not ok. */
function reported({ command, reporters }, args) {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-test-'))
  const report = join(folder, 'report.json')
  try {
    const ok = node([...command, ...args, ...reporters], { HUSTINGS_TEST_REPORT: report })
    const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { files: [], errors: [] }
    return { ok: ok && existsSync(report), ...found }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function secondsSince(began) {
  return ((performance.now() - began) / MS).toFixed(1)
}

function timed(files) {
  return files.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join('\n')
}

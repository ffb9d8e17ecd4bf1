// A run of real files: the counts match the reports of Vitest and Playwright.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../ensure-installed.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hustings-run-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const RUNNERS = {
  Vitest: "run.vitest('samples', ['--config=scripts/test-run/testing/vitest.config.mjs'])",
  Playwright: `run.browser(
    'samples',
    ['--config=scripts/test-run/testing/browser/playwright.config.mjs'],
    ['node_modules/@playwright/test/cli.js', 'test'],
  )`,
}

/** Prints the result of a run on its last line. */
const programOf = (runner) => `
  import { TestRun } from './scripts/test-run/run.mjs'
  const run = new TestRun(process.env.STRICT === 'yes')
  ${RUNNERS[runner]}
  console.log(JSON.stringify(run.result()))
`

async function runSamples(runner, environment) {
  const env = { ...process.env, SHAKY_MARK: join(folder, 'mark'), ...environment }
  const child = spawn(process.execPath, ['--input-type=module', '-e', programOf(runner)], { cwd: root, env })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  await new Promise((resolve) => child.on('close', resolve))
  return JSON.parse(output.trim().split('\n').at(-1))
}

describe.each([
  ['Vitest', 'scripts/test-run/testing'],
  ['Playwright', 'scripts/test-run/testing/browser'],
])('a run with %s', (runner, samples) => {
  it('repeats files that fail, names flaky tests and counts lasting failures', async () => {
    const { counts, flaky, failures } = await runSamples(runner, { BROKEN: 'yes' })
    expect(flaky).toHaveLength(1)
    expect(flaky[0]).toContain(`${samples}/shaky.sample.mjs: passes the second time only`)
    expect(failures.join('\n')).toContain(`${samples}/broken.sample.mjs`)
    expect(failures.join('\n')).toContain('no server')
    // Vitest skips the tests of a file that could not be set up; Playwright fails them.
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: runner === 'Vitest' ? 2 : 1 })
  })

  it('counts flaky tests as failed if it is strict', async () => {
    const { counts, flaky } = await runSamples(runner, { STRICT: 'yes' })
    expect(flaky).toHaveLength(1)
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })
})

// A run of real files: the counts match Vitest's report.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../ensure-installed.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hustings-run-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Prints the result of a run on its last line. */
const PROGRAM = `
  import { TestRun } from './scripts/test-run/run.mjs'
  const run = new TestRun(process.env.STRICT === 'yes')
  run.vitest('samples', ['--config=scripts/test-run/testing/vitest.config.mjs'])
  console.log(JSON.stringify(run.result()))
`

async function runSamples(environment) {
  const env = { ...process.env, SHAKY_MARK: join(folder, 'mark'), ...environment }
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { cwd: root, env })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  await new Promise((resolve) => child.on('close', resolve))
  return JSON.parse(output.trim().split('\n').at(-1))
}

it('files that fail are run once more: flaky tests are named, lasting failures counted', async () => {
  const { counts, flaky, failures } = await runSamples({ BROKEN: 'yes' })
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 2 })
  expect(flaky).toHaveLength(1)
  expect(flaky[0]).toContain('scripts/test-run/testing/shaky.sample.mjs: passes the second time only')
  expect(failures.join('\n')).toContain('scripts/test-run/testing/broken.sample.mjs')
  expect(failures.join('\n')).toContain('no server')
})

it('a strict run counts flaky tests as failed', async () => {
  const { counts, flaky } = await runSamples({ STRICT: 'yes' })
  expect(flaky).toHaveLength(1)
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 1 })
})

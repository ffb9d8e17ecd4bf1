// Tries one mutant: runs the tests that know its file, with the fault put in while they are read. No file is touched.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MutablePackage, ROOT } from './packages.ts'
import type { Mutant } from './sample.ts'

export interface Verdict {
  readonly fate: 'caught' | 'timed out' | 'survived'
  /** The first test that failed. */
  readonly by: string | null
}

/** Tests that play whole games: asked only when all others are content. */
const SLOW = ['**/properties.test.ts', '**/modules.test.ts', '**/golden*.test.ts', '**/soak*.test.ts']

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const CONFIG = join(ROOT, 'packages/lab/mutants.vitest.config.ts')

export async function tryMutant(name: MutablePackage, mutant: Mutant, seconds: number): Promise<Verdict> {
  const quick = await runTests(name, mutant, seconds, false)
  return quick.fate === 'survived' ? runTests(name, mutant, seconds, true) : quick
}

/** What fails without any fault; null when nothing does. */
export async function failsAnyway(name: MutablePackage, file: string, seconds: number): Promise<string | null> {
  for (const slow of [false, true]) {
    const { fate, by } = await runTests(name, { file }, seconds, slow)
    if (fate !== 'survived') return by ?? fate
  }
  return null
}

let runs = 0

function runTests(
  name: MutablePackage,
  mutant: Pick<Mutant, 'file'> & Partial<Mutant>,
  seconds: number,
  slow: boolean,
): Promise<Verdict> {
  const report = join(tmpdir(), `hustings-mutant-${process.pid}-${runs++}.json`)
  const child = spawn(
    process.execPath,
    [
      VITEST,
      'related',
      join(ROOT, mutant.file),
      '--run',
      '--bail=1',
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile=${report}`,
      `--config=${CONFIG}`,
      `--dir=${join(ROOT, 'packages', name)}`,
    ],
    {
      cwd: ROOT,
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        HUSTINGS_MUTANT: mutant.replacement === undefined ? '' : JSON.stringify(mutant),
        HUSTINGS_TESTS: JSON.stringify({ slow, patterns: SLOW }),
      },
    },
  )
  return new Promise((resolve, reject) => {
    let late = false
    const alarm = setTimeout(() => {
      late = true
      // The whole group: the tests run in a worker of their own.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, seconds * 1000)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(alarm)
      const by = firstFailure(report)
      rmSync(report, { force: true })
      resolve({ fate: late ? 'timed out' : code === 0 ? 'survived' : 'caught', by })
    })
  })
}

interface Report {
  readonly testResults?: readonly {
    readonly message?: string
    readonly assertionResults?: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

function firstFailure(file: string): string | null {
  try {
    const { testResults = [] } = JSON.parse(readFileSync(file, 'utf8')) as Report
    for (const { assertionResults = [] } of testResults) {
      const failed = assertionResults.find(({ status }) => status === 'failed')
      if (failed !== undefined) return failed.fullName
    }
    return testResults.find(({ message }) => message !== undefined && message !== '')?.message?.split('\n')[0] ?? null
  } catch {
    return null
  }
}

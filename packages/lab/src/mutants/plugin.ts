// Inside the test run of a mutant: which tests to run, and the fault put into the one file that has it.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { withFault } from './mutate.ts'
import { ROOT } from './packages.ts'
import type { Mutant } from './sample.ts'

interface Settings {
  readonly include: string[]
  readonly exclude: string[]
}

const TESTS = '**/src/**/*.test.ts'

/** Either the slow tests or all others. */
export function readSettings(text = process.env.HUSTINGS_TESTS ?? '{"slow":false,"patterns":[]}'): Settings {
  const { slow, patterns } = JSON.parse(text) as { slow: boolean; patterns: string[] }
  const never = ['**/node_modules/**']
  return slow ? { include: patterns, exclude: never } : { include: [TESTS], exclude: [...never, ...patterns] }
}

export function withMutant(text = process.env.HUSTINGS_MUTANT ?? ''): Plugin {
  const mutant = text === '' ? null : (JSON.parse(text) as Mutant)
  const file = mutant === null ? null : join(ROOT, mutant.file)
  return {
    name: 'hustings-mutant',
    enforce: 'pre',
    transform(source, id) {
      return mutant !== null && id.split('?')[0] === file ? withFault(source, mutant) : undefined
    },
  }
}

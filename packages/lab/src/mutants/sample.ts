// Which faults are tried: a seeded sample of all that could be made in the rules of a package.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { randomFrom, seedRandom, shuffle } from '@hustings/kernel'
import { canBeRead, type Fault, faultsIn, withFault } from './mutate.ts'
import { type MutablePackage, ROOT } from './packages.ts'

/** A fault in a file of the project. */
export interface Mutant extends Fault {
  /** From the root of the project. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** The line before and after. */
  readonly before: string
  readonly after: string
}

/** Data is proven by its own tests, words are compared by language, and who tests the tests? */
const LEFT_OUT = new Set(['data', 'messages', 'testing'])

/** The sources of a package in which a fault would be one of rules. */
export function sourcesOf(name: MutablePackage): string[] {
  return sourcesIn(join(ROOT, 'packages', name, 'src')).map((file) => relative(ROOT, file))
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourcesIn(path)
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') && entry.name !== 'index.ts' ? [path] : []
    })
}

/** So many mutants, the same ones for the same seed and the same sources. */
export function sampleMutants(packages: readonly MutablePackage[], seed: string, count: number): Mutant[] {
  const sources = new Map(
    packages.flatMap(sourcesOf).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
  )
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source))
  const sample: Mutant[] = []
  for (const mutant of shuffle(randomFrom(seedRandom(seed)), all)) {
    if (sample.length === count) break
    if (canBeRead(withFault(sources.get(mutant.file) ?? '', mutant))) sample.push(mutant)
  }
  return sample
}

export function mutantsOf(file: string, source: string): Mutant[] {
  return faultsIn(source).map((fault) => {
    const { start, end, replacement } = fault
    const lineStart = source.lastIndexOf('\n', start - 1) + 1
    const lineEnd = source.indexOf('\n', end)
    const to = lineEnd < 0 ? source.length : lineEnd
    return {
      ...fault,
      file,
      line: source.slice(0, start).split('\n').length,
      column: start - lineStart + 1,
      before: source.slice(lineStart, to).trim(),
      after: (source.slice(lineStart, start) + replacement + source.slice(end, to)).trim(),
    }
  })
}

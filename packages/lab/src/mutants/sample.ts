// Which faults are tried: a seeded sample of all that could be made in the rules of a package.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { randomBelow, seedRandom } from '@hustings/kernel'
import { canBeRead, type Fault, faultsIn, withFault } from './mutate.ts'
import { type MutablePackage, ROOT } from './packages.ts'

/** A fault in a file of the project. */
export interface Mutant extends Fault {
  /** The same fault on the same line is the same mutant, wherever the line has moved to. */
  readonly id: string
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

/** So many mutants, the same ones for the same seed; a line that has changed changes no others. */
export function sampleMutants(packages: readonly MutablePackage[], seed: string, count: number): Mutant[] {
  const sources = new Map(
    packages.flatMap(sourcesOf).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
  )
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source))
  const sample: Mutant[] = []
  for (const mutant of drawn(all, seed)) {
    if (sample.length === count) break
    if (canBeRead(withFault(sources.get(mutant.file) ?? '', mutant))) sample.push(mutant)
  }
  return sample
}

/** Each draws a lot of its own from the seed, and they come in the order of their lots. */
export function drawn(mutants: readonly Mutant[], seed: string): Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, lot: randomBelow(seedRandom(`${seed} ${mutant.id}`), LOTS) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ mutant }) => mutant)
}

const LOTS = 0x1_0000_0000

export function mutantsOf(file: string, source: string): Mutant[] {
  const alike = new Map<string, number>()
  return faultsIn(source).map((fault) => {
    const { start, end, replacement, kind } = fault
    const lineStart = source.lastIndexOf('\n', start - 1) + 1
    const lineEnd = source.indexOf('\n', end)
    const to = lineEnd < 0 ? source.length : lineEnd
    const column = start - lineStart + 1
    const before = source.slice(lineStart, to).trim()
    const after = (source.slice(lineStart, start) + replacement + source.slice(end, to)).trim()
    const id = JSON.stringify([file, column, kind, before, after])
    // A line may stand in a file more than once.
    const earlier = alike.get(id) ?? 0
    alike.set(id, earlier + 1)
    return {
      ...fault,
      id: earlier === 0 ? id : `${id} ${earlier}`,
      file,
      line: source.slice(0, start).split('\n').length,
      column,
      before,
      after,
    }
  })
}

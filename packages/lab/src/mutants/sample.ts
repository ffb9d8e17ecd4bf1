// Seeded sample of the mutants of a package.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { randomBelow, seedRandom } from '@hustings/kernel'
import { applyMutation, isParseable, type Mutation, mutationsIn } from './mutate.ts'
import { type MutablePackage, ROOT } from './packages.ts'

/** A mutation in a file of the project. */
export interface Mutant extends Mutation {
  /** Does not depend on the line number, so that a moved line keeps its mutants. */
  readonly id: string
  /** Path from the root of the project. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** The line before and after. */
  readonly before: string
  readonly after: string
}

/** Not mutated: data and messages have dedicated tests, and test helpers are not rules. */
const EXCLUDED_FOLDERS = new Set(['data', 'messages', 'testing'])

/** Returns the sources of a package that contain rules. */
export function sourcesOf(name: MutablePackage): string[] {
  return sourcesIn(join(ROOT, 'packages', name, 'src')).map((file) => relative(ROOT, file))
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return EXCLUDED_FOLDERS.has(entry.name) ? [] : sourcesIn(path)
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') && entry.name !== 'index.ts' ? [path] : []
    })
}

/** Returns `count` mutants for a seed. A changed line does not affect the mutants of other lines. */
export function sampleMutants(packages: readonly MutablePackage[], seed: string, count: number): Mutant[] {
  const sources = new Map(
    packages.flatMap(sourcesOf).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
  )
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source))
  const sample: Mutant[] = []
  for (const mutant of shuffled(all, seed)) {
    if (sample.length === count) break
    if (isParseable(applyMutation(sources.get(mutant.file) ?? '', mutant))) sample.push(mutant)
  }
  return sample
}

/** Sorts mutants by a random number from the seed and their id. */
export function shuffled(mutants: readonly Mutant[], seed: string): Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, order: randomBelow(seedRandom(`${seed} ${mutant.id}`), RANDOM_RANGE) }))
    .sort((a, b) => a.order - b.order)
    .map(({ mutant }) => mutant)
}

const RANDOM_RANGE = 0x1_0000_0000

export function mutantsOf(file: string, source: string): Mutant[] {
  const alike = new Map<string, number>()
  return mutationsIn(source).map((mutation) => {
    const { start, end, replacement, kind } = mutation
    const lineStart = source.lastIndexOf('\n', start - 1) + 1
    const lineEnd = source.indexOf('\n', end)
    const to = lineEnd < 0 ? source.length : lineEnd
    const column = start - lineStart + 1
    const before = source.slice(lineStart, to).trim()
    const after = (source.slice(lineStart, start) + replacement + source.slice(end, to)).trim()
    const id = JSON.stringify([file, column, kind, before, after])
    // The same line can occur more than once in a file.
    const earlier = alike.get(id) ?? 0
    alike.set(id, earlier + 1)
    return {
      ...mutation,
      id: earlier === 0 ? id : `${id} ${earlier}`,
      file,
      line: source.slice(0, start).split('\n').length,
      column,
      before,
      after,
    }
  })
}

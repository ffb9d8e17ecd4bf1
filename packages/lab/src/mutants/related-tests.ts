// Finds the tests that import a file, directly or through other modules, the closest first.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type MutablePackage, ROOT } from './packages.ts'

/** Tests that play hundreds of whole games: a mutant that only they catch has no dedicated test. */
const WHOLE_GAMES = /(\.deep|\/(properties|expansions\/modules|golden\w*|soak\w*))\.test\.ts$/

/** Returns the tests of a package that reach this file, in the order in which they run. */
export function testsFor(name: MutablePackage, file: string, wholeGames: boolean): string[] {
  const sources = sourcesOfPackage(name)
  const importers = importersIn(sources)
  const distance = new Map([[file, 0]])
  const waiting = [file]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const importer of importers.get(next) ?? []) {
      if (distance.has(importer)) continue
      distance.set(importer, (distance.get(next) ?? 0) + 1)
      waiting.push(importer)
    }
  }
  const far = (test: string): number => distance.get(test) ?? Number.POSITIVE_INFINITY
  return [...distance.keys()]
    .filter((test) => test.endsWith('.test.ts') && (wholeGames || !WHOLE_GAMES.test(test)) && !mocksModules(test))
    .sort(
      (a, b) =>
        Number(WHOLE_GAMES.test(a)) - Number(WHOLE_GAMES.test(b)) ||
        folderDistance(a, file) - folderDistance(b, file) ||
        far(a) - far(b) ||
        (a < b ? -1 : 1),
    )
}

/** 0 for the test of the file, 1 for tests of the same folder, 2 for others. */
function folderDistance(test: string, file: string): number {
  if (dirname(test) !== dirname(file)) return 2
  return basename(test) === basename(file).replace(/\.ts$/, '.test.ts') ? 0 : 1
}

/** Such a test needs a separate process, and the runner uses one process for all tests. */
function mocksModules(test: string): boolean {
  return readFileSync(join(ROOT, test), 'utf8').includes('vi.mock(')
}

const read = new Map<string, string[]>()

function sourcesOfPackage(name: MutablePackage): string[] {
  const known = read.get(name)
  if (known !== undefined) return known
  const folder = join(ROOT, 'packages', name, 'src')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => relative(ROOT, join(folder, path)))
    .sort()
  read.set(name, found)
  return found
}

const graphs = new Map<readonly string[], Map<string, string[]>>()

function importersIn(sources: readonly string[]): Map<string, string[]> {
  const known = graphs.get(sources)
  if (known !== undefined) return known
  const importers = new Map<string, string[]>()
  for (const importer of sources) {
    const text = readFileSync(join(ROOT, importer), 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from|^import) '(\.[^']+)'/gm)) {
      const imported = join(dirname(importer), path)
      importers.set(imported, [...(importers.get(imported) ?? []), importer])
    }
  }
  graphs.set(sources, importers)
  return importers
}

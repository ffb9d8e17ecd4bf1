// Which tests know a file: those that import it, directly or by way of others, the nearest ones first.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type MutablePackage, ROOT } from './packages.ts'

/** Tests that play hundreds of whole games: a fault that only they notice has no test of its own. */
const WHOLE_GAMES = /(\.deep|\/(properties|expansions\/modules|golden\w*|soak\w*))\.test\.ts$/

/** The tests of a package that come upon this file, in the order in which they are asked. */
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
    .filter((test) => test.endsWith('.test.ts') && (wholeGames || !WHOLE_GAMES.test(test)) && !replacesModules(test))
    .sort(
      (a, b) =>
        Number(WHOLE_GAMES.test(a)) - Number(WHOLE_GAMES.test(b)) ||
        strangeness(a, file) - strangeness(b, file) ||
        far(a) - far(b) ||
        (a < b ? -1 : 1),
    )
}

/** The test of the same name stands beside it, then come those of the same room. */
function strangeness(test: string, file: string): number {
  if (dirname(test) !== dirname(file)) return 2
  return basename(test) === basename(file).replace(/\.ts$/, '.test.ts') ? 0 : 1
}

/** Such a test needs a process of its own, and the runner has one for all. */
function replacesModules(test: string): boolean {
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

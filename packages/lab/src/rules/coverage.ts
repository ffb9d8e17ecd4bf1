// Rule coverage: compares the ids of the rule pages with the ids in test titles.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsDefinedBy, idsExcusedBy, idsIn, type RulePage, readPage, rulePages } from './pages.ts'
import { testTitles } from './titles.ts'

export interface Coverage {
  readonly total: number
  readonly covered: number
  /** Excused in docs/rules/untested.md with a reason. */
  readonly excused: readonly string[]
  readonly missing: readonly string[]
}

export interface PageCoverage extends Coverage {
  readonly page: string
  readonly implemented: boolean
}

export interface RuleCoverage extends Coverage {
  readonly pages: readonly PageCoverage[]
  /** Named by a test or an excuse, but missing on the rule pages. */
  readonly unknown: readonly string[]
}

export function ruleCoverage(root: string, only?: string): RuleCoverage {
  const named = idsNamedByTests(join(root, 'packages'))
  const excused = new Set(idsExcusedBy(readPage(root, 'untested')))
  const told = new Map(rulePages.map((page) => [page.page, idsDefinedBy(readPage(root, page.page), page.prefixes)]))
  const pages = rulePages
    .filter(({ page }) => only === undefined || page === only)
    .map((page) => pageCoverage(page, told.get(page.page) ?? [], named, excused))
  const known = new Set([...told.values()].flat())
  return {
    total: sum(pages.map((page) => page.total)),
    covered: sum(pages.map((page) => page.covered)),
    excused: pages.flatMap((page) => page.excused),
    missing: pages.flatMap((page) => page.missing),
    unknown: [...named, ...excused].filter((id) => !known.has(id)).sort(),
    pages,
  }
}

function pageCoverage(
  { page, implemented }: RulePage,
  ids: readonly string[],
  named: ReadonlySet<string>,
  excuses: ReadonlySet<string>,
): PageCoverage {
  const untested = ids.filter((id) => !named.has(id))
  return {
    page,
    implemented,
    total: ids.length,
    covered: ids.length - untested.length,
    excused: untested.filter((id) => excuses.has(id)),
    missing: untested.filter((id) => !excuses.has(id)),
  }
}

function idsNamedByTests(folder: string): Set<string> {
  const named = new Set<string>()
  for (const file of testFiles(folder)) {
    for (const title of testTitles(readFileSync(file, 'utf8'))) for (const id of idsIn(title)) named.add(id)
  }
  return named
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : testFiles(path)
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

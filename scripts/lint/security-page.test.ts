// docs/security.md names a test for each defense: the file must exist and contain a test with that title.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

interface Row {
  readonly threat: string
  readonly defence: string
  readonly tests: string
}

/** Rows of the tables that have the columns threat, defence and test. */
function rowsOf(page: string): Row[] {
  const tables = page.split(/\n\n+/).filter((block) => block.startsWith('| threat | defence | test |'))
  return tables.flatMap((table) =>
    table
      .split('\n')
      .slice(2)
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const cells = line.split('|').map((cell) => cell.trim())
        if (cells.length !== 5) throw new Error(`not three cells: ${line}`)
        const [, threat = '', defence = '', tests = ''] = cells
        return { threat, defence, tests }
      }),
  )
}

/** Returns the problems of one row; an empty list if its tests exist. */
function faultsOf({ threat, defence, tests }: Row): string[] {
  if (threat === '' || defence === '' || tests === '') return [`${threat}: an empty cell`]
  return tests.split('<br>').flatMap((reference) => {
    const [, file, title] = /^`([^`]+)`: "(.+)"$/.exec(reference.trim()) ?? []
    if (file === undefined || title === undefined) return [`${threat}: not a file and a title: ${reference}`]
    const path = join(ROOT, /^(packages|scripts)\//.test(file) ? file : `packages/server/src/${file}`)
    if (!existsSync(path)) return [`${threat}: there is no ${file}`]
    return titlesIn(readFileSync(path, 'utf8')).has(title) ? [] : [`${threat}: ${file} has no test "${title}"`]
  })
}

/**
 * Titles of `it(...)`, `deepIt(...)`, `test(...)` and `it.each(...)(...)` in the source; skipped tests do not count.
 */
function titlesIn(source: string): Set<string> {
  const calls = source.matchAll(
    /(?:\b(?:it|deepIt|test)\(|\)\()\s*(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`\n]+)`)\s*,/g,
  )
  return new Set(
    [...calls].map(([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll("\\'", "'")),
  )
}

describe('docs/security.md', () => {
  it('names at least one existing test for every defence', () => {
    const rows = rowsOf(PAGE)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.flatMap(faultsOf)).toEqual([])
  })

  it('reports a missing file, a missing title, a skipped test and an empty cell', () => {
    const row = (tests: string) => faultsOf({ threat: 'T', defence: 'D', tests })
    expect(row('`nowhere.test.ts`: "x"')).toEqual(['T: there is no nowhere.test.ts'])
    expect(row('`routes.test.ts`: "nobody wrote this"')).toEqual(['T: routes.test.ts has no test "nobody wrote this"'])
    expect(row('by reading')).toEqual(['T: not a file and a title: by reading'])
    expect(row('')).toEqual(['T: an empty cell'])
    expect(titlesIn(`it.skip('a', () => {})\nit('b', () => {})\nit.each([1])('c %s', () => {})`)).toEqual(
      new Set(['b', 'c %s']),
    )
  })
})

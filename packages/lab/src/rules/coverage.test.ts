import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ruleCoverage } from './coverage.ts'

const folders: string[] = []

function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'rules-'))
  folders.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('rule coverage', () => {
  const files = {
    'docs/rules/hegemony.md': '| H-LAW-01 | a |\n| H-LAW-02 | b |\n| H-LAW-03 | c |\n| HX-01 | d |',
    'docs/rules/planet-b.md': '**PB-SETUP-01** DEF',
    'docs/rules/untested.md': '| H-LAW-03 | says only what a word means |',
    'packages/hegemony/src/rules/bills.test.ts': "it('H-LAW-01: a bill', () => {})\nit('H-LAW-99: a slip', () => {})",
    'packages/web/src/deep/in/board.test.tsx': "describe('HX-01', () => {})",
    'packages/web/node_modules/other/x.test.ts': "it('H-LAW-02', () => {})",
  }

  it('counts tested, excused and missing rules, by page and in total', () => {
    const coverage = ruleCoverage(project(files))
    expect(coverage).toMatchObject({
      total: 5,
      covered: 2,
      excused: ['H-LAW-03'],
      missing: ['H-LAW-02', 'PB-SETUP-01'],
    })
    expect(coverage.unknown).toEqual(['H-LAW-99'])
    expect(coverage.pages.map(({ page, total, missing }) => [page, total, missing])).toEqual([
      ['hegemony', 4, ['H-LAW-02']],
      ['crisis-and-control', 0, []],
      ['planet-b', 1, ['PB-SETUP-01']],
    ])
  })

  it('limits the result to one page on request', () => {
    const coverage = ruleCoverage(project(files), 'planet-b')
    expect(coverage).toMatchObject({ total: 1, covered: 0, missing: ['PB-SETUP-01'] })
  })
})

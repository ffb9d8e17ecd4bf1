import { describe, expect, it } from 'vitest'
import { spreadOf } from './measure.ts'
import { asMarkdown, asText } from './pages.ts'
import { type BenchReport, figure, measure, spreadFigure, target, targetFigures } from './report.ts'

describe('bench report', () => {
  it('judges targets in both directions, and fails unmeasured ones', () => {
    expect(target('a', spreadOf([100]), 'at least', 100).pass).toBe(true)
    expect(target('a', spreadOf([99]), 'at least', 100).pass).toBe(false)
    expect(target('a', spreadOf([1.2]), 'at most', 1.2).pass).toBe(true)
    expect(target('a', spreadOf([1.3]), 'at most', 1.2).pass).toBe(false)
    expect(target('a', null, 'at least', 1).pass).toBe(false)
  })

  it('writes readable figures', () => {
    expect([figure(1234.6), figure(0.012345), figure(12.345), figure(123.4)]).toEqual([
      '1,235',
      '0.0123',
      '12.3',
      '123',
    ])
    expect(spreadFigure({ median: 10, low: 9, high: 10.5, repeats: 7 })).toBe('-10.0% +5.0%')
    expect(targetFigures(target('a', spreadOf([2]), 'at most', 64, 'kB'))).toEqual({
      found: '2 kB',
      quartiles: 'exact',
      wanted: 'at most 64 kB',
    })
  })

  it('shows every measure, target and note, in the terminal and on the page', () => {
    const report: BenchReport = {
      date: '2030-01-02',
      quick: false,
      machine: { node: 'v20' },
      measures: [measure('ballot: copies', 'copied by copy', 'µs', { median: 3, low: 2, high: 4, repeats: 7 })],
      targets: [target('copy', spreadOf([4]), 'at least', 3), target('playouts', null, 'at least', 100)],
      notes: ['A note.'],
    }
    for (const text of [asText(report), asMarkdown(report)]) {
      for (const part of ['copied by copy', 'µs', 'at least 3x', 'pass', 'not measured', 'FAIL', 'A note.']) {
        expect(text).toContain(part)
      }
    }
    expect(asMarkdown(report)).toContain('2030-01-02')
  })
})

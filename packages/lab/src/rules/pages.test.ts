import { describe, expect, it } from 'vitest'
import { idsDefinedBy, idsExcusedBy, idsIn } from './pages.ts'

describe('rule ids', () => {
  it('lists each id in full, and none of a range', () => {
    expect(idsIn('H-LAW-01, H-LAW-02: a bill')).toEqual(['H-LAW-01', 'H-LAW-02'])
    expect(idsIn('H-VOTE-09 to -18')).toEqual(['H-VOTE-09'])
    expect(idsIn('H-POLICY-2-01 and HX-12')).toEqual(['H-POLICY-2-01', 'HX-12'])
    expect(idsIn('XH-LAW-01, H-LAW-0x, AH-01, UTF-8')).toEqual([])
  })

  it('come from a table row, a paragraph or a list item', () => {
    const page = [
      '| H-GEN-01 | The roles. See H-GEN-09. | [UP] |',
      'As H-GEN-02 says',
      '| HX-01 | given | H-GEN-01 |',
      '| CC-AX-01 | of another page |',
      '- **H-GEN-03** {UA | high} Five rounds.',
      '- id: H-GEN-04',
      '**H-GEN-01** again',
    ].join('\n')
    expect(idsDefinedBy(page, ['H', 'HX'])).toEqual(['H-GEN-01', 'HX-01', 'H-GEN-03', 'H-GEN-04'])
  })

  it('excuses a rule only with a reason', () => {
    expect(idsExcusedBy('| H-GEN-05 | a definition |\n| H-GEN-06 |  |\n- H-GEN-07: words only')).toEqual([
      'H-GEN-05',
      'H-GEN-07',
    ])
  })
})

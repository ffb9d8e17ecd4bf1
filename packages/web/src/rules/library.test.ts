// The rules pages: every rule can be opened by its id and found by its words.
import { describe, expect, it } from 'vitest'
import { chapterOf, chapters, findRules, rules } from './library.ts'

describe('rules', () => {
  it('knows every rule by its id', () => {
    expect(rules.size).toBeGreaterThan(600)
    expect(rules.get('H-ASSIGN-04')?.text).toContain('completely filled or empty')
    expect(chapterOf('H-ASSIGN-04')?.title).toContain('Assign Workers')
    expect(chapterOf('R-01')?.page).toBe('rulings')
  })

  it('opens a chapter for any address, known or not', () => {
    for (const chapter of chapters) expect(chapterOf(chapter.id)).toBe(chapter)
    expect(chapterOf('')).toBeDefined()
    expect(chapterOf('H-NOWHERE-99')).toBeDefined()
  })

  it('finds rules by words and by parts of their ids', () => {
    expect(findRules('committed workers').map(({ id }) => id)).toContain('H-COMMIT-06')
    expect(findRules('H-VOTE-07')[0]?.id).toBe('H-VOTE-07')
    expect(findRules('Робітничий').length).toBeGreaterThan(0)
    expect(findRules('xyzzyqwerty')).toEqual([])
  })
})

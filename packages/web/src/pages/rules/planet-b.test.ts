// The rules of Planet B: the three languages tell the same rules, examples and questions in the same chapters.
import { describe, expect, it } from 'vitest'
import pl from '../../../../../docs/rules/pl/planet-b.md?raw'
import en from '../../../../../docs/rules/planet-b.md?raw'
import uk from '../../../../../docs/rules/uk/planet-b.md?raw'
import { chaptersOf, type Rule, rulesOf } from './parse.ts'

const rulesIn = (page: string): Map<string, Rule> =>
  new Map(
    chaptersOf('planet-b', page)
      .flatMap(rulesOf)
      .map((rule) => [rule.id, rule]),
  )

const english = rulesIn(en)

describe('the rules of Planet B', () => {
  it('are told by their ids: rules, worked examples, open questions', () => {
    const count = (prefix: string) => [...english.keys()].filter((id) => id.startsWith(prefix)).length
    expect([count('PB-'), count('PBX-'), count('PBQ-')]).toEqual([318, 162, 45])
    expect(english.get('PB-ELEC-25')).toMatchObject({ chapter: 'planet-b-18' })
    expect(english.get('PB-ELEC-25')?.text).toContain('higher player-board number')
  })

  it.each([
    ['uk', uk],
    ['pl', pl],
  ] as const)('say the same in %s', (_, page) => {
    const translated = rulesIn(page)
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [id, { chapter, text }] of english) {
      expect(translated.get(id)?.chapter, id).toBe(chapter)
      expect(translated.get(id)?.text, id).not.toBe(text)
    }
  })

  it.each([
    ['uk', uk],
    ['pl', pl],
  ] as const)('refer to the same rules and keep the numbers in %s', (_, page) => {
    const translated = rulesIn(page)
    const ids = (text: string): string[] => [...new Set(text.match(/PB[XQ]?-(?:[A-Z0-9]+-)?\d+/g) ?? [])].sort()
    for (const [id, { text }] of english) {
      if (!id.startsWith('PBX-')) continue
      expect(ids(translated.get(id)?.text ?? ''), id).toEqual(ids(text))
    }
  })
})

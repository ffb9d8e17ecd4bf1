// The rules pages: every rule has an address and is found by search, in every language.
import { describe, expect, it } from 'vitest'
import { RULES, TERMS } from '../home/Learn.tsx'
import { type Library, libraryIn } from './library.ts'
import { isTable } from './parse.ts'

const en = await libraryIn('en')

describe('the library of rules', () => {
  it('finds every rule by its id', () => {
    expect(en.rules.size).toBeGreaterThan(1100)
    expect(en.rules.get('H-ASSIGN-04')?.text).toContain('completely filled or empty')
    expect(en.chapterOf('H-ASSIGN-04')?.title).toContain('Assign Workers')
    expect(en.chapterOf('R-01')?.page).toBe('rulings')
    expect(en.chapterOf('PB-ELEC-25')?.id).toBe('planet-b-18')
    expect(en.rules.get('PB-ELEC-25')?.text).toContain('higher player-board number')
  })

  it('contains rules, examples and open questions of the expansion, and only chapters for players', () => {
    expect(en.rules.get('CC-AUTO-01')).toEqual({
      id: 'CC-AUTO-01',
      chapter: 'crisis-and-control-1',
      text: 'There is exactly one automa for each of the Working, Capitalist and Middle Class. There is no automa for the State.',
    })
    expect(en.rules.get('CCX-02')?.text).toContain('Collapsing the action group Given: the result of CCX-01')
    expect(en.rules.get('CC-AM-23')?.text).not.toContain('{')
    expect(en.chapterOf('OQ-48')?.id).toBe('crisis-and-control-12')
    const count = (prefix: string) => [...en.rules.keys()].filter((id) => id.startsWith(prefix)).length
    expect([count('CC-'), count('CCX-'), count('OQ-')]).toEqual([289, 40, 48])
    expect([count('IC-'), count('D-')]).toEqual([0, 0])
    const chapters = en.chapters.filter(({ page }) => page === 'crisis-and-control').map(({ id }) => id)
    expect(chapters).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 10, 12].map((number) => `crisis-and-control-${number}`))
    expect(en.find('lock token').map(({ id }) => id)).toContain('CC-CRISIS-13')
  })

  it('opens a chapter for any address, known or unknown', () => {
    for (const chapter of en.chapters) expect(en.chapterOf(chapter.id)).toBe(chapter)
    expect(en.chapterOf('')?.id).toBe('hegemony-1')
    expect(en.chapterOf('planet-b')?.title).toContain('A turn')
    expect(en.chapterOf('H-NOWHERE-99')).toBeDefined()
  })

  it('finds rules by words and by parts of their ids', () => {
    expect(en.find('committed workers').map(({ id }) => id)).toContain('H-COMMIT-06')
    expect(en.find('H-VOTE-07')[0]?.id).toBe('H-VOTE-07')
    expect(en.find('Робітничий').length).toBeGreaterThan(0)
    expect(en.find('xyzzyqwerty')).toEqual([])
    expect(en.find('strike xyzzyqwerty').length).toBeGreaterThan(0)
  })

  it('finds words typed without diacritics, and returns the matched words', async () => {
    const pl = await libraryIn('pl')
    const found = pl.find('swiadczenia')
    expect(found.map(({ id }) => id)).toContain('H-BENEFIT-01')
    expect(found[0]?.terms).toContain('swiadczenia')
    expect(found.every(({ text }) => !text.includes('[UP]'))).toBe(true)
  })

  it('returns which addresses are valid', () => {
    for (const address of ['', 'guide', 'planet-b', 'H-VOTE-12', 'hegemony-1', 'glossary-p3:7'])
      expect(en.knows(address)).toBe(true)
    expect(en.knows('H-NOWHERE-99')).toBe(false)
  })

  it('reaches the size that the home page states', async () => {
    const uk = await libraryIn('uk')
    expect(uk.rules.size).toBeGreaterThanOrEqual(RULES)
    const terms = glossaryOf(uk).flatMap((chapter) => chapter.terms)
    expect(terms.length).toBeGreaterThanOrEqual(TERMS)
  })

  it.each(['uk', 'pl'] as const)('contains the same rules in the same chapters in %s', async (language) => {
    const translated = await libraryIn(language)
    // Differences between the printed editions (HD) concern their wording and stay in English.
    const wanted = [...en.rules.values()].filter(({ id }) => !id.startsWith('HD-'))
    expect([...translated.rules.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort())
    for (const { id, chapter, text } of wanted) {
      expect(translated.rules.get(id)?.chapter, id).toBe(chapter)
      expect(translated.rules.get(id)?.text, id).not.toBe(text)
    }
  })

  it.each(['uk', 'pl'] as const)('refers to the same rules in the worked examples in %s', async (language) => {
    const translated = await libraryIn(language)
    const named = (text = ''): string[] =>
      [...new Set(text.match(/(?:PB[XQ]?|CCX?|IC|OQ)-(?:[A-Z0-9]+-)?\d+/g) ?? [])].sort()
    const examples = [...en.rules.values()].filter(({ id }) => /^(?:PB|CC)X-/.test(id))
    expect(examples).toHaveLength(162 + 40)
    for (const { id, text } of examples) expect(named(translated.rules.get(id)?.text), id).toEqual(named(text))
  })

  it.each(['uk', 'pl'] as const)('contains the same figures in each rule of the expansion in %s', async (language) => {
    const translated = await libraryIn(language)
    // The notes on differences between the editions (D) stay in English.
    const figures = (text = ''): string[] => (text.replace(/\bD-\d+/g, '').match(/\d+/g) ?? []).sort()
    const rules = [...en.rules.values()].filter(({ id }) => /^(?:CCX?|OQ)-/.test(id))
    expect(rules.length).toBeGreaterThan(370)
    for (const { id, text } of rules) expect(figures(translated.rules.get(id)?.text), id).toEqual(figures(text))
  })

  it.each(['uk', 'pl'] as const)(
    'refers to the same rules in the worked examples of the expansion in %s',
    async (language) => {
      const translated = await libraryIn(language)
      const examples = [...en.rules.values()].filter(({ id }) => id.startsWith('CCX-'))
      expect(examples).toHaveLength(40)
      for (const { id, text } of examples) {
        // The first parentheses name them; in English they start with the source of the example.
        const named = (of = '') => /\(([^)]*)\)/.exec(of)?.[1]?.match(/[A-Z]+-[A-Z]+-\d+|\b\d+(?:\.\d)?\b/g)
        expect(named(translated.rules.get(id)?.text), id).toEqual(named(text))
      }
    },
  )

  it.each(['uk', 'pl'] as const)('contains the same chapters of the expansion in %s', async (language) => {
    const chapters = (library: Library) => library.chapters.filter(({ page }) => page === 'crisis-and-control')
    expect(chapters(await libraryIn(language)).map(({ id }) => id)).toEqual(chapters(en).map(({ id }) => id))
  })

  it.each(['uk', 'pl'] as const)(
    'contains the same terms in the glossary in %s, its own language first',
    async (language) => {
      const translated = await libraryIn(language)
      const own = { uk: 1, pl: 2 }[language]
      const pages = glossaryOf(translated)
      for (const [i, { title, intro, terms }] of glossaryOf(en).entries()) {
        const page = pages[i]
        expect(page?.title).not.toBe(title)
        expect(page?.intro).toHaveLength(intro.length)
        for (const text of intro) expect(page?.intro).not.toContain(text)
        expect(page?.terms.map(([first]) => first)).toEqual(terms.map((row) => row[own]))
        expect(page?.terms.map((row) => row.toSorted())).toEqual(terms.map((row) => row.toSorted()))
      }
      expect(pages).toHaveLength(glossaryOf(en).length)
    },
  )
})

/** The chapters of the glossary: text around the tables with column headers, and the rows of terms. */
function glossaryOf({ chapters }: Library) {
  return chapters
    .filter(({ page }) => page === 'glossary')
    .map(({ title, blocks }) => {
      const tables = blocks.filter(isTable)
      const paragraphs = blocks.filter(({ type }) => type === 'paragraph').map(({ raw }) => raw)
      return {
        title,
        intro: [...paragraphs, ...tables.flatMap(({ header }) => header.map(({ text }) => text))],
        terms: tables.flatMap(({ rows }) => rows.map((row) => row.map(({ text }) => text))),
      }
    })
}

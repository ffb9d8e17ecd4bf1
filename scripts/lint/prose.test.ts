// Prose follows docs/voice.md: the number of hits per file only falls.
import { describe, expect, it } from 'vitest'
import { changes, countHits, readBaseline, rising } from './prose/baseline.ts'
import {
  allPassages,
  CATEGORIES,
  type Category,
  catalogPassages,
  type Passage,
  pagePassages,
  sourcePassages,
} from './prose/passages.ts'
import { hitsIn, invalidExcuses, RULES } from './prose/rules.ts'
import { SIZES, samplePassages, sampleText } from './prose/sample.ts'

/** Most exceptions (`prose-ignore`) in the repository. */
const MOST_EXCEPTIONS = 50

const PASSAGES = allPassages()
const HITS = PASSAGES.flatMap(hitsIn)
const EXCEPTIONS = new Set(
  PASSAGES.flatMap(({ file, excuse }) => (excuse === undefined ? [] : [`${file}:${excuse.line}`])),
).size

const passage = (category: Category, text: string, excuse?: string): Passage => ({
  category,
  file: 'x',
  line: 1,
  text,
  ...(excuse === undefined ? {} : { excuse: { line: 1, text: excuse } }),
})
const rulesIn = (found: Passage): string[] => hitsIn(found).map(({ rule }) => rule)

describe('prose', () => {
  it.each(CATEGORIES)('keeps to the baseline: %s (run npm run prose)', (category) => {
    expect(changes(readBaseline(category), countHits(HITS, category)).more).toEqual([])
  })

  it.each(CATEGORIES)('stores a lower number in the baseline: %s (`npm run prose -- --write`)', (category) => {
    expect(changes(readBaseline(category), countHits(HITS, category)).fewer).toEqual([])
  })

  it(`accepts at most ${MOST_EXCEPTIONS} exceptions, each with a reason`, () => {
    expect(invalidExcuses(PASSAGES)).toEqual([])
    expect(EXCEPTIONS).toBeLessThanOrEqual(MOST_EXCEPTIONS)
  })

  it('covers comments, documentation, test titles and texts', () => {
    const count = (category: Category) => PASSAGES.filter((found) => found.category === category).length
    expect(count('comments')).toBeGreaterThan(5000)
    expect(count('docs')).toBeGreaterThan(800)
    expect(count('titles')).toBeGreaterThan(3000)
    expect(count('texts')).toBeGreaterThan(4000)
  })
})

describe('the prose rules', () => {
  it.each([
    ['V1', 'comments', 'Whoever left may look.'],
    ['V2', 'docs', 'Somebody must decide.'],
    ['V4', 'titles', 'shows what a page is told'],
    ['V6', 'comments', 'The card lies on the board.'],
    ['V11', 'docs', 'Written at one stroke.'],
    ['V14', 'comments', 'Returns what is visible.'],
    ['V16', 'texts', 'The match goes on.'],
    ['V21', 'titles', 'H-VOTE-07, H-VOTE-08: is over'],
    ['V22', 'titles', 'keeps the state as it was'],
    ['V25', 'docs', 'The id stands beside the code.'],
    ['V26', 'docs', 'The best option as things stand.'],
    ['V27', 'texts', 'The colour of the seat'],
    ['V30', 'docs', `It ${'and it '.repeat(20)} ends.`],
  ] as const)('find %s in %s: %s', (rule, category, text) => {
    expect(rulesIn(passage(category, text))).toContain(rule)
  })

  it.each([
    ['comments', 'Returns the color of a seat (H-VOTE-07).'],
    ['docs', 'The text "whoever" and the name `isTold(nobody)` are quoted.'],
    ['titles', 'H-VOTE-07: a tie passes the bill'],
    ['texts', 'Everyone sees the board.'],
  ] as const)('accept plain %s: %s', (category, text) => {
    expect(rulesIn(passage(category, text))).toEqual([])
  })

  it('limit an entry of the CHANGELOG to 15 words', () => {
    const entry = (words: number) => ({ ...passage('docs', `- ${'word '.repeat(words)}`), file: 'CHANGELOG.md' })
    expect(rulesIn(entry(15))).toEqual([])
    expect(rulesIn(entry(16))).toEqual(['V31'])
    expect(rulesIn({ ...entry(16), file: 'README.md' })).toEqual([])
  })

  it('count at most one hit per rule and passage, and have one id each', () => {
    expect(rulesIn(passage('docs', 'Nobody lies, and nobody lies.'))).toEqual(['V3', 'V6'])
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  })

  it('accept an exception with a reason of five words', () => {
    const excuse = 'prose-ignore V3, V6: the sentence quotes the printed rulebook'
    expect(rulesIn(passage('docs', 'Nobody lies.', excuse))).toEqual([])
    const short = passage('docs', 'Nobody lies.', 'prose-ignore V3, V6: because')
    expect(rulesIn(short)).toEqual(['V3', 'V6'])
    expect(invalidExcuses([short])).toEqual(['x:1: prose-ignore V3, V6: because'])
  })
})

describe('the passages of a catalog', () => {
  it('contain each text with its line', () => {
    const catalog = JSON.stringify({ 'ui.yes': 'Yes', 'ui.quoted': 'Say "no"' }, null, 2)
    expect(catalogPassages('en.json', catalog)).toEqual([
      { category: 'texts', file: 'en.json', line: 2, text: 'Yes' },
      { category: 'texts', file: 'en.json', line: 3, text: 'Say "no"' },
    ])
  })

  it('include every English text and no translation', () => {
    const files = new Set(allPassages().flatMap(({ category, file }) => (category === 'texts' ? [file] : [])))
    expect(files).toContain('packages/hegemony/src/messages/en/cards.json')
    expect(files).toContain('packages/web/src/guide/messages/en.json')
    expect([...files].filter((file) => !/\/en(\.json|\/)/.test(file))).toEqual([])
  })
})

describe('the passages of a source file', () => {
  /** `§{` stands for the start of a substitution. */
  const texts = (file: string, source: string, category: Category): string[] =>
    sourcePassages(file, source.replaceAll('§{', '${'))
      .filter((found) => found.category === category)
      .map(({ line, text }) => `${line} ${text}`)

  it('include comments, but no strings, templates and regular expressions', () => {
    const source = [
      "const a = 'http://x' // first",
      '// second',
      '// and third',
      'const b = `// §{a /* inside */ + `§{1}`} //`',
      String.raw`const c = /\/\/ no comment/.test(a) || a / 2 // last`,
    ].join('\n')
    expect(texts('x.ts', source, 'comments')).toEqual(['1 first', '2 second\nand third', '4 inside', '5 last'])
  })

  it('include the titles of tests with modifiers, tables and templates', () => {
    const source = [
      "describe('a unit', () => {",
      "  it.each([['x']])('draws %s', () => {})",
      '  it(`keeps §{count} cards`, () => {})',
      "  deepIt.skipIf(isSlow)('plays', () => call('no title'))",
      '})',
    ].join('\n')
    expect(texts('x.test.ts', source, 'titles')).toEqual(['1 a unit', '2 draws %s', '3 keeps … cards', '4 plays'])
    expect(texts('x.ts', source, 'titles')).toEqual([])
  })

  it('carry the exception of the comment above', () => {
    const source = "// prose-ignore V21: the rulebook states it in these words\nit('is over', () => {})"
    const [, title] = sourcePassages('x.test.ts', source)
    expect(title).toMatchObject({
      text: 'is over',
      excuse: { line: 1, text: expect.stringMatching(/^prose-ignore V21/) },
    })
  })
})

describe('the passages of a page', () => {
  const texts = (page: string): string[] => pagePassages('x.md', page).map(({ line, text }) => `${line} ${text}`)

  it('consist of paragraphs, items, rows and headings without code and generated parts', () => {
    const page = [
      '# Title',
      'One',
      'paragraph.',
      '',
      '```ts',
      'const code = 1',
      '```',
      '- item',
      '  continued',
      '| a | b |',
      '| --- | --- |',
      '<!-- begin soak -->',
      'generated',
      '<!-- end soak -->',
      'last',
    ].join('\n')
    expect(texts(page)).toEqual(['1 # Title\nOne\nparagraph.', '8 - item\n  continued', '10 | a | b |', '15 last'])
  })

  it('carry the exception of the comment above their block', () => {
    const page = '<!-- prose-ignore V3: quotes a title of a test -->\n\n- Nobody.\n- Nobody.\n\nNobody again.'
    const excused = pagePassages('x.md', page).map(({ excuse }) => excuse?.line)
    expect(excused).toEqual([1, 1, undefined])
  })
})

describe('the baseline', () => {
  const hits = hitsIn(passage('docs', 'Nobody lies.'))

  it('reports files with more hits and with fewer', () => {
    expect(countHits(hits, 'docs')).toEqual({ x: 2 })
    expect(changes({ x: 1, y: 1 }, { x: 2 })).toEqual({ more: ['x: 2 instead of 1'], fewer: ['y: 0 instead of 1'] })
  })

  it('rejects an update that raises the number of a category', () => {
    expect(rising(hits, () => ({ other: 1 }))).toEqual(['docs'])
    expect(rising(hits, () => ({ other: 2 }))).toEqual([])
  })
})

describe('a sample of the prose', () => {
  const sizes = { comments: 3, docs: 2, titles: 3, texts: 2 }

  it('repeats for the same seed and differs for another', () => {
    const first = sampleText(samplePassages(PASSAGES, '7', sizes))
    expect(sampleText(samplePassages([...PASSAGES].reverse(), '7', sizes))).toBe(first)
    expect(sampleText(samplePassages(PASSAGES, '8', sizes))).not.toBe(first)
  })

  it('contains the requested number of passages per category', () => {
    const drawn = samplePassages(PASSAGES, '1', SIZES)
    for (const category of CATEGORIES) {
      expect(drawn.filter((found) => found.category === category)).toHaveLength(SIZES[category])
    }
  })
})

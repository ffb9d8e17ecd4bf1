import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { nameKey, tidyName } from './names.ts'
import { personName, tableName } from './schemas/table.ts'

const GOOD = [
  'Anna',
  'Олена',
  'Żółw Ćma',
  'Zoë',
  'Jean-Luc d’Arc',
  'O‘Brien & Co.',
  '王小明',
  '田中 さくら',
  'ﾊﾅｺ',
  '한지민',
  'محمد',
  'יעל',
  'मीरा',
  'สมชาย',
  'น้ำผึ้ง',
  'Nguyễn Thị Hồng',
  'Ελένη',
  'გიორგი',
  'Ատոմ',
  '7',
  'Player 2',
  'Anna 🐱',
  '★ Bela ★',
  'x_X',
  'ẞtraße',
  'Ⅳ',
]

const BAD: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['spaces', ' \u00A0\u2003\u3000 '],
  ['a null', 'An\u0000na'],
  ['an escape', '\u001B[31mAnna'],
  ['a line end', 'Anna\nBela'],
  ['a tab', 'Anna\tBela'],
  ['a next line', 'Anna\u0085Bela'],
  ['a line separator', 'Anna\u2028Bela'],
  ['a paragraph separator', 'Anna\u2029Bela'],
  ['a zero-width space', 'An\u200Bna'],
  ['a zero-width joiner', 'An\u200Dna'],
  ['a zero-width non-joiner', 'An\u200Cna'],
  ['a byte order mark', 'An\uFEFFna'],
  ['a soft hyphen', 'An\u00ADna'],
  ['a word joiner', 'An\u2060na'],
  ['a left-to-right mark', 'An\u200Ena'],
  ['a right-to-left mark', 'An\u200Fna'],
  ['an Arabic letter mark', 'An\u061Cna'],
  ['a right-to-left override', 'An\u202Ena'],
  ['a left-to-right embedding', 'An\u202Ana'],
  ['an isolate', 'An\u2066na\u2069'],
  ['a Mongolian vowel separator', 'An\u180Ena'],
  ['a grapheme joiner', 'An\u034Fna'],
  ['a variation selector', 'Anna\uFE0F'],
  ['a tag', 'Anna\u{E0041}'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uFFA0'],
  ['a Hangul choseong filler', 'Anna\u115F'],
  ['a Khmer inherent vowel', 'Anna\u17B4'],
  ['a blank braille pattern', '\u2800'],
  ['a blank among letters', 'Anna\u2800'],
  ['an object replacement', 'Anna\uFFFC'],
  ['a blank hieroglyph', '\u{13441}'],
  ['a private character', 'Anna\uE000'],
  ['an unassigned character', 'Anna\u0378'],
  ['half a pair', 'Anna\uD800'],
  ['39 marks', `A${'\u0301'.repeat(39)}`],
  ['three marks in a row', 'a\u0316\u0317\u0318nna'],
  ['a mark at the beginning', '\u0301Anna'],
  ['a mark after a space', 'Anna \u0301'],
  ['signs alone', '!?!'],
  ['an emoji alone', '🐱'],
  ['a dash', '—'],
]

const isName = (name: string) => v.is(personName, name) && v.is(tableName, name)

/**
 * Ranges that show nothing or change the text around them, by number instead of by the properties that the code uses.
 */
const INVISIBLE = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xf8ff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffc],
  [0x13441, 0x13442],
  [0x1d159, 0x1d159],
  [0x1d173, 0x1d17a],
  [0xe0000, 0x10ffff],
] as const

function isInvisible(character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return INVISIBLE.some(([from, to]) => point >= from && point <= to)
}

/** The same numbers every time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

describe('names of people and tables', () => {
  it.each(GOOD)('accepts %s', (name) => {
    expect(isName(name)).toBe(true)
    expect(tidyName(tidyName(name))).toBe(tidyName(name))
  })

  it.each(BAD)('rejects %s', (_, name) => {
    expect(isName(name)).toBe(false)
  })

  it('keeps one spelling: composed letters and single spaces', () => {
    expect(v.parse(personName, '  Zoe\u0308 \u00A0\u3000Ann ')).toBe('Zoë Ann')
  })

  it('counts its length after that', () => {
    expect(isName('a'.repeat(41))).toBe(false)
    expect(v.parse(personName, `${'e\u0301'.repeat(40)}`)).toBe('é'.repeat(40))
  })

  it('contains nothing invisible in any name of random characters that it accepts', () => {
    const random = numbers(7)
    const next = (below: number) => Math.floor((random.next().value as number) * below)
    const strange = BAD.flatMap(([, name]) => [...name])
    let accepted = 0
    for (let round = 0; round < 20_000; round++) {
      const name = Array.from({ length: 1 + next(6) }, () => {
        const kind = next(4)
        if (kind === 0) return strange[next(strange.length)] ?? ''
        if (kind === 1) return String.fromCharCode(0x20 + next(0x5f))
        return String.fromCodePoint(next(kind === 2 ? 0x3000 : 0x20000))
      }).join('')
      const parsed = v.safeParse(personName, name)
      if (!parsed.success) continue
      accepted++
      expect([...parsed.output].filter(isInvisible), JSON.stringify(name)).toEqual([])
      expect(parsed.output, JSON.stringify(name)).toMatch(/[\p{L}\p{N}]/u)
      expect(nameKey(nameKey(name)), JSON.stringify(name)).toBe(nameKey(name))
    }
    expect(accepted).toBeGreaterThan(1000)
  })
})

describe('the key of a name', () => {
  it.each([
    ['Anna', 'ANNA'],
    ['Олена', 'ОЛЕНА'],
    ['Żółw', 'ŻÓŁW'],
    ['Straße', 'STRASSE'],
    ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', '𝐀𝐧𝐧𝐚'],
    ['fi', 'ﬁ'],
    ['Zoë', 'Zoe\u0308'],
    ['Anna Bela', ' Anna\u00A0\u2003Bela '],
    ['IV', 'Ⅳ'],
    ['Kelvin', '\u212Aelvin'],
  ])('equals for %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it('differs for names that differ', () => {
    const names = ['Anna', 'Ana', 'Анна', 'Anna 2', 'Zoe', 'Zoë']
    expect(new Set(names.map(nameKey)).size).toBe(names.length)
  })
})

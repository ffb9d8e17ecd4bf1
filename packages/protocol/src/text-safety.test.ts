import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { chatLine } from './schemas/table.ts'
import { safeText } from './text-safety.ts'

const ID = '6f2a5b1e-0c6c-4d5a-9d4b-0f6f3c1f7a11'
const written = (text: string) => {
  const parsed = v.safeParse(chatLine, { id: ID, text })
  return parsed.success && 'text' in parsed.output ? parsed.output.text : null
}

describe('text of the chat', () => {
  it.each([
    ['a right-to-left override', 'pay \u202E001 me', 'pay 001 me'],
    ['embeddings', '\u202Aa\u202Bb\u202Cc', 'abc'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['direction marks', 'a\u200Eb\u200Fc\u061Cd', 'abcd'],
    ['control characters', 'a\u0000b\u001B[31mc\u007Fd\u009Fe', 'ab[31mcde'],
    ['private characters', 'a\uE000b', 'ab'],
    ['half a pair', 'a\uD800b', 'ab'],
  ])('removes %s', (_, text, left) => {
    expect(written(text)).toBe(left)
  })

  it.each([
    'Hello!',
    'Привіт, як справи?',
    'שלום',
    'می‌خواهم',
    '👩‍👩‍👧‍👦',
    '❤️',
    '🏴\u{E0067}\u{E0062}\u{E007F}',
    'one\ntwo',
    '!',
    '?',
  ])('keeps %s', (text) => {
    expect(written(text)).toBe(text)
  })

  it('uses one kind of line end', () => {
    expect(safeText('one\r\ntwo\rthree\u2028four\u2029five\u0085six')).toBe('one\ntwo\nthree\nfour\nfive\nsix')
  })

  it.each([
    ['spaces', ' \u00A0\u3000\n'],
    ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['direction marks', '\u200E\u200F\u061C'],
    ['an override', '\u202E\u202C'],
    ['fillers', '\u3164\uFFA0\u115F\u1160'],
    ['a blank braille pattern', '\u2800\u2800'],
    ['marks', '\u0301\u0302\u034F'],
    ['tags and selectors', '\uFE0F\u{E0041}'],
    ['soft hyphens', '\u00AD\u00AD'],
    ['nothing', ''],
  ])('rejects %s alone', (_, text) => {
    expect(written(text)).toBeNull()
  })
})

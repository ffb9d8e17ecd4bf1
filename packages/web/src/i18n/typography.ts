// Typography, applied when a text is formatted: catalogs have ordinary spaces only.
import type { Language } from './types.ts'

const SPACE = '\u00a0'

/** Units and currencies stay with the number before them. */
const UNITS = /(\d) (?=(?:₳|VP|PZ|ПБ|ПО|h|min|s|год|хв|с)(?!\p{L}))|(→) (?=\d+ ?₳)/gu
/** A letter that names a section or a deck stays with the word before it. */
const LETTERS = /(\p{L}) (?=[ABCАБВ](?![\p{L}\d-]))/gu
/** № 3 and ± 3. */
const SIGNS = /([№±]) (?=\d)|(\d) (?=±)/g
/** Numbers of up to two digits stay with the counted word. */
const COUNTS = /(^|[^\d.,])(\d{1,2}) (?=\p{L})/gu
/** One-letter words, also several in a row, stay with the next word. */
const SHORT_WORDS = /(^|[\s(„«])((?:[aiouwz] )+)(?=[^\s–])/gi

const joined = (_: string, ...groups: (string | undefined)[]) => `${groups[0] ?? groups[1] ?? ''}${SPACE}`
const counted = (_: string, before: string, number: string) => `${before}${number}${SPACE}`
const shortened = (_: string, before: string, words: string) => before + words.replaceAll(' ', SPACE)

/** A name that ends with a period at the end of a sentence: one period is enough. */
const PERIODS = /([^.])\.\.(?!\.)/g

/** Returns the text with the non-breaking spaces of the language. Idempotent. */
export function typeset(text: string, language: Language): string {
  const all = text.replace(PERIODS, '$1.').replace(UNITS, joined).replace(LETTERS, joined).replace(SIGNS, joined)
  if (language === 'en') return all
  const counts = all.replace(COUNTS, counted)
  return language === 'pl' ? counts.replace(SHORT_WORDS, shortened) : counts
}

// Where the name of a company may be broken, so that it fits into two lines of its card.
import { hyphenate } from '../../../i18n/hyphens.ts'
import type { Language } from '../../../i18n/types.ts'

/** As many letters as a card has in a line; a long name, or a narrow card, has to break shorter words too. */
const LONG = 11
const LONG_NAME = 22
const LONG_IF_NARROW = 7

export function brokenName(name: string, language: Language, narrow = false): string {
  return hyphenate(name, language, narrow || name.length >= LONG_NAME ? LONG_IF_NARROW : LONG)
}

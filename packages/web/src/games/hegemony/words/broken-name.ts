// Hyphenates the name of a company so that it fits in two lines of its card.
import { hyphenate } from '../../../i18n/hyphens.ts'
import type { Language } from '../../../i18n/types.ts'

/** Letters per line of a card; long names and narrow cards hyphenate shorter words too. */
const LONG = 11
const LONG_NAME = 22
const LONG_IF_NARROW = 7

export function brokenName(name: string, language: Language, narrow = false): string {
  return hyphenate(name, language, narrow || name.length >= LONG_NAME ? LONG_IF_NARROW : LONG)
}

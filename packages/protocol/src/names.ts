// Names of people and tables: which characters are allowed, and when two names count as the same.

/** Shows nothing, although Unicode does not count it as ignorable: braille blank, object replacement, blank hieroglyphs, null notehead. */
const BLANK = '\\u2800\\uFFFC\\u{13441}\\u{13442}\\u{1D159}'

const REFUSED = new RegExp(
  `[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}${BLANK}]|(?:^|\\s)\\p{M}|\\p{M}{3}`,
  'u',
)
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const SPACES = /\p{Zs}+/gu

/** Returns the normalized spelling in which a name is stored. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(SPACES, ' ').trim()
}

/** Whether a tidy name can be read: no invisible characters, no piles of marks, at least one letter or digit. */
export function isReadableName(name: string): boolean {
  return !REFUSED.test(name) && LETTER_OR_DIGIT.test(name)
}

/** Returns a key that two names share if they differ only in case, width or spaces. */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  return tidyName(folded.normalize('NFKC'))
}

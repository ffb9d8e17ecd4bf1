// Where long words may be broken. Few browsers know Ukrainian or Polish syllables, so they are found here;
// English is left to the browser.
import type { Language } from './types.ts'

const SOFT_HYPHEN = '\u00ad'
/** So much of a word stays together at either end. */
const END = 3

interface Sounds {
  /** One sound: a vowel, or a consonant with all letters it is written with. */
  readonly sound: RegExp
  readonly vowel: RegExp
}

const SOUNDS: Partial<Readonly<Record<Language, Sounds>>> = {
  uk: { sound: /(?:дз|дж|.)[ь'’]*/giu, vowel: /^[аеєиіїоуюя]/iu },
  pl: { sound: /(?:ch|cz|d[zźż]|rz|sz|[^aąeęioóuy])(?:i(?=[aąeęoóuy]))?|./giu, vowel: /^[aąeęioóuy]/iu },
}

/** The same text with soft hyphens in words of so many letters and more. */
export function hyphenate(text: string, language: Language, letters = 8): string {
  const sounds = SOUNDS[language]
  if (sounds === undefined) return text
  return text.replace(/[\p{L}'’]+/gu, (word) => (word.length < letters ? word : inSyllables(word, sounds)))
}

/** A syllable begins with the consonant before a vowel. */
function inSyllables(word: string, { sound, vowel }: Sounds): string {
  const sounds = word.match(sound) ?? []
  let done = 0
  let hasVowel = false
  return sounds
    .map((each, at) => {
      const begins = hasVowel && !vowel.test(each) && vowel.test(sounds[at + 1] ?? '')
      const breaks = begins && done >= END && word.length - done >= END
      hasVowel ||= vowel.test(each)
      done += each.length
      return breaks ? SOFT_HYPHEN + each : each
    })
    .join('')
}

// Soft hyphens for long words: few browsers hyphenate all three languages.
import type { Language } from './types.ts'

const SOFT_HYPHEN = '\u00ad'
/** Letters that stay together at the start and at the end of a word. */
const BEGINNING = 3
const END = 2

interface Sounds {
  /** One sound: a vowel, or a consonant with all its letters. */
  readonly sound: RegExp
  readonly vowel: RegExp
}

const SOUNDS: Readonly<Record<Language, Sounds>> = {
  en: { sound: /(?:[bcdfgpt][lr]|ch|ck|ph|sh|th|qu|.)/giu, vowel: /^[aeiouy]/iu },
  uk: { sound: /(?:дз|дж|.)[ь'’]*/giu, vowel: /^[аеєиіїоуюя]/iu },
  pl: { sound: /(?:ch|cz|d[zźż]|rz|sz|[^aąeęioóuy])(?:i(?=[aąeęoóuy]))?|./giu, vowel: /^[aąeęioóuy]/iu },
}

/** Returns the text with soft hyphens in words of at least this length. */
export function hyphenate(text: string, language: Language, letters = 8): string {
  const sounds = SOUNDS[language]
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
      const breaks = begins && done >= BEGINNING && word.length - done >= END
      hasVowel ||= vowel.test(each)
      done += each.length
      return breaks ? SOFT_HYPHEN + each : each
    })
    .join('')
}

// Chat phrases for tables without a common language: message keys, which each client shows in its language.

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'i-have-to-go',
  'back-in-an-hour',
  'tomorrow',
  'your-turn',
  'take-your-time',
  'shall-we-vote-together',
  'i-agree',
  'i-disagree',
  'good-deal',
  'too-expensive',
  'ouch',
  'good-game',
  'another-one',
] as const

export type Phrase = (typeof PHRASES)[number]

export function phraseKey(phrase: Phrase): string {
  return `phrase.${phrase}`
}

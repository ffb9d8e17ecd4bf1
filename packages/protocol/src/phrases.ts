// What can be said at a table without a common language: message keys, so that everybody reads them in their own.

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

// Hegemony's tutorial: the first round of the Working Class against the Capitalist Class. Each step recommends a move and
// explains it; the tutorial continues from any other move.
import type { Lesson } from '../../lesson.ts'
import type { HegemonyEvent, HegemonyView } from '../words/model.ts'
import { ACTIONS } from './actions.ts'
import { COURSE, FAREWELL } from './course.ts'
import { deedsOf } from './deeds.ts'
import { MOVES } from './moves.ts'
import { reactionAt } from './reactions.ts'
import { TOPICS } from './topics.ts'

const WORDS = {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  uk: () => import('./messages/uk.json', { with: { type: 'json' } }),
  pl: () => import('./messages/pl.json', { with: { type: 'json' } }),
} as const

export const lesson: Lesson<HegemonyView, HegemonyEvent> = {
  topics: TOPICS,
  steps: [...FAREWELL, ...MOVES, ...ACTIONS, ...COURSE],
  reaction: reactionAt,
  over: ({ log, view }) => view.clock.phase === 'end' || deedsOf(log).some(({ round }) => round > 1),
  words: async (language) => (await WORDS[language]()).default,
}

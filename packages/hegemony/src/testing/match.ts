// Whole matches for tests: play at random to a point of interest, and read the events.
import { type Answer, type Decision, legalAnswers, Match, type Random, randomFrom, seedRandom } from '@hustings/kernel'
import type { PlayerCount } from '../data/vocabulary.ts'
import { hegemony } from '../game.ts'
import type { Modules } from '../state/agreements.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { HegemonyState } from '../state/state.ts'

export type HegemonyMatch = ReturnType<typeof startMatch>

export function startMatch(players: PlayerCount, seed = 'match', more: { readonly modules?: Partial<Modules> } = {}) {
  return Match.start(hegemony, { players, ...more }, seed)
}

export function randomAnswer(decision: Decision, random: Random): Answer {
  const answers = legalAnswers(decision)
  return answers[random.below(answers.length)] ?? false
}

/** Plays at random until the condition holds, or to the end. Returns the match. */
export function playUntil(
  match: HegemonyMatch,
  wanted: (s: HegemonyState) => boolean = () => false,
  seed = 'answers',
): HegemonyMatch {
  const random = randomFrom(seedRandom(seed))
  while (!match.over && !wanted(match.state)) {
    const [decision] = match.decisions
    if (decision === undefined) break
    match.answer(decision.seat, decision.id, randomAnswer(decision, random))
  }
  return match
}

/** Returns the events visible without a seat. */
export function publicEvents(match: HegemonyMatch): HegemonyEvent[] {
  return match.eventsFor('spectator')
}

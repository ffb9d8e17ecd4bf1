// Whole matches for tests: plays at random to a point of interest, and reads the events.
import { Match, randomAnswer, randomFrom, sealRecord, seedRandom } from '@hustings/kernel'
import type { PlayerCount } from '../data/vocabulary.ts'
import { planetB } from '../game.ts'
import type { PlanetBState } from '../state/state.ts'

export type PlanetBMatch = ReturnType<typeof startMatch>

export function startMatch(players: PlayerCount, seed = 'match', openScores = false) {
  return Match.start(planetB, { players, openScores }, seed)
}

/** Plays at random until the state is as wanted, or to the end. Returns the match. */
export function playUntil(
  match: PlanetBMatch,
  wanted: (s: PlanetBState) => boolean = () => false,
  seed = 'answers',
): PlanetBMatch {
  const random = randomFrom(seedRandom(seed))
  while (!match.over && !wanted(match.state)) {
    const [decision] = match.decisions
    if (decision === undefined) break
    match.answer(decision.seat, decision.id, randomAnswer(decision, random))
  }
  return match
}

/** A match at a table made by a test, for functions of a match: preview, undo, observe. */
export function matchAt(state: PlanetBState): PlanetBMatch {
  const { players, order } = state
  const [first] = order
  const fresh = Match.start(planetB, { players, first, openScores: state.openScores }, 'hand-made').record()
  return Match.load(planetB, sealRecord({ ...fresh, checkpoint: state }))
}

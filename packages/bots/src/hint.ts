// Hints for players: the search of a bot with the information of the player.
import { type Answer, type AnyMatch, type Decision, randomFrom, seedRandom, seenIn } from '@hustings/kernel'
import { horizonOf } from './levels.ts'
import type { BotModel } from './model.ts'
import { type SearchResult, search } from './search.ts'

export interface HintResult {
  /** The best first. A single option if there was nothing to search. */
  readonly options: readonly { readonly answer: Answer; readonly ahead: number; readonly gain: number }[]
}

/** Returns the same hint for a repeated request: it depends on the information, the step and the rollouts only. */
export function* hintFor(
  model: BotModel,
  match: AnyMatch,
  decision: Decision,
  rollouts: number,
): Generator<SearchResult, HintResult> {
  const { seat } = decision
  const seed = `hint/${match.step}/${seat}`
  const information = seenIn(match, seat, randomFrom(seedRandom(seed)))
  const result = yield* search(model, decision, information, { rollouts, horizon: horizonOf(model), seed })
  const tried = result.options.filter((option) => option.rollouts > 0 || result.options.length === 1)
  return { options: tried.map(({ answer, pairedWinShare: ahead, gain }) => ({ answer, ahead, gain })) }
}

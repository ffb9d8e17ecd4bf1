// A hint for a person: the same search as a bot's, with the person's eyes.
import { type AnyMatch, type Decision, randomFrom, seedRandom, seenIn } from '@hustings/kernel'
import { horizonOf } from './levels.ts'
import type { Mind } from './mind.ts'
import { type Thought, type ThoughtOption, think } from './think.ts'

export interface HintThought {
  /** The best first; a single one where bots see nothing to choose between. */
  readonly options: readonly Pick<ThoughtOption, 'answer' | 'ahead' | 'gain'>[]
}

/** The same at every asking: it depends on what the seat knows, on the step and on the number of rollouts alone. */
export function* hintFor(
  mind: Mind,
  match: AnyMatch,
  decision: Decision,
  rollouts: number,
): Generator<Thought, HintThought> {
  const { seat } = decision
  const seed = `hint/${match.step}/${seat}`
  const eyes = seenIn(match, seat, randomFrom(seedRandom(seed)))
  const thought = yield* think(mind, decision, eyes, { rollouts, horizon: horizonOf(mind), seed })
  const tried = thought.options.filter((option) => option.rollouts > 0 || thought.options.length === 1)
  return { options: tried.map(({ answer, ahead, gain }) => ({ answer, ahead, gain })) }
}

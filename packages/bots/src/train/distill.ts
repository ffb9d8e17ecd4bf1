// Search distillation: moves the policy toward the results of search. A game gives little information about one
// decision; a search evaluates each answer, including those that the policy no longer plays.
import {
  type AnyGame,
  type Bot,
  type Decision,
  drawRandomState,
  isAutomatic,
  playOut,
  type Question,
  type Random,
  type Seat,
} from '@hustings/kernel'
import { middleAnswer } from '../answers.ts'
import type { FeatureSource } from '../features.ts'
import { horizonOf } from '../levels.ts'
import { type BotModel, createModel } from '../model.ts'
import type { AnswerParams } from '../policy-entry.ts'
import { type InformationState, RolloutEvaluator } from '../rollout.ts'
import { CANDIDATE_TEMPERATURE } from '../search.ts'
import type { Weights } from '../weights.ts'
import type { GradientSum } from './gradient-sum.ts'

/** The most likely candidates, some random ones, and the paired rollouts of each. */
const TOP_CANDIDATES = 6
const RANDOM_CANDIDATES = 2
const ROLLOUTS = 6
/** Horizon of the rollouts in stages: with one stage the errors of the value would be learned. */
const HORIZON = 2
/** Interval of distilled decisions among those with enough stakes. */
const DISTILL_INTERVAL = 2
const LOW_STAKES = 0.15
/** Entropy bonus, in points per nat. */
const ENTROPY_POINTS = 0.1
/** Points per unit of gain, and the clamp of the gain in units. */
const GAIN_UNIT = 3
const MAX_GAIN = 3

/** An answer that is evaluated by rollouts. */
interface Candidate {
  readonly index: number
  readonly params: AnswerParams
  /** Probability under the policy, and share in the gradient. */
  readonly likely: number
  readonly weight: number
  gain: number
}

/** Plays a game with the policy and adds the gradients of searched decisions of the seats that learn. */
export function distillSearch(
  game: AnyGame,
  input: unknown,
  weights: Weights,
  seed: string,
  learns: (seat: Seat) => boolean,
  gradients: GradientSum,
): void {
  const options = game.options(input)
  const model = createModel(game, input, weights)
  const learners = game.seats(options).filter((seat) => learns(seat) && !isAutomatic(game, options, seat))
  if (learners.length === 0) return
  const bot: Bot = {
    name: 'student',
    searches: true,
    decide(question, seen) {
      const isOpen = learners.includes(seen.seat) && model.policy.entryFor(question).stakes >= LOW_STAKES
      if (isOpen && seen.random.below(DISTILL_INTERVAL) === 0) {
        distillDecision(model, question, seen, seen.random, drawRandomState(seen.random).join(), gradients)
      }
      return model.policy.choose(question, seen, seen.random)
    },
  }
  playOut(game, input, seed, () => bot)
}

/** Evaluates candidates by paired rollouts and adds a gradient toward the better ones. */
function distillDecision(
  model: BotModel,
  question: Question | Decision,
  information: InformationState,
  random: Random,
  seed: string,
  gradients: GradientSum,
): void {
  const candidates = sampleCandidates(model, question, information, random)
  if (candidates.length < 2) return
  const evaluator = new RolloutEvaluator(model, information, { seed, horizon: horizonOf(model, HORIZON) })
  for (let k = 0; k < ROLLOUTS; k++) {
    for (const each of candidates) each.gain += evaluator.margin(middleAnswer(question, each.index), k) / ROLLOUTS
  }
  const wanted = ({ gain, likely }: Candidate): number => gain - ENTROPY_POINTS * Math.log(likely)
  let mean = 0
  for (const each of candidates) mean += each.weight * wanted(each)
  const circumstances = model.policy.allCircumstancesAt(question)
  for (const each of candidates) {
    const more = Math.max(-MAX_GAIN, Math.min(MAX_GAIN, (wanted(each) - mean) / GAIN_UNIT))
    gradients.add(each.params, each.index, circumstances, information.stage, each.weight * more)
  }
}

function sampleCandidates(
  { policy }: BotModel,
  question: Question | Decision,
  features: FeatureSource,
  random: Random,
): Candidate[] {
  const wide = policy.evaluate(question, features, CANDIDATE_TEMPERATURE).likely.slice()
  const { size, likely, params: known } = policy.evaluate(question, features)
  const possible: Candidate[] = []
  for (let i = 0; i < size; i++) {
    const each = known[i]
    const share = likely[i] ?? 0
    if (share > 0 && each !== undefined) {
      possible.push({ index: i, params: each, likely: share, weight: wide[i] ?? 0, gain: 0 })
    }
  }
  possible.sort((one, other) => other.weight - one.weight)
  const rest = possible.splice(TOP_CANDIDATES)
  for (let i = 0; i < RANDOM_CANDIDATES && rest.length > 0; i++)
    possible.push(...rest.splice(random.below(rest.length), 1))
  // Random candidates count as likely ones, because they explore.
  const sum = possible.reduce((all, { weight }) => all + Math.max(weight, MIN_WEIGHT), 0)
  return possible.map((each) => ({ ...each, weight: Math.max(each.weight, MIN_WEIGHT) / sum }))
}
const MIN_WEIGHT = 0.05

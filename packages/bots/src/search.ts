// Search: sequential halving at the root. Rollout k of every answer uses the same random numbers (pairs), and clearly
// beaten answers are dropped immediately.
import type { Answer, Decision, Question } from '@hustings/kernel'
import { middleAnswer } from './answers.ts'
import type { FeatureSource } from './features.ts'
import type { BotModel } from './model.ts'
import { type InformationState, RolloutEvaluator } from './rollout.ts'

/** Result of the search for one answer. */
export interface SearchOption {
  readonly answer: Answer
  /** Probability under the learned policy. */
  readonly prior: number
  readonly rollouts: number
  /** Expected margin, and its standard error. */
  readonly margin: number
  readonly error: number
  /** Share of paired rollouts that are at least as good as those of the best other answer. */
  readonly pairedWinShare: number
  /** Mean gain over the best other answer in points; 0 without pairs. */
  readonly gain: number
}

export interface SearchResult {
  readonly answer: Answer
  /** The best first. */
  readonly options: readonly SearchOption[]
  readonly rollouts: number
}

export interface SearchBudget {
  /** Number of rollouts for all answers together. */
  readonly rollouts: number
  /** Horizon in stages before the value takes over; to the end of the game if fewer are left. */
  readonly horizon: number
  /** The same seed and budget at the same position give the same answer. */
  readonly seed: string
  /** Maximum number of candidates. */
  readonly maxArms?: number
  /** Minimum probability of a candidate, except of the first. */
  readonly minPrior?: number
}

const MAX_ARMS = 16
const MIN_PRIOR = 0.02
/** Mean number of rollouts that justifies a candidate. */
const ROLLOUTS_PER_ARM = 8
/** Softmax temperature for selecting candidates: policies are over-confident. */
export const CANDIDATE_TEMPERATURE = 2.5
/** A decision with an answer of at least this probability is not searched. */
const SKIP_SEARCH_PROBABILITY = 0.97
/** From this number of pairs on, an answer this number of standard errors behind the best is dropped. */
const MIN_PAIRS_TO_ELIMINATE = 5
const ELIMINATION_SIGMAS = 3
/** Early stopping: an answer that cannot gain more than this is as good as the best. */
const INDIFFERENCE_POINTS = 0.05
/** Rollouts between two yields of an intermediate result, so that the caller can do other work. */
const ROLLOUTS_PER_YIELD = 8

export interface Arm {
  readonly answer: Answer
  readonly prior: number
  /** Margins of its rollouts; rollout k of all arms uses the same random numbers. */
  readonly margins: number[]
  sum: number
}

/** Searches until the budget is spent or one answer is left. Yields intermediate results. */
export function* search(
  model: BotModel,
  question: Question | Decision,
  information: InformationState,
  budget: SearchBudget,
): Generator<SearchResult, SearchResult> {
  const arms = candidatesFor(model, question, information, budget)
  if (arms.length < 2 || budget.rollouts < 2) return searchResult(arms, 0)
  const rounds = Math.ceil(Math.log2(arms.length))
  const evaluator = new RolloutEvaluator(model, information, budget)
  let left: readonly Arm[] = arms
  let spent = 0
  let yielded = 0
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(budget.rollouts / (rounds * left.length)))
    const done = left[0]?.margins.length ?? 0
    for (let k = done; k < done + each; k++) {
      for (const arm of left) {
        const margin = evaluator.margin(arm.answer, k)
        arm.margins.push(margin)
        arm.sum += margin
        spent++
      }
      left = eliminate(left)
      if (left.length < 2) return searchResult(arms, spent)
      if (spent - yielded < ROLLOUTS_PER_YIELD) continue
      yielded = spent
      yield searchResult(arms, spent)
    }
    left = left.toSorted((one, other) => mean(other) - mean(one)).slice(0, Math.ceil(left.length / 2))
  }
  return searchResult(arms, spent)
}

/** Runs a search to its end and returns the result. */
export function searchToEnd(
  model: BotModel,
  question: Question | Decision,
  information: InformationState,
  budget: SearchBudget,
): SearchResult {
  const steps = search(model, question, information, budget)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Returns the most likely answers in order, as many as the budget can distinguish. */
export function candidatesFor(
  model: BotModel,
  question: Question | Decision,
  features: FeatureSource,
  budget: SearchBudget,
): Arm[] {
  const { maxArms: arms = MAX_ARMS, minPrior: least = MIN_PRIOR } = budget
  const wide = model.policy.evaluate(question, features, CANDIDATE_TEMPERATURE).likely.slice()
  const output = model.policy.evaluate(question, features)
  const found: { readonly arm: Arm; readonly wide: number }[] = []
  for (let i = 0; i < output.size; i++) {
    const prior = output.likely[i] ?? 0
    const arm = { answer: middleAnswer(question, i), prior, margins: [], sum: 0 }
    if (prior > 0) found.push({ arm, wide: wide[i] ?? 0 })
  }
  found.sort((one, other) => other.wide - one.wide)
  const most = Math.max(2, Math.min(arms, Math.floor(budget.rollouts / ROLLOUTS_PER_ARM)))
  return found
    .filter((each, i) => i === 0 || each.wide >= least)
    .slice(0, most)
    .map(({ arm }) => arm)
}

/** Whether one answer is so likely that a search is not worth its time. */
export function isNearlyCertain({ policy }: BotModel, question: Question | Decision, features: FeatureSource): boolean {
  const output = policy.evaluate(question, features, CANDIDATE_TEMPERATURE)
  for (let i = 0; i < output.size; i++) if ((output.likely[i] ?? 0) >= SKIP_SEARCH_PROBABILITY) return true
  return false
}

/** Gives every candidate the same number of rollouts, for measurements. */
export function evaluateAll(
  model: BotModel,
  question: Question | Decision,
  information: InformationState,
  budget: SearchBudget,
): readonly Arm[] {
  const arms = candidatesFor(model, question, information, budget)
  const evaluator = new RolloutEvaluator(model, information, budget)
  const each = Math.floor(budget.rollouts / (budget.maxArms ?? MAX_ARMS))
  for (let k = 0; k < each; k++) for (const arm of arms) arm.margins.push(evaluator.margin(arm.answer, k))
  return arms
}

/** Drops clearly beaten answers. Returns the best alone when no other can gain more than `INDIFFERENCE_POINTS`. */
function eliminate(left: readonly Arm[]): readonly Arm[] {
  const best = left.reduce((one, other) => (mean(other) > mean(one) ? other : one))
  if (best.margins.length < MIN_PAIRS_TO_ELIMINATE) return left
  let isOpen = false
  const kept = left.filter((arm) => {
    if (arm === best) return true
    const { gain, error } = comparePairs(best, arm)
    if (gain > Math.max(INDIFFERENCE_POINTS, ELIMINATION_SIGMAS * error)) return false
    if (gain + ELIMINATION_SIGMAS * error > INDIFFERENCE_POINTS) isOpen = true
    return true
  })
  return isOpen ? kept : [best]
}

const mean = ({ sum, margins }: Arm): number => (margins.length === 0 ? Number.NEGATIVE_INFINITY : sum / margins.length)

/** Summarizes the rollouts of these answers. */
export function searchResult(arms: readonly Arm[], rollouts: number): SearchResult {
  // Answers that were dropped early have fewer rollouts and come last.
  const sorted = arms.toSorted(
    (one, other) => other.margins.length - one.margins.length || mean(other) - mean(one) || other.prior - one.prior,
  )
  const [best, second] = sorted
  if (best === undefined) throw new Error('a question without answers')
  const options = sorted.map((arm) => {
    const rival = arm === best ? second : best
    const margin = arm.margins.length === 0 ? 0 : mean(arm)
    const { pairedWinShare, gain } = comparePairs(arm, rival)
    return {
      answer: arm.answer,
      prior: arm.prior,
      rollouts: arm.margins.length,
      margin,
      error: standardError(arm),
      pairedWinShare,
      gain,
    }
  })
  return { answer: best.answer, options, rollouts }
}

/** Compares two answers over their common rollouts. */
function comparePairs(arm: Arm, rival: Arm | undefined): { pairedWinShare: number; gain: number; error: number } {
  const pairs = Math.min(arm.margins.length, rival?.margins.length ?? 0)
  if (rival === undefined || pairs === 0) return { pairedWinShare: 1, gain: 0, error: 0 }
  let better = 0
  let sum = 0
  let squares = 0
  for (let k = 0; k < pairs; k++) {
    const difference = (arm.margins[k] ?? 0) - (rival.margins[k] ?? 0)
    sum += difference
    squares += difference * difference
    if (difference >= 0) better++
  }
  const gain = sum / pairs
  const error = pairs < 2 ? 0 : Math.sqrt(Math.max(0, squares / pairs - gain * gain) / (pairs - 1))
  return { pairedWinShare: better / pairs, gain, error }
}

function standardError(arm: Arm): number {
  const { margins } = arm
  if (margins.length < 2) return 0
  const middle = mean(arm)
  let squares = 0
  for (const margin of margins) squares += (margin - middle) ** 2
  return Math.sqrt(squares / (margins.length - 1) / margins.length)
}

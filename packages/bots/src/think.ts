// Search: sequential halving at the root. Rollout k of every answer uses the same random numbers (pairs), and clearly
// beaten answers are dropped immediately.
import type { Answer, Decision, Question } from '@hustings/kernel'
import { middleAnswer } from './answers.ts'
import { type Eyes, Lookout } from './lookout.ts'
import type { Mind } from './mind.ts'
import type { Sight } from './sight.ts'

/** What a bot thinks of an answer. */
export interface ThoughtOption {
  readonly answer: Answer
  /** How likely the learned policy would give it. */
  readonly prior: number
  readonly rollouts: number
  /** Expected final points against the others, and the standard error. */
  readonly margin: number
  readonly error: number
  /** The share of paired rollouts at least as good as those of the best other answer. */
  readonly ahead: number
  /** Points gained over the best other answer in the mean of the pairs; 0 where there are none. */
  readonly gain: number
}

export interface Thought {
  readonly answer: Answer
  /** The best first. */
  readonly options: readonly ThoughtOption[]
  readonly rollouts: number
}

export interface Effort {
  /** How many rollouts in all. */
  readonly rollouts: number
  /** Horizon in stages before the value takes over; to the end of the game if fewer are left. */
  readonly horizon: number
  /** The same seed and effort at the same position give the same answer. */
  readonly seed: string
  /** How many answers are looked at, at most. */
  readonly arms?: number
  /** Answers less likely than this are not. */
  readonly least?: number
}

const ARMS = 16
const LEAST = 0.02
/** Mean number of rollouts that justifies a candidate. */
const ROLLOUTS_PER_ARM = 8
/** Softmax temperature for selecting candidates: policies are over-confident. */
export const WIDE = 2.5
/** Sure enough to answer without search. */
const SURE = 0.97
/** From this number of pairs on, an answer this many standard errors behind the best is dropped. */
const ENOUGH = 5
const BEYOND_DOUBT = 3
/** What cannot gain more than this, in points, is as good as the best. */
const TRIFLE = 0.05
/** Rollouts between two yields of an intermediate result, so that the caller can do other work. */
const BREATH = 8

export interface Arm {
  readonly answer: Answer
  readonly prior: number
  /** The margins of its rollouts; number k of all arms met the same luck. */
  readonly margins: number[]
  sum: number
}

/** Thinks until the effort is spent or nothing is in doubt; every thought on the way is the best so far. */
export function* think(
  mind: Mind,
  question: Question | Decision,
  eyes: Eyes,
  effort: Effort,
): Generator<Thought, Thought> {
  const arms = promising(mind, question, eyes, effort)
  if (arms.length < 2 || effort.rollouts < 2) return weighed(arms, 0)
  const rounds = Math.ceil(Math.log2(arms.length))
  const look = new Lookout(mind, eyes, effort)
  let left: readonly Arm[] = arms
  let spent = 0
  let told = 0
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(effort.rollouts / (rounds * left.length)))
    const done = left[0]?.margins.length ?? 0
    for (let k = done; k < done + each; k++) {
      for (const arm of left) {
        const margin = look.margin(arm.answer, k)
        arm.margins.push(margin)
        arm.sum += margin
        spent++
      }
      left = stillOpen(left)
      if (left.length < 2) return weighed(arms, spent)
      if (spent - told < BREATH) continue
      told = spent
      yield weighed(arms, spent)
    }
    left = left.toSorted((one, other) => mean(other) - mean(one)).slice(0, Math.ceil(left.length / 2))
  }
  return weighed(arms, spent)
}

/** Thinks to the end at once. */
export function decide(mind: Mind, question: Question | Decision, eyes: Eyes, effort: Effort): Thought {
  const thoughts = think(mind, question, eyes, effort)
  for (;;) {
    const step = thoughts.next()
    if (step.done === true) return step.value
  }
}

/** The most likely answers in order: as many as the budget can distinguish. */
export function promising(mind: Mind, question: Question | Decision, sight: Sight, effort: Effort): Arm[] {
  const { arms = ARMS, least = LEAST } = effort
  const wide = mind.policy.look(question, sight, WIDE).likely.slice()
  const look = mind.policy.look(question, sight)
  const found: { readonly arm: Arm; readonly wide: number }[] = []
  for (let i = 0; i < look.size; i++) {
    const prior = look.likely[i] ?? 0
    const arm = { answer: middleAnswer(question, i), prior, margins: [], sum: 0 }
    if (prior > 0) found.push({ arm, wide: wide[i] ?? 0 })
  }
  found.sort((one, other) => other.wide - one.wide)
  const most = Math.max(2, Math.min(arms, Math.floor(effort.rollouts / ROLLOUTS_PER_ARM)))
  return found
    .filter((each, i) => i === 0 || each.wide >= least)
    .slice(0, most)
    .map(({ arm }) => arm)
}

/** Whether one answer is so likely that no other is worth looking at. */
export function isSure({ policy }: Mind, question: Question | Decision, sight: Sight): boolean {
  const look = policy.look(question, sight, WIDE)
  for (let i = 0; i < look.size; i++) if ((look.likely[i] ?? 0) >= SURE) return true
  return false
}

/** The same number of rollouts for every promising answer, none dropped: for those who measure. */
export function rollouts(mind: Mind, question: Question | Decision, eyes: Eyes, effort: Effort): readonly Arm[] {
  const arms = promising(mind, question, eyes, effort)
  const look = new Lookout(mind, eyes, effort)
  const each = Math.floor(effort.rollouts / (effort.arms ?? ARMS))
  for (let k = 0; k < each; k++) for (const arm of arms) arm.margins.push(look.margin(arm.answer, k))
  return arms
}

/** Without answers that are behind the best beyond doubt; the best alone when no other can gain anything worth more games. */
function stillOpen(left: readonly Arm[]): readonly Arm[] {
  const best = left.reduce((one, other) => (mean(other) > mean(one) ? other : one))
  if (best.margins.length < ENOUGH) return left
  let isOpen = false
  const kept = left.filter((arm) => {
    if (arm === best) return true
    const { gain, error } = compared(best, arm)
    if (gain > Math.max(TRIFLE, BEYOND_DOUBT * error)) return false
    if (gain + BEYOND_DOUBT * error > TRIFLE) isOpen = true
    return true
  })
  return isOpen ? kept : [best]
}

const mean = ({ sum, margins }: Arm): number => (margins.length === 0 ? Number.NEGATIVE_INFINITY : sum / margins.length)

/** What rollouts have shown of these answers. */
export function weighed(arms: readonly Arm[], rollouts: number): Thought {
  // Later halves have more rollouts and were better: they come before those that were dropped.
  const sorted = arms.toSorted(
    (one, other) => other.margins.length - one.margins.length || mean(other) - mean(one) || other.prior - one.prior,
  )
  const [best, second] = sorted
  if (best === undefined) throw new Error('a question without answers')
  const options = sorted.map((arm) => {
    const rival = arm === best ? second : best
    const margin = arm.margins.length === 0 ? 0 : mean(arm)
    const { ahead, gain } = compared(arm, rival)
    return {
      answer: arm.answer,
      prior: arm.prior,
      rollouts: arm.margins.length,
      margin,
      error: errorOf(arm),
      ahead,
      gain,
    }
  })
  return { answer: best.answer, options, rollouts }
}

/** Over the games that both have played. */
function compared(arm: Arm, rival: Arm | undefined): { ahead: number; gain: number; error: number } {
  const pairs = Math.min(arm.margins.length, rival?.margins.length ?? 0)
  if (rival === undefined || pairs === 0) return { ahead: 1, gain: 0, error: 0 }
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
  return { ahead: better / pairs, gain, error }
}

function errorOf(arm: Arm): number {
  const { margins } = arm
  if (margins.length < 2) return 0
  const middle = mean(arm)
  let squares = 0
  for (const margin of margins) squares += (margin - middle) ** 2
  return Math.sqrt(squares / (margins.length - 1) / margins.length)
}

// Draws answers from probabilities.
import type { Answer, Decision, Question, Random } from '@hustings/kernel'
import { numberKey } from './keys.ts'
import type { AnswerParams } from './policy-entry.ts'

/** Output of a policy for a question. The next call of the policy overwrites it. */
export interface PolicyOutput {
  /** Number of distinct answers: options in their order (with blocked ones), keys of numbers, or yes and no. */
  size: number
  /** Probability of each answer; 0 for illegal ones. */
  likely: Float64Array
  readonly params: AnswerParams[]
  /** With a net: the tabular logit of each answer. */
  tabularLogits: Float64Array
}

const WHOLE = 0x1_0000_0000

/** Draws the index of an answer by its weight; `sum` is the sum of all weights. */
export function drawIndex({ size, likely }: PolicyOutput, random: Random, sum = 1): number {
  let rest = (random.below(WHOLE) / WHOLE) * sum
  let last = 0
  for (let i = 0; i < size; i++) {
    const share = likely[i] ?? 0
    if (share === 0) continue
    if (rest < share) return i
    rest -= share
    last = i
  }
  return last
}

/** Returns the answer at an index; for a key of numbers a random number of the key. */
export function answerAt(question: Question | Decision, index: number, random: Random): Answer {
  if (question.shape !== 'number') return middleAnswer(question, index)
  const [first, count] = numbersOf(question, index)
  return first + (count === 1 ? 0 : random.below(count))
}

/** Returns the answer at an index; for a key of numbers the number in the middle. */
export function middleAnswer(question: Question | Decision, index: number): Answer {
  switch (question.shape) {
    case 'pick':
      return ('offers' in question ? question.offers : question.options)[index]?.id ?? ''
    case 'number': {
      const [first, count] = numbersOf(question, index)
      return first + Math.floor(count / 2)
    }
    case 'confirm':
      return index === 0
  }
}

/** Returns the probability of exactly this answer. */
export function likelihoodOf(question: Question | Decision, { likely }: PolicyOutput, answer: Answer): number {
  switch (question.shape) {
    case 'pick': {
      const options = 'offers' in question ? question.offers : question.options
      return likely[options.findIndex(({ id }) => id === answer)] ?? 0
    }
    case 'number': {
      const index = numberKey(Number(answer), question.min, question.max)
      const [, count] = numbersOf(question, index)
      return (likely[index] ?? 0) / count
    }
    case 'confirm':
      return likely[answer === true ? 0 : 1] ?? 0
  }
}

/** Returns the first number of a key and the count of its numbers. */
function numbersOf({ min, max }: { readonly min: number; readonly max: number }, index: number): [number, number] {
  let first = min
  while (numberKey(first, min, max) < index) first++
  let count = 1
  while (first + count <= max && numberKey(first + count, min, max) === index) count++
  return [first, count]
}

// From how likely answers are to one of them.
import type { Answer, Decision, Question, Random } from '@hustings/kernel'
import { numberKey } from './keys.ts'
import type { Known } from './place.ts'

/** What the policy thinks of a question. It lasts until the next look: the policy uses it again. */
export interface Look {
  /** Answers told apart: options in their order (blocked ones too), keys of numbers, or yes and no. */
  size: number
  /** How likely each of them is; 0 for what cannot be answered. */
  likely: Float64Array
  readonly known: Known[]
  /** With a net: the tabular logit of each answer. */
  said: Float64Array
}

const WHOLE = 0x1_0000_0000

/** The number of an answer, drawn by likelihood; `sum` is that of all weights. */
export function drawn({ size, likely }: Look, random: Random, sum = 1): number {
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

/** The answer with this number in a look; a key of numbers gives any of its numbers. */
export function answerAt(question: Question | Decision, index: number, random: Random): Answer {
  if (question.shape !== 'number') return middleAnswer(question, index)
  const [first, count] = numbersOf(question, index)
  return first + (count === 1 ? 0 : random.below(count))
}

/** The same without chance: a key of numbers gives the one in the middle. */
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

/** How likely the look gives exactly this answer. */
export function likelihoodOf(question: Question | Decision, { likely }: Look, answer: Answer): number {
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

/** The first number of a key, and how many there are. */
function numbersOf({ min, max }: { readonly min: number; readonly max: number }, index: number): [number, number] {
  let first = min
  while (numberKey(first, min, max) < index) first++
  let count = 1
  while (first + count <= max && numberKey(first + count, min, max) === index) count++
  return [first, count]
}

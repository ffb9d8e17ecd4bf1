// An answer with its label.
import type { Answer, Decision, Message, Question } from '@hustings/kernel'

/** `label` is null for numbers, yes and no. */
export interface NamedAnswer {
  readonly answer: Answer
  readonly label: Message | null
}

export function named(question: Question | Decision, answer: Answer): NamedAnswer {
  if (question.shape !== 'pick') return { answer, label: null }
  const options = 'offers' in question ? question.offers : question.options
  return { answer, label: options.find(({ id }) => id === answer)?.label ?? null }
}

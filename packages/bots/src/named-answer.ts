// An answer as people read it.
import type { Answer, Decision, Message, Question } from '@hustings/kernel'

/** The words of an option, or the number or yes and no itself. */
export interface NamedAnswer {
  readonly answer: Answer
  readonly label: Message | null
}

export function named(question: Question | Decision, answer: Answer): NamedAnswer {
  if (question.shape !== 'pick') return { answer, label: null }
  const options = 'offers' in question ? question.offers : question.options
  return { answer, label: options.find(({ id }) => id === answer)?.label ?? null }
}

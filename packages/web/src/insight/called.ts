// Labels of answers, as shown at the table.
import type { ToldAnswer } from '@hustings/protocol'
import { useWords } from '../i18n/context.ts'
import { sentence } from '../i18n/translator.ts'

export function useCalled(): (told: ToldAnswer) => string {
  const { say } = useWords()
  return ({ answer, label }) => {
    if (label !== null) return sentence(say(label))
    return typeof answer === 'boolean' ? say(`insight.answer.${answer ? 'yes' : 'no'}`) : String(answer)
  }
}

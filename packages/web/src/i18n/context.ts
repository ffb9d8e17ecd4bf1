// The messages for a component: the current language and a function that formats messages.
import { createContext, useContext } from 'react'
import type { Translator } from './translator.ts'

export const WordsContext = createContext<Translator | null>(null)

/** `const { say, number, language } = useWords()`; `say('ui.undo')` or `say(option.label)`. */
export function useWords(): Translator {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('no words here')
  return words
}

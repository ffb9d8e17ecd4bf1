// All AI cards by id, and the deck of each Automa.
import { CAPITALIST_AI_CARDS } from './automa-capitalist.ts'
import type { AiCardFacts } from './automa-facts.ts'
import { MIDDLE_AI_CARDS } from './automa-middle.ts'
import { WORKING_AI_CARDS } from './automa-working.ts'
import { byId, finder } from './catalogue.ts'
import type { Class } from './vocabulary.ts'

export const AI_CARDS_OF: Readonly<Record<Class, readonly AiCardFacts[]>> = {
  working: WORKING_AI_CARDS,
  middle: MIDDLE_AI_CARDS,
  capitalist: CAPITALIST_AI_CARDS,
}

export const AI_CARDS: Readonly<Record<string, AiCardFacts>> = byId(Object.values(AI_CARDS_OF).flat())
export const aiCard = finder('AI card', AI_CARDS)

// Answers of an Automa to the questions of the base game, by prompt. Without an instruction, an AI card decides (yes or
// no) or a random draw (CC-AUTO-108).

import type { Answer, Question } from '@hustings/kernel'
import type { Class } from '../../data/vocabulary.ts'
import { isClass } from '../../data/vocabulary.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import { drawYesOrNo } from '../place/deck.ts'
import type { Watch } from '../place/watching.ts'
import { BUSINESS } from './business.ts'
import type { Asked, Decider } from './decision.ts'
import { EXPANSIONS } from './expansions.ts'
import { HISTORY } from './history.ts'
import { LABOUR } from './labour.ts'
import { POLITICS } from './politics.ts'
import { PRODUCTION } from './production.ts'

export const DECISIONS: Readonly<Record<string, Decider>> = {
  ...LABOUR,
  ...BUSINESS,
  ...POLITICS,
  ...PRODUCTION,
  ...EXPANSIONS,
  ...HISTORY,
}

export function decide(t: HegemonyTable, question: Question, watch: Watch): Answer {
  const { seat, prompt } = question
  if (!isClass(seat)) throw new Error(`no rules decide for ${seat}`)
  const asked: Asked = { t, s: t.state, of: seat, question, prompt, legal: legalIds(question), watch }
  return DECISIONS[prompt.key]?.(asked) ?? openDecision(t, seat, question, asked.legal)
}

function legalIds(question: Question): readonly string[] {
  const legal: string[] = []
  if (question.shape === 'pick')
    for (const { id, blocked } of question.offers) if (blocked === undefined) legal.push(id)
  return legal
}

/** CC-AUTO-108: a symbol means yes; everything else is drawn at random. */
function openDecision(t: HegemonyTable, of: Class, question: Question, legal: readonly string[]): Answer {
  switch (question.shape) {
    case 'confirm':
      return drawYesOrNo(t, of)
    case 'number':
      return question.min + t.below(question.max - question.min + 1)
    case 'pick':
      return legal[t.below(legal.length)] ?? ''
  }
}

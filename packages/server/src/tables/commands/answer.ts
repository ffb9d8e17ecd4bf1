// A player answers a decision.
import type { Answer } from '@hustings/kernel'
import type { Asked } from '@hustings/protocol'
import type { Moves } from '../effect.ts'
import { applyChoice, moves, mustBePlaying, mustHold, type TableState } from '../table-state.ts'

export interface AnswerInput {
  readonly account: string
  readonly request: string
  readonly decision: Asked
  readonly answer: Answer
}

export function answer(state: TableState, { account, request, decision, answer: chosen }: AnswerInput): Moves {
  mustHold(state, account, decision.seat)
  mustBePlaying(state)
  const choice = { seat: decision.seat, answer: chosen }
  return moves([applyChoice(state, choice, { decision: decision.id, actor: account, bot: null, request })])
}

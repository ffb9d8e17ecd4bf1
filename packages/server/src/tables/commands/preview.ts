// The position after an answer that a player considers.
import type { Answer, Preview } from '@hustings/kernel'
import type { Asked } from '@hustings/protocol'
import { mustBeOpen, mustHold, type TableState } from '../table-state.ts'

export function preview(state: TableState, account: string, asked: Asked, answer: Answer): Preview {
  mustHold(state, account, asked.seat)
  mustBeOpen(state, asked)
  return state.match.preview(asked.seat, answer)
}

// A player undoes the last move.
import { HustingsError } from '@hustings/kernel'
import { undoRefused } from '@hustings/live'
import { refused } from '@hustings/protocol'
import type { Moves } from '../effect.ts'
import { moves, mustBePlaying, plainEntry, type TableState } from '../table-state.ts'

export interface UndoInput {
  readonly account: string
  readonly request: string
  /** The step that the client has. */
  readonly step: number
}

export function undo(state: TableState, { account, request, step }: UndoInput): Moves {
  const { match, seating } = state
  const mine = seating.of(account)
  if (mine.length === 0) throw refused('not-your-seat')
  if (step !== match.step) throw new HustingsError('stale-decision', { seat: mine[0] ?? '' })
  mustBePlaying(state)
  const reason = undoRefused(match, mine, seating.machines)
  if (reason !== null) throw new HustingsError('undo-refused', { reason })
  match.undo()
  state.activeHistory.takenBack()
  return moves([plainEntry(state, 'undo', { account, request })], { isUndo: true })
}

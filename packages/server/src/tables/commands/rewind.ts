// Returns to an earlier position: after the consent of the players, or because moves no longer replay.
import { Match, sealRecord } from '@hustings/kernel'
import type { LiveMatch } from '@hustings/live'
import type { Moves, Rewind } from '../effect.ts'
import { moves, mustBePlaying, plainEntry, type TableState } from '../table-state.ts'

/** Replaces the match by an earlier position of it. */
export function rewound(state: TableState, past: LiveMatch, { account, request, extra }: Rewind): Moves {
  mustBePlaying(state)
  const { digest: _, ...record } = past.record()
  // An answer to an earlier decision must not fit the same decision after the rewind.
  const again = sealRecord({ ...record, revision: state.sequence + 1 })
  state.match = Match.load(state.engine.game, again)
  state.activeHistory = state.activeHistory.between(again.at, past.step)
  return moves([plainEntry(state, 'rewind', { account, request })], { isUndo: true, snapshot: true, extra })
}

/** The match continues from the last position that the rules still replay. */
export function restart(state: TableState): Moves {
  const entry = plainEntry(state, 'restart', { account: null, request: null })
  return moves([entry], { isUndo: true, snapshot: true })
}

// Effects of commands on a table. A command only decides; the actor writes the effect and then shows it.
import type { Seat } from '@hustings/kernel'
import type { Statement } from '../storage/driver.ts'
import type { Entry } from '../storage/entry.ts'
import type { MatchStart, TableChange } from '../storage/matches.ts'
import type { Updates } from './table-views.ts'

export type Effect = Moves | Rewind | RowChange | Start | Removal

/** Entries that were applied to the match in memory. */
export interface Moves {
  readonly kind: 'moves'
  readonly entries: readonly Entry[]
  /** The updates of all entries but the last, whose updates are computed while it is written. */
  readonly updates: readonly Updates[]
  /** The match goes back: clocks get their time back, and later snapshots are deleted. */
  readonly isUndo: boolean
  /** Writes a snapshot even if none is due. */
  readonly snapshot: boolean
  /** A seat whose late turn a bot played. */
  readonly late: Seat | null
  /** Statements of other subjects in the same batch, such as the vote that caused it. */
  readonly extra: readonly Statement[]
}

/** Goes back to an earlier step, with the consent of all players concerned. */
export interface Rewind {
  readonly kind: 'rewind'
  readonly toStep: number
  readonly account: string
  readonly request: string
  readonly extra: readonly Statement[]
}

/** A change of settings, seats, turns or proposals, decided on the row. */
export type TablePlan = Omit<TableChange, 'match' | 'version' | 'status' | 'at'>

export interface RowChange {
  readonly kind: 'change'
  readonly plan: TablePlan
}

export interface Start {
  readonly kind: 'start'
  readonly start: Omit<MatchStart, 'match' | 'version' | 'at'>
}

/** Deletes a table before its start. */
export interface Removal {
  readonly kind: 'removal'
}

export function change(plan: TablePlan): RowChange {
  return { kind: 'change', plan }
}

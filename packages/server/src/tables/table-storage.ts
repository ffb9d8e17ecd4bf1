// Reads and writes of a table. A test of the actor uses a fake.
import type { Driver } from '../storage/driver.ts'
import type { Entry, StoredSnapshot } from '../storage/entry.ts'
import { type Append, appendMoves, entriesAfter, sequenceOfRequest, stepAt } from '../storage/journal.ts'
import {
  changeTable,
  type MatchStart,
  removeMatch,
  seedOf,
  startMatch,
  type TableChange,
  type TableVersion,
} from '../storage/matches.ts'
import { newestSnapshot, snapshotBefore } from '../storage/snapshots.ts'
import { type TableRow, tableRow } from './table-row.ts'

export interface TableStorage {
  row(id: string): Promise<TableRow | null>
  newestSnapshot(id: string): Promise<StoredSnapshot | null>
  snapshotBefore(id: string, step: number): Promise<StoredSnapshot | null>
  entriesAfter(id: string, sequence: number): Promise<readonly Entry[]>
  stepAt(id: string, sequence: number): Promise<number | null>
  seed(id: string): Promise<string | null>
  isWritten(id: string, request: string): Promise<boolean>
  /** The writes return false if the row in memory is not the row in the database: nothing was written. */
  append(append: Append): Promise<boolean>
  change(change: TableChange): Promise<boolean>
  start(start: MatchStart): Promise<boolean>
  remove(table: TableVersion): Promise<boolean>
}

export function tableStorage(driver: Driver): TableStorage {
  return {
    row: (id) => tableRow(driver, id),
    newestSnapshot: (id) => newestSnapshot(driver, id),
    snapshotBefore: (id, step) => snapshotBefore(driver, id, step),
    entriesAfter: (id, sequence) => entriesAfter(driver, id, sequence),
    stepAt: (id, sequence) => stepAt(driver, id, sequence),
    seed: (id) => seedOf(driver, id),
    isWritten: async (id, request) => (await sequenceOfRequest(driver, id, request)) !== null,
    append: async (append) => (await appendMoves(driver, append)) === 'written',
    change: (change) => changeTable(driver, change),
    start: (start) => startMatch(driver, start),
    remove: (table) => removeMatch(driver, table),
  }
}

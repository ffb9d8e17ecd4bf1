// The browser's database of matches and their records. Used by the page and the worker.
import type { MatchRecord, Message, Seat, Standing } from '@hustings/kernel'
import type { Seating } from '@hustings/protocol'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** The summary of a match on the home screen. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly name: string
  /** The options of the match. Absent in matches of older versions. */
  readonly options?: unknown
  readonly seating: Seating
  readonly created: number
  readonly updated: number
  readonly finished: boolean
  /** The current state in one line. */
  readonly summary: Message | null
  /** Seats of the winners, when finished. */
  readonly winners: readonly Seat[]
  /** The seats to act. Absent in matches last played in older versions. */
  readonly toAct?: readonly Seat[]
  /** Points of all seats, the best first, when finished. Absent in matches finished in older versions. */
  readonly standings?: readonly Standing[]
  readonly steps: number
  /** Whether the guide of a tutorial match is shown or dismissed. Absent in other matches. */
  readonly guide?: 'here' | 'away'
}

interface Tables extends DBSchema {
  matches: { key: string; value: StoredMatch }
  records: { key: string; value: { readonly id: string; readonly record: MatchRecord } }
}

export type Database = IDBPDatabase<Tables>

let opened: Promise<Database> | undefined

export function database(): Promise<Database> {
  opened ??= openDB<Tables>('hustings', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' })
      db.createObjectStore('records', { keyPath: 'id' })
    },
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

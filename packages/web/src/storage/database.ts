// The browser's own database: what matches there are, and their records. Used by the page and by the worker.
import type { MatchRecord, Message, Seat, Standing } from '@hustings/kernel'
import type { Seating } from '@hustings/protocol'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What the home screen shows of a match. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly name: string
  /** What it was set up with. Not known of matches from before it was kept. */
  readonly options?: unknown
  readonly seating: Seating
  readonly created: number
  readonly updated: number
  readonly finished: boolean
  /** Where it stands, in one line. */
  readonly summary: Message | null
  /** Seats of the winners, when finished. */
  readonly winners: readonly Seat[]
  /** Who is to decide. Not known of matches that were last played before it was kept. */
  readonly toAct?: readonly Seat[]
  /** Points of everybody, the best first, when finished. Not known of matches that were finished before it was kept. */
  readonly standings?: readonly Standing[]
  readonly steps: number
  /** A match that teaches: whether its guide is at the table, or was sent away. Absent: like any other. */
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

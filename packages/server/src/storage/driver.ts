// The database interface of the server, implemented for SQLite and PostgreSQL. There are no interactive transactions:
// a caller reads, decides, and writes a batch whose guards repeat the conditions it relied on.
import type { Sql } from './sql.ts'

/** No Date, no boolean, no list: storage modules translate them. */
export type Value = string | number | null | Uint8Array

export type Row = Readonly<Record<string, Value>>

export interface Statement {
  readonly sql: Sql<unknown>
  readonly values: readonly Value[]
  /** Number of rows it must change, or return if it returns rows. */
  readonly expect?: number
}

export type BatchResult =
  /** The rows of each statement that returns rows. */
  | { readonly done: true; readonly rows: readonly (readonly Row[])[] }
  /** Nothing was written: this statement did not meet its `expect`, its key exists, or a referenced row is missing. */
  | { readonly done: false; readonly failed: number }

/** Receives what `notify` sends on any node. */
export interface Subscriber {
  onMessage(payload: string): void
  /** The connection is lost: notifications may be missed from now on. */
  onLost(): void
  /** The connection is back: the caller must read what it may have missed. */
  onRestored(): void
}

export interface BackupFacts {
  readonly file: string
  readonly bytes: number
  readonly milliseconds: number
}

export interface Driver {
  readonly kind: 'sqlite' | 'postgres'
  read<R>(sql: Sql<R>, values?: readonly Value[]): Promise<R[]>
  /** One statement; returns the rows of RETURNING. */
  write<R>(sql: Sql<R>, values?: readonly Value[]): Promise<R[]>
  /** All or nothing. */
  batch(statements: readonly Statement[]): Promise<BatchResult>
  /** Rejects if the database does not answer in time, or does not accept writes. */
  health(timeoutMs: number): Promise<void>
  /** SQLite has one node: the promise resolves, and the subscriber receives nothing. */
  subscribe(subscriber: Subscriber): Promise<void>
  notify(payload: string): Promise<void>
  /** Writes everything to one file. */
  backup(file: string): Promise<BackupFacts>
  close(): Promise<void>
}

/** Time limit for each statement. */
export const ANSWER_MS = 5000

/** The database does not answer or accept writes now. A later attempt can succeed. */
export class StorageUnavailable extends Error {
  /** `unknown`: the commit had started, so the caller must read whether it was written. */
  readonly outcome: 'not-written' | 'unknown'

  constructor(message: string, outcome: 'not-written' | 'unknown', options?: ErrorOptions) {
    super(message, options)
    this.outcome = outcome
  }
}

/** The database is damaged or missing. Nothing was moved or replaced. */
export class StorageCorrupt extends Error {
  readonly exitCode = 3
}

/** The database rejects a value: wrong type, failed check, duplicate key. */
export class BadValue extends Error {}

const REFUSALS = {
  'in-use': 1,
  newer: 1,
  'nodes-alive': 1,
  'old-folder': 2,
  'no-database': 4,
  'broken-backup': 5,
} as const

/** The server refuses to open or restore; the message is for the operator. Nothing was changed. */
export class StorageRefused extends Error {
  readonly reason: keyof typeof REFUSALS

  constructor(reason: keyof typeof REFUSALS, message: string) {
    super(message)
    this.reason = reason
  }

  get exitCode(): number {
    return REFUSALS[this.reason]
  }
}

// What the driver and its thread send each other.
import type { BackupFacts, Row, Value } from '../driver.ts'
import type { Trouble } from './trouble.ts'

/** A statement: the number of its Sql, its values, and `expect`. */
export type StatementMessage = readonly [sql: number, values: readonly Value[], expect: number | null]

export interface Request {
  readonly id: number
  readonly task:
    | { readonly kind: 'read'; readonly sql: number; readonly values: readonly Value[] }
    | { readonly kind: 'batch'; readonly statements: readonly StatementMessage[] }
    | { readonly kind: 'health' }
    | { readonly kind: 'close' }
  /** Sql that the thread has not seen yet. */
  readonly define: readonly SqlMessage[]
}

export interface SqlMessage {
  readonly number: number
  readonly name: string
  readonly text: string
}

export type Answer =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'done'; readonly rows: readonly (readonly Row[])[] }
  | { readonly kind: 'failed'; readonly statement: number }
  | ({ readonly kind: 'error' } & Problem)

export interface Problem {
  readonly trouble: Trouble
  readonly message: string
  /** The commit had begun. */
  readonly isUnknown: boolean
}

export type Reply = readonly [id: number, answer: Answer]

export type Condition =
  | { readonly kind: 'healthy' }
  /** Writes are refused until a test write succeeds. */
  | { readonly kind: 'degraded'; readonly cause: Trouble; readonly message: string }
  | { readonly kind: 'corrupt'; readonly message: string }

export type FromThread =
  | { readonly kind: 'ready'; readonly opened: OpenedFacts }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'replies'; readonly replies: readonly Reply[]; readonly slow: readonly SlowRead[] }
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'closed' }

export interface OpenedFacts {
  readonly isNew: boolean
  /** The server before this one closed the database. */
  readonly wasClean: boolean
  readonly applied: readonly string[]
}

/** An error of the start, as it can be sent. */
export interface Refusal {
  readonly error: 'corrupt' | 'unavailable' | 'in-use' | 'newer' | 'old-folder' | 'no-database' | 'other'
  readonly message: string
}

export interface SlowRead {
  readonly name: string
  readonly milliseconds: number
}

export interface ThreadSettings {
  readonly folder: string
  /** Null opens the file of the folder; a name opens another file, to read it. */
  readonly file: string | null
  readonly access: 'write' | 'read'
  readonly migrations: string
  readonly checkpointPages: number
  readonly reserveBytes: number
  readonly probeMs: number
}

export type BackupMessage =
  | { readonly kind: 'done'; readonly facts: Pick<BackupFacts, 'bytes'> }
  | { readonly kind: 'failed'; readonly trouble: Trouble; readonly message: string }

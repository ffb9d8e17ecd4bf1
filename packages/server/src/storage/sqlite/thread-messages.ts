// Messages between the driver and its thread.
import type { BackupFacts, Row, Value } from '../driver.ts'
import type { ErrorKind } from './error-kind.ts'

/** A statement: the number of its Sql, its values, and `expect`. */
export type StatementMessage = readonly [sql: number, values: readonly Value[], expect: number | null]

export interface Request {
  readonly id: number
  readonly task:
    | { readonly kind: 'read'; readonly sql: number; readonly values: readonly Value[] }
    | { readonly kind: 'batch'; readonly statements: readonly StatementMessage[] }
    | { readonly kind: 'health' }
    | { readonly kind: 'close' }
  /** Statements that are new to the thread. */
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
  readonly errorKind: ErrorKind
  readonly message: string
  /** The commit had started. */
  readonly isUnknown: boolean
}

export type Reply = readonly [id: number, answer: Answer]

export type Condition =
  | { readonly kind: 'healthy' }
  /** Writes are refused until a test write succeeds. */
  | { readonly kind: 'degraded'; readonly cause: ErrorKind; readonly message: string }
  | { readonly kind: 'corrupt'; readonly message: string }

export type FromThread =
  | { readonly kind: 'ready'; readonly opened: OpenedFacts }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'replies'; readonly replies: readonly Reply[]; readonly slow: readonly SlowRead[] }
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'closed' }

export interface OpenedFacts {
  readonly isNew: boolean
  /** The last server closed the database. */
  readonly wasClean: boolean
  readonly applied: readonly string[]
}

/** Serializable error of a start. */
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
  /** File to read; null opens the database of the folder. */
  readonly file: string | null
  readonly access: 'write' | 'read'
  readonly migrations: string
  readonly checkpointPages: number
  readonly reserveBytes: number
  readonly probeMs: number
}

export type BackupMessage =
  | { readonly kind: 'done'; readonly facts: Pick<BackupFacts, 'bytes'> }
  | { readonly kind: 'failed'; readonly errorKind: ErrorKind; readonly message: string }

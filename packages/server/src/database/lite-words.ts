// What the server and the thread of its embedded database say to each other.
import type { Value } from './database.ts'

export interface LiteStart {
  /** Null keeps everything in memory. */
  readonly folder: string | null
  /** A dump of a data directory to begin with. */
  readonly dump: Uint8Array | null
}

export interface LiteQuery {
  readonly text: string
  readonly values: readonly Value[]
  /** Rows as lists instead of by names. */
  readonly array: boolean
}

/** How far the database has come in the ledger: everything up to `at`, and these beyond. */
export interface LitePosition {
  readonly at: number
  readonly ahead: readonly number[]
}

/** Where the database stands, and the number that the first of some statements has in the ledger. */
export interface LitePlace {
  readonly position: LitePosition
  readonly first: number
}

export type LiteRequest =
  | { readonly kind: 'query'; readonly query: LiteQuery; readonly transaction: number | null }
  | { readonly kind: 'script'; readonly text: string; readonly transaction: number | null }
  /** Each is carried out or refused by itself, and numbered in the ledger; null without a ledger. */
  | { readonly kind: 'together'; readonly queries: readonly LiteQuery[]; readonly place: LitePlace | null }
  /** All of them and where the database stands then, or nothing: none may answer false. */
  | { readonly kind: 'certainly'; readonly queries: readonly LiteQuery[]; readonly position: LitePosition | null }
  | { readonly kind: 'begin'; readonly transaction: number }
  | { readonly kind: 'end'; readonly transaction: number; readonly commit: boolean }
  | { readonly kind: 'dump' }
  /** A copy of the files at that place, which is not there yet. */
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'close' }

/** An error of the database, as it crosses from one thread to the other. */
export interface LiteTrouble {
  readonly message: string
  readonly code: string | null
  readonly constraint: string | null
}

export type LiteOutcome<T = unknown> = { readonly value: T } | { readonly trouble: LiteTrouble }

export interface LiteReply {
  readonly id: number
  readonly outcome: LiteOutcome
}

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

export type LiteRequest =
  | { readonly kind: 'query'; readonly query: LiteQuery; readonly transaction: number | null }
  | { readonly kind: 'script'; readonly text: string; readonly transaction: number | null }
  /** Each is carried out or refused by itself. They are numbered in the ledger from `first` on; null without a ledger. */
  | { readonly kind: 'together'; readonly queries: readonly LiteQuery[]; readonly first: number | null }
  /** All of them, or the database is not what it should be; the last one has this number in the ledger. */
  | { readonly kind: 'certainly'; readonly queries: readonly LiteQuery[]; readonly last: number | null }
  | { readonly kind: 'begin'; readonly transaction: number }
  | { readonly kind: 'end'; readonly transaction: number; readonly commit: boolean }
  | { readonly kind: 'dump' }
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

// Journal entries and snapshots as plain values.
import type { Answer, Emitted, GameEvent, MatchRecord, Seat } from '@hustings/kernel'

export type EntryKind = 'start' | 'choice' | 'undo' | 'rewind' | 'restart'

export interface Entry {
  readonly sequence: number
  readonly kind: EntryKind
  readonly seat: Seat | null
  readonly answer: Answer | null
  /** Number of choices after it. */
  readonly step: number
  /** The account that made it; null for bots and for the server. */
  readonly actor: string | null
  readonly bot: string | null
  /** Id made by the client: each request is written once. */
  readonly request: string | null
  /** It revealed hidden information. */
  readonly revealed: boolean
  readonly events: readonly Emitted<GameEvent>[]
  /** Counts of events at the ends of its stretches; null: one stretch. */
  readonly cuts: readonly number[] | null
}

/** A match after an entry. */
export interface StoredSnapshot<R = MatchRecord> {
  readonly sequence: number
  readonly step: number
  readonly stage: number
  readonly record: R
}

// One entry of the journal: something that happened to a match, with what it told and to whom.
import type { Answer, Emitted, GameEvent, MatchRecord, Seat } from '@hustings/kernel'

export type EntryKind = 'start' | 'choice' | 'undo' | 'rewind' | 'restart'

export interface Entry {
  readonly sequence: number
  readonly kind: EntryKind
  readonly seat: Seat | null
  readonly answer: Answer | null
  /** Number of choices after it. */
  readonly step: number
  /** Who did it; null for bots and for the server. */
  readonly actor: string | null
  readonly bot: string | null
  /** Made by the page: the same request is written once. */
  readonly request: string | null
  /** Something hidden came to light. */
  readonly revealed: boolean
  readonly events: readonly Emitted<GameEvent>[]
}

/** A match as it stood after an entry. */
export interface StoredSnapshot {
  readonly sequence: number
  readonly step: number
  readonly record: MatchRecord
}

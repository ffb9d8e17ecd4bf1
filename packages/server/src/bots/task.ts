// Tasks of bots: play until a human must decide, give a hint, or explain the moves of a bot.
import type { Answer, Choice, MatchRecord, Seat, Viewer } from '@hustings/kernel'
import type { Asked, Hint, Reason } from '@hustings/protocol'

interface AtMatch {
  readonly game: string
  /** Current state of the match. */
  readonly record: MatchRecord
}

export interface BotTask extends AtMatch {
  readonly kind: 'play'
  /** Players of the seats. Automatic seats are played too. */
  readonly bots: readonly (readonly [Seat, string])[]
  /** Set for a late turn: plays only while this seat has a decision. */
  readonly only: Seat | null
  /** Maximum number of choices. */
  readonly limit: number
}

export interface HintTask extends AtMatch {
  readonly kind: 'hint'
  readonly decision: Asked
}

/** The match is at the position before the first of `deeds`. */
export interface WhyTask extends AtMatch {
  readonly kind: 'why'
  /** All choices since then, with the names of the bots. */
  readonly deeds: readonly { readonly seat: Seat; readonly answer: Answer; readonly bot: string | null }[]
  readonly seat: Seat
  /** Number of `deeds` to explain. */
  readonly count: number
  /** Null if the reader may see everything. */
  readonly reader: Viewer | null
}

export type Task = BotTask | HintTask | WhyTask

/** Result of each kind of task. */
export interface Found {
  readonly play: readonly Choice[]
  readonly hint: Hint
  readonly why: readonly Reason[]
}

export type Reply =
  | { readonly [K in keyof Found]: { readonly kind: K; readonly found: Found[K] } }[keyof Found]
  | { readonly kind: 'trouble'; readonly trouble: string }

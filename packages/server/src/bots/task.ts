// What bots are asked: to play on from here, as far as nobody else has to choose; what they would do in a person's place;
// and why one of them did what it did.
import type { Answer, Choice, MatchRecord, Seat, Viewer } from '@hustings/kernel'
import type { Asked, Hint, Reason } from '@hustings/protocol'

interface AtMatch {
  readonly game: string
  /** The match as it stands. */
  readonly record: MatchRecord
}

export interface BotTask extends AtMatch {
  readonly kind: 'play'
  /** Who plays which seat. Seats that the rules play themselves are played too. */
  readonly bots: readonly (readonly [Seat, string])[]
  /** Only as long as this seat is asked: a late turn. */
  readonly only: Seat | null
  /** Choices at most. */
  readonly limit: number
}

export interface HintTask extends AtMatch {
  readonly kind: 'hint'
  readonly decision: Asked
}

/** The match stands where what is asked about began. */
export interface WhyTask extends AtMatch {
  readonly kind: 'why'
  /** All that was chosen since, with the names of the bots. */
  readonly deeds: readonly { readonly seat: Seat; readonly answer: Answer; readonly bot: string | null }[]
  readonly seat: Seat
  /** So many of the deeds are asked about. */
  readonly count: number
  /** Null where everything may be known. */
  readonly reader: Viewer | null
}

export type Task = BotTask | HintTask | WhyTask

/** What comes of each kind of task. */
export interface Found {
  readonly play: readonly Choice[]
  readonly hint: Hint
  readonly why: readonly Reason[]
}

export type Reply =
  | { readonly [K in keyof Found]: { readonly kind: K; readonly found: Found[K] } }[keyof Found]
  | { readonly kind: 'trouble'; readonly trouble: string }

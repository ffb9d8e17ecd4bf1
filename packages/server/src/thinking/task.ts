// What bots are asked: to play on from here, as far as nobody else has to choose.
import type { Choice, MatchRecord, Seat } from '@hustings/kernel'

export interface BotTask {
  readonly game: string
  /** The match as it stands. */
  readonly record: MatchRecord
  /** Who plays which seat. Seats that the rules play themselves are played too. */
  readonly bots: readonly (readonly [Seat, string])[]
  /** Only as long as this seat is asked: a late turn. */
  readonly only: Seat | null
  /** Choices at most. */
  readonly limit: number
}

export type BotReply = { readonly choices: readonly Choice[] } | { readonly trouble: string }

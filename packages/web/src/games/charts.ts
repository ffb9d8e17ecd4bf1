// What the end screen draws, as data: a game works it out of the events of the match.
import type { Message, Seat } from '@hustings/kernel'

export interface RankingRow {
  readonly seat: Seat
  readonly rank: number
  readonly score: number
  /** One remarkable fact ("Won 4 of its 6 bills"). */
  readonly note?: Message
}

/** Score by source, one stacked bar a seat. */
export interface ScoreSources {
  readonly sources: readonly { readonly id: string; readonly label: Message }[]
  readonly rows: readonly {
    readonly seat: Seat
    readonly amounts: Readonly<Record<string, number>>
    readonly total: number
  }[]
}

/** One line a seat over the moments of the match (start, round 1, ..., end). */
export interface LineChart {
  readonly id: string
  readonly title: Message
  readonly note?: Message
  readonly moments: readonly Message[]
  readonly lines: readonly { readonly seat: Seat; readonly values: readonly (number | null)[] }[]
}

/** A strip of small cells a row over the moments: policies over time. */
export interface StripChart {
  readonly id: string
  readonly title: Message
  readonly note?: Message
  readonly moments: readonly Message[]
  readonly rows: readonly {
    readonly id: string
    readonly label: Message
    readonly cells: readonly { readonly text: string; readonly tone: 'a' | 'b' | 'c'; readonly changed: boolean }[]
  }[]
}

export interface EndReport {
  readonly ranking: readonly RankingRow[]
  /** Why seats with equal scores stand in this order; null when nobody was tied. */
  readonly tieBreak: Message | null
  readonly sources: ScoreSources
  readonly lines: readonly LineChart[]
  readonly strips: readonly StripChart[]
}

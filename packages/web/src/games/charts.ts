// What the end screen draws, as data: a game works it out of the events of the match.
import type { Message, Seat } from '@hustings/kernel'
import type { IconName } from '../ui/icon-names.ts'

export interface RankingRow {
  readonly seat: Seat
  /** Seats that nothing tells apart share a rank. */
  readonly rank: number
  readonly score: number
  /** One remarkable fact ("Won 4 of its 6 bills"). */
  readonly note?: Message
}

/** One of the colours of sources: the same source has the same one in every match. */
export type SourceColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export interface ScoreSource {
  readonly id: string
  readonly colour: SourceColour
  readonly label: Message
  /** One of the chart's `groups`. */
  readonly group?: string
}

/** Score by source, one stacked bar a seat. */
export interface ScoreSources {
  readonly sources: readonly ScoreSource[]
  /** What sources have in common ("the district", "the end"), in the order of the table's columns. */
  readonly groups?: readonly { readonly id: string; readonly label: Message }[]
  readonly rows: readonly {
    readonly seat: Seat
    readonly amounts: Readonly<Record<string, number>>
    readonly total: number
  }[]
}

/** A 95% interval. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** One line a seat over the moments of the match (start, round 1, ..., end). */
export interface LineChart {
  readonly id: string
  readonly title: Message
  readonly note?: Message
  readonly moments: readonly Message[]
  readonly lines: readonly {
    readonly seat: Seat
    readonly values: readonly (number | null)[]
    /** For estimates: the interval of each value. */
    readonly ranges?: readonly Range[]
  }[]
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
    readonly cells: readonly StripCell[]
  }[]
}

/** Tones are steps of one scale, or names of things that differ: the game chooses what they mean. */
export type StripTone = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'plain' | 'ink'

export interface StripCell {
  readonly text: string | Message
  readonly icon?: IconName
  readonly tone: StripTone
  readonly changed: boolean
}

/** Figures in rows and columns, for what no picture says better. */
export interface TableChart {
  readonly id: string
  readonly title: Message
  readonly note?: Message
  readonly columns: readonly Message[]
  readonly rows: readonly {
    readonly id: string
    readonly label: Message
    /** Whose row it is: its mark stands before the label. */
    readonly seat?: Seat
    /** Null: nothing to say here. */
    readonly cells: readonly (number | Message | Counted | Estimated | null)[]
    /** A sum: set apart from the rows above. */
    readonly total?: true
  }[]
}

/** A difference with the half width of its 95% interval; clear when the interval leaves out zero. */
export interface Estimated {
  readonly estimate: Message
  readonly clear: boolean
}

/** What was counted, and what it came to. */
export interface Counted {
  readonly basis: number
  readonly value: number
}

export interface EndReport {
  readonly ranking: readonly RankingRow[]
  /** Why seats with equal scores stand in this order; null when nobody was tied. */
  readonly tieBreak: Message | null
  readonly sources: ScoreSources
  readonly lines: readonly LineChart[]
  readonly strips: readonly StripChart[]
  readonly tables?: readonly TableChart[]
}

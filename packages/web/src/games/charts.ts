// The charts of the result page as data, which a game derives from the events of the match.
import type { Message, Seat } from '@hustings/kernel'
import type { IconName } from '../ui/icon-names.ts'

export interface RankingRow {
  readonly seat: Seat
  /** Tied seats share a rank. */
  readonly rank: number
  readonly score: number
  /** One notable fact ("Won 4 of its 6 bills"). */
  readonly note?: Message
}

/** A color for sources: a source has the same color in every match. */
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
  /** Groups of sources ("the district", "the end"), in the order of the table's columns. */
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

/** One line per seat over the stages of the match (start, round 1, ..., end). */
export interface LineChart {
  readonly id: string
  readonly title: Message
  readonly note?: Message
  readonly moments: readonly Message[]
  readonly lines: readonly {
    readonly seat: Seat
    readonly values: readonly (number | null)[]
    /** For estimates: the confidence interval of each value. */
    readonly ranges?: readonly Range[]
  }[]
}

/** A strip of small cells per row over time, such as policies. */
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

/** Tones are steps of one scale or separate categories; the game defines them. */
export type StripTone = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'plain' | 'ink'

export interface StripCell {
  readonly text: string | Message
  readonly icon?: IconName
  readonly tone: StripTone
  readonly changed: boolean
}

/** Figures in rows and columns. */
export interface TableChart {
  readonly id: string
  readonly title: Message
  readonly note?: Message
  readonly columns: readonly Message[]
  readonly rows: readonly {
    readonly id: string
    readonly label: Message
    /** The seat of the row; its mark is shown before the label. */
    readonly seat?: Seat
    /** Null: the cell is empty. */
    readonly cells: readonly (number | Message | Counted | Estimated | null)[]
    /** A sum, separated from the rows above. */
    readonly total?: true
  }[]
}

/** A difference with the half width of its 95% interval; significant when the interval excludes zero. */
export interface Estimated {
  readonly estimate: Message
  readonly clear: boolean
}

/** The counted item and its value. */
export interface Counted {
  readonly basis: number
  readonly value: number
}

export interface EndReport {
  readonly ranking: readonly RankingRow[]
  /** The tiebreaker between seats with equal scores; null without a tie. */
  readonly tieBreak: Message | null
  readonly sources: ScoreSources
  readonly lines: readonly LineChart[]
  readonly strips: readonly StripChart[]
  readonly tables?: readonly TableChart[]
}

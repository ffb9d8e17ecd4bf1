// A table as its people see it in lists and beside the board: who sits where, whose turn it is, how much time there is.
import type { Message, Seat, Standing } from '@hustings/kernel'
import type { InferInput, InferOutput } from 'valibot'
import type { CHATS, Language, TableStatus, WATCHING, WHEN_LATE } from './choices.ts'
import type { chatLine, newTable, tableSettings } from './schemas/table.ts'

/** Here; here a moment ago; not here. */
export type Presence = 'here' | 'just-gone' | 'away'

export interface Person {
  readonly id: string
  readonly name: string
  readonly member: boolean
}

export interface SeatSeen {
  readonly seat: Seat
  readonly holder: Person | null
  readonly presence: Presence | null
  readonly bot: string | null
  /** Played by the rules themselves. */
  readonly automatic: boolean
  /** Somebody new may sit down. */
  readonly open: boolean
  readonly ready: boolean
  readonly toAct: boolean
  readonly actingSince: string | null
  readonly dueAt: string | null
  readonly reminded: number
  /** When they were reminded last. */
  readonly remindedAt: string | null
  readonly missed: number
  /** Whoever left may come back while nobody else sits here. */
  readonly owner: Person | null
  /** How many agreed that a bot plays the late turn. */
  readonly lateVotes: number
  readonly awayUntil: string | null
}

export interface UndoAsked {
  readonly by: Seat
  readonly toStep: number
  readonly needed: readonly Seat[]
  readonly agreed: readonly Seat[]
  readonly expiresAt: string
}

export interface TableSeen {
  readonly id: string
  /** The path of sockets for this table: a balancer that hashes it brings them to one node. */
  readonly socketPath: string
  /** For whoever may invite. */
  readonly code: string | null
  readonly game: string
  readonly name: string
  readonly language: Language
  readonly options: unknown
  readonly host: Person | null
  readonly status: TableStatus
  readonly listed: boolean
  readonly watching: (typeof WATCHING)[number]
  readonly chat: (typeof CHATS)[number]
  readonly afterEnd: boolean
  /** Whether everybody at the table may ask what a bot would do in their place. */
  readonly hints: boolean
  /** Whether the seats are dealt at random to players and bots when the match begins. */
  readonly randomSeats: boolean
  readonly turnSeconds: number | null
  readonly whenLate: (typeof WHEN_LATE)[number]
  readonly botDelayMs: number
  readonly seedSeal: string | null
  readonly sequence: number
  readonly step: number
  readonly summary: Message | null
  readonly standings: readonly Standing[] | null
  /** Begun with rules that are no longer there: can be read, not played on. */
  readonly frozen: string | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly movedAt: string | null
  readonly finishedAt: string | null
  readonly seats: readonly SeatSeen[]
  readonly undoAsked: UndoAsked | null
  /** What whoever's list this stands in is asked there; null where it is not their turn, and at the table itself. */
  readonly question: Message | null
  /** How many look on without a seat. */
  readonly watchers: number
}

export interface ChatLine {
  readonly id: string
  readonly by: Person | null
  readonly seat: Seat | null
  readonly at: string
  readonly phrase: string | null
  readonly text: string | null
  /** Reported, and not shown until a moderator has looked. */
  readonly hidden: boolean
}

/** What happens beside the board. */
export type News =
  | { readonly kind: 'table'; readonly table: TableSeen }
  /** What is different since it was told last. */
  | { readonly kind: 'changed'; readonly change: TableChange }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  | { readonly kind: 'gone' }

/** What the host decides. */
export type TableSettings = InferOutput<typeof tableSettings>

export type NewTable = InferOutput<typeof newTable>

export type NewChatLine = InferInput<typeof chatLine>

/** What has changed beside the board: only the fields that are different. */
export interface TableChange {
  readonly table?: Partial<Omit<TableSeen, 'seats'>>
  /** By seat. */
  readonly seats?: Readonly<Record<string, Partial<SeatSeen>>>
}

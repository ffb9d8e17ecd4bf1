// A table as its people see it in lists and next to the board: players, turns and clocks.
import type { Message, Seat, Standing } from '@hustings/kernel'
import type { InferInput, InferOutput } from 'valibot'
import type { CHATS, Language, TableStatus, WATCHING, WHEN_LATE } from './choices.ts'
import type { chatLine, newTable, tableSettings } from './schemas/table.ts'

/** Connected; connected a moment ago; not connected. */
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
  /** Played by the rules (an Automa). */
  readonly automatic: boolean
  /** A new player may take the seat. */
  readonly open: boolean
  readonly ready: boolean
  readonly toAct: boolean
  readonly actingSince: string | null
  readonly dueAt: string | null
  readonly reminded: number
  /** Time of the last reminder. */
  readonly remindedAt: string | null
  readonly missed: number
  /** The player who left. They may come back while no other player has the seat. */
  readonly owner: Person | null
  /** Number of players who agree that a bot plays the overdue turn. */
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
  /** Invitation code; null for viewers who may not invite. */
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
  /** Whether players may ask for hints: what a bot would do in their place. */
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
  /** Set when the server no longer has the rules of the match: it can be read, not continued. */
  readonly frozen: string | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly movedAt: string | null
  readonly finishedAt: string | null
  readonly seats: readonly SeatSeen[]
  readonly undoAsked: UndoAsked | null
  /**
   * The open decision of the account whose list contains this table; null when it is not their turn, and at the table
   * itself.
   */
  readonly question: Message | null
  /** Number of spectators. */
  readonly watchers: number
}

export interface ChatLine {
  readonly id: string
  readonly by: Person | null
  readonly seat: Seat | null
  readonly at: string
  readonly phrase: string | null
  readonly text: string | null
  /** Reported, and hidden until a moderator has decided. */
  readonly hidden: boolean
}

/** Changes that are not on the board. */
export type News =
  | { readonly kind: 'table'; readonly table: TableSeen }
  /** The fields that have changed since the last news. */
  | { readonly kind: 'changed'; readonly change: TableChange }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  | { readonly kind: 'gone' }

/** Settings made by the host. */
export type TableSettings = InferOutput<typeof tableSettings>

export type NewTable = InferOutput<typeof newTable>

export type NewChatLine = InferInput<typeof chatLine>

/** Changes that are not on the board: only the fields that differ. */
export interface TableChange {
  readonly table?: Partial<Omit<TableSeen, 'seats'>>
  /** By seat. */
  readonly seats?: Readonly<Record<string, Partial<SeatSeen>>>
}

// A table as its people see it in lists and beside the board: who sits where, whose turn it is, how much time there is.
import type { Message, Seat, Standing } from '@hustings/kernel'
import { z } from 'zod'
import {
  BOT_DELAYS,
  CHATS,
  LANGUAGES,
  type Language,
  type TableStatus,
  TEMPOS,
  WATCHING,
  WHEN_LATE,
} from './choices.ts'
import type { Refused } from './codes.ts'
import { isReadableName, tidyName } from './names.ts'
import { PHRASES } from './phrases.ts'
import { safeText, showsSomething } from './text-safety.ts'

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

/** Code of the refusal of a name. */
export const UNREADABLE_NAME = 'unreadable-name' satisfies Refused

/** A name in its one spelling; the message of a refused one is the code of the refusal. */
const readableName = (max: number) =>
  z.string().max(500).overwrite(tidyName).min(1).max(max).refine(isReadableName, UNREADABLE_NAME)

export const personName = readableName(40)

/** What the host decides. */
export const tableSettings = z.strictObject({
  name: readableName(60),
  language: z.enum(LANGUAGES),
  options: z.json(),
  listed: z.boolean(),
  watching: z.enum(WATCHING),
  chat: z.enum(CHATS),
  afterEnd: z.boolean(),
  hints: z.boolean(),
  randomSeats: z.boolean(),
  turnSeconds: z.union(TEMPOS.map((tempo) => z.literal(tempo))).nullable(),
  whenLate: z.enum(WHEN_LATE),
  botDelayMs: z.union(BOT_DELAYS.map((delay) => z.literal(delay))),
})

export type TableSettings = z.infer<typeof tableSettings>

export const newTable = tableSettings
  .partial()
  .required({ name: true, options: true })
  .extend({
    game: z.string().min(1).max(40),
  })

export type NewTable = z.infer<typeof newTable>

export const chatLine = z.union([
  z.strictObject({ id: z.uuid(), phrase: z.enum(PHRASES) }),
  z.strictObject({ id: z.uuid(), text: z.string().overwrite(safeText).min(1).max(500).refine(showsSomething) }),
])

/** What has changed beside the board: only the fields that are different. */
export interface TableChange {
  readonly table?: Partial<Omit<TableSeen, 'seats'>>
  /** By seat. */
  readonly seats?: Readonly<Record<string, Partial<SeatSeen>>>
}

// Seats: their accounts and bots, and their turns. Each change raises the version of the match.
import type { Message, Seat } from '@hustings/kernel'
import { type Bit, bit, fromJson, mapNullable } from './columns.ts'
import type { Driver, Statement } from './driver.ts'
import { sql } from './sql.ts'

/** The turn of a seat. */
export interface SeatTurn {
  readonly seat: Seat
  readonly toAct: boolean
  readonly actingSince: number | null
  readonly dueAt: number | null
  readonly remindAt: number | null
  /** Time left when its turn ended; an undo restores it. */
  readonly leftSeconds: number | null
  readonly missed: number
  /** Prompt of its decision; null without one. */
  readonly prompt: Message | null
}

/** The account or bot of a seat. */
export interface SeatAssignment {
  readonly seat: Seat
  readonly holder: string | null
  readonly bot: string | null
  readonly owner: string | null
  readonly open: boolean
  readonly playing: boolean
  readonly ready: boolean
  readonly satAt: number | null
}

export interface SeatRow extends SeatTurn, Omit<SeatAssignment, 'playing'> {
  readonly match: string
  readonly automatic: boolean
  readonly holderName: string | null
  readonly holderMember: boolean
  readonly ownerName: string | null
  readonly reminded: number
  readonly remindedAt: number | null
  readonly awayFrom: number | null
  readonly awayUntil: number | null
}

interface SeatColumns extends Omit<SeatRow, 'open' | 'ready' | 'automatic' | 'toAct' | 'holderMember' | 'prompt'> {
  readonly open: Bit
  readonly ready: Bit
  readonly automatic: Bit
  readonly toAct: Bit
  readonly holderMember: Bit
  readonly prompt: string | null
}

const ROWS = sql<SeatColumns>(
  'seats.rows',
  `select s.match, s.seat, s.holder, a.name as "holderName", case when a.kind = 'member' then 1 else 0 end as "holderMember",
     s.bot, s.automatic, s.open, s.ready, s.sat_at as "satAt", s.to_act as "toAct", s.acting_since as "actingSince",
     s.due_at as "dueAt", s.remind_at as "remindAt", s.reminded, s.reminded_at as "remindedAt", s.prompt,
     s.left_seconds as "leftSeconds", s.missed, s.owner, o.name as "ownerName", a.away_from as "awayFrom",
     a.away_until as "awayUntil"
   from seats s left join accounts a on a.id = s.holder left join accounts o on o.id = s.owner
   where s.match in {inList} order by s.match, s.place`,
)

/** The seats of these matches, in the order of their places. */
export async function seatRows(driver: Driver, matches: readonly string[]): Promise<SeatRow[]> {
  if (matches.length === 0) return []
  const rows = await driver.read(ROWS, [JSON.stringify(matches)])
  return rows.map((row) => ({
    ...row,
    open: row.open === 1,
    ready: row.ready === 1,
    automatic: row.automatic === 1,
    toAct: row.toAct === 1,
    holderMember: row.holderMember === 1,
    prompt: mapNullable(row.prompt, (text) => fromJson<Message>(text)),
  }))
}

// The count of reminders belongs to one turn.
const TURN = sql(
  'seats.turn',
  `update seats set to_act = ?, acting_since = ?, due_at = ?, remind_at = ?, left_seconds = ?, missed = ?, prompt = ?,
     reminded = case when acting_since is not distinct from ? then reminded else 0 end,
     reminded_at = case when acting_since is not distinct from ? then reminded_at end
   where match = ? and seat = ?`,
)

export function turnStatement(match: string, turn: SeatTurn): Statement {
  const { seat, toAct, actingSince, dueAt, remindAt, leftSeconds, missed } = turn
  const prompt = mapNullable(turn.prompt, (message) => JSON.stringify(message))
  const values = [
    bit(toAct),
    actingSince,
    dueAt,
    remindAt,
    leftSeconds,
    missed,
    prompt,
    actingSince,
    actingSince,
    match,
    seat,
  ]
  return { sql: TURN, values, expect: 1 }
}

const SIT = sql(
  'seats.sit',
  `update seats set holder = ?, bot = ?, owner = ?, open = ?, playing = ?, ready = ?, sat_at = ?
   where match = ? and seat = ?`,
)

export function assignmentStatement(match: string, assignment: SeatAssignment): Statement {
  const { seat, holder, bot, owner, open, playing, ready, satAt } = assignment
  return {
    sql: SIT,
    values: [holder, bot, owner, bit(open), bit(playing), bit(ready), satAt, match, seat],
    expect: 1,
  }
}

const PLACE = sql(
  'seats.place',
  `insert into seats (match, seat, place, automatic) values (?, ?, ?, ?)
   on conflict (match, seat) do update set place = excluded.place, automatic = excluded.automatic,
     holder = case when excluded.automatic = 1 then null else seats.holder end,
     bot = case when excluded.automatic = 1 then null else seats.bot end, ready = 0`,
)
const REMOVE_OTHERS = sql('seats.remove-others', 'delete from seats where match = ? and seat not in {inList}')

/** Sets the seats before the start: existing seats keep their accounts unless they become automatic. */
export function placeStatements(match: string, seats: readonly Seat[], automatic: readonly Seat[]): Statement[] {
  return [
    ...seats.map((seat, place) => ({
      sql: PLACE,
      values: [match, seat, place, bit(automatic.includes(seat))],
      expect: 1,
    })),
    { sql: REMOVE_OTHERS, values: [match, JSON.stringify(seats)] },
  ]
}

export type SeatChangeReason =
  | 'sat'
  | 'stood'
  | 'removed'
  | 'started'
  | 'left'
  | 'missed'
  | 'back'
  | 'opened'
  | 'taken-over'
  | 'deleted'

export interface SeatChange {
  readonly seat: Seat
  readonly from: string | null
  readonly to: string | null
  readonly bot: string | null
  readonly why: SeatChangeReason
}

const CHANGE = sql(
  'seats.change',
  'insert into seat_changes (match, at, seat, from_account, to_account, bot, why) values (?, ?, ?, ?, ?, ?, ?)',
)

export function seatChangeStatement(match: string, at: number, { seat, from, to, bot, why }: SeatChange): Statement {
  return { sql: CHANGE, values: [match, at, seat, from, to, bot, why] }
}

const AWAY = sql<Away>(
  'seats.away',
  'select away_from as "awayFrom", away_until as "awayUntil" from accounts where id = ?',
)

export interface Away {
  readonly awayFrom: number | null
  readonly awayUntil: number | null
}

/** Returns the vacation of an account that takes a seat: its clock pauses meanwhile. */
export async function awayOf(driver: Driver, account: string): Promise<Away> {
  return (await driver.read(AWAY, [account]))[0] ?? { awayFrom: null, awayUntil: null }
}

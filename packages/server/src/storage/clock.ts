// Work that is due at a time: moves of bots, late turns and reminders. Any node may do it; a guard lets only one of them.
import type { Seat } from '@hustings/kernel'
import type { Driver, Statement } from './driver.ts'
import { touchStatement } from './matches.ts'
import { sql } from './sql.ts'

export interface DueBots {
  readonly match: string
  readonly dueAt: number
}

const BOTS_DUE = sql<DueBots>(
  'clock.bots-due',
  `select id as match, bot_due_at as "dueAt" from matches where bot_due_at <= ? and status = 'playing'
   order by bot_due_at limit ?`,
)
const CLAIM_BOTS = sql<{ match: string }>(
  'clock.claim-bots',
  `update matches set bot_due_at = ? where id in (select id from matches where bot_due_at <= ? and status = 'playing'
     order by bot_due_at limit ? {claimLock}) and bot_due_at <= ? returning id as match`,
)
const POSTPONE_BOTS = sql(
  'clock.postpone-bots',
  'update matches set bot_due_at = ? where id = ? and bot_due_at is not null',
)

/** Returns matches with bots that were due at a time, the longest overdue first. */
export function botsDue(driver: Driver, dueBy: number, limit: number): Promise<DueBots[]> {
  return driver.read(BOTS_DUE, [dueBy, limit])
}

/** Claims matches with bots that were due. The bots are due again at `until`, in case this node ends before they play. */
export async function claimBots(driver: Driver, dueBy: number, until: number, limit: number): Promise<string[]> {
  return (await driver.write(CLAIM_BOTS, [until, dueBy, limit, dueBy])).map(({ match }) => match)
}

export async function postponeBots(driver: Driver, match: string, until: number): Promise<void> {
  await driver.write(POSTPONE_BOTS, [until, match])
}

export interface LateSeat {
  readonly match: string
  readonly seat: Seat
}

const LATE = sql<LateSeat>(
  'clock.late',
  `select s.match, s.seat from seats s join matches m on m.id = s.match
   where s.to_act = 1 and s.due_at <= ? and s.holder is not null and m.when_late = 'bot' and m.status = 'playing'
   order by s.due_at limit ?`,
)

/** Returns overdue seats of tables where a bot plays late turns, the longest overdue first. */
export function lateSeats(driver: Driver, now: number, limit: number): Promise<LateSeat[]> {
  return driver.read(LATE, [now, limit])
}

/** A turn whose player is to be reminded. */
export interface DueReminder {
  readonly match: string
  readonly seat: Seat
  readonly holder: string
  /** Name of the table. */
  readonly name: string
  readonly actingSince: number
  readonly dueAt: number | null
  /** Number of reminders of this turn. */
  readonly reminded: number
}

const CLAIM_REMINDERS = sql<DueReminder>(
  'clock.claim-reminders',
  `update seats set remind_at = ? where (match, seat) in (select s.match, s.seat from seats s
     where s.to_act = 1 and s.remind_at <= ? and s.holder is not null
       and exists (select 1 from matches m where m.id = s.match and m.status = 'playing')
     order by s.remind_at limit ? {claimLock}) and to_act = 1 and remind_at <= ? and holder is not null
   returning match, seat, holder, (select name from matches where matches.id = seats.match) as name,
     acting_since as "actingSince", due_at as "dueAt", reminded`,
)
const REMIND = sql(
  'clock.remind',
  `update seats set reminded = reminded + 1, reminded_at = ?, remind_at = ?
   where match = ? and seat = ? and to_act = 1 and holder = ? and acting_since = ? and reminded = ?`,
)
const REMIND_BY_HAND = sql(
  'clock.remind-by-hand',
  `update seats set reminded_at = ? where match = ? and seat = ? and to_act = 1 and holder = ? and acting_since = ?
     and (reminded_at is null or reminded_at <= ?)`,
)

/** Claims turns whose reminder is due, the longest overdue ones. They are due again at `until`, in case this node ends. */
export function claimReminders(driver: Driver, now: number, until: number, limit: number): Promise<DueReminder[]> {
  return driver.write(CLAIM_REMINDERS, [until, now, limit, now])
}

/** Counts a reminder of a turn. Fails if the turn is over or another node has counted it. */
export function remindStatements(turn: DueReminder, at: number, next: number | null): Statement[] {
  const { match, seat, holder, actingSince, reminded } = turn
  return [
    touchStatement(match),
    { sql: REMIND, values: [at, next, match, seat, holder, actingSince, reminded], expect: 1 },
  ]
}

/** Notes that another player reminded the player of a turn. Fails if the last reminder is newer than `lastBefore`. */
export function remindByHandStatements(
  { match, seat, holder, actingSince }: Pick<DueReminder, 'match' | 'seat' | 'holder' | 'actingSince'>,
  at: number,
  lastBefore: number,
): Statement[] {
  return [
    touchStatement(match),
    { sql: REMIND_BY_HAND, values: [at, match, seat, holder, actingSince, lastBefore], expect: 1 },
  ]
}

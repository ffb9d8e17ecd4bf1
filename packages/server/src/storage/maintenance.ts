// Periodic deletion of old rows, and the end of abandoned matches.
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

const ABANDON = sql<{ id: string }>(
  'maintenance.abandon',
  `update matches set status = 'abandoned', finished_at = ?, bot_due_at = null, version = version + 1
   where status = 'playing' and moved_at < ? and not exists (select 1 from seats
     where seats.match = matches.id and seats.holder is not null and seats.due_at > ?) returning id`,
)
const REMOVE_GATHERING = sql(
  'maintenance.remove-gathering',
  `delete from matches where status = 'gathering' and created_at < ?`,
)

/** Ends matches without a move since a time, unless a turn is due later. Returns their ids. */
export async function abandonMatches(driver: Driver, movedBefore: number, now: number): Promise<string[]> {
  return (await driver.write(ABANDON, [now, movedBefore, now])).map(({ id }) => id)
}

/** Deletes tables that never started. */
export async function removeOldTables(driver: Driver, createdBefore: number): Promise<void> {
  await driver.write(REMOVE_GATHERING, [createdBefore])
}

const DAY = 24 * 3600_000

/** Statements that delete rows older than a number of days. */
const EXPIRED = [
  { sql: sql('maintenance.sessions', 'delete from sessions where expires_at < ?'), days: 0 },
  { sql: sql('maintenance.links', 'delete from links where expires_at < ?'), days: 1 },
  { sql: sql('maintenance.challenges', 'delete from challenges where expires_at < ?'), days: 0 },
  { sql: sql('maintenance.pending', 'delete from pending_sign_ins where expires_at < ?'), days: 0 },
  { sql: sql('maintenance.proposals', 'delete from proposals where expires_at < ?'), days: 0 },
  { sql: sql('maintenance.limits', 'delete from rate_limits where expires_at < ?'), days: 0 },
  { sql: sql('maintenance.outbox', 'delete from outbox where sent_at < ?'), days: 14 },
  {
    sql: sql(
      'maintenance.messages',
      'delete from messages where match in (select id from matches where finished_at < ?)',
    ),
    days: 30,
  },
] as const

/** Deletes expired rows, sent notices, and the chat of finished matches. */
export async function forgetExpired(driver: Driver, now: number): Promise<void> {
  for (const each of EXPIRED) await driver.write(each.sql, [now - each.days * DAY])
}

const OLD_GUESTS = sql<{ id: string }>(
  'maintenance.old-guests',
  `select a.id from accounts a where a.kind = 'guest' and a.deleted_at is null and a.seen_at < ?
     and not exists (select 1 from seats s join matches m on m.id = s.match
       where s.holder = a.id and m.status in ('gathering', 'playing'))
     and not exists (select 1 from seats s join matches m on m.id = s.match
       where s.owner = a.id and m.status in ('gathering', 'playing'))
   limit ?`,
)

/** Guests who were not seen since a time and have no seat. */
export async function guestsToForget(driver: Driver, seenBefore: number, limit: number): Promise<string[]> {
  return (await driver.read(OLD_GUESTS, [seenBefore, limit])).map(({ id }) => id)
}

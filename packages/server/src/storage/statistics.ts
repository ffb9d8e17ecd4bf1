// The tables, results and companions of an account.
import type { Seat } from '@hustings/kernel'
import type { Companion, SeatStatistics } from '@hustings/protocol'
import type { Bit } from './columns.ts'
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

const CURRENT = sql<{ id: string }>(
  'statistics.current-tables',
  `select m.id from matches m
   where m.id in (select id from matches where host = ? union select match from seats where holder = ?
       union select match from seats where owner = ?)
     and (m.status in ('gathering', 'playing') or m.finished_at > ?)
   order by case when exists (select 1 from seats s where s.match = m.id and s.holder = ? and s.to_act = 1) then 0 else 1 end,
     case when m.status = 'playing' then 0 else 1 end, coalesce(m.moved_at, m.created_at) desc limit ?`,
)
const SEATED = sql<{ match: string }>(
  'statistics.seated',
  `select distinct s.match from seats s join matches m on m.id = s.match
   where s.holder = ? and m.status in ('gathering', 'playing')`,
)

/** Tables that an account hosts, sits at or owns a seat of, unless they ended before a time. Its turns come first. */
export async function currentTables(
  driver: Driver,
  account: string,
  endedAfter: number,
  limit: number,
): Promise<string[]> {
  const rows = await driver.read(CURRENT, [account, account, account, endedAfter, account, limit])
  return rows.map(({ id }) => id)
}

/** Tables that have not ended and at which the account sits. */
export async function seatedTables(driver: Driver, account: string): Promise<string[]> {
  return (await driver.read(SEATED, [account])).map(({ match }) => match)
}

// A match counts for the account that held the seat at the end and made at least half of its choices.
const BY_SEAT = sql<SeatStatistics>(
  'statistics.by-seat',
  `select game, seat, count(*) filter (where abandoned = 0) as played,
     count(*) filter (where rank = 1 and abandoned = 0) as won, count(*) filter (where abandoned = 1) as abandoned,
     cast(coalesce(avg(rank) filter (where abandoned = 0), 0) as double precision) as "meanRank",
     cast(coalesce(avg(score) filter (where abandoned = 0), 0) as double precision) as "meanScore",
     cast(coalesce(max(score) filter (where abandoned = 0), 0) as double precision) as best
   from results where account = ? and (share >= 0.5 or abandoned = 1) group by game, seat order by game, seat`,
)

export function statisticsOf(driver: Driver, account: string): Promise<SeatStatistics[]> {
  return driver.read(BY_SEAT, [account])
}

export interface PlayedRow {
  readonly match: string
  readonly name: string
  readonly game: string
  readonly startedAt: number
  readonly finishedAt: number
  readonly choices: number
  readonly seat: Seat
  readonly rank: number
  readonly score: number
  readonly players: number
}

export interface StandingRow {
  readonly match: string
  readonly seat: Seat
  readonly rank: number
  readonly score: number
  readonly name: string
}

const PLAYED = sql<PlayedRow>(
  'statistics.played',
  `select r.match, m.name, r.game, m.started_at as "startedAt", r.finished_at as "finishedAt", m.step as choices, r.seat,
     r.rank, r.score, r.players
   from results r join matches m on m.id = r.match where r.account = ? and r.finished_at < ?
   order by r.finished_at desc limit ?`,
)
const STANDINGS = sql<StandingRow>(
  'statistics.standings',
  'select match, seat, rank, score, name from results where match in {inList} order by rank, seat',
)

/** Matches that an account finished before a time, newest first. */
export function playedMatches(
  driver: Driver,
  account: string,
  finishedBefore: number,
  limit: number,
): Promise<PlayedRow[]> {
  return driver.read(PLAYED, [account, finishedBefore, limit])
}

export function standingsOf(driver: Driver, matches: readonly string[]): Promise<StandingRow[]> {
  return driver.read(STANDINGS, [JSON.stringify(matches)])
}

const COMPANIONS = sql<Omit<Companion, 'member'> & { readonly member: Bit }>(
  'statistics.companions',
  `select a.id, a.name, case when a.kind = 'member' then 1 else 0 end as member, count(distinct m.id) as matches
   from seats s join matches m on m.id = s.match join seats b on b.match = s.match join accounts a on a.id = b.holder
   where s.holder = ? and a.id <> ? and a.deleted_at is null
     and not exists (select 1 from blocks x where (x.account = ? and x.blocked = a.id) or (x.account = a.id and x.blocked = ?))
   group by a.id, a.name, a.kind order by max(coalesce(m.moved_at, m.created_at)) desc limit ?`,
)

/** People who sat at tables of the account, those of the newest table first, without blocks in either direction. */
export async function companionsOf(driver: Driver, account: string, limit: number): Promise<Companion[]> {
  const rows = await driver.read(COMPANIONS, [account, account, account, account, limit])
  return rows.map((row) => ({ ...row, member: row.member === 1 }))
}

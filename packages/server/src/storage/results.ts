// Results of finished matches: one row for each seat, written once.
import type { Seat, Standing } from '@hustings/kernel'
import { bit, fromJson } from './columns.ts'
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

export interface FinishedMatch {
  readonly match: string
  readonly game: string
  readonly standings: readonly Standing[]
  readonly finishedAt: number
}

/** The player of a seat at the end: its holder, or the owner who left it to a bot. */
export interface FinalSeat {
  readonly match: string
  readonly seat: Seat
  readonly account: string | null
  readonly name: string | null
  readonly bot: string | null
}

export interface SeatResult {
  readonly match: string
  readonly seat: Seat
  readonly game: string
  /** Number of seats. */
  readonly players: number
  readonly account: string | null
  readonly name: string
  readonly rank: number
  readonly score: number
  /** Part of the choices of the seat that the account made. */
  readonly share: number
  /** The player left, and a bot ended the match. */
  readonly abandoned: boolean
  readonly finishedAt: number
}

const WITHOUT = sql<{ id: string }>(
  'results.without',
  `select id from matches where finished_at < ? and status = 'finished'
     and not exists (select 1 from results where results.match = matches.id) order by finished_at limit ?`,
)
const FINISHED = sql<Omit<FinishedMatch, 'standings'> & { readonly standings: string }>(
  'results.finished',
  `select id as match, game, standings, finished_at as "finishedAt" from matches where id in {inList}
     and status = 'finished' and standings is not null and finished_at is not null
     and not exists (select 1 from results where results.match = matches.id)`,
)
const SEATS = sql<FinalSeat>(
  'results.seats',
  `select s.match, s.seat, a.id as account, a.name, s.bot from seats s
   left join accounts a on a.id = coalesce(s.holder, s.owner) where s.match in {inList}`,
)
const RECORD = sql(
  'results.record',
  `insert into results (match, seat, game, players, account, name, rank, score, share, abandoned, finished_at)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
)

/** Returns finished matches without results that ended before a time, the oldest first. */
export async function matchesWithoutResults(driver: Driver, endedBefore: number, limit: number): Promise<string[]> {
  return (await driver.read(WITHOUT, [endedBefore, limit])).map(({ id }) => id)
}

/** Returns those of the matches that are finished and have no results. */
export async function finishedMatches(driver: Driver, matches: readonly string[]): Promise<FinishedMatch[]> {
  const rows = await driver.read(FINISHED, [JSON.stringify(matches)])
  return rows.map((row) => ({ ...row, standings: fromJson<Standing[]>(row.standings) }))
}

export function finalSeats(driver: Driver, matches: readonly string[]): Promise<FinalSeat[]> {
  return driver.read(SEATS, [JSON.stringify(matches)])
}

/** Writes results that do not exist. Returns false if an account is gone: the caller reads the seats again. */
export async function recordSeatResults(driver: Driver, results: readonly SeatResult[]): Promise<boolean> {
  const { done } = await driver.batch(
    results.map((one) => ({
      sql: RECORD,
      values: [
        one.match,
        one.seat,
        one.game,
        one.players,
        one.account,
        one.name,
        one.rank,
        one.score,
        one.share,
        bit(one.abandoned),
        one.finishedAt,
      ],
    })),
  )
  return done
}

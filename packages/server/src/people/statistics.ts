// What somebody has played. A match counts for whoever held the seat at the end and made at least half of its choices.
import type { Seat } from '@hustings/kernel'
import type { PlayedMatch, SeatStatistics } from '@hustings/protocol'
import type { Queries } from '../database/database.ts'

const COUNTS = 'account = $1 and (share >= 0.5 or abandoned)'

export function statisticsOf(queries: Pick<Queries, 'read'>, account: string): Promise<SeatStatistics[]> {
  return queries.read<SeatStatistics>(
    `select game, seat, count(*) filter (where not abandoned)::integer as played,
       count(*) filter (where rank = 1 and not abandoned)::integer as won,
       count(*) filter (where abandoned)::integer as abandoned,
       coalesce(avg(rank) filter (where not abandoned), 0)::double precision as "meanRank",
       coalesce(avg(score) filter (where not abandoned), 0)::double precision as "meanScore",
       coalesce(max(score) filter (where not abandoned), 0)::double precision as best
     from results where ${COUNTS} group by game, seat order by game, seat`,
    [account],
  )
}

export interface PlayedPage {
  readonly items: PlayedMatch[]
  readonly next: string | null
}

export async function matchesOf(
  queries: Pick<Queries, 'read'>,
  account: string,
  before: Date,
  limit: number,
): Promise<PlayedPage> {
  const own = await queries.read<{
    match: string
    name: string
    game: string
    startedAt: Date
    finishedAt: Date
    choices: number
    seat: Seat
    rank: number
    score: number
    players: number
  }>(
    `select r.match, m.name, r.game, m.started_at as "startedAt",
       r.finished_at as "finishedAt", m.step as choices, r.seat, r.rank, r.score, r.players
     from results r join matches m on m.id = r.match where r.account = $1 and r.finished_at < $2
     order by r.finished_at desc limit $3`,
    [account, before, limit],
  )
  const all = await queries.read<{ match: string; seat: Seat; rank: number; score: number; name: string }>(
    'select match, seat, rank, score, name from results where match = any($1::uuid[]) order by rank',
    [own.map(({ match }) => match)],
  )
  const items = own.map((one) => ({
    ...one,
    startedAt: one.startedAt.toISOString(),
    finishedAt: one.finishedAt.toISOString(),
    standings: all
      .filter(({ match }) => match === one.match)
      .map(({ seat, rank, score, name }) => ({ seat, rank, score, name })),
  }))
  const last = own.length === limit ? own.at(-1) : undefined
  return { items, next: last?.finishedAt.toISOString() ?? null }
}

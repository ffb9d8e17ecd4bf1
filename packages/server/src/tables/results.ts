// What a finished match leaves: a line for each seat, with how much of it its person has played.
import type { Seat, Standing } from '@hustings/kernel'
import type { Database } from '../database/database.ts'
import { type Made, madeIn } from '../journal/read.ts'

interface Finished {
  readonly match: string
  readonly game: string
  readonly standings: readonly Standing[]
  readonly finishedAt: Date
}

interface Sitting {
  readonly match: string
  readonly seat: Seat
  readonly holder: string | null
  readonly name: string | null
  readonly bot: string | null
}

/** Written once; a node that dies before leaves it to the clockwork of another. */
export async function recordResults(database: Database, matches: readonly string[]): Promise<void> {
  const finished = await database.read<Finished>(
    `select id as match, game, standings, finished_at as "finishedAt" from matches
     where id = any($1::uuid[]) and status = 'finished' and standings is not null and finished_at is not null
     and not exists (select from results where match = matches.id)`,
    [matches],
  )
  if (finished.length === 0) return
  const ids = finished.map(({ match }) => match)
  const seats = await database.read<Sitting>(
    `select s.match, s.seat, coalesce(s.holder, s.owner) as holder, a.name, s.bot from seats s
     left join accounts a on a.id = coalesce(s.holder, s.owner) where s.match = any($1::uuid[])`,
    [ids],
  )
  const made = await madeIn(database, ids)
  const rows = finished.flatMap((one) => resultsOf(one, seats, made))
  await database.write(
    `insert into results (match, seat, game, players, account, name, rank, score, share, abandoned, finished_at)
     select match, seat, game, players, account, name, rank, score, share, abandoned, "finishedAt"
     from jsonb_to_recordset($1::jsonb) as r(match uuid, seat text, game text, players integer, account uuid, name text,
       rank integer, score double precision, share real, abandoned boolean, "finishedAt" timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

function resultsOf({ match, game, standings, finishedAt }: Finished, seats: readonly Sitting[], made: readonly Made[]) {
  return standings.map(({ seat, rank, score }) => {
    const sits = seats.find((one) => one.match === match && one.seat === seat)
    const account = sits?.holder ?? null
    const all = made.filter((one) => one.match === match && one.seat === seat)
    const own = all.filter(({ actor }) => actor !== null && actor === account)
    return {
      match,
      seat,
      game,
      players: standings.length,
      account,
      name: sits?.name ?? sits?.bot ?? '',
      rank,
      score,
      share: all.length === 0 ? 0 : choicesIn(own) / choicesIn(all),
      // Whoever left for good has abandoned the match; the bot ended it.
      abandoned: account !== null && sits?.bot !== null,
      finishedAt,
    }
  })
}

function choicesIn(made: readonly Made[]): number {
  return made.reduce((sum, { choices }) => sum + choices, 0)
}

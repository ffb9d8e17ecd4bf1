// What a finished match leaves: a line for each seat, with how much of it its person has played.
import type { Seat, Standing } from '@hustings/kernel'
import type { Database } from '../database/database.ts'
import { entriesAfter, lineOf } from '../journal/read.ts'

interface Finished {
  readonly game: string
  readonly standings: readonly Standing[] | null
  readonly finishedAt: Date | null
}

/** Written once; a node that dies before leaves it to the clockwork of another. */
export async function recordResults(database: Database, match: string): Promise<void> {
  const journal = database.ofMatch(match)
  const [found] = await journal.read<Finished>(
    `select game, standings, finished_at as "finishedAt" from matches where id = $1 and status = 'finished'
     and not exists (select from results where match = matches.id)`,
    [match],
  )
  if (found === undefined || found.standings === null || found.finishedAt === null) return
  const seats = await journal.read<{ seat: Seat; holder: string | null; name: string | null; bot: string | null }>(
    `select s.seat, coalesce(s.holder, s.owner) as holder, a.name, s.bot from seats s
     left join accounts a on a.id = coalesce(s.holder, s.owner) where s.match = $1`,
    [match],
  )
  const line = lineOf(await entriesAfter(journal, match, 0))
  const rows = found.standings.map(({ seat, rank, score }) => {
    const sits = seats.find((one) => one.seat === seat)
    const choices = line.filter((entry) => entry.seat === seat)
    const own = choices.filter((entry) => entry.actor !== null && entry.actor === sits?.holder)
    const account = sits?.holder ?? null
    return {
      seat,
      rank,
      score,
      account,
      name: sits?.name ?? sits?.bot ?? '',
      share: choices.length === 0 ? 0 : own.length / choices.length,
      // Whoever left for good has abandoned the match; the bot ended it.
      abandoned: account !== null && sits?.bot !== null,
    }
  })
  await database.write(
    `insert into results (match, seat, game, players, account, name, rank, score, share, abandoned, finished_at)
     select $1, seat, $2, $3, account, name, rank, score, share, abandoned, $4
     from jsonb_to_recordset($5::jsonb) as r(seat text, rank integer, score double precision, account uuid, name text,
       share real, abandoned boolean)
     on conflict do nothing`,
    [match, found.game, rows.length, found.finishedAt, JSON.stringify(rows)],
  )
}

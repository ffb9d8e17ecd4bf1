// Whether what the database holds of matches is sound: no gap, nothing acknowledged missing or there twice, and it replays.
import { Match, type MatchRecord } from '@hustings/kernel'
import type { LiveMatch } from '@hustings/live'
import type { Database } from '../database/database.ts'
import { entriesAfter, lineOf } from '../journal/read.ts'
import { engineFor } from '../settings/games.ts'
import { testGames } from './games.ts'
import type { KilledPlay } from './killed.ts'

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

export async function mustBeSound(
  database: Database,
  { acknowledged, matches }: Pick<KilledPlay, 'acknowledged' | 'matches'>,
): Promise<void> {
  for (const match of matches) {
    const entries = await entriesAfter(database, match, 0)
    must(entries.length > 0, `${match} has no journal`)
    must(
      entries.every(({ sequence }, i) => sequence === i + 1),
      `${match} has a gap`,
    )
    const requests = entries.flatMap(({ request }) => (request === null ? [] : [request]))
    must(new Set(requests).size === requests.length, `${match} has a request twice`)
    for (const { request, serial } of acknowledged.filter((ack) => ack.match === match)) {
      must(requests.includes(request), `${match} has lost ${request}`)
      must(entries[serial - 1]?.sequence === serial, `${match} has lost what was acknowledged as ${serial}`)
    }
    await mustReplay(database, match)
  }
}

async function mustReplay(database: Database, match: string): Promise<void> {
  const [row] = await database.read<{ game: string; seed: string; options: unknown; step: number }>(
    'select game, seed, options, step from matches where id = $1',
    [match],
  )
  if (row === undefined) throw new Error(`${match} is lost`)
  const { game } = engineFor(testGames, row.game)
  const again: LiveMatch = Match.start(game, row.options, row.seed)
  for (const { seat, answer } of lineOf(await entriesAfter(database, match, 0))) {
    const open = again.decisions.find((decision) => decision.seat === seat)
    again.answer(seat ?? '', open?.id ?? '', answer ?? '')
  }
  must(again.step === row.step, `${match} replays to ${again.step} choices instead of ${row.step}`)
  const [last] = await database.read<{ record: MatchRecord }>(
    'select record from snapshots where match = $1 order by sequence desc limit 1',
    [match],
  )
  must(Match.verify(game, last?.record).ok, `the last snapshot of ${match} does not verify`)
}

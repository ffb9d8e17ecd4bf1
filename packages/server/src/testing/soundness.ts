// Checks stored matches: no gap, no acknowledged move missing or written twice, and they replay.
import { Match } from '@hustings/kernel'
import { type LiveMatch, repeat } from '@hustings/live'
import { engineFor } from '../config/games.ts'
import type { Driver } from '../storage/driver.ts'
import { activeEntries, entriesAfter } from '../storage/journal.ts'
import { matchRow, seedOf } from '../storage/matches.ts'
import { newestSnapshot } from '../storage/snapshots.ts'
import { testGames } from './games.ts'
import type { KilledPlay } from './killed.ts'

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

export async function mustBeSound(
  driver: Driver,
  { acknowledged, matches }: Pick<KilledPlay, 'acknowledged' | 'matches'>,
): Promise<void> {
  for (const match of matches) {
    const entries = await entriesAfter(driver, match, 0)
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
    await mustReplay(driver, match)
  }
}

async function mustReplay(driver: Driver, match: string): Promise<void> {
  const row = await matchRow(driver, match)
  if (row === null) throw new Error(`${match} is lost`)
  const { game } = engineFor(testGames, row.game)
  const again: LiveMatch = Match.start(game, row.options, (await seedOf(driver, match)) ?? '')
  for (const { seat, answer } of activeEntries(await entriesAfter(driver, match, 0))) {
    repeat(again, { seat: seat ?? '', answer: answer ?? '' })
  }
  must(again.step === row.step, `${match} replays to ${again.step} choices instead of ${row.step}`)
  const last = await newestSnapshot(driver, match)
  must(Match.verify(game, last?.record).ok, `the last snapshot of ${match} does not verify`)
}

// Finished matches of an account, with their standings.
import type { PlayedMatch } from '@hustings/protocol'
import type { Driver } from '../storage/driver.ts'
import { playedMatches, standingsOf } from '../storage/statistics.ts'

export interface PlayedPage {
  readonly items: PlayedMatch[]
  readonly next: string | null
}

export async function matchesOf(
  storage: Driver,
  account: string,
  finishedBefore: number,
  limit: number,
): Promise<PlayedPage> {
  const own = await playedMatches(storage, account, finishedBefore, limit)
  const all = await standingsOf(
    storage,
    own.map(({ match }) => match),
  )
  const items = own.map((one) => ({
    ...one,
    startedAt: new Date(one.startedAt).toISOString(),
    finishedAt: new Date(one.finishedAt).toISOString(),
    standings: all
      .filter(({ match }) => match === one.match)
      .map(({ seat, rank, score, name }) => ({ seat, rank, score, name })),
  }))
  const last = own.length === limit ? own.at(-1) : undefined
  return { items, next: last === undefined ? null : new Date(last.finishedAt).toISOString() }
}

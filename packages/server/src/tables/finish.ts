// Results of finished matches: one row for each seat, with the part of its choices that its player made.
import type { Driver } from '../storage/driver.ts'
import { type ChoicesMade, choicesMade } from '../storage/journal.ts'
import {
  type FinalSeat,
  type FinishedMatch,
  finalSeats,
  finishedMatches,
  recordSeatResults,
  type SeatResult,
} from '../storage/results.ts'

const TRIES = 3

/** Writes results once. If this node ends before, the scheduler of another node writes them. */
export async function recordResults(driver: Driver, matches: readonly string[]): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const finished = await finishedMatches(driver, matches)
    if (finished.length === 0) return
    const ids = finished.map(({ match }) => match)
    const [seats, made] = await Promise.all([finalSeats(driver, ids), choicesMade(driver, ids)])
    const results = finished.flatMap((one) => resultsOf(one, seats, made))
    if (await recordSeatResults(driver, results)) return
  }
}

function resultsOf(
  { match, game, standings, finishedAt }: FinishedMatch,
  seats: readonly FinalSeat[],
  made: readonly ChoicesMade[],
): SeatResult[] {
  return standings.map(({ seat, rank, score }) => {
    const sits = seats.find((one) => one.match === match && one.seat === seat)
    const account = sits?.account ?? null
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
      // The player left for good; the bot ended the match.
      abandoned: account !== null && sits?.bot !== null,
      finishedAt,
    }
  })
}

function choicesIn(made: readonly ChoicesMade[]): number {
  return made.reduce((sum, { choices }) => sum + choices, 0)
}

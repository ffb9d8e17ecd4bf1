// Results of a contest by seat, with 95% intervals.
import type { Seat } from '@hustings/kernel'
import type { Outcome, Results } from '../shards/results.ts'
import { type Interval, meanOf, UNITS, wilson } from '../shards/statistics.ts'
import { type Contest, contestOf } from './contest.ts'

export interface SeatVerdict {
  readonly seat: Seat
  readonly games: number
  /** First places; ties are shared. */
  readonly wins: Interval
  readonly score: Interval
  /** Points above the mean of the others. */
  readonly lead: Interval
  /** Lead minus the lead of the field in this seat on the same deals. */
  readonly gain: Interval
}

export interface Verdict extends Contest {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly players: number
  readonly seed: string
  readonly learned: string
  readonly deals: number
  readonly bySeat: readonly SeatVerdict[]
  /** The mean gain of the seats. */
  readonly meanGain: number
  /** Share of deals with a positive sum of leads, among deals where it is not 0. */
  readonly compared: Interval & { readonly decided: number }
}

export function verdictsIn(results: Results): Verdict[] {
  return results
    .all()
    .filter(({ series }) => series.kind === 'tournament')
    .map(verdictOf)
}

export function verdictOf({ series, counts }: Outcome): Verdict {
  const terms = contestOf(series)
  const bySeat = terms.seats.map((seat): SeatVerdict => {
    const own = counts.at('seats', seat)
    const games = own.at('lead').get('n')
    return {
      seat,
      games,
      wins: wilson(own.get('won') / UNITS, games),
      score: meanOf(own.at('score')),
      lead: meanOf(own.at('lead')),
      gain: meanOf(own.at('gain')),
    }
  })
  const won = counts.at('compared').get('won')
  const decided = won + counts.at('compared').get('lost')
  const { options } = series
  return {
    ...terms,
    game: series.game,
    options,
    players: typeof options.players === 'number' ? options.players : terms.seats.length,
    seed: series.seed,
    learned: series.terms.learned ?? '',
    deals: counts.get('deals'),
    bySeat,
    meanGain: bySeat.reduce((sum, { gain }) => sum + gain.value, 0) / Math.max(1, bySeat.length),
    compared: { ...wilson(won, decided), decided },
  }
}

// A contest: the challenger plays each seat in turn among a field, and the field also plays each deal alone. Each seat is
// compared with itself on the same deals, because seats are not equal.
import type { Seat, Standing } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { weightsDigest } from '../games/players.ts'
import { canSit, SeatedGame, seatsAt } from '../play/seating.ts'
import { Counts } from '../shards/counts.ts'
import { gameOf, gameSeed, type Kind, type Series, term } from '../shards/series.ts'
import { addValue, UNITS } from '../shards/statistics.ts'
import { UsageError } from '../terminal/usage.ts'

export interface Contest {
  readonly challenger: string
  readonly field: string
  /** Player of the seats of the field that have no Automa. */
  readonly otherwise: string
  /** Seats of the challenger, one per game. */
  readonly seats: readonly Seat[]
}

/** Everywhere it can, unless seats are named. */
export async function contestSeries(
  game: LabGame,
  options: Series['options'],
  seed: string,
  { challenger, field, otherwise, seats }: Omit<Contest, 'seats'> & { readonly seats?: readonly Seat[] },
): Promise<Series> {
  const all = seatsAt(game, options)
  const unknown = seats?.find((seat) => !all.includes(seat))
  if (unknown !== undefined) throw new UsageError(`there is no seat "${unknown}"; there are ${all.join(', ')}`)
  const possible = (seats ?? all).filter(
    (seat) =>
      canSit(game, options, seat, challenger) &&
      all.some((other) => other !== seat && canSit(game, options, other, field)),
  )
  if (possible.length === 0) throw new UsageError(`${challenger} and ${field} cannot play each other in ${game.id}`)
  const terms = { challenger, field, otherwise, seats: possible.join(',') }
  const learned = await weightsDigest([challenger, field, otherwise], game, all.length)
  return { kind: 'tournament', game: game.id, version: game.game.version, options, seed, terms: { ...terms, learned } }
}

export function contestOf(series: Series): Contest {
  return {
    challenger: term(series, 'challenger'),
    field: term(series, 'field'),
    otherwise: term(series, 'otherwise'),
    seats: term(series, 'seats').split(','),
  }
}

export const contest: Kind = {
  piece: 1,
  async play(series, from, to) {
    const game = gameOf(series)
    const { options } = series
    const { challenger, field, otherwise, seats } = contestOf(series)
    const all = seatsAt(game, options)
    if ((await weightsDigest([challenger, field, otherwise], game, all.length)) !== term(series, 'learned')) {
      throw new UsageError(`the weights for ${game.id} have changed since: start again with --fresh`)
    }
    const room = new SeatedGame(game, options)
    const others = all.map((seat): [Seat, string] => [seat, canSit(game, options, seat, field) ? field : otherwise])
    const counts = new Counts()
    for (let index = from; index < to; index++) {
      const seed = gameSeed(series.seed, index)
      const usual = room.play(seed, new Map(others))
      let total = 0
      for (const seat of seats) {
        const standings = room.play(seed, new Map([...others, [seat, challenger]]))
        total += tell(counts.of('seats').of(seat), seat, standings, usual)
      }
      counts.add('deals')
      counts.of('compared').add(total > 0 ? 'won' : total < 0 ? 'lost' : 'even')
    }
    return counts
  },
}

/** What the challenger made of the seat, and what the field makes of it on the same deal. Returns its lead. */
function tell(counts: Counts, seat: Seat, standings: readonly Standing[], usual: readonly Standing[]): number {
  const lead = leadOf(standings, seat)
  counts.add('won', winOf(standings, seat))
  addValue(counts.of('score'), UNITS * scoreOf(standings, seat))
  addValue(counts.of('lead'), lead)
  addValue(counts.of('usual'), leadOf(usual, seat))
  addValue(counts.of('gain'), lead - leadOf(usual, seat))
  counts.add('usuallyWon', winOf(usual, seat))
  return lead
}

function standingOf(standings: readonly Standing[], seat: Seat): Standing {
  const found = standings.find((each) => each.seat === seat)
  if (found === undefined) throw new Error(`nobody at ${seat}`)
  return found
}

const scoreOf = (standings: readonly Standing[], seat: Seat): number => standingOf(standings, seat).score

/** First place in units; those who share it share the win. */
export function winOf(standings: readonly Standing[], seat: Seat): number {
  if (standingOf(standings, seat).rank !== 1) return 0
  return UNITS / standings.filter(({ rank }) => rank === 1).length
}

/** Points above the mean of the others, in units. */
export function leadOf(standings: readonly Standing[], seat: Seat): number {
  let others = 0
  for (const each of standings) if (each.seat !== seat) others += each.score
  const own = UNITS * scoreOf(standings, seat)
  return standings.length < 2 ? own : own - (UNITS / (standings.length - 1)) * others
}

// A shard of a soak run: plays random games, checks many of their states, and plays and loads some games as matches.
import { withOptions } from '../games/expansion.ts'
import { EVERY, matchViolations } from '../play/match-check.ts'
import { simulate } from '../play/simulate.ts'
import { Counts } from '../shards/counts.ts'
import { gameOf, type Kind, type Series } from '../shards/series.ts'

export const soakKind: Kind = {
  piece: 25,
  async play(series, from, to) {
    const { options, seed } = series
    const named = gameOf(series)
    const players = named.game.seats(named.game.options(options)).length
    const game = withOptions(named, players, options)
    const table = { game, players, seed, bots: ['random'], check: 'some' } as const
    const tally = simulate(table, from, to)
    const counts = new Counts()
    counts.add('games', tally.games)
    counts.add('decisions', tally.decisions)
    counts.add('states', tally.examined)
    counts.add('matches', Math.ceil(to / EVERY) - Math.ceil(from / EVERY))
    for (const [card, times] of Object.entries(tally.cards)) counts.of('seen').add(card, times)
    for (const { seed: dealt, step, problem } of [...tally.violations, ...matchViolations(table, from, to)]) {
      counts.of('violations').of(dealt).add(problem, step)
    }
    return counts
  },
}

/** Series of random games with these options, for one commit. */
export function soakSeries(
  { game, version }: Pick<Series, 'game' | 'version'>,
  options: Series['options'],
  seed: string,
  commit: string,
): Series {
  return { kind: 'soak', game, version, options, seed, terms: { commit } }
}

export interface FoundViolation {
  /** Seed of the game. */
  readonly seed: string
  readonly step: number
  readonly problem: string
}

export function violationsIn(counts: Counts): FoundViolation[] {
  return counts
    .at('violations')
    .parts()
    .flatMap(([seed, problems]) => problems.entries().map(([problem, step]) => ({ seed, step, problem })))
}

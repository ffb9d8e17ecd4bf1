// A shard of the soak run: random games with many of their states examined, and some played and loaded as matches.
import { withOptions } from '../games/expansion.ts'
import { EVERY, matchViolations } from '../play/match-check.ts'
import { simulate } from '../play/simulate.ts'
import { Counts } from '../shards/counts.ts'
import { gameOf, type Kind, type Series } from '../shards/series.ts'

export const soaking: Kind = {
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

/** Random games at a table with these options, under the code of a commit. */
export function soakSeries(
  { game, version }: Pick<Series, 'game' | 'version'>,
  options: Series['options'],
  seed: string,
  commit: string,
): Series {
  return { kind: 'soak', game, version, options, seed, terms: { commit } }
}

export interface Trouble {
  /** Deals the game in which it happened. */
  readonly seed: string
  readonly step: number
  readonly problem: string
}

export function troublesIn(counts: Counts): Trouble[] {
  return counts
    .at('violations')
    .parts()
    .flatMap(([seed, problems]) => problems.entries().map(([problem, step]) => ({ seed, step, problem })))
}

// Results of soak runs as tables for a terminal and for docs/soak.md.

import { countIn, rangesText } from '../shards/ranges.ts'
import type { Outcome, Results } from '../shards/results.ts'
import { isRecord, term } from '../shards/series.ts'
import { markdownTable } from '../terminal/generated-sections.ts'
import { violationsIn } from './soak-shard.ts'

export function soakOutcomes(results: Results): readonly Outcome[] {
  return results.all().filter(({ series }) => series.kind === 'soak')
}

export const SOAK_HEAD = ['game', 'commit', 'options', 'seeds', 'games', 'decisions', 'states', 'matches', 'violations']

export function soakRow({ series, done, counts }: Outcome): string[] {
  const { game, options, seed } = series
  const figure = (name: string): string => counts.get(name).toLocaleString('en')
  return [
    game,
    term(series, 'commit'),
    optionsText(options),
    `${seed}/${rangesText(done)}`,
    countIn(done).toLocaleString('en'),
    figure('decisions'),
    figure('states'),
    figure('matches'),
    String(violationsIn(counts).length),
  ]
}

/** `4 players, working=simple capitalist=simple, hiddenAgendas` */
export function optionsText(options: Readonly<Record<string, unknown>>): string {
  return Object.entries(options)
    .map(([name, value]) =>
      isRecord(value)
        ? Object.entries(value)
            .map(([part, how]) => (how === true ? part : `${part}=${String(how)}`))
            .join(' ')
        : name === 'players'
          ? `${String(value)} players`
          : `${name} ${String(value)}`,
    )
    .join(', ')
}

/** Returns the generated section of docs/soak.md. */
export function soakPage(results: Results): string {
  const outcomes = soakOutcomes(results)
  const games = outcomes.reduce((sum, { done }) => sum + countIn(done), 0)
  const byGame = [...new Set(outcomes.map(({ series }) => series.game))].map((game) => {
    const count = outcomes
      .filter(({ series }) => series.game === game)
      .reduce((sum, { done }) => sum + countIn(done), 0)
    return `${count.toLocaleString('en')} of ${game}`
  })
  const troubles = outcomes.flatMap(({ series, counts }) =>
    violationsIn(counts).map(({ seed, step, problem }) => [
      series.game,
      optionsText(series.options),
      term(series, 'commit'),
      `${seed}, step ${step}`,
      problem,
    ]),
  )
  return [
    `**${games.toLocaleString('en')} games** so far (${byGame.join(', ')}), ${violationText(outcomes)}.`,
    '',
    markdownTable(SOAK_HEAD, outcomes.map(soakRow)),
    ...(troubles.length === 0 ? [] : ['', markdownTable(['game', 'options', 'commit', 'seed', 'problem'], troubles)]),
  ].join('\n')
}

/** Violations belong to the commits that were played; later commits may have fixed them. */
function violationText(outcomes: readonly Outcome[]): string {
  const count = outcomes.reduce((sum, { counts }) => sum + violationsIn(counts).length, 0)
  if (count === 0) return 'no violation'
  const faulty = new Set(
    outcomes.filter(({ counts }) => violationsIn(counts).length > 0).map(({ series }) => term(series, 'commit')),
  )
  const others = outcomes
    .filter(({ series }) => !faulty.has(term(series, 'commit')))
    .reduce((sum, { done }) => sum + countIn(done), 0)
  return `${count} violations, all of the commits ${[...faulty].join(' and ')}; none in ${others.toLocaleString('en')} games of other commits`
}

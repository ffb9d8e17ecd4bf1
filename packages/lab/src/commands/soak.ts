// `hustings soak`: plays very many random games of all games, player counts and modules on all CPUs. Results accumulate.

import { gameFrom, gameIds, games, type LabGame, playersFrom } from '../games/games.ts'
import { runCommand, runOptions } from '../runs/run-command.ts'
import type { Outcome } from '../shards/results.ts'
import { SOAK_HEAD, soakOutcomes, soakPage, soakRow } from '../soak/page.ts'
import { type SoakPlan, soakTables } from '../soak/plan.ts'
import { type FoundViolation, violationsIn } from '../soak/soak-shard.ts'
import { type Command, type Invocation, jsonOption } from '../terminal/command.ts'
import { commitHere } from '../terminal/commit.ts'
import { updateSection } from '../terminal/generated-sections.ts'
import { textTable } from '../terminal/text-table.ts'
import { FOUND_PROBLEMS, flag, OK, typed, UsageError, wholeNumber } from '../terminal/usage.ts'

const ALL = 'all'
/** Games of the public game list. */
const published: readonly LabGame[] = [games.hegemony, games['planet-b']]

export const soakCommand: Command = {
  usage: 'soak',
  description: 'Play very many random games, check states, replay and load matches; add to earlier results',
  options: [
    { flags: '--game <id>', description: `Which game: ${gameIds.join(', ')}, or ${ALL}`, default: ALL },
    { flags: '--players <number>', description: 'Only this number of players (default: each possible number)' },
    {
      flags: '--games <number>',
      description:
        'How many games for each player count, and with Automas and modules together; 0 only writes the page',
      default: 10_000,
    },
    { flags: '--seed <text>', description: 'Seed of the series; game i is played with seed/i (default: the commit)' },
    ...runOptions,
    { flags: '--write <page>', description: 'Update the table of this page, docs/soak.md' },
    jsonOption,
  ],
  examples: [
    'soak --game hegemony --games 1000',
    'soak --players 2 --seed 7',
    'soak --games 50000 --results docs/soak.json --write docs/soak.md',
  ],
  async run(invocation) {
    const { options, argv, io } = invocation
    const chosen = gamesFrom(invocation)
    const commit = commitHere()
    const plan: SoakPlan = {
      only: onlyPlayers(invocation, chosen),
      games: wholeNumber(options, 'games', 0),
      seed: typed(argv, 'seed') ?? commit,
      commit,
    }
    const results = await runCommand(
      invocation,
      'soak',
      chosen.flatMap((game) => soakTables(game, plan)),
    )
    const page = typed(argv, 'write')
    if (page !== undefined) updateSection(page, 'soak', soakPage(results))
    const outcomes = soakOutcomes(results)
    const unseen = plan.only === null ? chosen.flatMap((game) => neverSeen(game, outcomes)) : []
    io.out(flag(options, 'json') ? JSON.stringify(asJson(outcomes, unseen)) : describe(outcomes, unseen))
    return outcomes.some(({ counts }) => violationsIn(counts).length > 0) ? FOUND_PROBLEMS : OK
  },
}

function gamesFrom({ options }: Invocation): readonly LabGame[] {
  return options.game === ALL ? published : [gameFrom(options)]
}

function onlyPlayers({ options }: Invocation, chosen: readonly LabGame[]): number | null {
  if (options.players === undefined) return null
  const [first] = chosen
  if (first === undefined) throw new UsageError('no game')
  return playersFrom(options, first)
}

/** Returns the wanted cards that no game has played. */
function neverSeen(game: LabGame, outcomes: readonly Outcome[]): readonly string[] {
  const own = outcomes.filter(({ series }) => series.game === game.id)
  return (game.wanted ?? []).filter((id) => own.every(({ counts }) => counts.at('seen').get(id) === 0))
}

interface SoakRun {
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly commit: string
  readonly games: number
  readonly decisions: number
  readonly states: number
  readonly matches: number
  readonly violations: readonly FoundViolation[]
  readonly seen: unknown
}

function asJson(
  outcomes: readonly Outcome[],
  unseen: readonly string[],
): { runs: SoakRun[]; unseen: readonly string[] } {
  const runs = outcomes.map(({ series: { game, options, seed, terms }, counts }) => ({
    game,
    options,
    seed,
    commit: terms.commit ?? '',
    games: counts.get('games'),
    decisions: counts.get('decisions'),
    states: counts.get('states'),
    matches: counts.get('matches'),
    violations: violationsIn(counts),
    seen: counts.at('seen').toJSON(),
  }))
  return { runs, unseen }
}

const SHOWN = 20

function describe(outcomes: readonly Outcome[], unseen: readonly string[]): string {
  const troubles = outcomes.flatMap(({ series, counts }) =>
    violationsIn(counts).map(({ seed, step, problem }) => `  ${series.game}, seed ${seed}, step ${step}: ${problem}`),
  )
  const more = troubles.length > SHOWN ? [`  ... and ${troubles.length - SHOWN} more`] : []
  return [
    textTable(SOAK_HEAD, outcomes.map(soakRow)),
    troubles.length === 0
      ? 'No violations.'
      : [`${troubles.length} violations:`, ...troubles.slice(0, SHOWN), ...more].join('\n'),
    ...(unseen.length === 0 ? [] : [`Never seen: ${unseen.join(', ')}`]),
  ].join('\n\n')
}

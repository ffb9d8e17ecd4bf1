// `hustings simulate`: plays full games with bots and prints the results.

import { expanded, expansionOptions } from '../games/expansion.ts'
import { gameFrom, gameIds, playersFrom } from '../games/games.ts'
import { botNames, loadBots, namesFrom } from '../games/players.ts'
import { type Check, checks, type Series, simulate } from '../play/simulate.ts'
import { violationLines } from '../play/violations.ts'
import {
  cardCounts,
  mergeTally,
  newTally,
  type RoleResult,
  roleResults,
  rounded,
  type Violation,
} from '../shards/tally.ts'
import { type Command, type Invocation, jsonOption } from '../terminal/command.ts'
import { startProgress } from '../terminal/progress.ts'
import { textTable } from '../terminal/text-table.ts'
import { FOUND_PROBLEMS, flag, OK, oneOf, typed, wholeNumber } from '../terminal/usage.ts'

export interface Simulation {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly seed: string
  readonly check: Check
  readonly decisions: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly violations: readonly Violation[]
  readonly roles: Readonly<Record<string, RoleResult>>
  readonly cards: Readonly<Record<string, number>>
}

export const simulateCommand: Command = {
  usage: 'simulate',
  description: 'Play full games with bots; show scores, wins, played cards and violations',
  options: [
    { flags: '--game <id>', description: `Which game: ${gameIds.join(', ')}`, default: 'hegemony' },
    { flags: '--players <number>', description: 'Number of players', default: 4 },
    { flags: '--games <number>', description: 'Number of games', default: 100 },
    { flags: '--seed <text>', description: 'Seed of the series; game i is played with seed/i', default: '1' },
    {
      flags: '--bots <names>',
      description: `One for all or one for each seat: ${botNames.join(', ')}`,
      default: 'random',
    },
    {
      flags: '--check <when>',
      description: 'Check states after every step (all), at the end, or not (none)',
      default: 'all',
    },
    ...expansionOptions,
    jsonOption,
  ],
  examples: [
    'simulate --game hegemony --players 4 --games 1000 --seed 7',
    'simulate --players 3 --automas working=advanced,capitalist=simple --modules crisis,hidden,history',
    'simulate --game ballot --games 10 --json',
  ],
  async run(invocation) {
    const { options, io } = invocation
    const games = wholeNumber(options, 'games', 1)
    const series = seriesFrom(invocation)
    await loadBots(series.bots, series.game, series.players)
    const simulation = timed(series, games, invocation)
    io.out(flag(options, 'json') ? JSON.stringify(simulation) : describe(simulation))
    return simulation.violations.length > 0 ? FOUND_PROBLEMS : OK
  },
}

function seriesFrom({ options, argv }: Invocation): Series {
  const game = gameFrom(options)
  const players = playersFrom(options, game)
  return {
    game: expanded(game, players, argv),
    players,
    seed: typed(argv, 'seed') ?? '1',
    bots: namesFrom(typed(argv, 'bots') ?? 'random'),
    check: oneOf(options, 'check', checks),
  }
}

function timed(series: Series, games: number, { io }: Invocation): Simulation {
  const progress = startProgress(io, `${series.game.id}, ${series.players} players`, games)
  const tally = newTally()
  const start = performance.now()
  try {
    mergeTally(
      tally,
      simulate(series, 0, games, (count) => progress.advance(count)),
    )
  } finally {
    progress.stop()
  }
  const seconds = (performance.now() - start) / 1000
  return {
    game: series.game.id,
    players: series.players,
    games,
    seed: series.seed,
    check: series.check,
    decisions: tally.decisions,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    violations: tally.violations,
    roles: roleResults(tally),
    cards: cardCounts(tally),
  }
}

const CHECKED: Readonly<Record<Check, string>> = {
  all: 'every state examined, which costs time',
  some: 'one state in sixteen and the last of each game examined',
  end: 'the last state of each game examined',
  none: 'no state examined',
}

function describe(simulation: Simulation): string {
  const { game, players, games, seed, decisions, seconds, gamesPerSecond, violations, roles, cards } = simulation
  const roleTable = textTable(
    ['role', 'mean score', 'wins'],
    Object.entries(roles).map(([role, { meanScore, winShare }]) => [
      role,
      meanScore.toFixed(2),
      `${(100 * winShare).toFixed(1)}%`,
    ]),
  )
  return [
    `${game}, ${players} players, ${games} games with seed ${seed}`,
    roleTable,
    ...cardLines(cards),
    `${decisions} decisions in ${seconds} s: ${gamesPerSecond} games/s (${CHECKED[simulation.check]})`,
    violationLines(violations),
  ].join('\n\n')
}

const SHOWN_CARDS = 5

/** Cards played most and least; the JSON has all of them. */
function cardLines(cards: Simulation['cards']): string[] {
  const played = Object.entries(cards).sort(([, a], [, b]) => b - a)
  if (played.length === 0) return []
  const rows = (part: typeof played): string[][] => part.map(([card, count]) => [card, String(count)])
  const most = rows(played.slice(0, SHOWN_CARDS))
  const least = rows(played.slice(Math.max(SHOWN_CARDS, played.length - SHOWN_CARDS)))
  return [
    `${played.length} different cards played; most and least often:`,
    textTable(['card', 'played'], [...most, ['...', ''], ...least]),
  ]
}

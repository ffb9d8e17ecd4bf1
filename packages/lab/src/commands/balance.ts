// `hustings balance`: how Automas fare against each other and against bots, with confidence intervals.
import { playOut } from '@hustings/kernel'
import { type Command, jsonOption } from '../command.ts'
import { withOptions } from '../expansion.ts'
import { findGame, type LabGame, playersFrom } from '../games.ts'
import { botNames, namesFrom, seatBots, summonBots } from '../players.ts'
import { startProgress } from '../progress.ts'
import { gameSeed } from '../simulate.ts'
import { rounded } from '../tally.ts'
import { textTable } from '../text-table.ts'
import { flag, OK, typed, UsageError, wholeNumber } from '../usage.ts'

/** A value and half the width of its 95% interval. */
interface Estimate {
  readonly value: number
  readonly within: number
}

interface Fared {
  readonly table: string
  readonly seat: string
  readonly played: 'simple' | 'advanced' | 'bot'
  readonly score: Estimate
  readonly wins: Estimate
}

type Mode = 'simple' | 'advanced'
type Automas = Readonly<Record<string, Mode>>

const MODES: readonly Mode[] = ['simple', 'advanced']

export const balanceCommand: Command = {
  usage: 'balance',
  description: 'Let Automas play each other and bots; show win shares and mean scores with 95% intervals',
  options: [
    { flags: '--players <number>', description: 'How many play', default: 3 },
    { flags: '--games <number>', description: 'How many games at each table', default: 200 },
    { flags: '--seed <text>', description: 'Seed of the series', default: '1' },
    {
      flags: '--bots <name>',
      description: `Who plays against single Automas: ${botNames.join(', ')}`,
      default: 'random',
    },
    jsonOption,
  ],
  examples: ['balance --players 3 --games 500', 'balance --players 2 --json'],
  async run({ options, argv, io }) {
    const game = findGame('hegemony')
    if (game === undefined) throw new UsageError('there is no game with Automas')
    const players = playersFrom(options, game)
    const count = wholeNumber(options, 'games', 2)
    const seed = typed(argv, 'seed') ?? '1'
    const bots = namesFrom(typed(argv, 'bots') ?? 'random')
    await summonBots(bots, game, players)
    const tables = tablesFor(game, players)
    const progress = startProgress(io, `${game.id}, ${players} players`, count * tables.length)
    const fared: Fared[] = []
    try {
      for (const { name, automas } of tables) {
        const series = { game: withOptions(game, players, { automas }), players, seed, bots, count, automas }
        fared.push(...fare(name, series, () => progress.advance(1)))
      }
    } finally {
      progress.stop()
    }
    io.out(flag(options, 'json') ? JSON.stringify(fared) : describe(fared, count, seed))
    return OK
  },
}

/** All Automas in one mode, both modes mixed, and each class alone against bots. */
function tablesFor({ game, optionsFor }: LabGame, players: number): { name: string; automas: Automas }[] {
  const classes = game.seats(game.options(optionsFor(players))).filter((seat) => seat !== 'state')
  const all = (mode: Mode): Automas => Object.fromEntries(classes.map((seat) => [seat, mode]))
  return [
    ...MODES.map((mode) => ({ name: `all ${mode}`, automas: all(mode) })),
    ...classes.map((seat) => ({
      name: `${seat} advanced, others simple`,
      automas: { ...all('simple'), [seat]: 'advanced' } satisfies Automas,
    })),
    ...classes.flatMap((seat) =>
      MODES.map((mode) => ({ name: `${seat} ${mode} against bots`, automas: { [seat]: mode } satisfies Automas })),
    ),
  ]
}

interface BalanceSeries {
  readonly game: LabGame
  readonly players: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly count: number
  readonly automas: Automas
}

function fare(table: string, series: BalanceSeries, played: () => void): Fared[] {
  const { game, players, seed, count, automas } = series
  const seats = game.game.seats(game.game.options(game.optionsFor(players)))
  const bots = seatBots(series.bots, game, game.optionsFor(players))
  const scores = new Map(seats.map((seat) => [seat, [] as number[]]))
  const wins = new Map(seats.map((seat) => [seat, [] as number[]]))
  for (let index = 0; index < count; index++) {
    const { standings } = playOut(game.game, game.optionsFor(players), gameSeed(seed, index), bots)
    const winners = standings.filter(({ rank }) => rank === 1).length
    for (const { seat, score, rank } of standings) {
      scores.get(seat)?.push(score)
      wins.get(seat)?.push(rank === 1 ? 1 / winners : 0)
    }
    played()
  }
  return seats.map((seat) => ({
    table,
    seat,
    played: automas[seat] ?? 'bot',
    score: estimate(scores.get(seat) ?? []),
    wins: estimate(wins.get(seat) ?? []),
  }))
}

/** The mean, and 1.96 standard errors. */
export function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const error = Math.sqrt(squares / (values.length - 1) / values.length)
  return { value: rounded(mean, 4), within: rounded(1.96 * error, 4) }
}

function describe(fared: readonly Fared[], games: number, seed: string): string {
  const rows = fared.map(({ table, seat, played, score, wins }) => [
    table,
    seat,
    played,
    `${score.value.toFixed(1)} ± ${score.within.toFixed(1)}`,
    `${(100 * wins.value).toFixed(1)}% ± ${(100 * wins.within).toFixed(1)}`,
  ])
  return [
    `${games} games at each table with seed ${seed}; intervals of 95%`,
    textTable(['table', 'seat', 'played by', 'mean score', 'wins'], rows),
  ].join('\n\n')
}

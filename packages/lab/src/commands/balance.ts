// `hustings balance`: how Automas fare against each other and against bots, and how even the seats and cards of Planet B
// are, with confidence intervals.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { playOut } from '@hustings/kernel'
import { type Command, type Invocation, jsonOption } from '../command.ts'
import { type Estimate, estimate } from '../estimate.ts'
import { withOptions } from '../expansion.ts'
import { findGame, type LabGame, playersFrom } from '../games.ts'
import { balanceOfPlanetB, type PlanetBBalance } from '../planet-b-balance.ts'
import { balancePage, renewed } from '../planet-b-page.ts'
import { botNames, namesFrom, seatBots, summonBots } from '../players.ts'
import { startProgress } from '../progress.ts'
import { gameSeed } from '../shards/series.ts'
import { textTable } from '../text-table.ts'
import { flag, OK, typed, UsageError, wholeNumber } from '../usage.ts'

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
  description:
    'Let Automas play each other and bots, or bots play Planet B; show win shares and mean scores with 95% intervals',
  options: [
    {
      flags: '--game <id>',
      description: 'hegemony (its Automas) or planet-b (seats, offices, cards)',
      default: 'hegemony',
    },
    { flags: '--players <number>', description: 'How many play', default: 3 },
    { flags: '--games <number>', description: 'How many games at each table', default: 200 },
    { flags: '--seed <text>', description: 'Seed of the series', default: '1' },
    {
      flags: '--bots <name>',
      description: `Who plays against single Automas: ${botNames.join(', ')}`,
      default: 'random',
    },
    { flags: '--out <file>', description: 'Write the page about Planet B here' },
    jsonOption,
  ],
  examples: [
    'balance --players 3 --games 500',
    'balance --players 2 --json',
    'balance --game planet-b --games 2000 --bots medium --out docs/planet-b-balance.md',
  ],
  async run(invocation) {
    return typed(invocation.argv, 'game') === 'planet-b' ? planetB(invocation) : automas(invocation)
  },
}

const COUNTS = [2, 3, 4] as const

/** Every number of players, or the one that was named. */
async function planetB({ options, argv, io }: Invocation): Promise<number> {
  const game = findGame('planet-b')
  if (game === undefined) throw new UsageError('Planet B is not in the lab')
  const games = wholeNumber(options, 'games', 2)
  const seed = typed(argv, 'seed') ?? '1'
  const bots = namesFrom(typed(argv, 'bots') ?? 'medium')
  const named = typed(argv, 'players')
  const counts = COUNTS.filter((count) => named === undefined || named === String(count))
  const balances: PlanetBBalance[] = []
  for (const players of counts) {
    await summonBots(bots, game, players)
    const progress = startProgress(io, `${game.id}, ${players} players`, games)
    try {
      balances.push(balanceOfPlanetB({ players, games, seed, bots }, () => progress.advance(1)))
    } finally {
      progress.stop()
    }
  }
  const page = balancePage(balances, { bots: bots.join(', '), seed })
  const out = typed(argv, 'out')
  if (out !== undefined) writeFileSync(out, renewed(existsSync(out) ? readFileSync(out, 'utf8') : null, page))
  else io.out(flag(options, 'json') ? JSON.stringify(balances) : page)
  return OK
}

async function automas({ options, argv, io }: Invocation): Promise<number> {
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

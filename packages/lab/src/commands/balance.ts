// `hustings balance`: win shares of the places of a game, sources of points, policies in force, values of cards, and
// results of Automas.
import { balanceSeries } from '../balance/balance-shard.ts'
import { type Balance, balanceOf } from '../balance/balance-summary.ts'
import { balanceCsv } from '../balance/csv.ts'
import { balancePage, PLACES_HEAD, placeRows } from '../balance/page.ts'
import { automaTables } from '../balance/tables.ts'
import { expanded, expansionOptions } from '../games/expansion.ts'
import { gameFrom, type LabGame, playersFrom } from '../games/games.ts'
import { checkPlayer, namesFrom, playerNames } from '../games/players.ts'
import { runCommand, runOptions } from '../runs/run-command.ts'
import type { Wanted } from '../shards/series.ts'
import { isRecord, type Series } from '../shards/series.ts'
import { gainText } from '../shards/statistics.ts'
import { type Command, type Invocation, jsonOption } from '../terminal/command.ts'
import { updateSection } from '../terminal/generated-sections.ts'
import { textTable } from '../terminal/text-table.ts'
import { flag, OK, typed, UsageError, wholeNumber } from '../terminal/usage.ts'

const MODULES = expansionOptions.filter(({ flags }) => flags.startsWith('--modules'))

export const balanceCommand: Command = {
  usage: 'balance',
  description: 'Measure the balance of a game: places, points, policies and values of cards, with 95% intervals',
  options: [
    { flags: '--game <id>', description: 'hegemony or planet-b', default: 'hegemony' },
    { flags: '--players <number>', description: 'Number of players (default: each possible number)' },
    { flags: '--games <number>', description: 'Number of games per table', default: 200 },
    { flags: '--seed <text>', description: 'Seed of the series', default: '1' },
    {
      flags: '--bots <names>',
      description: `One for all or one for each seat: ${playerNames.join(', ')}`,
      default: 'medium',
    },
    { flags: '--automas', description: 'Automas against each other, and each class alone against the bot' },
    { flags: '--quick', description: 'Skip the values of cards: many more games in the same time' },
    ...MODULES,
    ...runOptions,
    { flags: '--write <page>', description: 'Update the figures of this page, such as docs/planet-b-balance.md' },
    { flags: '--csv', description: 'Print CSV instead of a table' },
    jsonOption,
  ],
  examples: [
    'balance --players 4 --games 500',
    'balance --players 3 --automas --bots random',
    'balance --game planet-b --games 2000 --results balance.json --write docs/planet-b-balance.md',
  ],
  async run(invocation) {
    const { options, argv, io } = invocation
    const wanted = await wantedFrom(invocation)
    const results = await runCommand(invocation, 'balance', wanted)
    const balances = wanted.flatMap(({ series }) => {
      const outcome = results.find(series)
      return outcome === undefined ? [] : [balanceOf(outcome)]
    })
    const page = typed(argv, 'write')
    if (page !== undefined)
      updateSection(page, 'balance', balancePage(balances, `npm run hustings -- ${argv.join(' ')}`))
    if (flag(options, 'csv')) io.out(balances.map(balanceCsv).join('\n').trimEnd())
    else io.out(flag(options, 'json') ? JSON.stringify(balances) : describe(balances))
    return OK
  },
}

export async function wantedFrom({ options, argv }: Invocation): Promise<Wanted[]> {
  const named = gameFrom(options)
  const counts = options.players === undefined ? named.playerCounts : [playersFrom(options, named)]
  const games = wholeNumber(options, 'games', 1)
  const seed = typed(argv, 'seed') ?? '1'
  const bots = namesFrom(typed(argv, 'bots') ?? 'medium').map(checkPlayer)
  const worth = !flag(options, 'quick')
  const series = counts.map(async (players) => {
    const table = optionsOf(
      expanded(
        named,
        players,
        argv.filter((word) => word !== '--automas'),
      ),
      players,
    )
    if (!flag(options, 'automas')) return [await balanceSeries(named, table, seed, bots, worth)]
    const [bot] = bots
    if (bot === undefined || bots.length > 1) throw new UsageError('--automas needs one bot')
    return Promise.all(automaTables(named, table, bot).map((who) => balanceSeries(named, table, seed, who, worth)))
  })
  return (await Promise.all(series)).flat().map((each) => ({ series: each, games }))
}

function optionsOf(game: LabGame, players: number): Series['options'] {
  const options = game.optionsFor(players)
  return isRecord(options) ? options : {}
}

const SHOWN = 8

function describe(balances: readonly Balance[]): string {
  const places = textTable(PLACES_HEAD, balances.flatMap(placeRows))
  const worths = balances.flatMap(({ things, players }) => {
    const known = things
      .flatMap(({ name, worth, examined }) => (worth === null ? [] : [{ name, worth, examined }]))
      .toSorted((one, other) => other.worth.value - one.worth.value)
    if (known.length === 0) return []
    const shown = known.length > 2 * SHOWN ? [...known.slice(0, SHOWN), ...known.slice(-SHOWN)] : known
    return [
      `What playing it was worth, of ${known.length} that were examined with ${players.length} players:`,
      textTable(
        ['', 'points', 'positions'],
        shown.map(({ name, worth, examined }) => [name, gainText(worth), String(examined)]),
      ),
    ]
  })
  return [places, ...worths].join('\n\n')
}

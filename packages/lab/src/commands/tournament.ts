// `hustings tournament`: measures the strength of bots and Automas in every seat.

import { expanded, expansionOptions } from '../games/expansion.ts'
import { findGame, gameFrom, gameIds, type LabGame, playersFrom } from '../games/games.ts'
import { checkPlayer, namesFrom, playerNames, weightsDigest } from '../games/players.ts'
import { runCommand, runOptions } from '../runs/run-command.ts'
import { Results } from '../shards/results.ts'
import type { Wanted } from '../shards/series.ts'
import { isRecord, type Series } from '../shards/series.ts'
import { type Command, type Invocation, jsonOption } from '../terminal/command.ts'
import { updateSection } from '../terminal/generated-sections.ts'
import { textTable } from '../terminal/text-table.ts'
import { flag, OK, typed, UsageError, wholeNumber } from '../terminal/usage.ts'
import { contestSeries } from '../tournament/contest.ts'
import { type DecisionVerdict, decisionsIn } from '../tournament/decisions.ts'
import { CONTEST_HEAD, contestRows, strengthPage } from '../tournament/page.ts'
import { TARGETS } from '../tournament/targets.ts'
import { type Verdict, verdictsIn } from '../tournament/verdict.ts'

const MODULES = expansionOptions.filter(({ flags }) => flags.startsWith('--modules'))

export const tournamentCommand: Command = {
  usage: 'tournament',
  description: 'Measure the strength of bots and Automas in every seat on the same deals, with 95% intervals',
  options: [
    { flags: '--game <id>', description: `Which game: ${gameIds.join(', ')}`, default: 'hegemony' },
    { flags: '--players <number>', description: 'Number of players', default: 4 },
    {
      flags: '--bots <names>',
      description: `Round robin of these players: ${playerNames.join(', ')}; hard/64 has at most 64 rollouts per decision`,
    },
    { flags: '--challengers <names>', description: 'Gauntlet: each of these plays every seat in turn ...' },
    { flags: '--among <names>', description: '... among each of these' },
    { flags: '--else <name>', description: 'Player of seats of the field that have no Automa', default: 'medium' },
    { flags: '--seats <names>', description: 'Seats of the challengers (default: all)' },
    {
      flags: '--games <number>',
      description: 'Number of deals; the field plays each, and the challenger in every seat',
    },
    { flags: '--targets', description: 'All contests that the targets of docs/bots.md need, for --game and --players' },
    { flags: '--seed <text>', description: 'Seed of the deals', default: 'tournament' },
    ...MODULES,
    ...runOptions,
    { flags: '--write <page>', description: 'Update the tables of this page, docs/bots.md, from the results file' },
    jsonOption,
  ],
  examples: [
    'tournament --bots random,easy,medium --games 50',
    'tournament --challengers hard,medium --among advanced-automa --seats working,middle,capitalist --games 100',
    'tournament --game planet-b --players 2 --challengers hard --among random,medium --games 200',
    'tournament --targets --results strength.json --write docs/bots.md',
  ],
  async run(invocation) {
    const { options, argv, io } = invocation
    const wanted = await wantedFrom(invocation)
    const results = wanted.length === 0 ? resultsFrom(argv) : await runCommand(invocation, 'tournament', wanted)
    const verdicts = await upToDate(verdictsIn(results))
    const page = typed(argv, 'write')
    if (page !== undefined)
      updateSection(page, 'strength', strengthPage(verdicts, await upToDateDecisions(decisionsIn(results))))
    io.out(flag(options, 'json') ? JSON.stringify(verdicts) : describe(verdicts))
    return OK
  },
}

/** With --write and nothing to play, the page uses the results of the file. */
function resultsFrom(argv: readonly string[]): Results {
  const file = typed(argv, 'results')
  if (file === undefined) throw new UsageError('name --bots, --challengers and --among, or --targets')
  return Results.load(file)
}

const DEALS = 20

async function wantedFrom(invocation: Invocation): Promise<Wanted[]> {
  const { options, argv } = invocation
  const named = gameFrom(options)
  const seed = typed(argv, 'seed') ?? 'tournament'
  const otherwise = checkPlayer(typed(argv, 'else') ?? 'medium')
  const games = options.games === undefined ? undefined : wholeNumber(options, 'games', 1)
  if (flag(options, 'targets')) return targetContests(invocation, named, seed, otherwise, games)
  const pairs = pairsFrom(argv, playersFrom(options, named))
  const players = playersFrom(options, named)
  const table = optionsOf(expanded(named, players, argv), players)
  const seats = typed(argv, 'seats')
  const contests = pairs.map(async ([challenger, field]) => ({
    series: await contestSeries(named, table, seed, {
      challenger,
      field,
      otherwise,
      ...(seats === undefined ? {} : { seats: namesFrom(seats) }),
    }),
    games: games ?? DEALS,
  }))
  return Promise.all(contests)
}

/** For the named number of players, otherwise for all. */
async function targetContests(
  { options, argv }: Invocation,
  named: LabGame,
  seed: string,
  otherwise: string,
  games: number | undefined,
): Promise<Wanted[]> {
  const only = typed(argv, 'players') === undefined ? null : playersFrom(options, named)
  const only_bots = typed(argv, 'challengers')
  const chosen = TARGETS.filter(
    ({ game, players, challenger }) =>
      game === named.id &&
      (only === null || players === only) &&
      (only_bots === undefined || namesFrom(only_bots).includes(challenger)),
  )
  const wanted = new Map<string, Wanted>()
  for (const { players, challenger, field, seats, games: asked } of chosen) {
    const terms = { challenger, field, otherwise, ...(seats === undefined ? {} : { seats }) }
    const series = await contestSeries(named, optionsOf(named, players), seed, terms)
    // Two targets can share a contest.
    wanted.set(JSON.stringify(series), { series, games: games ?? asked })
  }
  return [...wanted.values()]
}

function optionsOf(game: LabGame, players: number): Series['options'] {
  const options = game.optionsFor(players)
  return isRecord(options) ? options : {}
}

/** Pairs of challenger and field. */
function pairsFrom(argv: readonly string[], players: number): readonly (readonly [string, string])[] {
  const all = typed(argv, 'bots')
  const challengers = typed(argv, 'challengers')
  const field = typed(argv, 'among')
  const names = (list: string): string[] => namesFrom(list).map(checkPlayer)
  if (all !== undefined) {
    if (challengers !== undefined || field !== undefined) throw new UsageError('--bots, or --challengers and --among')
    return roundRobin(names(all), players)
  }
  if (challengers === undefined && field === undefined) return []
  if (challengers === undefined || field === undefined) throw new UsageError('--challengers and --among go together')
  return names(challengers).flatMap((one) => names(field).map((other) => [one, other] as const))
}

/** With two players one of each pair is enough, because they play each other in both seats. */
function roundRobin(names: readonly string[], players: number): readonly (readonly [string, string])[] {
  if (new Set(names).size < 2) throw new UsageError('a round robin needs at least two different players')
  return names.flatMap((one, index) =>
    (players === 2 ? names.slice(0, index) : names)
      .filter((other) => other !== one)
      .map((other) => [one, other] as const),
  )
}

/** Drops results of other weights. */
async function upToDate(verdicts: readonly Verdict[]): Promise<Verdict[]> {
  const known = await Promise.all(
    verdicts.map(async (verdict) => {
      const game = findGame(verdict.game)
      if (game === undefined) return false
      const { challenger, field, otherwise, players } = verdict
      return verdict.learned === (await weightsDigest([challenger, field, otherwise], game, players))
    }),
  )
  return verdicts.filter((_, index) => known[index] === true)
}

async function upToDateDecisions(decisions: readonly DecisionVerdict[]): Promise<DecisionVerdict[]> {
  const known = await Promise.all(
    decisions.map(async ({ game: id, players, learned }) => {
      const game = findGame(id)
      return game !== undefined && learned === (await weightsDigest(['medium'], game, players))
    }),
  )
  return decisions.filter((_, index) => known[index] === true)
}

function describe(verdicts: readonly Verdict[]): string {
  const compared = verdicts.map(
    ({ game, players, challenger, field, deals, compared: { value, low, high, decided } }) => {
      const share = `${(100 * value).toFixed(1)}% [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
      return `${game}, ${players} players: ${challenger} among ${field} is ahead on ${share} of ${decided} decided of ${deals} deals, all seats together`
    },
  )
  return [textTable(CONTEST_HEAD, verdicts.flatMap(contestRows)), compared.join('\n')].join('\n\n')
}

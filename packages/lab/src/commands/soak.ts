// `hustings soak`: the long property run over all player counts and CPUs.
import { availableParallelism } from 'node:os'
import { type Command, jsonOption } from '../command.ts'
import { gameFrom, gameIds, playersFrom } from '../games.ts'
import { startProgress } from '../progress.ts'
import { gamesOf, type SoakPlan, type SoakResult, soak, unseen } from '../soak.ts'
import { cardCounts, roleResults, rounded } from '../tally.ts'
import { textTable } from '../text-table.ts'
import { FOUND_PROBLEMS, flag, OK, typed, wholeNumber } from '../usage.ts'
import { violationLines } from '../violations.ts'

export const soakCommand: Command = {
  usage: 'soak',
  description:
    'Play very many random games for each player count on all CPUs, examine every state, replay and load matches',
  options: [
    { flags: '--game <id>', description: `Which game: ${gameIds.join(', ')}`, default: 'hegemony' },
    { flags: '--players <number>', description: 'Only this number of players (default: each there is)' },
    {
      flags: '--games <number>',
      description: 'How many games for each player count, and with Automas and modules together',
      default: 10_000,
    },
    { flags: '--seed <text>', description: 'Seed of the series; game i is played with seed/i', default: 'soak' },
    { flags: '--workers <number>', description: 'How many threads', default: availableParallelism() },
    jsonOption,
  ],
  examples: ['soak --games 1000', 'soak --players 2 --seed 7'],
  async run({ options, argv, io }) {
    const game = gameFrom(options)
    const only = options.players === undefined ? null : playersFrom(options, game)
    const plan: SoakPlan = {
      game: game.id,
      playerCounts: only === null ? game.playerCounts : [only],
      settings: (game.settings ?? []).filter(({ players }) => only === null || players === only),
      games: wholeNumber(options, 'games', 1),
      seed: typed(argv, 'seed') ?? 'soak',
      workers: wholeNumber(options, 'workers', 1),
    }
    const progress = startProgress(io, `soak ${game.id}`, gamesOf(plan))
    const start = performance.now()
    const results = await soak(plan, (count) => progress.advance(count)).finally(() => progress.stop())
    const seconds = rounded((performance.now() - start) / 1000, 3)
    const missing = only === null ? unseen(game.wanted ?? [], results) : []
    io.out(
      flag(options, 'json')
        ? JSON.stringify({ ...asJson(plan, seconds, results), unseen: missing })
        : describe(plan, seconds, results, missing),
    )
    return results.some(({ tally }) => tally.violations.length > 0) ? FOUND_PROBLEMS : OK
  },
}

function asJson({ game, games, seed, workers }: SoakPlan, seconds: number, results: readonly SoakResult[]): object {
  return {
    game,
    games,
    seed,
    workers,
    seconds,
    runs: results.map(({ players, more, tally }) => ({
      players,
      ...more,
      games: tally.games,
      decisions: tally.decisions,
      violations: tally.violations,
      roles: roleResults(tally),
      cards: cardCounts(tally),
    })),
  }
}

function describe(
  { game, seed, workers }: SoakPlan,
  seconds: number,
  results: readonly SoakResult[],
  missing: readonly string[],
): string {
  const table = textTable(
    ['players', 'with', 'games', 'decisions', 'cards seen', 'violations'],
    results.map(({ players, more, tally }) => [
      String(players),
      additions(more),
      String(tally.games),
      String(tally.decisions),
      String(Object.keys(tally.cards).length),
      String(tally.violations.length),
    ]),
  )
  const found = results
    .filter(({ tally }) => tally.violations.length > 0)
    .map(({ players, tally }) => `With ${players} players, ${violationLines(tally.violations)}`)
  const head = `${game} with seed ${seed}: ${seconds} s on ${workers} threads, every state examined, every tenth game replayed and loaded as a match`
  const never = missing.length === 0 ? [] : [`Never seen: ${missing.join(', ')}`]
  return [head, table, ...(found.length === 0 ? ['No violations.'] : found), ...never].join('\n\n')
}

/** `working=simple capitalist=simple; hiddenAgendas` */
function additions(more: SoakResult['more']): string {
  return Object.values(more)
    .map((part) =>
      Object.entries(part ?? {})
        .map(([name, how]) => (how === true ? name : `${name}=${String(how)}`))
        .join(' '),
    )
    .join('; ')
}

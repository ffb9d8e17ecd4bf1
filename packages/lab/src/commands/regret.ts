// `hustings regret`: ranks searchers by single decisions, which takes much less time than games.

import { gameFrom, playersFrom } from '../games/games.ts'
import { namesFrom } from '../games/players.ts'
import { examineHead, type Ranked, rankedIn, rankRow } from '../regret/ranking.ts'
import { regretSeries } from '../regret/regret-shard.ts'
import { runCommand, runOptions } from '../runs/run-command.ts'
import { isRecord } from '../shards/series.ts'
import { gainText } from '../shards/statistics.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { textTable } from '../terminal/text-table.ts'
import { flag, OK, typed, wholeNumber } from '../terminal/usage.ts'

const SEARCHERS = 'policy,16,64,256,64-end,64-stage'

export const regretCommand: Command = {
  usage: 'regret',
  description:
    'Rank searchers by the gain of their answers over the policy, measured with many rollouts of every answer',
  options: [
    { flags: '--game <id>', description: 'Which game', default: 'hegemony' },
    { flags: '--players <number>', description: 'Number of players', default: 4 },
    { flags: '--games <number>', description: 'Number of positions, one per game', default: 100 },
    {
      flags: '--truth <number>',
      description: 'Number of rollouts per answer that define the true value',
      default: 100,
    },
    {
      flags: '--searchers <names>',
      description: `policy, or rollouts and horizon: 64, 64-end, 64-stage (default: ${SEARCHERS})`,
    },
    { flags: '--seed <text>', description: 'Seed of the positions', default: 'regret' },
    ...runOptions,
    jsonOption,
  ],
  examples: ['regret --players 2 --games 200', 'regret --searchers 32,128,512 --truth 400'],
  async run(invocation) {
    const { options, argv, io } = invocation
    const game = gameFrom(options)
    const table = game.optionsFor(playersFrom(options, game))
    const searchers = namesFrom(typed(argv, 'searchers') ?? SEARCHERS)
    const truth = wholeNumber(options, 'truth', 2)
    const seed = typed(argv, 'seed') ?? 'regret'
    const series = await regretSeries(game, isRecord(table) ? table : {}, seed, searchers, truth)
    const results = await runCommand(invocation, 'regret', [{ series, games: wholeNumber(options, 'games', 1) }])
    const outcome = results.find(series)
    const ranked = outcome === undefined ? null : rankedIn(outcome)
    io.out(
      flag(options, 'json') ? JSON.stringify(ranked) : ranked === null ? 'Nothing was examined.' : describe(ranked),
    )
    return OK
  },
}

function describe(ranked: Ranked): string {
  const { positions, truth, perfect, searchers } = ranked
  return [
    `${positions} positions in which the policy was less than 90% sure; the truth is ${truth} rollouts of each answer to the end`,
    textTable(examineHead, searchers.map(rankRow)),
    `Perfect knowledge would gain ${gainText(perfect)}.`,
  ].join('\n\n')
}

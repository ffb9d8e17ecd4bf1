// Tables of a soak run: every player count, plain and with all pairs of Automas and modules.
import type { LabGame } from '../games/games.ts'
import type { Wanted } from '../shards/series.ts'
import { isRecord } from '../shards/series.ts'
import { soakSeries } from './soak-shard.ts'

export interface SoakPlan {
  /** Number of games per player count, and for all tables with additions together. */
  readonly games: number
  readonly only: number | null
  readonly seed: string
  readonly commit: string
}

export function soakTables(game: LabGame, { games, only, seed, commit }: SoakPlan): Wanted[] {
  const { version } = game.game
  const here = (players: number): boolean => only === null || players === only
  const settings = (game.settings ?? []).filter(({ players }) => here(players))
  const wanted = (options: unknown, count: number): Wanted => ({
    series: soakSeries({ game: game.id, version }, isRecord(options) ? options : {}, seed, commit),
    games: count,
  })
  return [
    ...game.playerCounts.filter(here).map((players) => wanted(game.optionsFor(players), games)),
    ...settings.map(({ players, more }) =>
      wanted(Object.assign({}, game.optionsFor(players), more), Math.ceil(games / settings.length)),
    ),
  ]
}

// The games this server hosts, and the bots that can sit down at its tables.
import { hegemony, summary } from '@hustings/hegemony'
import { HustingsError, type Seat } from '@hustings/kernel'
import { engineOf, type GameEngine } from '@hustings/live'
import { planetB, summary as planetBSummary } from '@hustings/planet-b'

export type Games = ReadonlyMap<string, GameEngine>

export const hostedGames: Games = new Map([
  [hegemony.id, engineOf(hegemony, summary)],
  [planetB.id, engineOf(planetB, planetBSummary)],
])

/** The bots that can sit down, by name: levels, but for the one that takes more time than a server has. */
export const BOTS = ['medium', 'easy', 'hard', 'random'] as const

/** Sits down where nobody has said which, and in for people who have left. */
export const DEFAULT_BOT = 'medium'

/** The options as the game understands them, its seats, and those that the rules play themselves. */
export interface Setup {
  readonly options: unknown
  readonly seats: readonly Seat[]
  readonly automatic: readonly Seat[]
}

export function setupOf(engine: GameEngine, input: unknown): Setup {
  const options = engine.game.options(input)
  return { options, seats: engine.game.seats(options), automatic: engine.game.automatic?.(options) ?? [] }
}

export function engineFor(games: Games, id: string): GameEngine {
  const engine = games.get(id)
  if (engine === undefined) throw new HustingsError('foreign-record', { game: id })
  return engine
}

// The games this server hosts, and the bots that can sit down at its tables.
import { randomBot } from '@hustings/bots'
import { hegemony, summary } from '@hustings/hegemony'
import { type Bot, HustingsError, type Seat } from '@hustings/kernel'
import { engineOf, type GameEngine } from '@hustings/live'
import { planetB, summary as planetBSummary } from '@hustings/planet-b'

export type Games = ReadonlyMap<string, GameEngine>

export const hostedGames: Games = new Map([
  [hegemony.id, engineOf(hegemony, summary)],
  [planetB.id, engineOf(planetB, planetBSummary)],
])

export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot }

export const DEFAULT_BOT = 'random'

export function botNamed(name: string): Bot {
  return (Object.hasOwn(BOTS, name) ? BOTS[name] : undefined) ?? randomBot
}

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

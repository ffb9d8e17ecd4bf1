// The games of this server, and the bots of its tables.
import { HustingsError, type Seat } from '@hustings/kernel'
import { engineOf, type GameEngine } from '@hustings/live'

type EngineLoader = () => Promise<GameEngine>

/** The engine of a game is imported when its first match is created or loaded. */
export type Games = ReadonlyMap<string, EngineLoader>

export const hostedGames: Games = new Map<string, EngineLoader>([
  ['hegemony', () => import('@hustings/hegemony').then(({ hegemony, summary }) => engineOf(hegemony, summary))],
  ['planet-b', () => import('@hustings/planet-b').then(({ planetB, summary }) => engineOf(planetB, summary))],
])

/** The bots of a table by name: all levels except the one that takes more time than a server has. */
export const BOTS = ['medium', 'easy', 'hard', 'random'] as const

/** Plays seats without a chosen bot, and seats of players who have left. */
export const DEFAULT_BOT = 'medium'

/** The parsed options, the seats, and the automatic seats. */
export interface Setup {
  readonly options: unknown
  readonly seats: readonly Seat[]
  readonly automatic: readonly Seat[]
}

export function setupOf(engine: GameEngine, input: unknown): Setup {
  const options = engine.game.options(input)
  return { options, seats: engine.game.seats(options), automatic: engine.game.automatic?.(options) ?? [] }
}

const loaded = new WeakMap<EngineLoader, Promise<GameEngine>>()

export async function engineFor(games: Games, id: string): Promise<GameEngine> {
  const load = games.get(id)
  if (load === undefined) throw new HustingsError('foreign-record', { game: id })
  const engine = loaded.get(load) ?? load()
  loaded.set(load, engine)
  return engine
}

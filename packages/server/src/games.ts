// The games this server hosts, and the bots that can sit down at its tables.
import { botAt, loadWeights, type Mind, mindOf, randomBot, type Weights } from '@hustings/bots'
import { hegemony, summary } from '@hustings/hegemony'
import { type Bot, HustingsError, type Seat } from '@hustings/kernel'
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

/** Rollouts for one decision of a bot, at most: all tables of a server share it. */
const ROLLOUTS_AT_MOST = 128

export function botNamed(name: string, mind: Mind): Bot {
  const known = BOTS.find((bot) => bot === name) ?? DEFAULT_BOT
  return known === 'random' ? randomBot : botAt(known, mind, ROLLOUTS_AT_MOST)
}

const learned = new Map<string, Promise<Weights>>()

/** What bots know about the match of a table; it is read once for each game and player count. */
export async function mindFor({ game }: GameEngine, options: unknown): Promise<Mind> {
  const players = game.seats(game.options(options)).length
  const key = `${game.id} ${players}`
  const weights = learned.get(key) ?? loadWeights(game, players)
  learned.set(key, weights)
  return mindOf(game, options, await weights)
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

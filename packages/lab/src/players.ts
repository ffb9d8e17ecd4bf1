// The bots that can sit down at a table in the lab, by name: the random one, and the levels of those that have learned.
import {
  botAt,
  LEVELS,
  type Level,
  loadWeights,
  type Mind,
  mindOf,
  noWeights,
  randomBot,
  type Weights,
} from '@hustings/bots'
import type { Bot, Seat } from '@hustings/kernel'
import type { LabGame } from './games.ts'
import { UsageError } from './usage.ts'

export const botNames: readonly string[] = [randomBot.name, ...LEVELS]

/** What was learned about each game, once somebody has asked for it: `summonBots`. */
const learned = new Map<string, Weights>()

const tableOf = ({ id }: LabGame, players: number): string => `${id} ${players}`

/** Bots that have learned need their weights: to be awaited once before they are seated. */
export async function summonBots(names: readonly string[], game: LabGame, players: number): Promise<void> {
  if (names.every((name) => levelNamed(name) === null)) return
  learned.set(tableOf(game, players), await loadWeights(game.game, players))
}

/** One name for everybody, or one for each seat in order. */
export function seatBots(names: readonly string[], game: LabGame, options: unknown): (seat: Seat) => Bot {
  const seats = game.game.seats(game.game.options(options))
  if (names.length !== 1 && names.length !== seats.length) {
    throw new UsageError(`--bots needs one name, or one for each of ${seats.join(', ')}`)
  }
  const weights = learned.get(tableOf(game, seats.length)) ?? noWeights(game.game, seats.length)
  const mind = mindOf(game.game, options, weights)
  const seated = seats.map((_, index) => botNamed(names[index] ?? names[0] ?? '', mind))
  return (seat) => seated[seats.indexOf(seat)] ?? randomBot
}

function levelNamed(name: string): Level | null {
  return LEVELS.find((level) => level === name) ?? null
}

function botNamed(name: string, mind: Mind): Bot {
  const level = levelNamed(name)
  if (level !== null) return botAt(level, mind)
  if (name === randomBot.name) return randomBot
  throw new UsageError(`unknown bot "${name}"; there are ${botNames.join(', ')}`)
}

export function namesFrom(list: string): string[] {
  return list.split(',').map((name) => name.trim())
}

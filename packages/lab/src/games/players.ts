// Who can sit down at a table in the lab, by name: the random bot, the levels of those that have learned, and Automas.
import { createHash } from 'node:crypto'
import {
  type BotModel,
  botAt,
  createModel,
  LEVELS,
  type Level,
  loadWeights,
  noWeights,
  randomBot,
  type Weights,
  withoutAutomas,
  writeWeights,
} from '@hustings/bots'
import type { Bot, Option, Seat } from '@hustings/kernel'
import { UsageError } from '../terminal/usage.ts'
import type { LabGame } from './games.ts'

export const botNames: readonly string[] = [randomBot.name, ...LEVELS]

/** Seats that the rules play, by the name of their mode in the game's options. */
const AUTOMAS: Readonly<Record<string, string>> = { 'simple-automa': 'simple', 'advanced-automa': 'advanced' }

export const playerNames: readonly string[] = [...botNames, ...Object.keys(AUTOMAS)]

/** The mode of an Automa with this name; null for bots. */
export function automaNamed(name: string): string | null {
  return (Object.hasOwn(AUTOMAS, name) ? AUTOMAS[name] : undefined) ?? null
}

/** What was learned about each game, once somebody has asked for it: `summonBots`. */
const learned = new Map<string, Weights>()

const tableOf = ({ id }: LabGame, players: number): string => `${id} ${players}`

/** Bots that have learned need their weights: to be awaited once before they are seated. */
export async function summonBots(names: readonly string[], game: LabGame, players: number): Promise<void> {
  if (names.every((name) => skillNamed(name) === null)) return
  if (learned.has(tableOf(game, players))) return
  learned.set(tableOf(game, players), await loadWeights(game.game, players))
}

/**
 * Tells weights apart: results of bots hold for these alone. Nothing where nobody has learned anything. What was learned
 * for the company of Automas has no say at a table without them, and is left out there.
 */
export async function learnedBy(names: readonly string[], game: LabGame, players: number): Promise<string> {
  await summonBots(names, game, players)
  const weights = learned.get(tableOf(game, players))
  if (weights === undefined || names.every((name) => skillNamed(name) === null)) return ''
  const told = names.some((name) => automaNamed(name) !== null) ? weights : withoutAutomas(weights)
  return createHash('sha256').update(writeWeights(told)).digest('hex').slice(0, 12)
}

/** What everybody at the table brings: to be asked after `summonBots`. */
export function mindFor(game: LabGame, options: unknown): BotModel {
  const { length } = game.game.seats(game.game.options(options))
  return createModel(game.game, options, learned.get(tableOf(game, length)) ?? noWeights(game.game, length))
}

/** One name for everybody, or one for each seat in order. */
export function seatBots(names: readonly string[], game: LabGame, options: unknown): (seat: Seat) => Bot {
  const seats = game.game.seats(game.game.options(options))
  if (names.length !== 1 && names.length !== seats.length) {
    throw new UsageError(`--bots needs one name, or one for each of ${seats.join(', ')}`)
  }
  const model = mindFor(game, options)
  const seated = seats.map((_, index) => botNamed(names[index] ?? names[0] ?? '', model))
  return (seat) => seated[seats.indexOf(seat)] ?? randomBot
}

/** Between the name of a bot and the prompt that it answers by lot. */
const BY_LOT = '?'

/** `hard`, or `hard/64`: with at most 64 rollouts for one decision, and 128 for a turn, as a server bounds it. */
function skillNamed(name: string): { readonly level: Level; readonly most: number } | null {
  const [own = ''] = name.split(BY_LOT)
  const [word, bound, ...rest] = own.split('/')
  const level = LEVELS.find((each) => each === word)
  if (level === undefined || rest.length > 0) return null
  if (bound === undefined) return { level, most: Number.POSITIVE_INFINITY }
  return /^\d+$/.test(bound) ? { level, most: Number(bound) } : null
}

export function botNamed(name: string, model: BotModel): Bot {
  const skill = skillNamed(name)
  if (skill !== null) return byLotAt(name.split(BY_LOT)[1], botAt(skill.level, model, skill.most))
  if (name === randomBot.name) return randomBot
  throw new UsageError(`unknown bot "${name}"; there are ${botNames.join(', ')}`)
}

/**
 * `medium?ask.deal`: everything as the bot would, but this prompt is answered by lot, unless the bot would do something
 * beside it. Tells what comes of a habit of the bots apart from what lies in the game.
 */
function byLotAt(prompt: string | undefined, bot: Bot): Bot {
  if (prompt === undefined) return bot
  return {
    ...bot,
    decide(question, seen) {
      const answer = bot.decide(question, seen)
      if (question.prompt.key !== prompt || question.shape !== 'pick') return answer
      const options: readonly Option[] = 'offers' in question ? question.offers : question.options
      const asked = options.filter(({ aside, blocked }) => aside !== true && blocked === undefined)
      if (!asked.some(({ id }) => id === answer)) return answer
      return asked[seen.random.below(asked.length)]?.id ?? answer
    },
  }
}

/** A clear word when nobody goes by this name. */
export function checkPlayer(name: string): string {
  if (skillNamed(name) !== null || name === randomBot.name || automaNamed(name) !== null) return name
  throw new UsageError(`nobody is called "${name}"; there are ${playerNames.join(', ')}`)
}

export function namesFrom(list: string): string[] {
  return list.split(',').map((name) => name.trim())
}

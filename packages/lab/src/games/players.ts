// Players of the lab by name: the random bot, bots of a level, and Automas.
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

/** Names of Automas, with their mode in the options of the game. */
const AUTOMAS: Readonly<Record<string, string>> = { 'simple-automa': 'simple', 'advanced-automa': 'advanced' }

export const playerNames: readonly string[] = [...botNames, ...Object.keys(AUTOMAS)]

/** Returns the mode of an Automa; null for bots. */
export function automaNamed(name: string): string | null {
  return (Object.hasOwn(AUTOMAS, name) ? AUTOMAS[name] : undefined) ?? null
}

/** Weights by game and player count; filled by `loadBots`. */
const loadedWeights = new Map<string, Weights>()

const tableOf = ({ id }: LabGame, players: number): string => `${id} ${players}`

/** Loads the weights that these bots need. Must be awaited before `seatBots` and `modelFor`. */
export async function loadBots(names: readonly string[], game: LabGame, players: number): Promise<void> {
  if (names.every((name) => parseBotName(name) === null)) return
  if (loadedWeights.has(tableOf(game, players))) return
  loadedWeights.set(tableOf(game, players), await loadWeights(game.game, players))
}

/**
 * Returns a digest of the weights, because results are valid for these weights only; empty without trained bots. At a
 * table without Automas it leaves out the parameters for Automas.
 */
export async function weightsDigest(names: readonly string[], game: LabGame, players: number): Promise<string> {
  await loadBots(names, game, players)
  const weights = loadedWeights.get(tableOf(game, players))
  if (weights === undefined || names.every((name) => parseBotName(name) === null)) return ''
  const used = names.some((name) => automaNamed(name) !== null) ? weights : withoutAutomas(weights)
  return createHash('sha256').update(writeWeights(used)).digest('hex').slice(0, 12)
}

/** Returns the model of a table. Call `loadBots` first. */
export function modelFor(game: LabGame, options: unknown): BotModel {
  const { length } = game.game.seats(game.game.options(options))
  return createModel(game.game, options, loadedWeights.get(tableOf(game, length)) ?? noWeights(game.game, length))
}

/** `names` has one name for all seats, or one for each seat in order. */
export function seatBots(names: readonly string[], game: LabGame, options: unknown): (seat: Seat) => Bot {
  const seats = game.game.seats(game.game.options(options))
  if (names.length !== 1 && names.length !== seats.length) {
    throw new UsageError(`--bots needs one name, or one for each of ${seats.join(', ')}`)
  }
  const model = modelFor(game, options)
  const seated = seats.map((_, index) => botNamed(names[index] ?? names[0] ?? '', model))
  return (seat) => seated[seats.indexOf(seat)] ?? randomBot
}

/** Separates the name of a bot from the prompt that it answers at random. */
const RANDOM_PROMPT = '?'

/** Parses `hard`, or `hard/64`: at most 64 rollouts per decision and 128 per turn, like the limit of a server. */
function parseBotName(name: string): { readonly level: Level; readonly most: number } | null {
  const [own = ''] = name.split(RANDOM_PROMPT)
  const [word, bound, ...rest] = own.split('/')
  const level = LEVELS.find((each) => each === word)
  if (level === undefined || rest.length > 0) return null
  if (bound === undefined) return { level, most: Number.POSITIVE_INFINITY }
  return /^\d+$/.test(bound) ? { level, most: Number(bound) } : null
}

export function botNamed(name: string, model: BotModel): Bot {
  const parsed = parseBotName(name)
  if (parsed !== null) return withRandomPrompt(name.split(RANDOM_PROMPT)[1], botAt(parsed.level, model, parsed.most))
  if (name === randomBot.name) return randomBot
  throw new UsageError(`unknown bot "${name}"; there are ${botNames.join(', ')}`)
}

/**
 * `medium?ask.deal`: plays like the bot, but answers this prompt at random, unless the bot takes an additional option
 * (`aside`). Separates the effect of a habit of the bots from properties of the game.
 */
function withRandomPrompt(prompt: string | undefined, bot: Bot): Bot {
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

/** Returns the name, or throws a usage error if it is unknown. */
export function checkPlayer(name: string): string {
  if (parseBotName(name) !== null || name === randomBot.name || automaNamed(name) !== null) return name
  throw new UsageError(`unknown player "${name}"; there are ${playerNames.join(', ')}`)
}

export function namesFrom(list: string): string[] {
  return list.split(',').map((name) => name.trim())
}

// How bots play on, in a thread of their own. Weights are read here and nowhere else.
import { botAt, loadWeights, type Mind, mindOf, randomBot, type Weights } from '@hustings/bots'
import { type Bot, type Choice, Match, type Seat } from '@hustings/kernel'
import { type GameEngine, type LiveMatch, machineAsked, machineChoice, machinesOf } from '@hustings/live'
import { BOTS, DEFAULT_BOT, engineFor, type Games } from '../games.ts'
import type { BotTask } from './task.ts'

/** Rollouts for one decision of a bot, at most: all tables of a server share its threads. */
const ROLLOUTS_AT_MOST = 128

export async function playOn(games: Games, task: BotTask): Promise<Choice[]> {
  const engine = engineFor(games, task.game)
  const match: LiveMatch = Match.load(engine.game, task.record)
  const mind = task.bots.every(([, name]) => name === 'random') ? null : await mindFor(engine, match.options)
  const bots = new Map(task.bots.map(([seat, name]) => [seat, botNamed(name, mind)]))
  const machines = task.only === null ? machinesOf(match, bots) : [task.only]
  const choices: Choice[] = []
  while (choices.length < task.limit && !match.over) {
    const decision = machineAsked(match, machines)
    if (decision === null) break
    const choice = machineChoice(match, decision, bots)
    match.answer(choice.seat, decision.id, choice.answer)
    choices.push(choice)
  }
  return choices
}

function botNamed(name: string, mind: Mind | null): Bot {
  const known = BOTS.find((bot) => bot === name) ?? DEFAULT_BOT
  return known === 'random' || mind === null ? randomBot : botAt(known, mind, ROLLOUTS_AT_MOST)
}

const learned = new Map<string, Promise<Weights>>()

/** What bots know about the match of a table; it is read once for each game and player count. */
async function mindFor({ game }: GameEngine, options: unknown): Promise<Mind> {
  const seats: readonly Seat[] = game.seats(game.options(options))
  const key = `${game.id} ${seats.length}`
  const weights = learned.get(key) ?? loadWeights(game, seats.length)
  learned.set(key, weights)
  return mindOf(game, options, await weights)
}

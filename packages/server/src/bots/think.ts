// Bots play, give hints and explain moves in a separate thread. Only this file reads weights.
import {
  type BotModel,
  botAt,
  type Chooser,
  createModel,
  hintFor,
  LEVELS,
  loadWeights,
  randomBot,
  reasonsOf,
  type Weights,
} from '@hustings/bots'
import { type Bot, type Choice, HustingsError, Match, type Seat } from '@hustings/kernel'
import { type GameEngine, type LiveMatch, machineAsked, machineChoice, machinesOf } from '@hustings/live'
import type { Hint, Reason } from '@hustings/protocol'
import { BOTS, DEFAULT_BOT, engineFor, type Games } from '../config/games.ts'
import type { BotTask, HintTask, Reply, Task, WhyTask } from './task.ts'

/** Maximum number of rollouts per decision of a bot, because all tables of a server share its threads. */
const ROLLOUTS_AT_MOST = 64

export async function answerTo(games: Games, task: Task): Promise<Reply> {
  switch (task.kind) {
    case 'play':
      return { kind: task.kind, found: await playOn(games, task) }
    case 'hint':
      return { kind: task.kind, found: await hint(games, task) }
    case 'why':
      return { kind: task.kind, found: await why(games, task) }
  }
}

export async function hint(games: Games, { game, record, decision }: HintTask): Promise<Hint> {
  const engine = await engineFor(games, game)
  const match: LiveMatch = Match.load(engine.game, record)
  const open = match.decisions.find(({ id, seat }) => id === decision.id && seat === decision.seat)
  if (open === undefined) throw new HustingsError('stale-decision', { seat: decision.seat })
  return drained(hintFor(await mindFor(engine, match.options), match, open, ROLLOUTS_AT_MOST))
}

export async function why(games: Games, task: WhyTask): Promise<readonly Reason[]> {
  const engine = await engineFor(games, task.game)
  const match: LiveMatch = Match.load(engine.game, task.record)
  const deeds = task.deeds.map(({ bot, ...choice }) => ({ ...choice, chooser: chooserNamed(bot) }))
  const { seat, count, reader } = task
  return drained(reasonsOf(await mindFor(engine, match.options), match, deeds, { seat, count }, reader))
}

function drained<T>(thoughts: Generator<unknown, T>): T {
  for (;;) {
    const step = thoughts.next()
    if (step.done === true) return step.value
  }
}

/** People and automatic seats have no reasons to give. */
function chooserNamed(bot: string | null): Chooser | null {
  if (bot === 'random') return { level: null }
  const level = LEVELS.find((known) => known === bot)
  return level === undefined ? null : { level, most: ROLLOUTS_AT_MOST }
}

export async function playOn(games: Games, task: BotTask): Promise<Choice[]> {
  const engine = await engineFor(games, task.game)
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

function botNamed(name: string, mind: BotModel | null): Bot {
  const known = BOTS.find((bot) => bot === name) ?? DEFAULT_BOT
  return known === 'random' || mind === null ? randomBot : botAt(known, mind, ROLLOUTS_AT_MOST)
}

const learned = new Map<string, Promise<Weights>>()

/** What bots know about the match of a table; loaded once for each game and player count. */
async function mindFor({ game }: GameEngine, options: unknown): Promise<BotModel> {
  const seats: readonly Seat[] = game.seats(game.options(options))
  const key = `${game.id} ${seats.length}`
  const weights = learned.get(key) ?? loadWeights(game, seats.length)
  learned.set(key, weights)
  return createModel(game, options, await weights)
}

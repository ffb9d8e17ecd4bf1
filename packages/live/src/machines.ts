// Seats without a human: bots, and seats that the rules play (an Automa). The host answers for both.
import {
  type Bot,
  botChance,
  type Choice,
  type Decision,
  isAutomatic,
  onlyAnswer,
  type Seat,
  seenIn,
} from '@hustings/kernel'
import type { LiveMatch } from './engine.ts'

export type Bots = ReadonlyMap<Seat, Bot>

/** All seats without a human. */
export function machinesOf(match: LiveMatch, bots: Pick<Bots, 'has'>): readonly Seat[] {
  return match.seats.filter((seat) => bots.has(seat) || isAutomatic(match.game, match.options, seat))
}

/** Returns the first open decision that a machine must answer. */
export function machineAsked(match: LiveMatch, machines: readonly Seat[]): Decision | null {
  return match.decisions.find(({ seat }) => machines.includes(seat)) ?? null
}

/** Returns the choice of the machine. Its random numbers depend on seed, step and seat only: the same after undo. */
export function machineChoice(match: LiveMatch, decision: Decision, bots: Bots): Choice {
  const thoughts = machineThoughts(match, decision, bots)
  for (;;) {
    const step = thoughts.next()
    if (step.done === true) return step.value
  }
}

/** The same in small steps, for a host that does other work meanwhile. */
export function* machineThoughts(match: LiveMatch, decision: Decision, bots: Bots): Generator<unknown, Choice> {
  const { seat } = decision
  if (isAutomatic(match.game, match.options, seat)) return { seat, answer: onlyAnswer(decision) }
  const bot = bots.get(seat)
  if (bot === undefined) throw new Error(`no bot plays ${seat}`)
  const seen = seenIn(match, seat, botChance(match, seat))
  if (bot.think === undefined) return { seat, answer: bot.decide(decision, seen) }
  const { answer } = yield* bot.think(decision, seen)
  return { seat, answer }
}

/** Whether the bot of this decision searches, which takes time. */
export function isThinker(match: LiveMatch, { seat }: Decision, bots: Bots): boolean {
  return !isAutomatic(match.game, match.options, seat) && bots.get(seat)?.searches === true
}

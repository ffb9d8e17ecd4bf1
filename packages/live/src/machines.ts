// Seats that no person plays: bots, and seats that the rules play themselves (an Automa). The host answers for both.
import {
  type Bot,
  type Choice,
  type Decision,
  isAutomatic,
  onlyAnswer,
  randomFrom,
  type Seat,
  seedRandom,
  seenIn,
} from '@hustings/kernel'
import type { LiveMatch } from './engine.ts'

export type Bots = ReadonlyMap<Seat, Bot>

/** Everybody who is no person. */
export function machinesOf(match: LiveMatch, bots: Bots): readonly Seat[] {
  return match.seats.filter((seat) => bots.has(seat) || isAutomatic(match.game, match.options, seat))
}

/** The first open question that a machine has to answer. */
export function machineAsked(match: LiveMatch, machines: readonly Seat[]): Decision | null {
  return match.decisions.find(({ seat }) => machines.includes(seat)) ?? null
}

/** What the machine chooses. Its chance comes from seed, step and seat: asked again after an undo it chooses the same. */
export function machineChoice(match: LiveMatch, decision: Decision, bots: Bots): Choice {
  const { seat } = decision
  if (isAutomatic(match.game, match.options, seat)) return { seat, answer: onlyAnswer(decision) }
  const bot = bots.get(seat)
  if (bot === undefined) throw new Error(`no bot plays ${seat}`)
  const random = randomFrom(seedRandom(`${match.seed}/bots/${match.step}/${seat}`))
  return { seat, answer: bot.decide(decision, seenIn(match, seat, random)) }
}

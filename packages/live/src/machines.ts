// Seats that no person plays: bots, and seats that the rules play themselves (an Automa). The host answers for both.
import {
  type Answer,
  type Bot,
  type Choice,
  type Decision,
  legalAnswers,
  randomFrom,
  type Seat,
  seedRandom,
} from '@hustings/kernel'
import type { LiveMatch } from './engine.ts'

export type Bots = ReadonlyMap<Seat, Bot>

/** The seats that the rules of this match play themselves. */
export function automaticSeats(match: LiveMatch): readonly Seat[] {
  return match.game.automatic?.(match.options) ?? []
}

/** Everybody who is no person. */
export function machinesOf(match: LiveMatch, bots: Bots): readonly Seat[] {
  const automatic = automaticSeats(match)
  return match.seats.filter((seat) => automatic.includes(seat) || bots.has(seat))
}

/** The first open question that a machine has to answer. */
export function machineAsked(match: LiveMatch, machines: readonly Seat[]): Decision | null {
  return match.decisions.find(({ seat }) => machines.includes(seat)) ?? null
}

/** What the machine chooses. Its chance comes from seed, step and seat: asked again after an undo it chooses the same. */
export function machineChoice(match: LiveMatch, decision: Decision, bots: Bots): Choice {
  const { seat } = decision
  return {
    seat,
    answer: automaticSeats(match).includes(seat) ? onlyAnswer(decision) : botAnswer(match, decision, bots),
  }
}

function onlyAnswer(decision: Decision): Answer {
  const [answer, ...others] = legalAnswers(decision)
  if (answer === undefined || others.length > 0)
    throw new Error(`the rules cannot play ${decision.seat} for themselves`)
  return answer
}

function botAnswer(match: LiveMatch, decision: Decision, bots: Bots): Answer {
  const { seat } = decision
  const bot = bots.get(seat)
  if (bot === undefined) throw new Error(`no bot plays ${seat}`)
  return bot.decide(decision, {
    seat,
    random: randomFrom(seedRandom(`${match.seed}/bots/${match.step}/${seat}`)),
    view: () => match.game.view(match.state, seat),
    events: () => match.eventsFor(seat),
  })
}

// Bots: players made of code, and what they may look at from their seat.
import type { Answer, Decision, Question, Seat } from './decision.ts'
import type { GameEvent } from './event.ts'
import { factsAt } from './game.ts'
import type { AnyMatch, Match } from './match.ts'
import { imagineAt } from './position.ts'
import { type Random, randomFrom, seedRandom } from './random.ts'
import type { AnyRun } from './run.ts'
import type { GameState } from './table.ts'

/** What a bot may look at while it decides. */
export interface Seen<V, E> {
  readonly seat: Seat
  readonly random: Random
  /** Coarse time (`Game.stage`). */
  readonly stage: number
  /** What everybody can see of the position, as numbers, as it concerns a seat (`Game.features`). */
  facts(seat: Seat): Float64Array
  view(): V
  /** Events this seat has seen since it last looked, for a bot that listens. */
  events(): readonly E[]
  /** The game from here on as it may be, to try things out: the only state a bot gets, for one that searches. */
  imagine(random: Random): AnyRun
}

export interface Bot<V = unknown, E = unknown> {
  readonly name: string
  /** Reads events; a table at which nobody does forgets them at once and plays faster. */
  readonly listens?: boolean
  /** Imagines; a table at which nobody does keeps no checkpoints and plays faster. */
  readonly searches?: boolean
  /** Comes to the same answer in small steps, so that who waits can do something else between them. */
  think?(question: Question | Decision, seen: Seen<V, E>): Generator<unknown, { readonly answer: Answer }>
  /** Must be one of the legal answers. */
  decide(question: Question | Decision, seen: Seen<V, E>): Answer
}

/** The chance of the bot in this seat, at this step: asked again, after an undo or for its reasons, it thinks the same. */
export function botChance(match: AnyMatch, seat: Seat): Random {
  return randomFrom(seedRandom(`${match.seed}/bots/${match.step}/${seat}`))
}

/** A match as it is seen from a seat; events from number `since` on. */
export function seenIn<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  seat: Seat,
  random: Random,
  since = 0,
): Seen<V, E> {
  const { game } = match
  const position = onFirstUse(() => match.position())
  return {
    seat,
    random,
    get stage() {
      return game.stage(match.state)
    },
    facts: (whose) => factsAt(game, match.state, whose),
    view: () => match.view(seat),
    events: () => match.eventsFor(seat, since),
    imagine: (chance) => imagineAt(game, position(), seat, chance),
  }
}

function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

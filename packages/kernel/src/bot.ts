// Bots: computer players, and the information they get from their seat.
import type { Answer, Decision, Question, Seat } from './decision.ts'
import type { GameEvent } from './event.ts'
import { factsAt } from './game.ts'
import type { AnyMatch, Match } from './match.ts'
import { imagineAt } from './position.ts'
import { type Random, randomFrom, seedRandom } from './random.ts'
import type { AnyRun } from './run.ts'
import type { GameState } from './table.ts'

/** Information a bot gets while it decides. */
export interface Seen<V, E> {
  readonly seat: Seat
  readonly random: Random
  /** Coarse time (`Game.stage`). */
  readonly stage: number
  /** Public features of the position from the viewpoint of a seat (`Game.features`). */
  facts(seat: Seat): Float64Array
  view(): V
  /** Events this seat has seen since its last call, for bots with `listens`. */
  events(): readonly E[]
  /** A sampled run from here that agrees with the seat's information: the only state a searching bot gets. */
  imagine(random: Random): AnyRun
}

export interface Bot<V = unknown, E = unknown> {
  readonly name: string
  /** Reads events. A table without such bots discards events at once and plays faster. */
  readonly listens?: boolean
  /** Uses `imagine`. A table without such bots keeps no checkpoints and plays faster. */
  readonly searches?: boolean
  /** Returns the same answer in small steps, so that the caller can do other work between them. */
  think?(question: Question | Decision, seen: Seen<V, E>): Generator<unknown, { readonly answer: Answer }>
  /** Must be one of the legal answers. */
  decide(question: Question | Decision, seen: Seen<V, E>): Answer
}

/**
 * Random source of the bot in this seat at this step. Repeated calls, after undo or for "Why?", give the same numbers.
 */
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

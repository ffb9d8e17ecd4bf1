// The levels of bots: how freely they choose, and how much they search.
import { type Bot, type Decision, drawRandomState, type Question, type Seen } from '@hustings/kernel'
import type { Mind } from './mind.ts'
import { KEEN } from './place.ts'
import type { Sight } from './sight.ts'
import { isSure, type Thought, think } from './think.ts'

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export interface Skill {
  /** How freely the policy chooses: at 3.5 it errs often, at 0.5 it mostly does what it thinks best. */
  readonly temperature: number
  /** Rollouts for all decisions of a turn together; none: the policy decides alone. */
  readonly rollouts: number
  /** Rollouts for one decision, at most. */
  readonly most: number
  /** How many stages ahead rollouts go, where that is not the end. */
  readonly ahead: number
}

/** Horizon in stages, with less and with more time: investments of one stage pay in the next. */
const NEAR = 1
const FAR = 2

export const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: { temperature: 3.5, rollouts: 0, most: 0, ahead: 0 },
  medium: { temperature: KEEN, rollouts: 0, most: 0, ahead: 0 },
  hard: { temperature: KEEN, rollouts: 256, most: 256, ahead: FAR },
  expert: { temperature: KEEN, rollouts: 4096, most: 4096, ahead: FAR },
}

/** Receives intermediate results of a search. */
export interface ThinkingBot extends Bot {
  readonly level: Level
  /** Thinks in small steps, so that who waits can do something else between; the same answer as `decide`. */
  think(question: Question | Decision, seen: Seen<unknown, unknown>): Generator<Thought, Thought>
}

/** Stakes that are not worth a search, in points. */
const LOW_STAKES = 0.15
/** Before stakes are measured, and at most: what one decision gets of a turn's rollouts. */
const UNMEASURED = 0.25
const LARGEST_SHARE = 0.5

/** A bot of this level at this table. `most` bounds the rollouts for one decision, and all of a turn in proportion, as a busy server does; they then go less far. */
export function botAt(level: Level, mind: Mind, most = Number.POSITIVE_INFINITY): ThinkingBot {
  const skill = SKILLS[level]
  const bound = Math.min(most, skill.most)
  const perTurn = Math.min(skill.rollouts, most / LARGEST_SHARE)
  const horizon = horizonOf(mind, most < skill.most ? NEAR : skill.ahead)
  function* thinking(question: Question | Decision, seen: Seen<unknown, unknown>): Generator<Thought, Thought> {
    // Drawn in any case, so that the next decision does not depend on whether this one was searched.
    const seed = drawRandomState(seen.random).join()
    const rollouts = Math.min(bound, rolloutsFor(mind, question, seen, perTurn))
    if (rollouts < 2) return unsearched(mind, question, seen, skill.temperature)
    return yield* think(mind, question, seen, { rollouts, horizon, seed })
  }
  return {
    name: level,
    level,
    searches: skill.rollouts > 0,
    think: thinking,
    decide(question, seen) {
      const thoughts = thinking(question, seen)
      for (;;) {
        const step = thoughts.next()
        if (step.done === true) return step.value.answer
      }
    },
  }
}

/** To the end with two players; with more, games are long, and after some stages the value takes over. */
export function horizonOf({ game, seats }: Mind, ahead = NEAR): number {
  return seats.length === 2 ? game.stages : ahead
}

/** Share of a turn's rollouts for a decision, by its stakes. */
export function rolloutsFor(mind: Mind, question: Question | Decision, sight: Sight, perTurn: number): number {
  if (perTurn === 0) return 0
  const { policy, weights } = mind
  if (isSure(mind, question, sight)) return 0
  if (weights.turn === 0) return Math.round(UNMEASURED * perTurn)
  const { stakes } = policy.placeOf(question)
  if (stakes < LOW_STAKES) return 0
  return Math.round(perTurn * Math.min(LARGEST_SHARE, stakes / weights.turn))
}

/** What the policy alone answers. */
function unsearched(
  { policy }: Mind,
  question: Question | Decision,
  seen: Seen<unknown, unknown>,
  temperature: number,
): Thought {
  const answer = policy.choose(question, seen, seen.random, temperature)
  return { answer, options: [], rollouts: 0 }
}

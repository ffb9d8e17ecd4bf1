// Levels of bots: temperature of the policy and search budget.
import { type Bot, type Decision, drawRandomState, type Question, type Seen } from '@hustings/kernel'
import type { FeatureSource } from './features.ts'
import type { BotModel } from './model.ts'
import { PLAY_TEMPERATURE } from './policy-entry.ts'
import { isNearlyCertain, type SearchResult, search } from './search.ts'

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export interface LevelConfig {
  /** Softmax temperature of the policy: many mistakes at 3.5, mostly the likeliest answer at 0.5. */
  readonly temperature: number
  /** Rollouts for all decisions of a turn together; 0 plays from the policy without search. */
  readonly rollouts: number
  /** Maximum number of rollouts for one decision. */
  readonly maxPerDecision: number
  /** Horizon of the rollouts in stages. */
  readonly horizon: number
}

/** Horizons in stages, with less and with more time: investments of one stage pay in the next. */
const SHORT_HORIZON = 1
const LONG_HORIZON = 2

export const LEVEL_CONFIG: Readonly<Record<Level, LevelConfig>> = {
  easy: { temperature: 3.5, rollouts: 0, maxPerDecision: 0, horizon: 0 },
  medium: { temperature: PLAY_TEMPERATURE, rollouts: 0, maxPerDecision: 0, horizon: 0 },
  hard: { temperature: PLAY_TEMPERATURE, rollouts: 256, maxPerDecision: 256, horizon: LONG_HORIZON },
  expert: { temperature: PLAY_TEMPERATURE, rollouts: 4096, maxPerDecision: 4096, horizon: LONG_HORIZON },
}

/** Receives intermediate results of a search. */
export interface SearchingBot extends Bot {
  readonly level: Level
  /** Yields intermediate results, so that the caller can do other work; ends with the answer of `decide`. */
  think(question: Question | Decision, seen: Seen<unknown, unknown>): Generator<SearchResult, SearchResult>
}

/** Decisions with lower stakes, in points, are not searched. */
const LOW_STAKES = 0.15
/** Share of a turn's rollouts for one decision: before stakes are measured, and maximum. */
const UNMEASURED_SHARE = 0.25
const MAX_SHARE = 0.5

/** Creates a bot. `most` limits the rollouts per decision, and those of a turn in proportion; the horizon is then shorter. */
export function botAt(level: Level, model: BotModel, most = Number.POSITIVE_INFINITY): SearchingBot {
  const config = LEVEL_CONFIG[level]
  const bound = Math.min(most, config.maxPerDecision)
  const perTurn = Math.min(config.rollouts, most / MAX_SHARE)
  const horizon = horizonOf(model, most < config.maxPerDecision ? SHORT_HORIZON : config.horizon)
  function* searchTurn(
    question: Question | Decision,
    seen: Seen<unknown, unknown>,
  ): Generator<SearchResult, SearchResult> {
    // Drawn in any case, so that the next decision does not depend on whether this one was searched.
    const seed = drawRandomState(seen.random).join()
    const rollouts = Math.min(bound, rolloutsFor(model, question, seen, perTurn))
    if (rollouts < 2) return policyResult(model, question, seen, config.temperature)
    return yield* search(model, question, seen, { rollouts, horizon, seed })
  }
  return {
    name: level,
    level,
    searches: config.rollouts > 0,
    think: searchTurn,
    decide(question, seen) {
      const steps = searchTurn(question, seen)
      for (;;) {
        const step = steps.next()
        if (step.done === true) return step.value.answer
      }
    },
  }
}

/** Returns the horizon: the end of the game with two players; otherwise the value takes over after some stages. */
export function horizonOf({ game, seats }: BotModel, stages = SHORT_HORIZON): number {
  return seats.length === 2 ? game.stages : stages
}

/** Returns the number of rollouts for a decision, in proportion to its stakes. */
export function rolloutsFor(
  model: BotModel,
  question: Question | Decision,
  features: FeatureSource,
  perTurn: number,
): number {
  if (perTurn === 0) return 0
  const { policy, weights } = model
  if (isNearlyCertain(model, question, features)) return 0
  if (weights.turn === 0) return Math.round(UNMEASURED_SHARE * perTurn)
  const { stakes } = policy.entryFor(question)
  if (stakes < LOW_STAKES) return 0
  return Math.round(perTurn * Math.min(MAX_SHARE, stakes / weights.turn))
}

/** Answers from the policy without search. */
function policyResult(
  { policy }: BotModel,
  question: Question | Decision,
  seen: Seen<unknown, unknown>,
  temperature: number,
): SearchResult {
  const answer = policy.choose(question, seen, seen.random, temperature)
  return { answer, options: [], rollouts: 0 }
}

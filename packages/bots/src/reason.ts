// Reasons for moves of bots. After the end of the match the search of the bot runs again. Before it, the search uses the
// information of the reader, because figures from the cards of the bot would reveal them.
import {
  type Answer,
  type AnyMatch,
  botChance,
  type Choice,
  type Decision,
  legalAnswers,
  type Message,
  type Question,
  type Seat,
  seenIn,
  type Viewer,
} from '@hustings/kernel'
import { middleAnswer } from './answers.ts'
import { type FeatureSource, StateFeatures } from './features.ts'
import { areAllVisible, commonQuestion, InformationSetSampler, type Made } from './information-set.ts'
import { NUMBER_KEYS, numberKey } from './keys.ts'
import { botAt, horizonOf, LEVEL_CONFIG, type Level, type SearchingBot } from './levels.ts'
import type { BotModel } from './model.ts'
import { type NamedAnswer, named } from './named-answer.ts'
import { type InformationState, RolloutEvaluator } from './rollout.ts'
import { type Arm, candidatesFor, type SearchResult, searchResult } from './search.ts'

export type Because =
  /** Before the end the reader may not know the move or its alternatives. */
  | { readonly kind: 'hidden' }
  /** There was only one answer. */
  | { readonly kind: 'only' }
  /** The bot plays at random. */
  | { readonly kind: 'chance' }
  /** The bot does not consider this move: another player held the seat then. */
  | { readonly kind: 'foreign' }
  /** From the policy: probability of the move and of other answers. */
  | {
      readonly kind: 'felt'
      readonly share: number
      readonly others: readonly { readonly answer: NamedAnswer; readonly share: number }[]
    }
  /** From simulations: share in which the move did at least as well as the best other answer, and its gain in points. */
  | {
      readonly kind: 'searched'
      /** Whether these are the simulations of the bot; otherwise they use the information of the reader. */
      readonly own: boolean
      readonly ahead: number
      readonly gain: number
      readonly games: number
      /** The best first, with its deficit to the move in points; negative if it is better. */
      readonly others: readonly { readonly answer: NamedAnswer; readonly behind: number }[]
    }

export interface Reason {
  /** Number of choices before the move. */
  readonly step: number
  readonly seat: Seat
  /** Null for the random bot. */
  readonly level: Level | null
  /** Null if the reader may not know it. */
  readonly prompt: Message | null
  readonly chosen: NamedAnswer | null
  readonly because: Because
}

/** The bot that chose: its level (null for the random bot) and its limit of rollouts per decision. */
export interface Chooser {
  readonly level: Level | null
  readonly most?: number
}

/** A move of the match; `chooser` is null for humans. */
export interface PlayedMove extends Choice {
  readonly chooser: Chooser | null
}

/** Maximum number of moves that are explained at once; the last ones count. */
export const REASONS_AT_ONCE = 8

/**
 * Explains the moves of a seat. `match` is the position before them and advances. `moves` are all moves since, of all
 * seats; only the first `count` are explained.
 */
export function* reasonsOf(
  model: BotModel,
  match: AnyMatch,
  moves: readonly PlayedMove[],
  { seat, count }: { readonly seat: Seat; readonly count: number },
  reader: Viewer | null,
): Generator<unknown, readonly Reason[]> {
  const asked = moves
    .slice(0, count)
    .flatMap((move, i) => (move.seat === seat && move.chooser !== null ? [i] : []))
    .slice(-REASONS_AT_ONCE)
  const reasons: Reason[] = []
  for (const [i, { chooser, ...choice }] of moves.slice(0, (asked.at(-1) ?? -1) + 1).entries()) {
    if (asked.includes(i) && chooser !== null)
      reasons.push(yield* reasonOf(model, match, choice, moves.slice(i + 1), chooser, reader))
    const open = match.decisions.find((decision) => decision.seat === choice.seat)
    match.answer(choice.seat, open?.id ?? '', choice.answer)
  }
  return reasons
}

/** Rollouts per answer with the information of a reader. */
const ROLLOUTS = 32
/** Maximum number of answers that are compared with the move. */
const MAX_RIVALS = 3
/** Maximum number of other answers that are shown. */
const MAX_SHOWN = 3

/**
 * Explains a move to a reader, or to all after the end of the match (`reader` is null). The match is right before the
 * move and does not change; `later` are the moves after it.
 */
export function* reasonOf(
  model: BotModel,
  match: AnyMatch,
  choice: Choice,
  later: readonly Choice[],
  chooser: Chooser,
  reader: Viewer | null,
): Generator<unknown, Reason> {
  const { seat, answer } = choice
  const about = { step: match.step, seat, level: chooser.level }
  const decision = match.decisions.find((asked) => asked.seat === seat)
  if (decision === undefined) throw new Error(`no open decision for ${seat}`)
  const { level, most } = chooser
  if (level === null) return { ...about, prompt: null, chosen: null, because: { kind: 'chance' } }
  if (reader === null) {
    const because = yield* ownReason(model, match, decision, answer, botAt(level, model, most))
    return { ...about, prompt: decision.prompt, chosen: named(decision, answer), because }
  }
  const made: Made = { position: match.position(), choice, later }
  return { ...about, ...(yield* reasonForReader(model, made, decision, level, reader)) }
}

/** Repeats the search of the bot: its random numbers come from the seed of the match. */
function* ownReason(
  model: BotModel,
  match: AnyMatch,
  decision: Decision,
  answer: Answer,
  bot: SearchingBot,
): Generator<unknown, Because> {
  if (legalAnswers(decision).length === 1) return { kind: 'only' }
  const seen = seenIn(match, decision.seat, botChance(match, decision.seat))
  const result = yield* bot.think(decision, seen)
  if (result.rollouts === 0) return policyReason(model, decision, seen, bot.level, answer)
  return searchReason(result, decision, answer, true)
}

type ForReader = Pick<Reason, 'prompt' | 'chosen' | 'because'>

const HIDDEN: ForReader = { prompt: null, chosen: null, because: { kind: 'hidden' } }

export function* reasonForReader(
  model: BotModel,
  made: Made,
  decision: Decision,
  level: Level,
  reader: Viewer,
): Generator<unknown, ForReader> {
  const { game } = model
  const { position, choice } = made
  const { seat, answer } = choice
  if (!areAllVisible(game, made, reader)) return HIDDEN
  yield
  const sampler = new InformationSetSampler(game, position, reader)
  const seeds = sampler.seeds(ROLLOUTS, 'why', choice)
  if (seeds === null) return HIDDEN
  yield
  const runs = seeds.map((seed) => sampler.possible(seed))
  const question = commonQuestion(runs, seat)
  const [first] = runs
  if (question === null || first === undefined) return HIDDEN
  const features = new StateFeatures(game, first.state)
  const known = { prompt: question.prompt, chosen: isOffered(question, answer) ? named(question, answer) : null }
  // If every other answer is hidden, there is nothing to compare.
  if (question.shape === 'pick' && !question.offers.some(({ id }) => id !== answer)) return HIDDEN
  const all = withChoice(question, decision, answer)
  if (LEVEL_CONFIG[level].rollouts === 0)
    return { ...known, because: policyReason(model, all, features, level, answer) }
  const information: InformationState = {
    seat,
    stage: features.stage,
    facts: (whose) => features.facts(whose),
    imagine: (random) => sampler.possible(seeds[random.below(seeds.length)] ?? ''),
  }
  const budget = { rollouts: Number.POSITIVE_INFINITY, horizon: horizonOf(model), seed: 'why', minPrior: 0 }
  const likely = candidatesFor(model, all, features, budget)
  const rivals = likely.filter((arm) => arm.answer !== answer).slice(0, MAX_RIVALS)
  if (rivals.length === 0) return HIDDEN
  const own = likely.find((arm) => arm.answer === answer) ?? { answer, prior: 0, margins: [], sum: 0 }
  const arms: Arm[] = [own, ...rivals]
  const evaluator = new RolloutEvaluator(model, information, budget)
  for (let k = 0; k < ROLLOUTS; k++) {
    for (const arm of arms) {
      const margin = evaluator.margin(arm.answer, k)
      arm.margins.push(margin)
      arm.sum += margin
    }
    yield
  }
  return { ...known, because: searchReason(searchResult(arms, ROLLOUTS * arms.length), all, answer, false) }
}

function isOffered(question: Question, answer: Answer): boolean {
  return question.shape !== 'pick' || question.offers.some(({ id }) => id === answer)
}

/** Adds the chosen answer, which the reader has seen. */
function withChoice(question: Question, decision: Decision, answer: Answer): Question {
  if (question.shape !== 'pick' || decision.shape !== 'pick' || isOffered(question, answer)) return question
  const chosen = decision.options.find(({ id }) => id === answer)
  return chosen === undefined
    ? question
    : { ...question, offers: [...question.offers, { ...chosen, value: undefined }] }
}

function searchReason(result: SearchResult, question: Question | Decision, answer: Answer, own: boolean): Because {
  const chosen = result.options.find((option) => option.answer === answer)
  if (chosen === undefined) return { kind: 'foreign' }
  const others = result.options
    .filter((option) => option.answer !== answer && option.rollouts > 0)
    .map((option) => ({ answer: named(question, option.answer), behind: chosen.margin - option.margin }))
    .toSorted((one, other) => one.behind - other.behind)
    .slice(0, MAX_SHOWN)
  return { kind: 'searched', own, ahead: chosen.pairedWinShare, gain: chosen.gain, games: result.rollouts, others }
}

function policyReason(
  model: BotModel,
  question: Question | Decision,
  features: FeatureSource,
  level: Level,
  answer: Answer,
): Because {
  const output = model.policy.evaluate(question, features, LEVEL_CONFIG[level].temperature)
  const at = indexOf(question, answer)
  const others: { answer: NamedAnswer; share: number }[] = []
  for (let i = 0; i < output.size; i++) {
    const share = output.likely[i] ?? 0
    if (i !== at && share > 0) others.push({ answer: named(question, middleAnswer(question, i)), share })
  }
  others.sort((one, other) => other.share - one.share)
  return { kind: 'felt', share: output.likely[at] ?? 0, others: others.slice(0, MAX_SHOWN) }
}

/** Returns the index of an answer in a policy output. */
function indexOf(question: Question | Decision, answer: Answer): number {
  switch (question.shape) {
    case 'pick':
      return ('offers' in question ? question.offers : question.options).findIndex(({ id }) => id === answer)
    case 'number':
      return typeof answer === 'number' ? numberKey(answer, question.min, question.max) : NUMBER_KEYS.length
    case 'confirm':
      return answer === true ? 0 : 1
  }
}

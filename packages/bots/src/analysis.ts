// Analysis of a finished match: expected results over time, luck, and the decisions that won or lost most. A decision is
// graded only if its 95% interval excludes zero.
import {
  type Answer,
  type AnyMatch,
  choicesOf,
  type Decision,
  imagineAt,
  isAutomatic,
  Match,
  type MatchRecord,
  type Message,
  playOn,
  randomFrom,
  type Seat,
  seedRandom,
  seenIn,
} from '@hustings/kernel'
import { likelihoodOf } from './answers.ts'
import { type Estimate, exactly, type Figure, figureOf, isClear, scaled, shareOf, sumOf } from './estimate.ts'
import { type FeatureSource, StateFeatures } from './features.ts'
import { horizonOf } from './levels.ts'
import type { BotModel } from './model.ts'
import { type NamedAnswer, named } from './named-answer.ts'
import { RolloutEvaluator, type RolloutResult } from './rollout.ts'
import { Sample } from './sample.ts'
import { candidatesFor } from './search.ts'
import { finalPoints } from './value.ts'

/** Expected results at a moment, with the information of a spectator; lists follow the seats of the match. */
export interface Moment {
  /** Number of choices before it. */
  readonly step: number
  /** Expected final points. */
  readonly points: readonly number[]
  /** Expected margins. */
  readonly margins: readonly number[]
  /** Chance of first place; a tie is divided. */
  readonly first: readonly Figure[]
  /** Change of the margin by luck since the previous moment. */
  readonly luck: readonly number[]
}

export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

export interface Judgement {
  /** Number of choices before it. */
  readonly step: number
  readonly seat: Seat
  readonly prompt: Message
  readonly chosen: NamedAnswer
  /** Best other answer. */
  readonly other: NamedAnswer
  /** Advantage of the other answer in points; negative if it is worse. */
  readonly loss: Figure
  /** Mean advantage over the usual answer of bots, in points. */
  readonly gain: Figure
  readonly grade: Grade | null
  /** Significantly better than the usual answer. */
  readonly praised: boolean
  /** Effect on the margin of every seat. */
  readonly effects: readonly Estimate[]
}

/** Change of the margin of a seat over the match, by cause. */
export interface Account {
  readonly seat: Seat
  readonly own: Figure
  readonly others: Figure
  readonly luck: Figure
}

export interface Analysis {
  readonly seats: readonly Seat[]
  readonly moments: readonly Moment[]
  readonly judgements: readonly Judgement[]
  readonly accounts: readonly Account[]
}

export interface AnalysisBudget {
  readonly seed: string
  /** Number of rollouts per moment. */
  readonly rollouts: number
  /** Number of rollouts per answer to find the best other one. */
  readonly scoutRollouts: number
  /** Maximum number of paired rollouts per decision. */
  readonly pairs: number
}

export const ANALYSIS: AnalysisBudget = { seed: 'analysis', rollouts: 32, scoutRollouts: 4, pairs: 32 }

export interface AnalysisProgress {
  readonly done: number
  readonly of: number
}

/** Minimum loss in points. */
const MIN_LOSS: Readonly<Record<Grade, number>> = { inaccuracy: 1, mistake: 3, blunder: 6 }
/** Factor for the rollouts of the first moment, which every account uses. */
const OPENING_FACTOR = 8
/** Minimum share of the pairs. */
const MIN_PAIR_SHARE = 1 / 2
/** Minimum number of rollouts for an estimate of the variance. */
const MIN_ROLLOUTS = 4
/** Minimum number of pairs before early stopping. */
const MIN_PAIRS = 8
/** Maximum number of candidates. */
const MAX_ARMS = 6
/** A decision with an answer of at least this probability is skipped. */
const SKIP_PROBABILITY = 0.97
/** Prompts with lower stakes, in points, are skipped. */
const LOW_STAKES = 0.15

/** Analyzes a match that is over; yields after every choice. Throws `earlier-rules` like a replay. */
export function* analyse(
  model: BotModel,
  record: MatchRecord,
  budget: AnalysisBudget = ANALYSIS,
): Generator<AnalysisProgress, Analysis> {
  const { game, seats } = model
  const match = Match.replay(game, record, 0)
  const choices = choicesOf(record)
  const moments: Omit<Moment, 'luck'>[] = []
  let opening: readonly Estimate[] = []
  const judgements: Judgement[] = []
  let turn = ''
  for (const [at, { seat, answer }] of choices.entries()) {
    const decision = match.decisions.find((asked) => asked.seat === seat)
    if (decision === undefined) break
    const now = `${seat} ${game.stage(match.state)}`
    const position = match.position()
    if (now !== turn && position.choices.length === 0) {
      turn = now
      const { moment, margins } = momentAt(
        model,
        match,
        budget,
        moments.length === 0 ? OPENING_FACTOR * budget.rollouts : budget.rollouts,
      )
      if (moments.length === 0) opening = margins
      moments.push(moment)
    }
    if (!isAutomatic(game, match.options, seat)) {
      const judgement = judgeDecision(model, match, decision, answer, budget)
      if (judgement !== null) judgements.push(judgement)
    }
    match.answer(seat, decision.id, answer)
    yield { done: at + 1, of: choices.length }
  }
  const end = momentAt(model, match, budget, 1)
  moments.push(end.moment)
  const changes = end.margins.map((margin, i) => [margin, scaled(opening[i] ?? margin, -1)])
  return {
    seats,
    moments: withLuck(moments, judgements, seats.length),
    judgements,
    accounts: seats.map((seat, i) => accountOf(seat, i, changes[i] ?? [], judgements)),
  }
}

/** Estimates a moment by rollouts; exact when the match is over. */
function momentAt(
  model: BotModel,
  match: AnyMatch,
  { seed }: AnalysisBudget,
  games: number,
): { moment: Omit<Moment, 'luck'>; margins: Estimate[] } {
  const { game, seats, policy, value } = model
  const points = seats.map(() => new Sample())
  const margins = seats.map(() => new Sample())
  const first = seats.map(() => 0)
  const final = new Float64Array(seats.length)
  const count = match.over ? 1 : Math.max(MIN_ROLLOUTS, games)
  const position = match.position()
  for (let k = 0; k < count; k++) {
    const random = randomFrom(seedRandom(`${seed}/moment/${match.step}/${k}`))
    const run = match.over ? null : imagineAt(game, position, 'spectator', random)
    const state = run === null ? match.state : run.state
    const features = new StateFeatures(game, state)
    if (run !== null) playOn(run, (question) => policy.choose(question, features, random))
    finalPoints(game, state, seats, final)
    const winners = game.standings(state).filter(({ rank }) => rank === 1)
    for (const [i, seat] of seats.entries()) {
      points[i]?.add(final[i] ?? 0)
      margins[i]?.add(value.margin(final, i))
      if (winners.some((winner) => winner.seat === seat)) first[i] = (first[i] ?? 0) + 1 / winners.length / count
    }
  }
  const moment = {
    step: match.step,
    points: points.map(({ mean }) => mean),
    margins: margins.map(({ mean }) => mean),
    first: first.map((share) => (match.over ? figureOf(exactly(share)) : shareOf(share, count))),
  }
  return { moment, margins: margins.map(({ mean, estimate }) => (match.over ? exactly(mean) : estimate)) }
}

/** Judges a choice; null if the stakes are low or there was no real alternative. */
function judgeDecision(
  model: BotModel,
  match: AnyMatch,
  decision: Decision,
  answer: Answer,
  { seed, scoutRollouts, pairs }: AnalysisBudget,
): Judgement | null {
  const { seats, policy } = model
  const { seat } = decision
  const features = new StateFeatures(model.game, match.state)
  const { stakes } = policy.entryFor(decision)
  if (model.weights.turn > 0 && stakes < LOW_STAKES) return null
  const own = seats.indexOf(seat)
  const rolloutOptions = { seed: `${seed}/${match.step}`, horizon: horizonOf(model) }
  const arms = candidatesFor(model, decision, features, {
    ...rolloutOptions,
    maxArms: MAX_ARMS,
    rollouts: Number.POSITIVE_INFINITY,
  })
  if (arms.some((arm) => arm.answer === answer && arm.prior >= SKIP_PROBABILITY)) return null
  const rivals = arms.map((arm) => arm.answer).filter((other) => other !== answer)
  if (rivals.length === 0) return null
  const information = seenIn(match, seat, randomFrom(seedRandom(rolloutOptions.seed)))
  // Separate rollouts find and judge the best other answer, so luck in the first group does not count.
  const scouting = new RolloutEvaluator(model, information, {
    ...rolloutOptions,
    seed: `${rolloutOptions.seed}/scouts`,
  })
  const [other] = rivals
    .map((rival) => {
      const worth = new Sample()
      for (let k = 0; k < scoutRollouts; k++) worth.add(scouting.margin(rival, k))
      return { rival, worth: worth.mean }
    })
    .toSorted((one, two) => two.worth - one.worth)
  if (other === undefined) return null
  const games = new RolloutCache(new RolloutEvaluator(model, information, rolloutOptions))
  const loss = lossOf(games, answer, other.rival, pairs)
  const effects = effectsOf(model, games, decision, answer, information, { seed: rolloutOptions.seed, pairs })
  const gain = figureOf(effects[own] ?? exactly(0))
  return {
    step: match.step,
    seat,
    prompt: decision.prompt,
    chosen: named(decision, answer),
    other: named(decision, other.rival),
    loss,
    gain,
    grade: gradeOf(loss),
    praised: gain.value >= MIN_LOSS.inaccuracy && isClear(gain) && loss.value <= 0,
    effects,
  }
}

/** Runs each rollout of a decision once. */
class RolloutCache {
  private readonly evaluator: RolloutEvaluator
  private readonly played = new Map<string, RolloutResult>()

  constructor(evaluator: RolloutEvaluator) {
    this.evaluator = evaluator
  }

  outcome(answer: Answer, k: number): RolloutResult {
    const key = `${k}/${answer}`
    const found = this.played.get(key) ?? this.evaluator.outcome(answer, k)
    this.played.set(key, found)
    return found
  }
}

/**
 * Estimates the advantage of the other answer. Early stopping: most decisions change little, and a decision that cannot
 * be graded after the first pairs gets no more. This never causes a grade.
 */
function lossOf(games: RolloutCache, answer: Answer, other: Answer, pairs: number): Figure {
  const loss = new Sample()
  for (let k = 0; k < pairs; k++) {
    if (k === MIN_PAIRS && figureOf(loss.estimate).high < MIN_LOSS.inaccuracy) break
    loss.add(games.outcome(other, k).margin - games.outcome(answer, k).margin)
  }
  return figureOf(loss.estimate)
}

/**
 * Estimates the effect of the answer on every seat, compared with the usual answer of bots. The probability of the answer
 * under the policy is known, so only other answers are sampled (Rao-Blackwell). The number of rollouts depends on that
 * probability, never on results, so there is no bias.
 */
function effectsOf(
  { seats, policy }: BotModel,
  games: RolloutCache,
  decision: Decision,
  answer: Answer,
  information: FeatureSource,
  { seed, pairs }: Pick<AnalysisBudget, 'seed' | 'pairs'>,
): Estimate[] {
  const otherwise = 1 - likelihoodOf(decision, policy.evaluate(decision, information), answer)
  if (otherwise <= 0) return seats.map(() => exactly(0))
  const count = Math.max(MIN_ROLLOUTS, Math.ceil(pairs * Math.min(1, Math.max(MIN_PAIR_SHARE, 2 * otherwise))))
  const effects = seats.map(() => new Sample())
  for (let k = 0; k < count; k++) {
    const random = randomFrom(seedRandom(`${seed}/${k}/policy`))
    let usual = policy.choose(decision, information, random)
    while (usual === answer) usual = policy.choose(decision, information, random)
    const [had, would] = [games.outcome(answer, k).margins, games.outcome(usual, k).margins]
    for (const [i, effect] of effects.entries()) effect.add((had[i] ?? 0) - (would[i] ?? 0))
  }
  return effects.map(({ estimate }) => scaled(estimate, otherwise))
}

export function gradeOf({ value, low }: Pick<Figure, 'value' | 'low'>): Grade | null {
  if (low <= 0) return null
  return GRADES.findLast((grade) => value >= MIN_LOSS[grade]) ?? null
}

/** Luck is the part of a change between two moments that no judged choice accounts for. */
function withLuck(moments: readonly Omit<Moment, 'luck'>[], judgements: readonly Judgement[], seats: number): Moment[] {
  return moments.map((moment, m) => {
    const before = moments[m - 1]
    const between = judgements.filter(({ step }) => before !== undefined && step >= before.step && step < moment.step)
    const luck = Array.from({ length: seats }, (_, i) => {
      if (before === undefined) return 0
      const jump = (moment.margins[i] ?? 0) - (before.margins[i] ?? 0)
      return jump - between.reduce((sum, { effects }) => sum + (effects[i]?.mean ?? 0), 0)
    })
    return { ...moment, luck }
  })
}

/** `change` sums up to the change of the margin over the match; luck is the part that no judged choice accounts for. */
function accountOf(seat: Seat, i: number, change: readonly Estimate[], judgements: readonly Judgement[]): Account {
  const effectsOn = (of: readonly Judgement[]): Estimate[] => of.map(({ effects }) => effects[i] ?? exactly(0))
  const all = effectsOn(judgements)
  return {
    seat,
    own: sumOf(effectsOn(judgements.filter((judgement) => judgement.seat === seat))),
    others: sumOf(effectsOn(judgements.filter((judgement) => judgement.seat !== seat))),
    luck: sumOf([...change, ...all.map((effect) => scaled(effect, -1))]),
  }
}

/** Returns the decisions of a seat that won and lost most, the largest first. */
export function highlights(analysis: Analysis, seat: Seat, count = 3): { best: Judgement[]; worst: Judgement[] } {
  const own = analysis.judgements.filter((judgement) => judgement.seat === seat)
  const worst = own.filter(({ grade }) => grade !== null).toSorted((one, other) => other.loss.value - one.loss.value)
  const best = own.filter(({ praised }) => praised).toSorted((one, other) => other.gain.value - one.gain.value)
  return { best: best.slice(0, count), worst: worst.slice(0, count) }
}

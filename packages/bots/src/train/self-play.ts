// Self-play: plays a batch of games with the policy and sums up gradients and value samples, for another thread to apply.
// Pure: the same weights and seeds give the same sums.
import {
  type AnyGame,
  isAutomatic,
  playOn,
  type Question,
  Run,
  randomFrom,
  type Seat,
  seedRandom,
} from '@hustings/kernel'
import { answerAt, drawIndex } from '../answers.ts'
import { StateFeatures } from '../features.ts'
import type { BotModel } from '../model.ts'
import type { AnswerParams, PolicyEntry } from '../policy-entry.ts'
import { CANDIDATE_TEMPERATURE } from '../search.ts'
import type { Value } from '../value.ts'
import type { Weights } from '../weights.ts'
import { distillSearch } from './distill.ts'
import { type GradientEntry, GradientSum } from './gradient-sum.ts'
import { modelsFor } from './models.ts'
import { addSample, emptyEquations, type NormalEquations } from './regression.ts'

/** Games `from` up to but not including `to` of a series, each with different options. */
export interface SelfPlayPlan {
  readonly seed: string
  readonly from: number
  readonly to: number
  /** Scale of the advantages, in points. */
  readonly scale: number
  /** Coefficient of the entropy of the policy. */
  readonly entropyBonus: number
  /** Also plays games with search distillation. */
  readonly distill?: boolean
  /** Seats that learn; all if omitted. */
  readonly seats?: readonly Seat[]
}

export interface SelfPlayBatch {
  readonly gradients: readonly GradientEntry[]
  /** By the name of a value (`valueNames`), then by stage. */
  readonly samples: ReadonlyMap<string, readonly NormalEquations[]>
  readonly games: number
  readonly decisions: number
  /** Sum of the squared advantages. */
  readonly squares: number
  readonly moments: number
  /** Final points by seat, for the progress display. */
  readonly points: ReadonlyMap<Seat, { sum: number; games: number }>
}

/** Decay of the advantage per turn of the seat (generalized advantage estimation, gamma = 1). */
const GAE_LAMBDA = 0.95
const MAX_ADVANTAGE = 3
/** Exploration: 1 of 12 decisions uses the higher temperature. Otherwise a rejected answer is never tried again. */
const EXPLORATION_INTERVAL = 12

/** Cost of a decision in points, so that the shorter of two equal paths is learned and games take less time. */
const DECISION_COST = 0.05

/** A decision with the probabilities at that time and the chosen answer. */
interface ChosenDecision {
  readonly params: readonly AnswerParams[]
  readonly circumstances: readonly PolicyEntry[]
  readonly likely: Float64Array
  readonly chosen: number
  readonly stage: number
  readonly moment: number
}

/** A seat during a game: its decisions, and its expectation at the start of each of its turns. */
interface Player {
  readonly seat: Seat
  readonly decisions: ChosenDecision[]
  readonly moments: { facts: Float64Array; stage: number; points: number; margin: number }[]
  /** Expected final points at the start of the last turn. */
  expected: number
}

export type OptionsOf = (index: number) => unknown

/** Normal games per distilled game: they keep the value up to date with the policy. */
const GAMES_PER_DISTILLED_GAME = 12

export function playSelfPlayBatch(
  game: AnyGame,
  weights: Weights,
  plan: SelfPlayPlan,
  optionsOf: OptionsOf,
): SelfPlayBatch {
  const player = new BatchPlayer(game, weights, plan)
  for (let index = plan.from; index < plan.to; index++) {
    const seed = `${plan.seed}/${index}`
    if (plan.distill === true) {
      player.distill(optionsOf(index), `${seed}/study`)
      for (let k = 0; k < GAMES_PER_DISTILLED_GAME; k++)
        player.play(optionsOf(GAMES_PER_DISTILLED_GAME * index + k), `${seed}/${k}`)
    } else player.play(optionsOf(index), seed)
  }
  return player.batch()
}

class BatchPlayer {
  private readonly game: AnyGame
  private readonly weights: Weights
  private readonly modelAt: (options: unknown) => BotModel
  private readonly plan: SelfPlayPlan
  private readonly gradients: GradientSum
  private readonly samples = new Map<string, NormalEquations[]>()
  private readonly points = new Map<Seat, { sum: number; games: number }>()
  private games = 0
  private decisions = 0
  private squares = 0
  private moments = 0

  constructor(game: AnyGame, weights: Weights, plan: SelfPlayPlan) {
    this.game = game
    this.weights = weights
    this.plan = plan
    this.gradients = new GradientSum(game.stages)
    this.modelAt = modelsFor(game, weights)
  }

  distill(input: unknown, seed: string): void {
    const { seats } = this.plan
    distillSearch(this.game, input, this.weights, seed, (seat) => seats?.includes(seat) ?? true, this.gradients)
  }

  play(input: unknown, seed: string): void {
    const { game } = this
    const options = game.options(input)
    const { seats, policy, value } = this.modelAt(input)
    const { seats: named = seats } = this.plan
    if (!seats.some((seat) => named.includes(seat) && !isAutomatic(game, options, seat))) return
    const random = randomFrom(seedRandom(`${seed}/bots`))
    const run = new Run(game, game.create(options, seedRandom(seed))).begin()
    const players: Player[] = seats.map((seat) => ({ seat, decisions: [], moments: [], expected: 0 }))
    const learners = players.map(({ seat }) => !isAutomatic(game, options, seat))
    const learns = players.map(({ seat }, i) => learners[i] === true && named.includes(seat))
    let last = -1
    const expect = (player: Player, stage: number): void => {
      player.expected = game.score(run.state, player.seat) + value.gainOf(player.seat, stage)
    }
    /** Stores the expectation of the seat whose turn begins, and of all Automas. */
    const begin = (own: number, player: Player, stage: number): void => {
      const facts = value.factsOf(run.state, player.seat)
      if (game.alike === true) expect(player, stage)
      else for (const each of players) expect(each, stage)
      for (const [i, each] of players.entries()) {
        if (i !== own && learners[i]) continue
        const points = game.score(run.state, each.seat)
        each.moments.push({ facts, stage, points, margin: expectedMargin(value, players, i) })
      }
    }
    const features = new StateFeatures(game, run.state)
    const choose = (question: Question) => {
      const own = seats.indexOf(question.seat)
      const player = players[own]
      const { stage } = features
      const isCurious = learners[own] === true && random.below(EXPLORATION_INTERVAL) === 0
      const tried = isCurious ? drawIndex(policy.evaluate(question, features, CANDIDATE_TEMPERATURE), random) : null
      const output = policy.evaluate(question, features)
      const chosen = tried ?? drawIndex(output, random)
      if (player === undefined || !learners[own] || (output.likely[chosen] ?? 0) === 1) {
        return answerAt(question, chosen, random)
      }
      if (last !== own || player.moments.length === 0) {
        last = own
        begin(own, player, stage)
      }
      player.decisions.push({
        params: output.params.slice(0, output.size),
        circumstances: policy.circumstancesAt(question),
        likely: output.likely.slice(0, output.size),
        chosen,
        stage,
        moment: player.moments.length - 1,
      })
      return answerAt(question, chosen, random)
    }
    this.decisions += playOn(run, choose)
    this.games++
    for (const player of players) {
      player.expected = game.score(run.state, player.seat)
      const sum = this.points.get(player.seat) ?? { sum: 0, games: 0 }
      this.points.set(player.seat, { sum: sum.sum + player.expected, games: sum.games + 1 })
    }
    for (const [own, player] of players.entries()) {
      this.addValueSamples(player, value.names.get(player.seat) ?? player.seat)
      if (learns[own]) this.addPolicyGradients(player, expectedMargin(value, players, own))
    }
  }

  private addValueSamples({ moments, expected }: Player, name: string): void {
    const { game } = this
    let byStage = this.samples.get(name)
    if (byStage === undefined) {
      byStage = Array.from({ length: game.stages }, () => emptyEquations(game.features.names.length + 1))
      this.samples.set(name, byStage)
    }
    for (const { facts, stage, points } of moments) {
      const sums = byStage[stage]
      if (sums === undefined) continue
      addSample(sums, facts, expected - points)
      sums.count++
    }
  }

  /** Computes advantages backwards from the end of the game (generalized advantage estimation, GAE). */
  private addPolicyGradients({ decisions, moments }: Player, end: number): void {
    const { scale } = this.plan
    const advantages = new Float64Array(moments.length)
    let next = end
    let ahead = 0
    for (let i = moments.length - 1; i >= 0; i--) {
      const { margin } = moments[i] ?? { margin: 0 }
      ahead = next - margin + GAE_LAMBDA * ahead
      advantages[i] = ahead
      this.squares += ahead * ahead
      this.moments++
      next = margin
    }
    for (const { moment } of decisions) advantages[moment] = (advantages[moment] ?? 0) - DECISION_COST
    for (const each of decisions) {
      const advantage = (advantages[each.moment] ?? 0) / scale
      this.addGradient(each, Math.max(-MAX_ADVANTAGE, Math.min(MAX_ADVANTAGE, advantage)))
    }
  }

  private addGradient(
    { params: known, circumstances, likely, chosen, stage }: ChosenDecision,
    advantage: number,
  ): void {
    const { entropyBonus } = this.plan
    let entropy = 0
    for (const share of likely) if (share > 0) entropy -= share * Math.log(share)
    for (let i = 0; i < likely.length; i++) {
      const share = likely[i] ?? 0
      const each = known[i]
      if (share === 0 || each === undefined) continue
      const more = entropyBonus === 0 ? 0 : entropyBonus * share * (-Math.log(share) - entropy)
      const gradient = advantage * (Number(i === chosen) - share) + more
      this.gradients.add(each, i, circumstances, stage, gradient)
    }
  }

  batch(): SelfPlayBatch {
    const { samples, games, decisions, squares, moments, points } = this
    return { gradients: this.gradients.entries(), samples, games, decisions, squares, moments, points }
  }
}

/** Training objective of a seat: the margin by which bots compare positions. */
function expectedMargin(value: Value, players: readonly Player[], own: number): number {
  return value.margin(
    Float64Array.from(players, ({ expected }) => expected),
    own,
  )
}

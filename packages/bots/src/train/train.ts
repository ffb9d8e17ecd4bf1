// Trains a policy and a value by self-play. Batches of an update may run in parallel; they are added in game order, so the
// number of threads does not change the result.
import type { AnyGame, Seat } from '@hustings/kernel'
import { isAmongAutomas, isOfCircumstance, keysFor } from '../keys.ts'
import { noWeights, type PlaceWeights, type Weights } from '../weights.ts'
import type { GradientEntry } from './gradient-sum.ts'
import { addEquations, decay, emptyEquations, type NormalEquations, solve } from './regression.ts'
import type { SelfPlayBatch, SelfPlayPlan } from './self-play.ts'

export interface TrainingConfig {
  readonly seed: string
  /** Number of games in all. */
  readonly games: number
  /** Batches played on the same weights. */
  readonly batchesPerUpdate: number
  readonly gamesPerBatch: number
  /** Step size of the policy gradient, at the start and at the end. */
  readonly stepSize: readonly [number, number]
  readonly entropyBonus: number
  /** Trains only the parameters of this number of Automas; general parameters stay fixed. */
  readonly automasOnly?: boolean
  /** Adds search distillation. */
  readonly distill?: boolean
  /** Seats that learn; all if omitted. */
  readonly seats?: readonly Seat[]
}

export const FROM_SCRATCH: Omit<TrainingConfig, 'seed' | 'games'> = {
  batchesPerUpdate: 2,
  gamesPerBatch: 8,
  stepSize: [4, 0.5],
  entropyBonus: 0.003,
}

/** Continues a training: smaller steps, so that nothing is forgotten. */
export const FINE_TUNE: typeof FROM_SCRATCH = { ...FROM_SCRATCH, stepSize: [1.5, 0.3] }

/** Trains one number of Automas: larger steps, because many answers are rare there. */
export const AUTOMA_FINE_TUNE: typeof FROM_SCRATCH = { ...FROM_SCRATCH, stepSize: [3, 0.3] }

/** Search distillation: smaller batches, because games take long. */
export const DISTILL: typeof FROM_SCRATCH = { ...FROM_SCRATCH, gamesPerBatch: 2, stepSize: [1.5, 0.3] }

/** Plays a batch, in this thread or another one. */
export type SelfPlayRunner = (weights: Weights, plan: SelfPlayPlan) => Promise<SelfPlayBatch>

export interface Progress {
  readonly games: number
  readonly of: number
  readonly weights: Weights
  readonly batches: readonly SelfPlayBatch[]
  /** Weights to save now; the training continues with them. */
  readonly snapshot: Snapshot
}

/** State of an unfinished training: resuming from it gives the same result. */
export interface Snapshot {
  readonly played: number
  readonly weights: Weights
  readonly scale: number
  readonly cases: ReadonlyMap<string, readonly NormalEquations[]>
  /** For each answer, the sum of its squared gradients (Adagrad). */
  readonly said: ReadonlyMap<string, number>
  readonly sinceValue: number
  readonly taught: number
}

/** Start of a new training. */
export function initialSnapshot(weights: Weights): Snapshot {
  return { played: 0, weights, scale: 15, cases: new Map(), said: new Map(), sinceValue: 0, taught: 0 }
}

/** Games between two fits of the value, and the decay of older samples at a fit. */
const GAMES_PER_VALUE_FIT = 256
const VALUE_DECAY = 0.6
/** Samples of a seat and stage above which older ones decay. */
const MIN_SAMPLES = 3000
const RIDGE_PENALTY = 4
/** Initial sum of squared gradients (Adagrad): the first gradients of an answer are noisy. */
const INITIAL_SQUARES = 4
/** Step factor for circumstances: about a dozen of them apply at a time. */
const CONTEXT_STEP_FACTOR = 0.25
/** Clamp of the change of a logit per step. */
const MAX_CHANGE = 0.5

export async function train(
  game: AnyGame,
  players: number,
  config: TrainingConfig,
  runBatch: SelfPlayRunner,
  watch: (progress: Progress) => void = () => {},
  from: Snapshot = initialSnapshot(noWeights(game, players)),
): Promise<Weights> {
  const learner = new PolicyLearner(game, from, config.automasOnly === true)
  const perStep = config.batchesPerUpdate * config.gamesPerBatch
  for (let { played } = from; played < config.games; played += perStep) {
    const batches = await Promise.all(
      Array.from({ length: config.batchesPerUpdate }, (_, i) => {
        const start = played + i * config.gamesPerBatch
        const { seed, entropyBonus, distill, seats } = config
        return runBatch(learner.weights, {
          seed,
          from: start,
          to: start + config.gamesPerBatch,
          scale: learner.scale,
          entropyBonus,
          ...(distill === true && { distill }),
          ...(seats !== undefined && { seats }),
        })
      }),
    )
    const [first, last] = config.stepSize
    const share = Math.min(1, played / config.games)
    learner.learn(batches, first * (last / first) ** share)
    const games = Math.min(config.games, played + perStep)
    const snapshot = learner.snapshot(played + perStep)
    watch({ games, of: config.games, weights: learner.weights, batches, snapshot })
  }
  learner.fitValue()
  return learner.weights
}

class PolicyLearner {
  readonly weights: Weights
  /** Scale of the advantages: their running mean. */
  scale: number
  private readonly cases: Map<string, readonly NormalEquations[]>
  private readonly game: AnyGame
  private readonly automasOnly: boolean
  private readonly said: Map<string, number>
  private sinceValue: number
  private taught: number

  constructor(game: AnyGame, { weights, scale, cases, said, sinceValue, taught }: Snapshot, automasOnly: boolean) {
    this.game = game
    this.automasOnly = automasOnly
    this.weights = weights
    this.scale = scale
    this.cases = new Map(cases)
    this.said = new Map(said)
    this.sinceValue = sinceValue
    this.taught = taught
  }

  snapshot(played: number): Snapshot {
    const { weights, scale, cases, said, sinceValue, taught } = this
    return { played, weights, scale, cases, said, sinceValue, taught }
  }

  learn(batches: readonly SelfPlayBatch[], step: number): void {
    for (const batch of batches) for (const entry of batch.gradients) this.applyGradient(entry, step)
    let squares = 0
    let moments = 0
    for (const batch of batches) {
      for (const [seat, byStage] of batch.samples) this.addSamples(seat, byStage)
      squares += batch.squares
      moments += batch.moments
      this.sinceValue += batch.games
    }
    this.taught++
    // The first batches are a poor estimate of the scale.
    const fresh = Math.max(0.02, 1 / this.taught)
    this.scale += fresh * (Math.sqrt(squares / Math.max(1, moments)) - this.scale)
    if (this.sinceValue >= GAMES_PER_VALUE_FIT) this.fitValue()
  }

  /** Applies a gradient to the general parameters, and to those of the prompt detail and of the number of Automas. */
  private applyGradient({ key, answer, gradient }: GradientEntry, step: number): void {
    const all = keysFor(key)
    const keys = this.automasOnly ? all.filter(isAmongAutomas) : all
    const share = isOfCircumstance(key) ? CONTEXT_STEP_FACTOR : 1
    const learningRate = share * step * this.adagradFactor(`${key} ${answer}`, gradient)
    for (const each of keys) move(rowOf(this.weights, each, answer), gradient, learningRate / (2 * keys.length))
  }

  /** Adagrad: larger steps for answers with few gradients, so that rare answers are learned too. */
  private adagradFactor(key: string, gradient: Float64Array): number {
    let said = this.said.get(key) ?? INITIAL_SQUARES
    for (const each of gradient) said += each * each
    this.said.set(key, said)
    return 1 / Math.sqrt(said)
  }

  private addSamples(seat: string, byStage: readonly NormalEquations[]): void {
    let own = this.cases.get(seat)
    if (own === undefined) {
      own = byStage.map(({ products }) => emptyEquations(products.length))
      this.cases.set(seat, own)
    }
    for (const [stage, sums] of byStage.entries()) {
      const kept = own[stage]
      if (kept !== undefined) addEquations(kept, sums)
    }
  }

  fitValue(): void {
    this.sinceValue = 0
    for (const [seat, byStage] of this.cases) {
      this.weights.value.set(
        seat,
        byStage.map((sums) =>
          sums.count === 0 ? new Float64Array(this.game.features.names.length + 1) : solve(sums, RIDGE_PENALTY),
        ),
      )
      // Rare gradients accumulate until there are enough.
      for (const sums of byStage) if (sums.count > MIN_SAMPLES) decay(sums, VALUE_DECAY)
    }
  }
}

function rowOf({ places, stages }: Weights, key: string, answer: string): Float64Array {
  let known: PlaceWeights | undefined = places.get(key)
  if (known === undefined) {
    known = { stakes: 0, answers: new Map() }
    places.set(key, known)
  }
  let row = known.answers.get(answer)
  if (row === undefined) {
    row = new Float64Array(stages + 1)
    known.answers.set(answer, row)
  }
  return row
}

function move(row: Float64Array, gradient: Float64Array, step: number): void {
  let sum = 0
  for (let stage = 0; stage < gradient.length; stage++) {
    const change = bounded(step * (gradient[stage] ?? 0))
    sum += change
    row[stage + 1] = (row[stage + 1] ?? 0) + change
  }
  row[0] = (row[0] ?? 0) + bounded(sum)
}

const bounded = (change: number): number => Math.max(-MAX_CHANGE, Math.min(MAX_CHANGE, change))

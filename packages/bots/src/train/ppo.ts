// Trains nets with proximal policy optimization: games are played on fixed weights, and the advantage of each decision
// moves the nets of its seat within the clip range.
import { type AnyGame, type Random, randomFrom, type Seat, seedRandom } from '@hustings/kernel'
import { automaConfigAt, automaConfigKey } from '../automa-config.ts'
import type { NetWeights } from '../net.ts'
import { MARGIN } from '../value.ts'
import type { SeatNets, Weights } from '../weights.ts'
import type { PpoBatch, PpoPlan, Transition } from './ppo-batch.ts'
import type { OptionsOf } from './self-play.ts'
import { TrainableNet } from './trainable-net.ts'

export interface PpoConfig {
  readonly seed: string
  /** Number of games in all. */
  readonly games: number
  /** Batches played on the same weights, and games per batch. */
  readonly batchesPerUpdate: number
  readonly gamesPerBatch: number
  /** Warm-up: trains only the value net for this many games, so that advantages are meaningful. */
  readonly valueWarmupGames: number
  readonly seats: readonly Seat[]
}

export const DEFAULT_PPO_CONFIG: Omit<PpoConfig, 'seed' | 'games' | 'seats'> = {
  batchesPerUpdate: 2,
  gamesPerBatch: 64,
  valueWarmupGames: 640,
}

/** Collects a batch, in this thread or another one. */
export type PpoBatchRunner = (weights: Weights, plan: PpoPlan) => Promise<PpoBatch>

export interface PpoProgress {
  readonly games: number
  readonly weights: Weights
  readonly batches: readonly PpoBatch[]
}

/** Size of the hidden layers. */
const HIDDEN_SIZE = 32
/** Range of the initial weights of the facts: about 40 facts are not zero at a time. */
const INIT_RANGE = Math.sqrt(3 / 40)
/** Epochs per batch, and decisions per minibatch. */
const EPOCHS = 3
const MINIBATCH_SIZE = 1024
/** Adam learning rate at the start; at the end it is a tenth of it (learning rate decay). */
const LEARNING_RATE = 0.002
const FINAL_LEARNING_RATE_FACTOR = 0.1
/** PPO clip range of the probability ratio. */
const CLIP = 0.2
/** PPO coefficient of the entropy. */
const ENTROPY_BONUS = 0.01
/** Number of games whose options are read to find the numbers of Automas to train for. */
const CONFIG_DISCOVERY_GAMES = 200

export async function trainPpo(
  game: AnyGame,
  former: Weights,
  config: PpoConfig,
  runBatch: PpoBatchRunner,
  optionsOf: OptionsOf,
  watch: (progress: PpoProgress) => void = () => {},
): Promise<Weights> {
  const weights = withNets(former, game, config, optionsOf)
  const random = randomFrom(seedRandom(`${config.seed}/coach`))
  const trainers = new Map([...(weights.nets ?? [])].map(([seat, nets]) => [seat, new PpoTrainer(nets, random)]))
  const perStep = config.batchesPerUpdate * config.gamesPerBatch
  for (let played = 0; played < config.games; played += perStep) {
    const batches = await Promise.all(
      Array.from({ length: config.batchesPerUpdate }, (_, i) => {
        const from = played + i * config.gamesPerBatch
        const { seed, seats } = config
        return runBatch(weights, { seed, from, to: from + config.gamesPerBatch, seats })
      }),
    )
    const share = Math.max(FINAL_LEARNING_RATE_FACTOR, 1 - played / config.games)
    for (const [seat, trainer] of trainers) {
      const own = batches.flatMap(({ transitions }) => transitions.filter((each) => each.seat === seat))
      trainer.train(own, LEARNING_RATE * share, played >= config.valueWarmupGames)
    }
    watch({ games: Math.min(config.games, played + perStep), weights, batches })
  }
  return weights
}

/** Empty nets for the seats that learn at these tables; existing nets continue. */
function withNets(weights: Weights, game: AnyGame, { seed, seats }: PpoConfig, optionsOf: OptionsOf): Weights {
  const { names } = game.features
  if (weights.facts.join() !== names.join()) throw new Error(`${game.id} has other features now: train it from scratch`)
  const random = randomFrom(seedRandom(`${seed}/nets`))
  const nets = new Map(weights.nets)
  for (const seat of game.alike === true ? [''] : seats) {
    const known = nets.get(seat)
    nets.set(seat, known ?? { policy: createNet(names.length, random), margin: createNet(names.length, random) })
  }
  for (let index = 0; index < CONFIG_DISCOVERY_GAMES; index++) {
    const automas = automaConfigKey(automaConfigAt(game, optionsOf(index)))
    for (const { policy, margin } of nets.values()) for (const net of [policy, margin]) addZeroRow(net, automas)
  }
  return { ...weights, nets }
}

function addZeroRow({ hidden, words }: NetWeights, word: string): void {
  if (!words.has(word)) words.set(word, new Float64Array(hidden))
}

const WHOLE = 0x1_0000_0000

function createNet(facts: number, random: Random): NetWeights {
  const numbers = Float64Array.from(
    { length: HIDDEN_SIZE * facts },
    () => INIT_RANGE * ((2 * random.below(WHOLE)) / WHOLE - 1),
  )
  return { hidden: HIDDEN_SIZE, facts: numbers, words: new Map(), outputs: new Map() }
}

/** Trains the nets of one seat. */
class PpoTrainer {
  private readonly policy: TrainableNet
  private readonly margin: TrainableNet
  private readonly random: Random
  private likely = new Float64Array(64)

  constructor({ policy, margin }: SeatNets, random: Random) {
    this.policy = new TrainableNet(policy)
    this.margin = new TrainableNet(margin)
    this.random = random
  }

  train(transitions: readonly Transition[], learningRate: number, trainsPolicy: boolean): void {
    const { mean, spread } = advantageStatistics(transitions)
    for (let time = 0; time < EPOCHS; time++) {
      const mixed = this.shuffled(transitions)
      for (let from = 0; from < mixed.length; from += MINIBATCH_SIZE) {
        const some = mixed.slice(from, from + MINIBATCH_SIZE)
        for (const each of some) {
          if (trainsPolicy) this.addPolicyGradient(each, (each.advantage - mean) / spread, 1 / some.length)
          this.addMarginGradient(each, 1 / some.length)
        }
        if (trainsPolicy) this.policy.step(learningRate)
        this.margin.step(learningRate)
      }
    }
  }

  /** Adds the gradient of the clipped PPO objective and of the entropy bonus. */
  private addPolicyGradient(transition: Transition, advantage: number, share: number): void {
    const { policy } = this
    const { outputs, chosen } = transition
    policy.forward(transition.facts, transition.words)
    const likely = this.probabilities(transition)
    const ratio = (likely[chosen] ?? 0) / transition.probability
    const isFar = advantage > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP
    const push = isFar ? 0 : advantage * ratio
    let entropy = 0
    for (let i = 0; i < outputs.length; i++) entropy -= (likely[i] ?? 0) * safeLog(likely[i] ?? 0)
    for (const [i, output] of outputs.entries()) {
      const each = likely[i] ?? 0
      const more = ENTROPY_BONUS * each * (-safeLog(each) - entropy)
      policy.addOutputGradient(output, -share * (push * (Number(i === chosen) - each) + more))
    }
    policy.backward()
  }

  private probabilities({ outputs, tabularLogits }: Transition): Float64Array {
    if (this.likely.length < outputs.length) this.likely = new Float64Array(2 * outputs.length)
    const { likely, policy } = this
    let most = Number.NEGATIVE_INFINITY
    for (const [i, output] of outputs.entries()) {
      likely[i] = (tabularLogits[i] ?? 0) + policy.output(output)
      most = Math.max(most, likely[i] ?? 0)
    }
    let sum = 0
    for (let i = 0; i < outputs.length; i++) {
      likely[i] = Math.exp((likely[i] ?? 0) - most)
      sum += likely[i] ?? 0
    }
    for (let i = 0; i < outputs.length; i++) likely[i] = (likely[i] ?? 0) / sum
    return likely
  }

  private addMarginGradient({ facts, automas, valueTarget }: Transition, share: number): void {
    const { margin } = this
    margin.forward(facts, [automas])
    margin.addOutputGradient(MARGIN, share * (margin.output(MARGIN) - valueTarget))
    margin.backward()
  }

  private shuffled(transitions: readonly Transition[]): Transition[] {
    const mixed = [...transitions]
    for (let i = mixed.length - 1; i > 0; i--) {
      const other = this.random.below(i + 1)
      const [one, two] = [mixed[i], mixed[other]]
      if (one === undefined || two === undefined) continue
      mixed[i] = two
      mixed[other] = one
    }
    return mixed
  }
}

const EPSILON = 1e-12
const safeLog = (share: number): number => Math.log(share + EPSILON)

/** Mean and standard deviation of the advantages, to normalize them. */
function advantageStatistics(transitions: readonly Transition[]): { readonly mean: number; readonly spread: number } {
  const count = Math.max(1, transitions.length)
  let sum = 0
  let squares = 0
  for (const { advantage } of transitions) {
    sum += advantage
    squares += advantage * advantage
  }
  const mean = sum / count
  return { mean, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)) + EPSILON }
}

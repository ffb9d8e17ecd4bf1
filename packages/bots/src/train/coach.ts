// Trains nets with proximal policy optimization: games are played on fixed weights, and the advantage of each decision
// moves the nets of its seat within the clip range.
import { type AnyGame, type Random, randomFrom, type Seat, seedRandom } from '@hustings/kernel'
import { companyAt, companyWord } from '../company.ts'
import type { NetWeights } from '../net.ts'
import { MARGIN } from '../value.ts'
import type { SeatNets, Weights } from '../weights.ts'
import type { OptionsOf } from './lesson.ts'
import { PliableNet } from './pliable.ts'
import type { Exercise, Practice, PracticePlan } from './practice.ts'

export interface NetCourse {
  readonly seed: string
  /** How many games in all. */
  readonly games: number
  /** Batches on the same weights, and games per batch. */
  readonly practices: number
  readonly gamesPerPractice: number
  /** Warm-up: trains only the value net for this many games, so that advantages are meaningful. */
  readonly lookingOn: number
  readonly seats: readonly Seat[]
}

export const NET_COURSE: Omit<NetCourse, 'seed' | 'games' | 'seats'> = {
  practices: 2,
  gamesPerPractice: 64,
  lookingOn: 640,
}

/** Holds a practice, here or in another thread. */
export type Trainer = (weights: Weights, plan: PracticePlan) => Promise<Practice>

export interface NetProgress {
  readonly games: number
  readonly weights: Weights
  readonly practices: readonly Practice[]
}

/** The size of the hidden layers. */
const HIDDEN = 32
/** How far the numbers of the facts lie from nothing at first: some forty facts are there at a time. */
const SPREAD = Math.sqrt(3 / 40)
/** Epochs per batch, and decisions per minibatch. */
const TIMES = 3
const TOGETHER = 1024
/** How far a step moves the nets at first; at the end it is a tenth of it. */
const PACE = 0.002
const LAST_PACE = 0.1
/** An answer is made likelier, or less likely, by no more than this at once. */
const VOUCHED = 0.2
/** How much variety is worth. */
const VARIETY = 0.01
/** Games that find the Automa combinations that nets will meet. */
const SCOUTS = 200

export async function trainNets(
  game: AnyGame,
  former: Weights,
  course: NetCourse,
  trainer: Trainer,
  optionsOf: OptionsOf,
  watch: (progress: NetProgress) => void = () => {},
): Promise<Weights> {
  const weights = withNets(former, game, course, optionsOf)
  const random = randomFrom(seedRandom(`${course.seed}/coach`))
  const coaches = new Map([...(weights.nets ?? [])].map(([seat, nets]) => [seat, new Coach(nets, random)]))
  const perStep = course.practices * course.gamesPerPractice
  for (let played = 0; played < course.games; played += perStep) {
    const practices = await Promise.all(
      Array.from({ length: course.practices }, (_, i) => {
        const from = played + i * course.gamesPerPractice
        const { seed, seats } = course
        return trainer(weights, { seed, from, to: from + course.gamesPerPractice, seats })
      }),
    )
    const share = Math.max(LAST_PACE, 1 - played / course.games)
    for (const [seat, coach] of coaches) {
      const own = practices.flatMap(({ exercises }) => exercises.filter((each) => each.seat === seat))
      coach.learn(own, PACE * share, played >= course.lookingOn)
    }
    watch({ games: Math.min(course.games, played + perStep), weights, practices })
  }
  return weights
}

/** Empty nets for the seats that learn at these tables; existing nets continue. */
function withNets(weights: Weights, game: AnyGame, { seed, seats }: NetCourse, optionsOf: OptionsOf): Weights {
  const { names } = game.features
  if (weights.facts.join() !== names.join()) throw new Error(`${game.id} tells other facts now: train it anew`)
  const random = randomFrom(seedRandom(`${seed}/nets`))
  const nets = new Map(weights.nets)
  for (const seat of game.alike === true ? [''] : seats) {
    const known = nets.get(seat)
    nets.set(seat, known ?? { policy: freshNet(names.length, random), margin: freshNet(names.length, random) })
  }
  for (let index = 0; index < SCOUTS; index++) {
    const company = companyWord(companyAt(game, optionsOf(index)))
    for (const { policy, margin } of nets.values()) for (const net of [policy, margin]) addWord(net, company)
  }
  return { ...weights, nets }
}

function addWord({ hidden, words }: NetWeights, word: string): void {
  if (!words.has(word)) words.set(word, new Float64Array(hidden))
}

const WHOLE = 0x1_0000_0000

function freshNet(facts: number, random: Random): NetWeights {
  const numbers = Float64Array.from({ length: HIDDEN * facts }, () => SPREAD * ((2 * random.below(WHOLE)) / WHOLE - 1))
  return { hidden: HIDDEN, facts: numbers, words: new Map(), outputs: new Map() }
}

/** Teaches one seat. */
class Coach {
  private readonly policy: PliableNet
  private readonly margin: PliableNet
  private readonly random: Random
  private likely = new Float64Array(64)

  constructor({ policy, margin }: SeatNets, random: Random) {
    this.policy = new PliableNet(policy)
    this.margin = new PliableNet(margin)
    this.random = random
  }

  learn(exercises: readonly Exercise[], pace: number, leans: boolean): void {
    const { mean, spread } = usual(exercises)
    for (let time = 0; time < TIMES; time++) {
      const mixed = this.shuffled(exercises)
      for (let from = 0; from < mixed.length; from += TOGETHER) {
        const some = mixed.slice(from, from + TOGETHER)
        for (const each of some) {
          if (leans) this.learnPolicy(each, (each.advantage - mean) / spread, 1 / some.length)
          this.learnMargin(each, 1 / some.length)
        }
        if (leans) this.policy.step(pace)
        this.margin.step(pace)
      }
    }
  }

  /** Leans to what came better than expected, as long as that is not yet much likelier than when it was chosen. */
  private learnPolicy(exercise: Exercise, advantage: number, share: number): void {
    const { policy } = this
    const { outputs, chosen } = exercise
    policy.see(exercise.facts, exercise.words)
    const likely = this.likelyOf(exercise)
    const ratio = (likely[chosen] ?? 0) / exercise.likely
    const isFar = advantage > 0 ? ratio > 1 + VOUCHED : ratio < 1 - VOUCHED
    const push = isFar ? 0 : advantage * ratio
    let disorder = 0
    for (let i = 0; i < outputs.length; i++) disorder -= (likely[i] ?? 0) * logarithm(likely[i] ?? 0)
    for (const [i, output] of outputs.entries()) {
      const each = likely[i] ?? 0
      const more = VARIETY * each * (-logarithm(each) - disorder)
      policy.blame(output, -share * (push * (Number(i === chosen) - each) + more))
    }
    policy.settle()
  }

  private likelyOf({ outputs, said }: Exercise): Float64Array {
    if (this.likely.length < outputs.length) this.likely = new Float64Array(2 * outputs.length)
    const { likely, policy } = this
    let most = Number.NEGATIVE_INFINITY
    for (const [i, output] of outputs.entries()) {
      likely[i] = (said[i] ?? 0) + policy.output(output)
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

  private learnMargin({ facts, company, expected }: Exercise, share: number): void {
    const { margin } = this
    margin.see(facts, [company])
    margin.blame(MARGIN, share * (margin.output(MARGIN) - expected))
    margin.settle()
  }

  private shuffled(exercises: readonly Exercise[]): Exercise[] {
    const mixed = [...exercises]
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

const LEAST = 1e-12
const logarithm = (share: number): number => Math.log(share + LEAST)

/** Mean and spread of the advantages, to normalize them. */
function usual(exercises: readonly Exercise[]): { readonly mean: number; readonly spread: number } {
  const count = Math.max(1, exercises.length)
  let sum = 0
  let squares = 0
  for (const { advantage } of exercises) {
    sum += advantage
    squares += advantage * advantage
  }
  const mean = sum / count
  return { mean, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)) + LEAST }
}

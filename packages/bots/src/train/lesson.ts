// A lesson: some games that the policy plays against itself, and what they teach it, as sums that can be sent from a
// thread. Pure: the same weights and the same seeds make the same sums.
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
import { answerAt, drawn } from '../answers.ts'
import type { Mind } from '../mind.ts'
import type { Known, Place } from '../place.ts'
import { Scene } from '../sight.ts'
import { WIDE } from '../think.ts'
import type { Value } from '../value.ts'
import type { Weights } from '../weights.ts'
import { type Hint, Hints } from './hints.ts'
import { mindsOf } from './minds.ts'
import { addCase, noSums, type Sums } from './regression.ts'
import { studyGame } from './study.ts'

/** Games `from` up to but not including `to` of a series, each with different options. */
export interface LessonPlan {
  readonly seed: string
  readonly from: number
  readonly to: number
  /** The advantage that counts as large, in points. */
  readonly scale: number
  /** How much variety is worth. */
  readonly variety: number
  /** Learn what search finds, too. */
  readonly study?: boolean
  /** Only these seats learn; all, unless some are named. */
  readonly seats?: readonly Seat[]
}

export interface Lesson {
  readonly hints: readonly Hint[]
  /** By the name of a value (`valueNames`), then by stage. */
  readonly cases: ReadonlyMap<string, readonly Sums[]>
  readonly games: number
  readonly decisions: number
  /** Squares of the advantages. */
  readonly squares: number
  readonly moments: number
  /** Final points by seat, for those who watch. */
  readonly points: ReadonlyMap<Seat, { sum: number; games: number }>
}

/** How far ahead a decision is blamed for what comes: each turn of the seat counts for so much of the one before. */
const FORESIGHT = 0.95
const LARGEST = 3
/**
 * Exploration: interval of decisions at the higher temperature. A rejected answer would never be tried again otherwise.
 */
const ONE_IN = 12

/** Cost of a decision in points: of equal paths the shorter is learned, and games take less time. */
const TROUBLE = 0.05

/** A decision as it was made. */
interface Made {
  readonly known: readonly Known[]
  readonly circumstances: readonly Place[]
  readonly likely: Float64Array
  readonly chosen: number
  readonly stage: number
  readonly moment: number
}

/** A seat during a game: what it decided, and what it expected each time its turn came. */
interface Player {
  readonly seat: Seat
  readonly made: Made[]
  readonly moments: { facts: Float64Array; stage: number; points: number; margin: number }[]
  /** Points that it could expect at the end when the last turn began. */
  expected: number
}

export type OptionsOf = (index: number) => unknown

/** Normal games per distilled game: values change with the policy. */
const BESIDE = 12

export function holdLesson(game: AnyGame, weights: Weights, plan: LessonPlan, optionsOf: OptionsOf): Lesson {
  const pupils = new Pupils(game, weights, plan)
  for (let index = plan.from; index < plan.to; index++) {
    const seed = `${plan.seed}/${index}`
    if (plan.study === true) {
      pupils.study(optionsOf(index), `${seed}/study`)
      for (let k = 0; k < BESIDE; k++) pupils.play(optionsOf(BESIDE * index + k), `${seed}/${k}`)
    } else pupils.play(optionsOf(index), seed)
  }
  return pupils.lesson()
}

class Pupils {
  private readonly game: AnyGame
  private readonly weights: Weights
  private readonly mindAt: (options: unknown) => Mind
  private readonly plan: LessonPlan
  private readonly hints: Hints
  private readonly cases = new Map<string, Sums[]>()
  private readonly points = new Map<Seat, { sum: number; games: number }>()
  private games = 0
  private decisions = 0
  private squares = 0
  private moments = 0

  constructor(game: AnyGame, weights: Weights, plan: LessonPlan) {
    this.game = game
    this.weights = weights
    this.plan = plan
    this.hints = new Hints(game.stages)
    this.mindAt = mindsOf(game, weights)
  }

  study(input: unknown, seed: string): void {
    const { seats } = this.plan
    studyGame(this.game, input, this.weights, seed, (seat) => seats?.includes(seat) ?? true, this.hints)
  }

  play(input: unknown, seed: string): void {
    const { game } = this
    const options = game.options(input)
    const { seats, policy, value } = this.mindAt(input)
    const { seats: named = seats } = this.plan
    if (!seats.some((seat) => named.includes(seat) && !isAutomatic(game, options, seat))) return
    const random = randomFrom(seedRandom(`${seed}/bots`))
    const run = new Run(game, game.create(options, seedRandom(seed))).begin()
    const players: Player[] = seats.map((seat) => ({ seat, made: [], moments: [], expected: 0 }))
    const learners = players.map(({ seat }) => !isAutomatic(game, options, seat))
    const learns = players.map(({ seat }, i) => learners[i] === true && named.includes(seat))
    let last = -1
    const expect = (player: Player, stage: number): void => {
      player.expected = game.score(run.state, player.seat) + value.gainOf(player.seat, stage)
    }
    /** A turn begins: stores the expectation of its seat, and of all others that use the same facts. */
    const begin = (own: number, player: Player, stage: number): void => {
      const facts = value.factsOf(run.state, player.seat)
      if (game.alike === true) expect(player, stage)
      else for (const each of players) expect(each, stage)
      for (const [i, each] of players.entries()) {
        if (i !== own && learners[i]) continue
        const points = game.score(run.state, each.seat)
        each.moments.push({ facts, stage, points, margin: standing(value, players, i) })
      }
    }
    const scene = new Scene(game, run.state)
    const choose = (question: Question) => {
      const own = seats.indexOf(question.seat)
      const player = players[own]
      const { stage } = scene
      const isCurious = learners[own] === true && random.below(ONE_IN) === 0
      const tried = isCurious ? drawn(policy.look(question, scene, WIDE), random) : null
      const look = policy.look(question, scene)
      const chosen = tried ?? drawn(look, random)
      if (player === undefined || !learners[own] || (look.likely[chosen] ?? 0) === 1) {
        return answerAt(question, chosen, random)
      }
      if (last !== own || player.moments.length === 0) {
        last = own
        begin(own, player, stage)
      }
      player.made.push({
        known: look.known.slice(0, look.size),
        circumstances: policy.circumstancesAt(question),
        likely: look.likely.slice(0, look.size),
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
      this.learnValue(player, value.names.get(player.seat) ?? player.seat)
      if (learns[own]) this.learnPolicy(player, standing(value, players, own))
    }
  }

  private learnValue({ moments, expected }: Player, name: string): void {
    const { game } = this
    let byStage = this.cases.get(name)
    if (byStage === undefined) {
      byStage = Array.from({ length: game.stages }, () => noSums(game.features.names.length + 1))
      this.cases.set(name, byStage)
    }
    for (const { facts, stage, points } of moments) {
      const sums = byStage[stage]
      if (sums === undefined) continue
      addCase(sums, facts, expected - points)
      sums.count++
    }
  }

  /** Backwards from the end: what came of a turn, with less and less of what came later. */
  private learnPolicy({ made, moments }: Player, end: number): void {
    const { scale } = this.plan
    const advantages = new Float64Array(moments.length)
    let next = end
    let ahead = 0
    for (let i = moments.length - 1; i >= 0; i--) {
      const { margin } = moments[i] ?? { margin: 0 }
      ahead = next - margin + FORESIGHT * ahead
      advantages[i] = ahead
      this.squares += ahead * ahead
      this.moments++
      next = margin
    }
    for (const { moment } of made) advantages[moment] = (advantages[moment] ?? 0) - TROUBLE
    for (const each of made) {
      const advantage = (advantages[each.moment] ?? 0) / scale
      this.lean(each, Math.max(-LARGEST, Math.min(LARGEST, advantage)))
    }
  }

  private lean({ known, circumstances, likely, chosen, stage }: Made, advantage: number): void {
    const { variety } = this.plan
    let disorder = 0
    for (const share of likely) if (share > 0) disorder -= share * Math.log(share)
    for (let i = 0; i < likely.length; i++) {
      const share = likely[i] ?? 0
      const each = known[i]
      if (share === 0 || each === undefined) continue
      const more = variety === 0 ? 0 : variety * share * (-Math.log(share) - disorder)
      const gradient = advantage * (Number(i === chosen) - share) + more
      this.hints.add(each, i, circumstances, stage, gradient)
    }
  }

  lesson(): Lesson {
    const { cases, games, decisions, squares, moments, points } = this
    return { hints: this.hints.all(), cases, games, decisions, squares, moments, points }
  }
}

/** What a seat learns to raise: the margin by which bots compare positions. */
function standing(value: Value, players: readonly Player[], own: number): number {
  return value.margin(
    Float64Array.from(players, ({ expected }) => expected),
    own,
  )
}

// Rollouts: plays the game from the information of a seat with the medium policy in all seats, and returns the margins.
import {
  type Answer,
  type AnyRun,
  type GameState,
  playOn,
  type Random,
  randomFrom,
  type Seen,
  seedRandom,
} from '@hustings/kernel'
import { Luck } from './luck.ts'
import type { Mind } from './mind.ts'
import { KEEN } from './place.ts'
import { Scene } from './sight.ts'
import { finalPoints } from './value.ts'

/** The eyes that think: the only state they get is imagined. */
export type Eyes = Pick<Seen<unknown, unknown>, 'seat' | 'stage' | 'facts' | 'imagine'>

export interface Outlook {
  /** The same seed gives game number k the same luck, whatever is answered. */
  readonly seed: string
  /** Horizon in stages before the value takes over; to the end of the game if fewer are left. */
  readonly horizon: number
}

export interface Outcome {
  /** As `margin` gives it. */
  readonly margin: number
  readonly margins: readonly number[]
}

const WHOLE = 0x1_0000_0000

export class Lookout {
  private readonly mind: Mind
  private readonly eyes: Eyes
  private readonly seed: string
  private readonly until: number
  private readonly expected: Float64Array

  constructor(mind: Mind, eyes: Eyes, { seed, horizon }: Outlook) {
    this.mind = mind
    this.eyes = eyes
    this.seed = seed
    this.until = eyes.stage + horizon
    this.expected = new Float64Array(mind.seats.length)
  }

  /** The margin that comes of an answer in game number k. */
  margin(answer: Answer, k: number): number {
    const { mind, eyes } = this
    const { state, questions } = this.playedOn(answer, k)
    const foretold = questions.length === 0 ? null : mind.value.expectedMargin(state, eyes.seat)
    return foretold ?? mind.value.margin(this.pointsAt(state, questions.length === 0), mind.seats.indexOf(eyes.seat))
  }

  /** What comes of an answer in game number k: the margin, and the margins of all seats by their expected points. */
  outcome(answer: Answer, k: number): Outcome {
    const { mind, eyes } = this
    const { state, questions } = this.playedOn(answer, k)
    const foretold = questions.length === 0 ? null : mind.value.expectedMargin(state, eyes.seat)
    const points = this.pointsAt(state, questions.length === 0)
    const margins = mind.seats.map((_, i) => mind.value.margin(points, i))
    return { margin: foretold ?? margins[mind.seats.indexOf(eyes.seat)] ?? 0, margins }
  }

  private pointsAt(state: GameState, isOver: boolean): Float64Array {
    const { expected } = this
    const { game, seats, value } = this.mind
    if (isOver) finalPoints(game, state, seats, expected)
    else value.expected(state, seats, expected)
    return expected
  }

  private playedOn(answer: Answer, k: number): AnyRun {
    const { eyes, until } = this
    const { game, policy } = this.mind
    const random: Random = randomFrom(seedRandom(`${this.seed}/${k}`))
    const run = eyes.imagine(random)
    const { state } = run
    const index = run.openQuestion(eyes.seat)
    const question = run.questions[index]
    if (question === undefined) throw new Error(`nothing is asked of ${eyes.seat}`)
    run.take(index, answer)
    const stop = until < game.stages ? (): boolean => game.stage(state) >= until : undefined
    const luck = new Luck(random.below(WHOLE))
    const scene = new Scene(game, state)
    playOn(run, (asked) => policy.chooseBy(luck, asked, scene, KEEN), stop)
    return run
  }
}

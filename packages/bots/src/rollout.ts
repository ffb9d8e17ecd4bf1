// Rollouts: samples the hidden state (determinization), plays the game with the medium policy and returns margins.
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
import { CommonRandomNumbers } from './common-random-numbers.ts'
import { StateFeatures } from './features.ts'
import type { BotModel } from './model.ts'
import { PLAY_TEMPERATURE } from './policy-entry.ts'
import { finalPoints } from './value.ts'

/** Information of the seat that searches. Hidden state is only available as samples (`imagine`). */
export type InformationState = Pick<Seen<unknown, unknown>, 'seat' | 'stage' | 'facts' | 'imagine'>

export interface RolloutOptions {
  /** The same seed gives rollout k the same random numbers for every answer. */
  readonly seed: string
  /** Horizon in stages before the value takes over; to the end of the game if fewer are left. */
  readonly horizon: number
}

export interface RolloutResult {
  /** Margin of the searching seat. */
  readonly margin: number
  readonly margins: readonly number[]
}

const WHOLE = 0x1_0000_0000

export class RolloutEvaluator {
  private readonly model: BotModel
  private readonly information: InformationState
  private readonly seed: string
  private readonly until: number
  private readonly expected: Float64Array

  constructor(model: BotModel, information: InformationState, { seed, horizon }: RolloutOptions) {
    this.model = model
    this.information = information
    this.seed = seed
    this.until = information.stage + horizon
    this.expected = new Float64Array(model.seats.length)
  }

  /** Returns the margin of an answer in rollout k. */
  margin(answer: Answer, k: number): number {
    const { model, information } = this
    const { state, questions } = this.runRollout(answer, k)
    const predicted = questions.length === 0 ? null : model.value.expectedMargin(state, information.seat)
    return (
      predicted ??
      model.value.margin(this.pointsAt(state, questions.length === 0), model.seats.indexOf(information.seat))
    )
  }

  /** Returns the margin of an answer in rollout k, and the margins of all seats from their expected points. */
  outcome(answer: Answer, k: number): RolloutResult {
    const { model, information } = this
    const { state, questions } = this.runRollout(answer, k)
    const predicted = questions.length === 0 ? null : model.value.expectedMargin(state, information.seat)
    const points = this.pointsAt(state, questions.length === 0)
    const margins = model.seats.map((_, i) => model.value.margin(points, i))
    return { margin: predicted ?? margins[model.seats.indexOf(information.seat)] ?? 0, margins }
  }

  private pointsAt(state: GameState, isOver: boolean): Float64Array {
    const { expected } = this
    const { game, seats, value } = this.model
    if (isOver) finalPoints(game, state, seats, expected)
    else value.expected(state, seats, expected)
    return expected
  }

  private runRollout(answer: Answer, k: number): AnyRun {
    const { information, until } = this
    const { game, policy } = this.model
    const random: Random = randomFrom(seedRandom(`${this.seed}/${k}`))
    const run = information.imagine(random)
    const { state } = run
    const index = run.openQuestion(information.seat)
    const question = run.questions[index]
    if (question === undefined) throw new Error(`no open question for ${information.seat}`)
    run.take(index, answer)
    const stop = until < game.stages ? (): boolean => game.stage(state) >= until : undefined
    const randomNumbers = new CommonRandomNumbers(random.below(WHOLE))
    const features = new StateFeatures(game, state)
    playOn(run, (asked) => policy.chooseWith(randomNumbers, asked, features, PLAY_TEMPERATURE), stop)
    return run
  }
}

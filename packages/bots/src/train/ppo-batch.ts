// Collects a batch of PPO transitions: plays games with the current policy and stores each decision of the seats that
// learn. Pure: the same weights and seeds give the same batch.
import {
  type AnyGame,
  circumstancesOf,
  isAutomatic,
  playOn,
  type Question,
  Run,
  randomFrom,
  type Seat,
  seedRandom,
} from '@hustings/kernel'
import { answerAt, drawIndex } from '../answers.ts'
import { automaConfigAt, automaConfigKey } from '../automa-config.ts'
import { circumstanceWord } from '../bot-policy.ts'
import { StateFeatures } from '../features.ts'
import type { BotModel } from '../model.ts'
import { outputName, PLAY_TEMPERATURE } from '../policy-entry.ts'
import { finalPoints, NET_UNIT } from '../value.ts'
import type { Weights } from '../weights.ts'
import { modelsFor } from './models.ts'
import type { OptionsOf } from './self-play.ts'

/** Games `from` up to but not including `to` of a series, each with different options. */
export interface PpoPlan {
  readonly seed: string
  readonly from: number
  readonly to: number
  /** Seats that learn. */
  readonly seats: readonly Seat[]
}

/** A decision and its result. Points are in units of `NET_UNIT`. */
export interface Transition {
  readonly facts: Float64Array
  /** Keys of the other inputs to the hidden layer: prompt, number of Automas, circumstances. */
  readonly words: readonly string[]
  /** Keys of the possible answers among the outputs of the net, and the tabular logit of each. */
  readonly outputs: readonly string[]
  readonly tabularLogits: Float64Array
  readonly chosen: number
  /** Probability of the chosen answer when it was chosen. */
  readonly probability: number
  readonly seat: Seat
  readonly automas: string
  /** Margin predicted at the decision, and the margin that the value net learns. */
  readonly valueEstimate: number
  valueTarget: number
  advantage: number
}

export interface PpoBatch {
  readonly transitions: readonly Transition[]
  readonly games: number
  /** Final points by learning seat, for the progress display. */
  readonly points: ReadonlyMap<Seat, { sum: number; games: number }>
}

/** Lambda of generalized advantage estimation (gamma = 1). */
const GAE_LAMBDA = 0.95
/** Clamp of the margin, in units. */
const MAX_MARGIN = 3

export function collectPpoBatch(game: AnyGame, weights: Weights, plan: PpoPlan, optionsOf: OptionsOf): PpoBatch {
  const transitions: Transition[] = []
  const points = new Map<Seat, { sum: number; games: number }>()
  const modelAt = modelsFor(game, weights)
  for (let index = plan.from; index < plan.to; index++) {
    const options = optionsOf(index)
    const played = playGame(modelAt(options), options, `${plan.seed}/${index}`, plan.seats)
    transitions.push(...played.transitions)
    for (const [seat, final] of played.points) {
      const sum = points.get(seat) ?? { sum: 0, games: 0 }
      points.set(seat, { sum: sum.sum + final, games: sum.games + 1 })
    }
  }
  return { transitions, games: plan.to - plan.from, points }
}

function playGame(
  { game, seats, policy, value }: BotModel,
  input: unknown,
  seed: string,
  named: readonly Seat[],
): { readonly transitions: readonly Transition[]; readonly points: ReadonlyMap<Seat, number> } {
  const options = game.options(input)
  const learners = seats.map((seat) => named.includes(seat) && !isAutomatic(game, options, seat))
  const automas = automaConfigKey(automaConfigAt(game, input))
  const random = randomFrom(seedRandom(`${seed}/bots`))
  const run = new Run(game, game.create(options, seedRandom(seed))).begin()
  const features = new StateFeatures(game, run.state)
  const made: Transition[][] = seats.map(() => [])
  const points = new Float64Array(seats.length)
  const marginNow = (own: number): number => {
    const valueEstimate = value.expectedMargin(run.state, seats[own] ?? '')
    if (valueEstimate !== null) return valueEstimate / NET_UNIT
    value.expected(run.state, seats, points)
    return value.margin(points, own) / NET_UNIT
  }
  playOn(run, (question: Question) => {
    const own = seats.indexOf(question.seat)
    // Other seats play like a medium bot.
    if (learners[own] !== true) return policy.choose(question, features, random, PLAY_TEMPERATURE)
    const output = policy.evaluate(question, features)
    const chosen = drawIndex(output, random)
    const { netInput, name } = policy.entryFor(question)
    const likely = output.likely[chosen] ?? 0
    if (netInput !== null && likely < 1) {
      const possible = [...output.params.keys()].filter((i) => i < output.size && (output.likely[i] ?? 0) > 0)
      made[own]?.push({
        facts: features.facts(question.seat).slice(),
        words: [...policy.netWords(name), ...circumstancesOf(question).map((word) => circumstanceWord(word))],
        outputs: possible.map((i) => outputName(netInput.name, output.params[i]?.answer ?? '')),
        tabularLogits: Float64Array.from(possible, (i) => output.tabularLogits[i] ?? 0),
        chosen: possible.indexOf(chosen),
        probability: likely,
        seat: game.alike === true ? '' : question.seat,
        automas,
        valueEstimate: marginNow(own),
        valueTarget: 0,
        advantage: 0,
      })
    }
    return answerAt(question, chosen, random)
  })
  finalPoints(game, run.state, seats, points)
  for (const [own, transitions] of made.entries()) computeAdvantages(transitions, value.margin(points, own) / NET_UNIT)
  const learned = seats.flatMap((seat, i) => (learners[i] === true ? [[seat, points[i] ?? 0] as const] : []))
  return { transitions: made.flat(), points: new Map(learned) }
}

/** Computes advantages and value targets backwards (GAE, gamma = 1). */
function computeAdvantages(transitions: readonly Transition[], margin: number): void {
  let next = Math.max(-MAX_MARGIN, Math.min(MAX_MARGIN, margin))
  let ahead = 0
  for (const transition of transitions.toReversed()) {
    const { valueEstimate } = transition
    ahead = next - valueEstimate + GAE_LAMBDA * ahead
    transition.advantage = ahead
    transition.valueTarget = valueEstimate + ahead
    next = valueEstimate
  }
}

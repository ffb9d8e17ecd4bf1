// Practice: some games that the policy plays as it is, and each of its decisions as it was made, for nets to learn from.
// Pure: the same weights and the same seeds make the same decisions.
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
import { answerAt, drawn } from '../answers.ts'
import { companyAt, companyWord } from '../company.ts'
import type { Mind } from '../mind.ts'
import { KEEN, outputName } from '../place.ts'
import { circumstanceWord } from '../policy.ts'
import { Scene } from '../sight.ts'
import { finalPoints, NET_UNIT } from '../value.ts'
import type { Weights } from '../weights.ts'
import type { OptionsOf } from './lesson.ts'
import { mindsOf } from './minds.ts'

/** Games `from` up to but not including `to` of a series, each with different options. */
export interface PracticePlan {
  readonly seed: string
  readonly from: number
  readonly to: number
  /** Who learns. */
  readonly seats: readonly Seat[]
}

/** A transition: a decision and its result. Points are in units of `NET_UNIT`. */
export interface Exercise {
  readonly facts: Float64Array
  /** Input to the hidden layer other than the facts: seat, prompt and circumstances. */
  readonly words: readonly string[]
  /** The answers that were possible, as outputs of the net; and what words said of each. */
  readonly outputs: readonly string[]
  readonly said: Float64Array
  readonly chosen: number
  /** How likely the chosen one was. */
  readonly likely: number
  readonly seat: Seat
  readonly company: string
  /** The margin that was expected, and what it is to be expected by hindsight. */
  readonly foretold: number
  expected: number
  /** How much better it came than expected. */
  advantage: number
}

export interface Practice {
  readonly exercises: readonly Exercise[]
  readonly games: number
  /** Final points of those who learn, by seat, for those who watch. */
  readonly points: ReadonlyMap<Seat, { sum: number; games: number }>
}

/** How far ahead a decision is blamed for what comes. */
const FORESIGHT = 0.95
/** Clamp of the margin, in units. */
const FAR = 3

export function holdPractice(game: AnyGame, weights: Weights, plan: PracticePlan, optionsOf: OptionsOf): Practice {
  const exercises: Exercise[] = []
  const points = new Map<Seat, { sum: number; games: number }>()
  const mindAt = mindsOf(game, weights)
  for (let index = plan.from; index < plan.to; index++) {
    const options = optionsOf(index)
    const played = playOnce(mindAt(options), options, `${plan.seed}/${index}`, plan.seats)
    exercises.push(...played.exercises)
    for (const [seat, final] of played.points) {
      const sum = points.get(seat) ?? { sum: 0, games: 0 }
      points.set(seat, { sum: sum.sum + final, games: sum.games + 1 })
    }
  }
  return { exercises, games: plan.to - plan.from, points }
}

function playOnce(
  { game, seats, policy, value }: Mind,
  input: unknown,
  seed: string,
  named: readonly Seat[],
): { readonly exercises: readonly Exercise[]; readonly points: ReadonlyMap<Seat, number> } {
  const options = game.options(input)
  const learners = seats.map((seat) => named.includes(seat) && !isAutomatic(game, options, seat))
  const company = companyWord(companyAt(game, input))
  const random = randomFrom(seedRandom(`${seed}/bots`))
  const run = new Run(game, game.create(options, seedRandom(seed))).begin()
  const scene = new Scene(game, run.state)
  const made: Exercise[][] = seats.map(() => [])
  const points = new Float64Array(seats.length)
  const marginNow = (own: number): number => {
    const foretold = value.expectedMargin(run.state, seats[own] ?? '')
    if (foretold !== null) return foretold / NET_UNIT
    value.expected(run.state, seats, points)
    return value.margin(points, own) / NET_UNIT
  }
  playOn(run, (question: Question) => {
    const own = seats.indexOf(question.seat)
    // Who does not learn plays as bots do that are met at a table.
    if (learners[own] !== true) return policy.choose(question, scene, random, KEEN)
    const look = policy.look(question, scene)
    const chosen = drawn(look, random)
    const { insight, name } = policy.placeOf(question)
    const likely = look.likely[chosen] ?? 0
    if (insight !== null && likely < 1) {
      const possible = [...look.known.keys()].filter((i) => i < look.size && (look.likely[i] ?? 0) > 0)
      made[own]?.push({
        facts: scene.facts(question.seat).slice(),
        words: [...policy.netWords(name), ...circumstancesOf(question).map((word) => circumstanceWord(word))],
        outputs: possible.map((i) => outputName(insight.name, look.known[i]?.answer ?? '')),
        said: Float64Array.from(possible, (i) => look.said[i] ?? 0),
        chosen: possible.indexOf(chosen),
        likely,
        seat: game.alike === true ? '' : question.seat,
        company,
        foretold: marginNow(own),
        expected: 0,
        advantage: 0,
      })
    }
    return answerAt(question, chosen, random)
  })
  finalPoints(game, run.state, seats, points)
  for (const [own, exercises] of made.entries()) hindsight(exercises, value.margin(points, own) / NET_UNIT)
  const learned = seats.flatMap((seat, i) => (learners[i] === true ? [[seat, points[i] ?? 0] as const] : []))
  return { exercises: made.flat(), points: new Map(learned) }
}

/** Backwards from the end: what came of a decision, with less and less of what came later. */
function hindsight(exercises: readonly Exercise[], margin: number): void {
  let next = Math.max(-FAR, Math.min(FAR, margin))
  let ahead = 0
  for (const exercise of exercises.toReversed()) {
    const { foretold } = exercise
    ahead = next - foretold + FORESIGHT * ahead
    exercise.advantage = ahead
    exercise.expected = foretold + ahead
    next = foretold
  }
}

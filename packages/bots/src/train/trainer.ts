// Training from nothing: lesson after lesson of self-play, each on the weights that the ones before have left. Lessons of
// a step can be played at the same time; they are added in their order, so threads change nothing.
import type { AnyGame, Seat } from '@hustings/kernel'
import { isOfCircumstance, isOfCompany, placesOf } from '../keys.ts'
import { noWeights, type PlaceWeights, type Weights } from '../weights.ts'
import type { Hint } from './hints.ts'
import type { Lesson, LessonPlan } from './lesson.ts'
import { addSums, fade, noSums, type Sums, solve } from './regression.ts'

export interface Course {
  readonly seed: string
  /** How many games in all. */
  readonly games: number
  /** How many lessons are held on the same weights. */
  readonly lessons: number
  readonly gamesPerLesson: number
  /** How far hints move the policy, at the beginning and at the end. */
  readonly step: readonly [number, number]
  readonly variety: number
  /** Trains only the parameters of this number of Automas; general parameters stay fixed. */
  readonly companyOnly?: boolean
  /** What search finds is learned, too. */
  readonly study?: boolean
  /** Only these seats learn; all, unless some are named. */
  readonly seats?: readonly Seat[]
}

export const COURSE: Omit<Course, 'seed' | 'games'> = {
  lessons: 2,
  gamesPerLesson: 8,
  step: [4, 0.5],
  variety: 0.003,
}

/** For what has been learned already: smaller steps, so that it is not forgotten. */
export const FURTHER: typeof COURSE = { ...COURSE, step: [1.5, 0.3] }

/** For what holds in one company alone: larger steps, for much of it has hardly been met. */
export const COMPANY: typeof COURSE = { ...COURSE, step: [3, 0.3] }

/** For what search finds: games take long, for much is examined in each. */
export const STUDY: typeof COURSE = { ...COURSE, gamesPerLesson: 2, step: [1.5, 0.3] }

/** Holds a lesson, here or in another thread. */
export type Teacher = (weights: Weights, plan: LessonPlan) => Promise<Lesson>

export interface Progress {
  readonly games: number
  readonly of: number
  readonly weights: Weights
  readonly lessons: readonly Lesson[]
  /** Weights to save now; the training continues with them. */
  readonly snapshot: Snapshot
}

/** State of an unfinished training: resuming from it gives the same result. */
export interface Snapshot {
  readonly played: number
  readonly weights: Weights
  readonly scale: number
  readonly cases: ReadonlyMap<string, readonly Sums[]>
  /** For each answer, the squares of all hints about it. */
  readonly said: ReadonlyMap<string, number>
  readonly sinceValue: number
  readonly taught: number
}

/** Start of a new training. */
export function beginning(weights: Weights): Snapshot {
  return { played: 0, weights, scale: 15, cases: new Map(), said: new Map(), sinceValue: 0, taught: 0 }
}

/** Games between two fits of the value; older samples decay. */
const VALUE_EVERY = 256
const VALUE_FADES = 0.6
/** Cases of a seat at a stage from which a value can be found. */
const ENOUGH = 3000
const PENALTY = 4
/** The first hints about an answer are not believed at once. */
const PATIENCE = 4
/** A dozen circumstances hold at a time: each of them moves by so much of what the place itself does. */
const CIRCUMSTANCE_SHARE = 0.25
/** No leaning changes by more than this in one step. */
const LARGEST_CHANGE = 0.5

export async function train(
  game: AnyGame,
  players: number,
  course: Course,
  teacher: Teacher,
  watch: (progress: Progress) => void = () => {},
  from: Snapshot = beginning(noWeights(game, players)),
): Promise<Weights> {
  const pupil = new Pupil(game, from, course.companyOnly === true)
  const perStep = course.lessons * course.gamesPerLesson
  for (let { played } = from; played < course.games; played += perStep) {
    const lessons = await Promise.all(
      Array.from({ length: course.lessons }, (_, i) => {
        const start = played + i * course.gamesPerLesson
        const { seed, variety, study, seats } = course
        return teacher(pupil.weights, {
          seed,
          from: start,
          to: start + course.gamesPerLesson,
          scale: pupil.scale,
          variety,
          ...(study === true && { study }),
          ...(seats !== undefined && { seats }),
        })
      }),
    )
    const [first, last] = course.step
    const share = Math.min(1, played / course.games)
    pupil.learn(lessons, first * (last / first) ** share)
    const games = Math.min(course.games, played + perStep)
    const snapshot = pupil.snapshot(played + perStep)
    watch({ games, of: course.games, weights: pupil.weights, lessons, snapshot })
  }
  pupil.revalue()
  return pupil.weights
}

class Pupil {
  readonly weights: Weights
  /** Scale of the advantages: their running mean. */
  scale: number
  private readonly cases: Map<string, readonly Sums[]>
  private readonly game: AnyGame
  private readonly companyOnly: boolean
  private readonly said: Map<string, number>
  private sinceValue: number
  private taught: number

  constructor(game: AnyGame, { weights, scale, cases, said, sinceValue, taught }: Snapshot, companyOnly: boolean) {
    this.game = game
    this.companyOnly = companyOnly
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

  learn(lessons: readonly Lesson[], step: number): void {
    for (const lesson of lessons) for (const hint of lesson.hints) this.take(hint, step)
    let squares = 0
    let moments = 0
    for (const lesson of lessons) {
      for (const [seat, byStage] of lesson.cases) this.remember(seat, byStage)
      squares += lesson.squares
      moments += lesson.moments
      this.sinceValue += lesson.games
    }
    this.taught++
    // The first batches are a poor estimate of the scale.
    const fresh = Math.max(0.02, 1 / this.taught)
    this.scale += fresh * (Math.sqrt(squares / Math.max(1, moments)) - this.scale)
    if (this.sinceValue >= VALUE_EVERY) this.revalue()
  }

  /** Leans in general and at this stage; where the prompt names something, and in this company, there in particular too. */
  private take({ place, answer, gradient }: Hint, step: number): void {
    const all = placesOf(place)
    const places = this.companyOnly ? all.filter(isOfCompany) : all
    const share = isOfCircumstance(place) ? CIRCUMSTANCE_SHARE : 1
    const pace = share * step * this.paceOf(`${place} ${answer}`, gradient)
    for (const each of places) move(rowOf(this.weights, each, answer), gradient, pace / (2 * places.length))
  }

  /** The more has been said about an answer, the less the next hint moves it: rare answers are learned too (Adagrad). */
  private paceOf(key: string, gradient: Float64Array): number {
    let said = this.said.get(key) ?? PATIENCE
    for (const each of gradient) said += each * each
    this.said.set(key, said)
    return 1 / Math.sqrt(said)
  }

  private remember(seat: string, byStage: readonly Sums[]): void {
    let own = this.cases.get(seat)
    if (own === undefined) {
      own = byStage.map(({ products }) => noSums(products.length))
      this.cases.set(seat, own)
    }
    for (const [stage, sums] of byStage.entries()) {
      const kept = own[stage]
      if (kept !== undefined) addSums(kept, sums)
    }
  }

  revalue(): void {
    this.sinceValue = 0
    for (const [seat, byStage] of this.cases) {
      this.weights.value.set(
        seat,
        byStage.map((sums) =>
          sums.count === 0 ? new Float64Array(this.game.features.names.length + 1) : solve(sums, PENALTY),
        ),
      )
      // Rare gradients accumulate until there are enough.
      for (const sums of byStage) if (sums.count > ENOUGH) fade(sums, VALUE_FADES)
    }
  }
}

function rowOf({ places, stages }: Weights, place: string, answer: string): Float64Array {
  let known: PlaceWeights | undefined = places.get(place)
  if (known === undefined) {
    known = { stakes: 0, answers: new Map() }
    places.set(place, known)
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

const bounded = (change: number): number => Math.max(-LARGEST_CHANGE, Math.min(LARGEST_CHANGE, change))

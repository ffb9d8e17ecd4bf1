// What a reader can know of another seat's decision and answer. Samples matches that are consistent with the reader's
// information.
import {
  type Answer,
  type AnyGame,
  type AnyRun,
  type Choice,
  type GameState,
  imagine,
  isLegal,
  legalAnswers,
  type Position,
  type Question,
  type Random,
  Run,
  randomAnswer,
  randomFrom,
  runAt,
  type Seat,
  seedRandom,
  toDecision,
  type Viewer,
  visibleEvents,
} from '@hustings/kernel'

/** A choice at a position, and the choices that were made after it. */
export interface Made {
  readonly position: Position<GameState>
  readonly choice: Choice
  readonly later: readonly Choice[]
}

/** Samples that test whether another answer would have looked the same. */
const DOUBTS = 3
/** Continuation of a seat after another answer: its real moves, and random ones where these are impossible. */
const CONTINUED = [null, 'one way', 'another way']
/** Most attempts per sample; a move that the reader could hardly expect is not explained. */
const PATIENCE = 30
/** Answers to a number question that are distinguished. */
const NUMBERS = 12
/** Longer stretches are not followed: who would know all of them? */
const LONGEST = 12

/** The games that a reader must hold possible at a position. */
export class Guesses {
  private readonly game: AnyGame
  private readonly position: Position<GameState>
  private readonly reader: Viewer
  private readonly seen: Sight

  constructor(game: AnyGame, position: Position<GameState>, reader: Viewer) {
    this.game = game
    this.position = position
    this.reader = reader
    this.seen = new Sight(runAt(game, position), reader)
  }

  /** Seeds of samples in which the move is possible, if it was made; null when they are too rare. */
  seeds(count: number, about: string, choice: Choice | null): string[] | null {
    const found: string[] = []
    for (let i = 0; i < PATIENCE * count; i++) {
      const seed = `${about}/${i}`
      const run = this.run(seed)
      if (run === null || !this.seen.equals(run, this.reader)) continue
      if (choice !== null && !isPossible(run, choice)) continue
      found.push(seed)
      if (found.length === count) return found
    }
    return null
  }

  /** The game of a seed: the same every time. */
  possible(seed: string): AnyRun {
    const run = this.run(seed)
    if (run === null) throw new Error('a guess that was possible is not any more')
    return run
  }

  /** Null where the moves since the checkpoint are impossible. */
  private run(seed: string): AnyRun | null {
    const random: Random = randomFrom(seedRandom(seed))
    const { checkpoint, choices } = this.position
    const run: AnyRun = new Run(this.game, imagine(this.game, checkpoint, this.reader, random)).begin()
    for (const choice of choices) {
      if (!isPossible(run, choice)) return null
      run.take(run.openQuestion(choice.seat), choice.answer)
    }
    return run
  }
}

/** Whether the reader knows all that was chosen since the checkpoint, this choice included. */
export function knowsAll(game: AnyGame, { position, choice, later }: Made, reader: Viewer): boolean {
  const { checkpoint, choices } = position
  if (choices.length > LONGEST) return false
  const made = [...choices, choice]
  return made.every((each, i) => {
    const before = { checkpoint, choices: made.slice(0, i) }
    return knows(game, { position: before, choice: each, later: [...made.slice(i + 1), ...later] }, reader)
  })
}

/**
 * Whether the reader knows the move by now: with any other answer, here or in a sample, the reader would have seen a
 * difference by the end of the turn.
 */
export function knows(game: AnyGame, { position, choice, later }: Made, reader: Viewer): boolean {
  const { seat, answer } = choice
  if (seat === reader) return true
  const truth = () => runAt(game, position)
  const after = new Course(truth(), seat).closed(answer, later)
  if (after === null) return false
  while (after.repeat()) {}
  const seen = new Sight(after.run, reader)
  const looksTheSame = (run: () => AnyRun) =>
    others(questionTo(run(), seat), answer).some((other) =>
      CONTINUED.some((chance) => {
        const course = new Course(run(), seat).closed(other, later)
        if (course === null) return false
        const random = chance === null ? null : randomFrom(seedRandom(chance))
        for (let i = 0; i < LONGEST; i++) {
          if (seen.equals(course.run, reader)) return true
          if (!course.repeat() && !(random !== null && course.goOn(random))) return false
        }
        return false
      }),
    )
  if (looksTheSame(truth)) return false
  const guesses = new Guesses(game, position, reader)
  const seeds = guesses.seeds(DOUBTS, 'doubt', null)
  if (seeds === null) return false
  // Where chance came in, every guess looks different anyway: then only what could surely be chosen counts as seen.
  if (after.run.table.revealed) return seeds.every((seed) => isPossible(guesses.possible(seed), choice))
  return !seeds.some((seed) => looksTheSame(() => guesses.possible(seed)))
}

/** Moves of a seat from a move on, until another seat decides. */
class Course {
  readonly run: AnyRun
  private readonly seat: Seat
  private later: readonly Choice[] = []

  constructor(run: AnyRun, seat: Seat) {
    this.run = run
    this.seat = seat
  }

  /** After the answer; in a simultaneous decision after all answers. Null while some are missing. */
  closed(answer: Answer, later: readonly Choice[]): this | null {
    const { run, seat } = this
    let done = run.take(run.openQuestion(seat), answer)
    let next = 0
    for (; !done && next < later.length; next++) {
      const choice = later[next]
      if (choice === undefined || !isPossible(run, choice)) return null
      done = run.take(run.openQuestion(choice.seat), choice.answer)
    }
    this.later = later.slice(next)
    return done ? this : null
  }

  /** Repeats the real moves of the seat; false where it made none, or cannot here. */
  repeat(): boolean {
    const [choice, ...rest] = this.later
    if (choice?.seat !== this.seat || this.run.questions.length !== 1 || !isPossible(this.run, choice)) return false
    this.later = rest
    this.run.take(0, choice.answer)
    return true
  }

  /** Continues at random; false where the seat has no decision. */
  goOn(random: Random): boolean {
    const question = questionTo(this.run, this.seat)
    if (question === undefined || this.run.questions.length !== 1) return false
    this.run.take(0, randomAnswer(question, random))
    return true
  }
}

/** Answers that are possible in all samples; null where even the question differs. */
export function commonQuestion(runs: readonly AnyRun[], seat: Seat): Question | null {
  const [first, ...rest] = runs.map((run) => questionTo(run, seat))
  if (first === undefined) return null
  let common: Question = first.shape === 'pick' ? { ...first, offers: first.offers.filter(isOpen) } : first
  for (const question of rest) {
    if (question === undefined || question.shape !== common.shape || !isSame(question.prompt, common.prompt))
      return null
    if (question.shape === 'pick' && common.shape === 'pick') {
      const { offers } = question
      common = {
        ...common,
        offers: common.offers.filter(({ id, label }) =>
          offers.some((offer) => offer.id === id && isOpen(offer) && isSame(offer.label, label)),
        ),
      }
    } else if (question.shape === 'number' && common.shape === 'number') {
      common = { ...common, min: Math.max(common.min, question.min), max: Math.min(common.max, question.max) }
    }
  }
  return common
}

export function questionTo(run: AnyRun, seat: Seat): Question | undefined {
  return run.questions[run.openQuestion(seat)]
}

function isOpen({ blocked }: { readonly blocked?: unknown }): boolean {
  return blocked === undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isPossible(run: AnyRun, { seat, answer }: Choice): boolean {
  const question = questionTo(run, seat)
  return question !== undefined && isLegal(question, answer)
}

/** The other answers; of many numbers the neighbors, the minimum and the maximum. */
function others(question: Question | undefined, answer: Answer): Answer[] {
  if (question === undefined) return []
  if (question.shape === 'number' && question.max - question.min > NUMBERS && typeof answer === 'number') {
    const some = [question.min, answer - 1, answer + 1, question.max]
    return [...new Set(some)].filter((other) => other !== answer && isLegal(question, other))
  }
  return legalAnswers(question).filter((other) => other !== answer)
}

/** Everything by which a viewer can distinguish this position from another. */
class Sight {
  private readonly told: string
  private readonly view: string

  constructor(run: AnyRun, viewer: Viewer) {
    this.told = toldIn(run, viewer)
    this.view = viewOf(run, viewer)
  }

  /** Events are compared first: this is cheapest and differs most often. */
  equals(run: AnyRun, viewer: Viewer): boolean {
    return toldIn(run, viewer) === this.told && viewOf(run, viewer) === this.view
  }
}

function toldIn(run: AnyRun, viewer: Viewer): string {
  const open = run.questions.filter((_, i) => !run.isAnswered(i))
  return JSON.stringify([visibleEvents(run.table.emitted, viewer), open.map(({ seat }) => seat)])
}

function viewOf({ game, state, questions }: AnyRun, viewer: Viewer): string {
  const asked = questions.filter(({ seat }) => seat === viewer).map((question) => toDecision(question, ''))
  return JSON.stringify([
    game.view(state, viewer),
    asked,
    game.numbers(state),
    questions.length === 0 ? game.standings(state) : null,
  ])
}

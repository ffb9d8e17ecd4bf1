// Information set of a reader: samples matches that are consistent with the reader's information, and decides which moves of
// other seats the reader can know.
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

/** A choice at a position, and the choices made after it. */
export interface Made {
  readonly position: Position<GameState>
  readonly choice: Choice
  readonly later: readonly Choice[]
}

/** Number of samples that test whether another answer would have looked the same. */
const VISIBILITY_SAMPLES = 3
/** Seeds of the moves of a seat after another answer; null uses the real moves only, where they are possible. */
const CONTINUATION_SEEDS = [null, 'one way', 'another way']
/** Rejection sampling limit; a move that is too unlikely for the reader is not explained. */
const MAX_SAMPLES_PER_HIT = 30
/** Up to this range, all numbers of a question are tested. */
const MAX_NUMBERS = 12
/** Maximum number of choices since the checkpoint. */
const MAX_CHOICES = 12

/** Samples the games that are possible for a reader at a position. */
export class InformationSetSampler {
  private readonly game: AnyGame
  private readonly position: Position<GameState>
  private readonly reader: Viewer
  private readonly seen: VisibleInformation

  constructor(game: AnyGame, position: Position<GameState>, reader: Viewer) {
    this.game = game
    this.position = position
    this.reader = reader
    this.seen = new VisibleInformation(runAt(game, position), reader)
  }

  /** Returns seeds of consistent samples, in which the choice is possible if one is given; null when they are too rare. */
  seeds(count: number, about: string, choice: Choice | null): string[] | null {
    const found: string[] = []
    for (let i = 0; i < MAX_SAMPLES_PER_HIT * count; i++) {
      const seed = `${about}/${i}`
      const run = this.run(seed)
      if (run === null || !this.seen.equals(run, this.reader)) continue
      if (choice !== null && !isPossible(run, choice)) continue
      found.push(seed)
      if (found.length === count) return found
    }
    return null
  }

  /** Returns the game of a seed. */
  possible(seed: string): AnyRun {
    const run = this.run(seed)
    if (run === null) throw new Error('a sample that was possible is not any more')
    return run
  }

  /** Null if the moves since the checkpoint are impossible. */
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

/** Whether the reader knows all choices since the checkpoint, with this one. */
export function areAllVisible(game: AnyGame, { position, choice, later }: Made, reader: Viewer): boolean {
  const { checkpoint, choices } = position
  if (choices.length > MAX_CHOICES) return false
  const made = [...choices, choice]
  return made.every((each, i) => {
    const before = { checkpoint, choices: made.slice(0, i) }
    return isVisible(game, { position: before, choice: each, later: [...made.slice(i + 1), ...later] }, reader)
  })
}

/**
 * Whether the reader knows the move: with any other answer, here or in a sample, the reader would have seen a difference
 * by the end of the turn.
 */
export function isVisible(game: AnyGame, { position, choice, later }: Made, reader: Viewer): boolean {
  const { seat, answer } = choice
  if (seat === reader) return true
  const truth = () => runAt(game, position)
  const after = new Continuation(truth(), seat).start(answer, later)
  if (after === null) return false
  while (after.repeatChoice()) {}
  const seen = new VisibleInformation(after.run, reader)
  const looksTheSame = (run: () => AnyRun) =>
    otherAnswers(questionTo(run(), seat), answer).some((other) =>
      CONTINUATION_SEEDS.some((chance) => {
        const course = new Continuation(run(), seat).start(other, later)
        if (course === null) return false
        const random = chance === null ? null : randomFrom(seedRandom(chance))
        for (let i = 0; i < MAX_CHOICES; i++) {
          if (seen.equals(course.run, reader)) return true
          if (!course.repeatChoice() && !(random !== null && course.chooseRandomly(random))) return false
        }
        return false
      }),
    )
  if (looksTheSame(truth)) return false
  const sampler = new InformationSetSampler(game, position, reader)
  const seeds = sampler.seeds(VISIBILITY_SAMPLES, 'doubt', null)
  if (seeds === null) return false
  // After a random event every sample looks different. The move then counts as known only if it is possible in all samples.
  if (after.run.table.revealed) return seeds.every((seed) => isPossible(sampler.possible(seed), choice))
  return !seeds.some((seed) => looksTheSame(() => sampler.possible(seed)))
}

/** Plays the moves of a seat from a move on, until another seat decides. */
class Continuation {
  readonly run: AnyRun
  private readonly seat: Seat
  private later: readonly Choice[] = []

  constructor(run: AnyRun, seat: Seat) {
    this.run = run
    this.seat = seat
  }

  /** Answers the decision, and a simultaneous decision of other seats too. Null if answers are missing. */
  start(answer: Answer, later: readonly Choice[]): this | null {
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

  /** Repeats the next real move of the seat; false if there is none or it is impossible here. */
  repeatChoice(): boolean {
    const [choice, ...rest] = this.later
    if (choice?.seat !== this.seat || this.run.questions.length !== 1 || !isPossible(this.run, choice)) return false
    this.later = rest
    this.run.take(0, choice.answer)
    return true
  }

  /** Plays a random move; false if the seat has no decision. */
  chooseRandomly(random: Random): boolean {
    const question = questionTo(this.run, this.seat)
    if (question === undefined || this.run.questions.length !== 1) return false
    this.run.take(0, randomAnswer(question, random))
    return true
  }
}

/** Returns the question with the answers that are possible in all samples; null if the question differs. */
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

/** Returns the other answers; of many numbers only the neighbors, the minimum and the maximum. */
function otherAnswers(question: Question | undefined, answer: Answer): Answer[] {
  if (question === undefined) return []
  if (question.shape === 'number' && question.max - question.min > MAX_NUMBERS && typeof answer === 'number') {
    const some = [question.min, answer - 1, answer + 1, question.max]
    return [...new Set(some)].filter((other) => other !== answer && isLegal(question, other))
  }
  return legalAnswers(question).filter((other) => other !== answer)
}

/** Visible events, view and open decisions: everything by which a viewer can distinguish positions. */
class VisibleInformation {
  private readonly events: string
  private readonly view: string

  constructor(run: AnyRun, viewer: Viewer) {
    this.events = eventsOf(run, viewer)
    this.view = viewOf(run, viewer)
  }

  /** Compares events first: they are cheapest and differ most often. */
  equals(run: AnyRun, viewer: Viewer): boolean {
    return eventsOf(run, viewer) === this.events && viewOf(run, viewer) === this.view
  }
}

function eventsOf(run: AnyRun, viewer: Viewer): string {
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

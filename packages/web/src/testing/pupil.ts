// For tests of lessons: somebody who plays a guided match, and sees at each moment what the guide would see at the table.
import type { Answer, Decision, Game, GameEvent, GameState, Seat } from '@hustings/kernel'
import { legalAnswers, Match, randomFrom, seedRandom } from '@hustings/kernel'
import { type Bots, machineChoice } from '@hustings/live'
import type { LoggedEvent } from '@hustings/protocol'
import type { LessonMoment, LessonPage } from '../games/lesson.ts'
import type { AnyGameUi } from '../games/types.ts'
import { beatFrom } from '../table/beats/beats.ts'

interface Guided<S extends GameState, O, V, E extends GameEvent> {
  readonly game: Game<S, O, V, E>
  readonly options: unknown
  readonly seed: string
  readonly seat: Seat
  readonly ui: Pick<AnyGameUi, 'beats'>
  readonly bots?: Bots
}

export class Pupil<S extends GameState, O, V, E extends GameEvent> {
  readonly match: Match<S, O, V, E>
  private readonly about: Guided<S, O, V, E>
  private looked = 0
  /** Working out what options begin takes time: looked at once for each step. */
  private seen: { readonly step: number; readonly moment: LessonMoment<V, E> } | null = null

  constructor(about: Guided<S, O, V, E>) {
    this.about = about
    this.match = Match.start(about.game, about.options, about.seed)
    this.others()
  }

  get decision(): Decision | null {
    return this.now().decision
  }

  /** The moment of the question that is open. */
  now(): LessonMoment<V, E> {
    const { match } = this
    const { seat } = this.about
    if (this.seen?.step !== match.step) {
      const log: LoggedEvent<E>[] = match.eventsFor(seat).map((event) => ({ step: match.step, event }))
      const decision = match.decisions.find((each) => each.seat === seat) ?? null
      const moment = { view: match.game.view(match.state, seat), viewer: seat, decision, beat: null, log }
      this.seen = { step: match.step, moment }
    }
    return this.seen.moment
  }

  /** What there is to look at since the last question, each as a moment of its own. */
  *lookedAt(): Generator<LessonMoment<V, E>> {
    for (;;) {
      const { log } = this.now()
      const run = beatFrom(log, this.looked, this.about.ui)
      this.looked = run?.end ?? log.length
      if (run === null) return
      yield { ...this.now(), decision: null, beat: run.beat.id }
    }
  }

  answer(answer: Answer): void {
    const { decision } = this
    if (decision === null) throw new Error('nothing is asked')
    this.match.answer(decision.seat, decision.id, answer)
    this.others()
  }

  /** What the others do, until the pupil is asked. */
  private others(): void {
    const { bots = new Map() } = this.about
    while (!this.match.over) {
      const [decision] = this.match.decisions
      if (decision === undefined || this.match.decisions.some(({ seat }) => seat === this.about.seat)) return
      const { seat, answer } = machineChoice(this.match, decision, bots)
      this.match.answer(seat, decision.id, answer)
    }
  }
}

/** Answers at random, the same way for the same seed. */
export function atRandom(seed: string): (decision: Decision) => Answer {
  const random = randomFrom(seedRandom(seed))
  return (decision) => {
    const answers = legalAnswers(decision)
    return answers[random.below(answers.length)] ?? false
  }
}

/** Takes what the page rings first; an amount is taken whole, and what is not recommended is declined. */
export function asTold(decision: Decision, { at }: LessonPage): Answer {
  if (decision.shape === 'number') return decision.max
  if (decision.shape === 'confirm') return false
  const legal = decision.options.filter(({ blocked }) => blocked === undefined)
  for (const mark of at.flat()) {
    const name = mark.slice(mark.indexOf(':') + 1)
    const meant = legal.find(({ id, target }) => (mark.startsWith('option:') ? id === name : target === name))
    if (meant !== undefined) return meant.id
  }
  return legal[0]?.id ?? false
}

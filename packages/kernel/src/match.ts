// A match: a checkpoint plus the choices made since. Answer, undo, redo, fork, preview, observe, record.
import { copy } from './copy.ts'
import { type Answer, type Choice, type Decision, isLegal, type Question, type Seat, toDecision } from './decision.ts'
import { HustingsError } from './errors.ts'
import { type Emitted, type GameEvent, type Viewer, visibleEvents } from './event.ts'
import type { Game, Standing } from './game.ts'
import { addToHistory, type History, NO_HISTORY } from './history.ts'
import { type Message, say } from './message.ts'
import { changedNumbers, type Observation, type Preview, type Verification } from './observation.ts'
import { type Position, runAt } from './position.ts'
import { seedRandom } from './random.ts'
import type { Beginning, MatchRecord } from './record.ts'
import { type ClosedMatch, type Origin, type Replay, readSavedMatch, writeRecord } from './record-codec.ts'
import { Run } from './run.ts'
import type { GameState } from './table.ts'
import { verifyRecord } from './verification.ts'
import { Views } from './views.ts'

/** Start of a stretch: the state, the number of choices made and the number of events emitted by then. */
interface Stretch<S> {
  readonly state: S
  readonly at: number
  readonly told: number
}

/** The end of a stretch within the last choice. */
export interface StretchEnd<S> {
  /** Read-only; at the end of the last stretch it is the live state. */
  readonly state: S
  /** Number of events emitted up to here, as in `eventCount`. */
  readonly told: number
}

/** An undone choice, and the revision it belonged to. */
interface Undone {
  readonly choice: Choice
  readonly revision: number
}

/** The open decisions of one moment, and their seats. */
interface AskedNow {
  readonly questions: readonly Question[]
  readonly step: number
  readonly revision: number
  readonly decisions: readonly Decision[]
  readonly seats: readonly Seat[]
}

const NOTHING_TO_UNDO = say('undo.nothing')
const REVEALED = say('undo.revealed')

/** A match of any game. */
// biome-ignore lint/suspicious/noExplicitAny: callers use the game only through its interface
export type AnyMatch = Match<any, any, any, any>

export class Match<S extends GameState, O, V, E extends GameEvent> {
  readonly game: Game<S, O, V, E>
  readonly options: O
  readonly seed: string
  readonly seats: readonly Seat[]
  readonly begins: Beginning | null
  private run: Run<S, O, V, E>
  /** The last checkpoint that undo cannot pass; records and forks start from it. */
  private base: Stretch<S>
  /** The later checkpoints, which undo can still pass. */
  private later: Stretch<S>[] = []
  /** The choices before `base`. */
  private history: History
  /** The choices since `base`. */
  private choices: Choice[] = []
  private undone: Undone[] = []
  /** Choices up to here cannot be undone. */
  private floor: number
  /** Choices up to here have revealed hidden information. Everything before a loaded checkpoint counts as revealed. */
  private revealed: number
  /** Number of choices when the current question was opened. */
  private askedAt: number
  /** Incremented by undo, so that an answer to the old question is not accepted for the repeated one. */
  private revision = 0
  /** The events emitted before `base`; undo cannot revert them. */
  private readonly earlier: Emitted<E>[] = []
  /**
   * The events emitted since `base`. Undo handles only these, so its cost does not depend on the length of the match.
   */
  private told: Emitted<E>[] = []
  /** Views of the current position, built on first use. */
  private views: Views<S, O, V, E> | undefined
  /** The public view at its last use. */
  private lastOpen: V | undefined
  /** The open decisions, built on first use. */
  private asked: AskedNow | undefined
  /** Set by hosts that show the stretches of a choice one by one. Bots, rollouts and replays keep none. */
  keepStretches = false
  private ends: StretchEnd<S>[] = []
  /** Views at those ends, by index, once requested. */
  private endViews: Views<S, O, V, E>[] = []
  /** Number of events emitted before those in `earlier`. */
  private forgotten = 0
  /** Set for a finished match that only its older rules can replay: it keeps its result and cannot be continued. */
  private closed: ClosedMatch | null = null

  private constructor(origin: Origin<S, O, V, E>, state: S, at: number, history: History) {
    this.game = origin.game
    this.options = origin.options
    this.seed = origin.seed
    this.seats = origin.seats
    this.begins = origin.begins
    this.floor = at
    this.revealed = at
    this.askedAt = at
    this.history = history
    this.base = { state, at, told: 0 }
    this.run = this.runFrom(this.base)
    this.run.begin()
    this.settle()
  }

  static start<S extends GameState, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    options: unknown,
    seed: string,
  ): Match<S, O, V, E> {
    const checked = game.options(options)
    return Match.fromStart({ game, options: checked, seed, seats: game.seats(checked), begins: null })
  }

  /**
   * Loads a match at the cost of one stretch, however long the match is. Only `replay` restores the events before the
   * checkpoint.
   * A record of an older version is replayed once. If that leads to the same checkpoint and the same result, it loads
   * like any other. Otherwise an unfinished match continues from the upgraded checkpoint, with the later choices that
   * the rules still allow. A finished match then only keeps its result.
   */
  static load<S extends GameState, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    input: unknown,
  ): Match<S, O, V, E> {
    const saved = readSavedMatch<S, O, V, E>(game, input, Match.startReplay)
    const floor = saved.floor()
    try {
      const match = new Match<S, O, V, E>(saved.origin, saved.checkpoint(), saved.at, saved.history)
      if (saved.isOfThisVersion) match.repeatAll(saved.choicesSince())
      else match.repeatWhileLegal(saved.choicesSince())
      match.floor = Math.max(match.floor, Math.min(floor, match.step))
      match.revision = saved.revision
      match.closed = saved.closed
      return match
    } catch (error) {
      if (error instanceof HustingsError) throw error
      // The rules failed on a checkpoint that they cannot have written.
      throw new HustingsError('broken-record', { where: 'checkpoint' }, undefined, { cause: error })
    }
  }

  /**
   * Replays the match from its start, with all its events; `until` stops after that many choices. A match that began
   * under an older version is replayed from `begins`, where it also stops when `until` is earlier. Throws
   * `earlier-rules` for a finished match that only its older rules can replay.
   */
  static replay<S extends GameState, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    input: unknown,
    until = Number.POSITIVE_INFINITY,
  ): Match<S, O, V, E> {
    const saved = readSavedMatch<S, O, V, E>(game, input, Match.startReplay)
    if (saved.closed !== null) throw new HustingsError('earlier-rules')
    const match = Match.fromStart(saved.origin)
    const choices = saved.allChoices().slice(0, Math.max(0, until - match.step))
    if (saved.isOfThisVersion) match.repeatAll(choices)
    else match.repeatWhileLegal(choices)
    return match
  }

  /** Whether the record, replayed from its seed, passes the same checkpoint and has the same result. */
  static verify<S extends GameState, O, V, E extends GameEvent>(game: Game<S, O, V, E>, input: unknown): Verification {
    return verifyRecord<S, O, V, E>(game, input, Match.startReplay)
  }

  /** Replays strictly: an illegal choice throws. */
  private static startReplay<S extends GameState, O, V, E extends GameEvent>(
    this: void,
    origin: Origin<S, O, V, E>,
  ): Replay<S> {
    const match = Match.fromStart(origin)
    return {
      get step() {
        return match.step
      },
      get current() {
        return match.current
      },
      get floor() {
        return match.floor
      },
      get standings() {
        return match.standings
      },
      repeat: (choices) => match.repeatAll(choices),
    }
  }

  /** At the first position that these rules can continue from. */
  private static fromStart<S extends GameState, O, V, E extends GameEvent>(
    origin: Origin<S, O, V, E>,
  ): Match<S, O, V, E> {
    const { game, options, seed, begins } = origin
    if (begins === null) return new Match(origin, game.create(options, seedRandom(seed)), 0, NO_HISTORY)
    return new Match(origin, copy(begins.checkpoint) as S, begins.at, NO_HISTORY)
  }

  /** Number of choices made. */
  get step(): number {
    return this.closed?.step ?? this.base.at + this.choices.length
  }

  /** The first step that `replay` reaches: greater than 0 when the match began under older rules. */
  get replayableFrom(): number {
    return this.closed === null ? (this.begins?.at ?? 0) : this.step
  }

  get state(): S {
    return this.run.state
  }

  get over(): boolean {
    return this.closed !== null || this.run.questions.length === 0
  }

  get standings(): readonly Standing[] | null {
    if (this.closed !== null) return this.closed.standings
    return this.over ? this.game.standings(this.run.state) : null
  }

  /** The unanswered decisions of all seats. */
  get decisions(): readonly Decision[] {
    return this.askedNow.decisions
  }

  /** Seats with open decisions. */
  get waitingFor(): readonly Seat[] {
    return this.askedNow.seats
  }

  /** Built once per moment: all viewers see the same questions. */
  private get askedNow(): AskedNow {
    const { step, revision, asked } = this
    const { questions } = this.run
    if (asked?.questions === questions && asked.step === step && asked.revision === revision) return asked
    const open = this.over ? [] : this.openQuestions()
    const decisions = open.map((question) => toDecision(question, this.decisionId(question.seat)))
    const now = { questions, step, revision, decisions, seats: decisions.map(({ seat }) => seat) }
    this.asked = now
    return now
  }

  private openQuestions(): Question[] {
    return this.run.questions.filter((_, i) => !this.run.isAnswered(i))
  }

  answer(seat: Seat, decision: string, answer: Answer): void {
    if (this.over) throw new HustingsError('match-over')
    if (decision !== this.decisionId(seat)) {
      throw new HustingsError(decision.endsWith(`:${seat}`) ? 'stale-decision' : 'not-your-decision', { seat })
    }
    const index = this.run.openQuestion(seat)
    const question = this.run.questions[index]
    if (question === undefined) {
      const asked = this.run.questions.some((other) => other.seat === seat)
      throw new HustingsError(asked ? 'stale-decision' : 'not-your-decision', { seat })
    }
    if (!isLegal(question, answer)) throw refusal(question, answer)
    const { step, floor } = this
    try {
      this.take(index, { seat, answer })
    } catch (error) {
      // A bug in the rules: keep the match unchanged.
      this.floor = floor
      this.rewind(step)
      throw error
    }
    this.undone = []
  }

  private decisionId(seat: Seat): string {
    return `${this.askedAt}.${this.revision}:${seat}`
  }

  /** Why undo is refused; null when it is possible. */
  get undoRefused(): Message | null {
    if (this.isUndoable) return null
    return this.step === 0 ? NOTHING_TO_UNDO : REVEALED
  }

  /** Seat whose choice undo would revert; null when undo is refused. */
  get undoSeat(): Seat | null {
    return this.isUndoable ? (this.choices.at(-1)?.seat ?? null) : null
  }

  private get isUndoable(): boolean {
    return this.closed === null && this.step > this.floor
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  /** Reverts the last choice; refused after revealed information. */
  undo(): void {
    const refused = this.undoRefused
    const choice = this.choices.at(-1)
    if (refused !== null || choice === undefined) {
      throw new HustingsError('undo-refused', { reason: refused ?? NOTHING_TO_UNDO })
    }
    this.rewind(this.step - 1)
    this.undone.push({ choice, revision: this.revision })
    this.revision++
  }

  redo(): void {
    const undone = this.undone.pop()
    if (undone === undefined) throw new HustingsError('nothing-to-redo')
    this.repeat(undone.choice)
    this.revision = undone.revision
  }

  /** Returns to `step` choices: restores the stretch that contains it and repeats its choices. */
  private rewind(step: number): void {
    while ((this.later.at(-1)?.at ?? 0) > step) this.later.pop()
    const stretch = this.current
    const again = this.choices.slice(stretch.at - this.base.at, step - this.base.at)
    const { floor } = this
    this.choices.length = stretch.at - this.base.at
    this.told.length = stretch.told - this.base.told
    this.run = this.runFrom(stretch)
    this.run.begin()
    this.settle()
    this.repeatAll(again)
    this.floor = floor
    this.clearStretches()
  }

  /** Returns an independent match at the same position. */
  fork(): Match<S, O, V, E> {
    const twin = new Match<S, O, V, E>(this, copy(this.base.state), this.base.at, this.history)
    twin.repeatAll(this.choices)
    twin.floor = this.floor
    twin.revealed = this.revealed
    twin.revision = this.revision
    twin.closed = this.closed
    return twin
  }

  preview(seat: Seat, answer: Answer): Preview {
    const index = this.over ? -1 : this.run.openQuestion(seat)
    const question = this.run.questions[index]
    if (question === undefined) throw new HustingsError('not-your-decision', { seat })
    if (!isLegal(question, answer)) throw refusal(question, answer)
    const uncertain: Preview = { certain: false, changes: [] }
    if (this.run.questions.length > 1) return uncertain
    const trial = runAt(this.game, this.open)
    trial.table.revealed = false
    trial.take(index, answer)
    if (trial.table.revealed) return uncertain
    const { state } = this.run
    return { certain: true, changes: changedNumbers(this.game.numbers(state), this.game.numbers(trial.state, state)) }
  }

  /** Returns the current position as plain data. Answers to questions that are still open are secret and left out. */
  position(): Position<S> {
    const { checkpoint, choices } = this.open
    return { checkpoint: copy(checkpoint), choices }
  }

  private get open(): Position<S> {
    const { state, at } = this.current
    return { checkpoint: state, choices: this.choices.slice(at - this.base.at, this.askedAt - this.base.at) }
  }

  /**
   * Choices up to here have revealed hidden information and cannot be undone, even if all players agree. Undo often
   * stops later: at the answer of another seat. After loading, everything before the checkpoint of the record counts as
   * revealed.
   */
  get revealedStep(): number {
    return this.revealed
  }

  /**
   * Returns the events visible to this viewer from number `since` on, counted from the start or the load of the match.
   * Numbers count the events of all viewers: keep `eventCount` on the server and do not send it to the viewer.
   */
  eventsFor(viewer: Viewer, since = this.forgotten): E[] {
    return visibleEvents(this.emittedSince(since), viewer)
  }

  /** Returns the events from number `since` on with their viewers, for callers that store them and show them later. */
  emittedSince(since = this.forgotten): readonly Emitted<E>[] {
    if (since < this.forgotten) throw new RangeError(`the events before number ${this.forgotten} are forgotten`)
    const { told: shared } = this.base
    if (since >= shared) return this.told.slice(since - shared)
    return this.earlier.slice(since - this.forgotten).concat(this.told)
  }

  /** Number of events emitted since the match was started or loaded; undo lowers it. */
  get eventCount(): number {
    return this.base.told + this.told.length
  }

  /** Discards the events that undo can no longer revert, for callers that have stored them. Their numbers stay. */
  forgetEvents(): void {
    this.earlier.length = 0
    this.forgotten = this.base.told
  }

  /** Returns the information of this viewer. The public part is built once per moment for all viewers. */
  view(viewer: Viewer): V {
    this.views ??= new Views(this.game, this.run.state, this.lastOpen)
    this.lastOpen = this.views.open
    return this.views.of(viewer)
  }

  /**
   * The ends of the stretches of the last choice, oldest first: each checkpoint it passed, and the current position.
   * Empty after undo, while other seats still answer the same question, and without `keepStretches`.
   */
  get stretches(): readonly StretchEnd<S>[] {
    return this.ends
  }

  /** Returns the information of this viewer at an end in `stretches`. */
  viewAt(end: StretchEnd<S>, viewer: Viewer): V {
    const index = this.ends.indexOf(end)
    if (index < 0) throw new RangeError('this stretch does not belong to the last choice')
    if (end.state === this.run.state) return this.view(viewer)
    this.endViews[index] ??= new Views(this.game, end.state, this.lastOpen)
    const views = this.endViews[index]
    this.lastOpen = views.open
    return views.of(viewer)
  }

  observe(viewer: Viewer, since = this.forgotten): Observation<V, E> {
    return {
      step: this.step,
      view: this.view(viewer),
      decisions: this.decisions.filter(({ seat }) => seat === viewer),
      waitingFor: this.waitingFor,
      events: this.eventsFor(viewer, since),
      undoRefused: this.undoRefused,
      undoSeat: this.undoSeat,
      canRedo: this.canRedo,
      standings: this.standings,
    }
  }

  /** A finished match of older rules keeps the record they wrote. */
  record(): MatchRecord {
    if (this.closed !== null) return copy(this.closed.record)
    const { base, history, choices, floor, revision, standings } = this
    return writeRecord({
      origin: this,
      history,
      at: base.at,
      checkpoint: base.state,
      choices,
      floor,
      revision,
      standings,
    })
  }

  private repeatAll(choices: readonly Choice[]): void {
    for (const choice of choices) this.repeat(choice)
  }

  /** Repeats choices of an older version as long as they are legal. */
  private repeatWhileLegal(choices: readonly Choice[]): void {
    for (const choice of choices) {
      if (!this.allows(choice)) return
      this.repeat(choice)
    }
  }

  private allows({ seat, answer }: Choice): boolean {
    const question = this.run.questions[this.run.openQuestion(seat)]
    return question !== undefined && isLegal(question, answer)
  }

  /** Answers the current question of the seat, for records, undo and redo: their choices were legal before. */
  private repeat(choice: Choice): void {
    if (!this.allows(choice)) throw new HustingsError('broken-record', { where: `choice ${this.step + 1}` })
    this.take(this.run.openQuestion(choice.seat), choice)
  }

  private take(index: number, choice: Choice): void {
    const previous = this.choices.at(-1)
    if (previous !== undefined && previous.seat !== choice.seat) this.floor = Math.max(this.floor, this.step)
    this.choices.push(choice)
    this.clearStretches()
    if (this.run.take(index, choice.answer)) this.settle()
    else this.forgetBelowFloor()
  }

  /** After the scripts stop: collects the emitted events, raises the floor, and discards what undo cannot reach. */
  private settle(): void {
    const { table } = this.run
    this.askedAt = this.step
    this.views = undefined
    this.collect(this.run)
    this.keepEnd(this.run.state)
    if (table.revealed) {
      this.revealed = this.step
      this.floor = Math.max(this.floor, this.step)
    }
    table.revealed = false
    this.forgetBelowFloor()
  }

  private forgetBelowFloor(): void {
    for (let next = this.later[0]; next !== undefined && next.at <= this.floor; next = this.later[0]) {
      const passed = this.choices.splice(0, next.at - this.base.at)
      this.history = addToHistory(this.history, passed, this.seats)
      for (const event of this.told.splice(0, next.told - this.base.told)) this.earlier.push(event)
      this.base = next
      this.later.shift()
    }
  }

  /** The checkpoint before the live position. */
  private get current(): Stretch<S> {
    return this.later.at(-1) ?? this.base
  }

  private collect(run: Run<S, O, V, E>): void {
    const { emitted } = run.table
    for (const event of emitted) this.told.push(event)
    emitted.length = 0
  }

  private runFrom(stretch: Stretch<S>): Run<S, O, V, E> {
    const run: Run<S, O, V, E> = new Run(this.game, copy(stretch.state), () => {
      this.collect(run)
      if (this.later.at(-1)?.at === this.step) this.later.pop()
      const state = copy(run.state)
      this.later.push({ state, at: this.step, told: this.eventCount })
      this.keepEnd(state)
    })
    return run
  }

  private keepEnd(state: S): void {
    if (this.keepStretches) this.ends.push({ state, told: this.eventCount })
  }

  private clearStretches(): void {
    if (this.ends.length === 0) return
    this.ends = []
    this.endViews = []
  }
}

function refusal(question: Question, answer: Answer): HustingsError {
  const blocked = question.shape === 'pick' ? question.offers.find((offer) => offer.id === answer)?.blocked : undefined
  if (blocked !== undefined) return new HustingsError('blocked-option', { reason: blocked }, blocked)
  return new HustingsError('unknown-option', { option: String(answer) })
}

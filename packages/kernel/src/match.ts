// A match: a checkpoint plus the choices made since. Answer, undo, redo, fork, preview, observe, record.
import { copy } from './copy.ts'
import { type Answer, type Choice, type Decision, isLegal, type Question, type Seat, toDecision } from './decision.ts'
import { HustingsError } from './errors.ts'
import { type Emitted, type GameEvent, type Viewer, visibleEvents } from './event.ts'
import type { Game, Standing } from './game.ts'
import { type Message, say } from './message.ts'
import { seedRandom } from './random.ts'
import {
  type MatchRecord,
  packChoices,
  RECORD_FORMAT,
  RECORD_VERSION,
  readRecord,
  sealRecord,
  unpackChoices,
} from './record.ts'
import { Run } from './run.ts'
import type { GameState } from './table.ts'

/** Where a stretch began: the state then, how many choices were made, how many events had been told. */
interface Stretch<S> {
  readonly state: S
  readonly at: number
  readonly told: number
}

/** Everything one viewer may know about a match at this moment. */
export interface Observation<V, E> {
  /** Number of choices made so far. */
  readonly step: number
  readonly view: V
  /** The decisions this viewer has to make now. */
  readonly decisions: readonly Decision[]
  /** The seats the match waits for. */
  readonly waitingFor: readonly Seat[]
  readonly events: readonly E[]
  /** Set when undo is refused. */
  readonly undoRefused: Message | null
  readonly canRedo: boolean
  readonly standings: readonly Standing[] | null
}

export interface NumberChange {
  readonly number: string
  readonly from: number
  readonly to: number
}

/** What an answer would change in public numbers. Not certain: chance or somebody else comes in between. */
export interface Preview {
  readonly certain: boolean
  readonly changes: readonly NumberChange[]
}

export interface Verification {
  readonly ok: boolean
  readonly choices: number
  readonly standings: readonly Standing[] | null
  /** What differs, when something does. */
  readonly difference: string | null
}

export class Match<S extends GameState, O, V, E extends GameEvent> {
  readonly game: Game<S, O, V, E>
  readonly options: O
  readonly seed: string
  readonly seats: readonly Seat[]
  private run: Run<S, O, V, E>
  /** Stretches that undo can still reach into; the last is the current one. */
  private stretches: Stretch<S>[] = []
  /** Choices before `offset` are packed in `history`: they came with a loaded record. */
  private history: string
  private offset: number
  private choices: Choice[] = []
  private undone: Choice[] = []
  /** Choices up to here cannot be undone. */
  private floor = 0
  /** Number of choices when the current question was asked. */
  private askedAt = 0
  private told: Emitted<E>[] = []

  private constructor(
    game: Game<S, O, V, E>,
    options: O,
    seed: string,
    seats: readonly Seat[],
    from: S,
    at: number,
    history: string,
  ) {
    this.game = game
    this.options = options
    this.seed = seed
    this.seats = seats
    this.offset = at
    this.floor = at
    this.askedAt = at
    this.history = history
    this.stretches = [{ state: copy(from), at, told: 0 }]
    this.run = this.runFrom(from)
    this.run.begin()
    this.settle()
  }

  static start<S extends GameState, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    options: unknown,
    seed: string,
  ): Match<S, O, V, E> {
    const checked = game.options(options)
    const state = game.create(checked, seedRandom(seed))
    return new Match(game, checked, seed, game.seats(checked), state, 0, '')
  }

  /** Costs one stretch, whatever the length of the match. Events before the checkpoint come back only by `replay`. */
  static load<S extends GameState, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    input: unknown,
  ): Match<S, O, V, E> {
    const record = Match.recordOf(game, input)
    const match = new Match<S, O, V, E>(
      game,
      game.options(record.options),
      record.seed,
      record.seats,
      copy(record.checkpoint) as S,
      record.at,
      record.history,
    )
    for (const [seat, answer] of record.choices) match.repeat({ seat: record.seats[seat] ?? '', answer })
    match.floor = Math.max(match.floor, Math.min(record.floor, match.step))
    return match
  }

  /** The match played again from its start, with all its events; `until` stops after that many choices. */
  static replay<S extends GameState, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    input: unknown,
    until = Number.POSITIVE_INFINITY,
  ): Match<S, O, V, E> {
    const record = Match.recordOf(game, input)
    const match = Match.start(game, record.options, record.seed)
    for (const choice of choicesOf(record).slice(0, until)) match.repeat(choice)
    return match
  }

  /** Whether the record, replayed from its seed, comes to the same position and the same end. */
  static verify<S extends GameState, O, V, E extends GameEvent>(game: Game<S, O, V, E>, input: unknown): Verification {
    const record = Match.recordOf(game, input)
    const choices = choicesOf(record)
    const match = Match.start(game, record.options, record.seed)
    const failed = (difference: string): Verification => ({
      ok: false,
      choices: match.step,
      standings: null,
      difference,
    })
    for (const choice of choices) {
      try {
        match.repeat(choice)
      } catch (error) {
        if (error instanceof HustingsError) return failed(`choice ${match.step + 1}`)
        throw error
      }
    }
    const replayed = match.record()
    if (JSON.stringify(replayed.checkpoint) !== JSON.stringify(record.checkpoint)) return failed('checkpoint')
    if (JSON.stringify(replayed.standings) !== JSON.stringify(record.standings)) return failed('standings')
    return { ok: true, choices: choices.length, standings: record.standings, difference: null }
  }

  private static recordOf<S extends GameState, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    input: unknown,
  ): MatchRecord {
    const record = readRecord(input)
    if (record.game !== game.id) throw new HustingsError('foreign-record', { game: record.game })
    if (record.gameVersion !== game.version)
      throw new HustingsError('unsupported-version', { version: record.gameVersion })
    return record
  }

  /** Number of choices made. */
  get step(): number {
    return this.offset + this.choices.length
  }

  get state(): S {
    return this.run.state
  }

  get over(): boolean {
    return this.run.questions.length === 0
  }

  get standings(): readonly Standing[] | null {
    return this.over ? this.game.standings(this.run.state) : null
  }

  /** The open decisions of all seats, still unanswered. */
  get decisions(): readonly Decision[] {
    return this.run.questions.flatMap((question, i) =>
      this.run.isAnswered(i) ? [] : [toDecision(question, this.decisionId(question))],
    )
  }

  answer(seat: Seat, decision: string, answer: Answer): void {
    if (this.over) throw new HustingsError('match-over')
    const index = this.openQuestion(seat, decision)
    const question = this.run.questions[index] as Question
    if (!isLegal(question, answer)) throw refusal(question, answer)
    this.undone = []
    this.take(index, { seat, answer })
  }

  private openQuestion(seat: Seat, decision: string): number {
    const index = this.run.questions.findIndex((question, i) => question.seat === seat && !this.run.isAnswered(i))
    const question = this.run.questions[index]
    if (question === undefined) {
      const asked = Number(decision.split(':')[0])
      if (decision.endsWith(`:${seat}`) && asked <= this.askedAt) throw new HustingsError('stale-decision')
      throw new HustingsError('not-your-decision', { seat })
    }
    if (this.decisionId(question) !== decision) {
      throw new HustingsError(decision.endsWith(`:${seat}`) ? 'stale-decision' : 'not-your-decision', { seat })
    }
    return index
  }

  private decisionId(question: Question): string {
    return `${this.askedAt}:${question.seat}`
  }

  /** Null when undo is possible, otherwise why it is not. */
  get undoRefused(): Message | null {
    if (this.step > this.floor) return null
    return say(this.step === 0 ? 'undo.nothing' : 'undo.revealed')
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  /** Takes back the last choice; refused past anything that came to light. */
  undo(): void {
    const refused = this.undoRefused
    if (refused !== null) throw new HustingsError('undo-refused', { reason: refused })
    const last = this.choices.at(-1) as Choice
    this.rewind(this.step - 1)
    this.undone.push(last)
  }

  redo(): void {
    const choice = this.undone.at(-1)
    if (choice === undefined) throw new HustingsError('nothing-to-redo')
    const rest = this.undone.slice(0, -1)
    this.repeat(choice)
    this.undone = rest
  }

  /** Back to `step` choices: restore the stretch that holds it and repeat its choices. */
  private rewind(step: number): void {
    while (this.stretches.length > 1 && (this.stretches.at(-1)?.at ?? 0) > step) this.stretches.pop()
    const stretch = this.stretches.at(-1) as Stretch<S>
    const again = this.choices.slice(stretch.at - this.offset, step - this.offset)
    const floor = this.floor
    this.choices.length = stretch.at - this.offset
    this.told.length = stretch.told
    this.askedAt = stretch.at
    this.run = this.runFrom(copy(stretch.state))
    this.run.begin()
    this.settle()
    for (const choice of again) this.repeat(choice)
    this.floor = floor
  }

  /** A match of its own at the same position. */
  fork(): Match<S, O, V, E> {
    const stretch = this.stretches.at(-1) as Stretch<S>
    const at = stretch.at - this.offset
    const earlier = packChoices(this.choices.slice(0, at), this.seats)
    const history = [this.history, earlier].filter((part) => part !== '').join('\n')
    const twin = new Match(this.game, this.options, this.seed, this.seats, copy(stretch.state), stretch.at, history)
    for (const choice of this.choices.slice(at)) twin.repeat(choice)
    twin.floor = Math.max(twin.floor, this.floor)
    return twin
  }

  preview(seat: Seat, answer: Answer): Preview {
    const twin = this.fork()
    const before = this.game.numbers(twin.state)
    twin.run.table.revealed = false
    const together = twin.run.questions.length > 1
    const index = twin.run.questions.findIndex((question, i) => question.seat === seat && !twin.run.isAnswered(i))
    const question = twin.run.questions[index]
    if (question === undefined) throw new HustingsError('not-your-decision', { seat })
    if (!isLegal(question, answer)) throw refusal(question, answer)
    if (together) return { certain: false, changes: [] }
    twin.run.take(index, answer)
    if (twin.run.table.revealed) return { certain: false, changes: [] }
    const after = this.game.numbers(twin.state)
    const changes = Object.keys(after).flatMap((number) => {
      const from = before[number] ?? 0
      const to = after[number] ?? 0
      return from === to ? [] : [{ number, from, to }]
    })
    return { certain: true, changes }
  }

  /** Events told since the match was started or loaded, from `since` on, that this viewer may see. */
  eventsFor(viewer: Viewer, since = 0): E[] {
    return visibleEvents(since === 0 ? this.told : this.told.slice(since), viewer)
  }

  /** How many events have been told. */
  get eventCount(): number {
    return this.told.length
  }

  observe(viewer: Viewer): Observation<V, E> {
    const open = this.decisions
    return {
      step: this.step,
      view: this.game.view(this.run.state, viewer),
      decisions: open.filter((decision) => decision.seat === viewer),
      waitingFor: open.map((decision) => decision.seat),
      events: this.eventsFor(viewer),
      undoRefused: this.undoRefused,
      canRedo: this.canRedo,
      standings: this.standings,
    }
  }

  record(): MatchRecord {
    const stretch = this.stretches.at(-1) as Stretch<S>
    const at = stretch.at - this.offset
    const earlier = packChoices(this.choices.slice(0, at), this.seats)
    return sealRecord({
      format: RECORD_FORMAT,
      recordVersion: RECORD_VERSION,
      game: this.game.id,
      gameVersion: this.game.version,
      options: this.options,
      seed: this.seed,
      seats: [...this.seats],
      history: [this.history, earlier].filter((part) => part !== '').join('\n'),
      at: stretch.at,
      checkpoint: copy(stretch.state),
      choices: this.choices.slice(at).map(({ seat, answer }) => [this.seats.indexOf(seat), answer]),
      floor: this.floor,
      standings: this.standings === null ? null : [...this.standings],
    })
  }

  /** Answers whatever is asked of the seat now: for records, undo and redo, whose choices were legal once. */
  private repeat(choice: Choice): void {
    const index = this.run.questions.findIndex(
      (question, i) => question.seat === choice.seat && !this.run.isAnswered(i),
    )
    const question = this.run.questions[index]
    if (question === undefined || !isLegal(question, choice.answer)) {
      throw new HustingsError('broken-record', { where: `choice ${this.step + 1}` })
    }
    this.take(index, choice)
  }

  private take(index: number, choice: Choice): void {
    const previous = this.choices.at(-1)
    if (previous !== undefined && previous.seat !== choice.seat) this.floor = Math.max(this.floor, this.step)
    this.choices.push(choice)
    if (this.run.take(index, choice.answer)) this.settle()
  }

  /** After the scripts have come to rest: collect what was told, raise the floor, forget what undo cannot reach. */
  private settle(): void {
    const table = this.run.table
    this.askedAt = this.step
    this.collect()
    if (table.revealed) this.floor = this.step
    table.revealed = false
    while ((this.stretches[1]?.at ?? Number.POSITIVE_INFINITY) <= this.floor) this.stretches.shift()
  }

  private collect(): void {
    const { emitted } = this.run.table
    for (const event of emitted) this.told.push(event)
    emitted.length = 0
  }

  private runFrom(state: S): Run<S, O, V, E> {
    const run: Run<S, O, V, E> = new Run(this.game, state, () => {
      for (const event of run.table.emitted) this.told.push(event)
      run.table.emitted.length = 0
      this.stretches.push({ state: copy(state), at: this.step, told: this.told.length })
    })
    return run
  }
}

function choicesOf(record: MatchRecord): Choice[] {
  const since = record.choices.map(([seat, answer]) => ({ seat: record.seats[seat] ?? '', answer }))
  return [...unpackChoices(record.history, record.seats), ...since]
}

function refusal(question: Question, answer: Answer): HustingsError {
  const blocked = question.shape === 'pick' ? question.offers.find((offer) => offer.id === answer)?.blocked : undefined
  if (blocked !== undefined) return new HustingsError('blocked-option', { reason: blocked }, blocked)
  return new HustingsError('unknown-option', { option: String(answer) })
}

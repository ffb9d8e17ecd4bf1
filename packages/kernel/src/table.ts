// The table that rule scripts use: the state, randomness, questions, events.
import {
  type Answer,
  askedWithin,
  type Circumstances,
  confirmQuestion,
  type Hints,
  isConfirmed,
  numberGiven,
  numberQuestion,
  type Offer,
  offeredValue,
  type Progress,
  pickQuestion,
  type Question,
  type Seat,
} from './decision.ts'
import type { Chance } from './deck.ts'
import type { Emitted, GameEvent } from './event.ts'
import type { Message } from './message.ts'
import { type RandomState, randomBelow } from './random.ts'

export interface GameState {
  random: RandomState
}

/** A rule: it changes the state, emits events, and asks when a player must decide. Most are generators. */
export interface Script<T = void> {
  next(answers: readonly Answer[]): IteratorResult<readonly Question[], T>
  [Symbol.iterator](): Script<T>
}

/** The script of a rule that has finished without a question. */
export const NOTHING_TO_ASK: Script = {
  next: () => ({ done: true, value: undefined }),
  [Symbol.iterator]: () => NOTHING_TO_ASK,
}

export interface AskSettings {
  readonly progress?: Progress
  /** Ask even when only one answer is left: skipping would reveal hidden information to others. */
  readonly always?: boolean
  /** Description of the situation of the seat, for bots. */
  readonly circumstances?: Circumstances
}

export interface ChooseSettings<T> extends AskSettings {
  /** Effect of each option in numbers, for the current state. */
  readonly hint?: (value: T) => Message | null
}

export class Table<S extends GameState, E extends GameEvent = GameEvent> implements Chance {
  readonly state: S
  readonly emitted: Emitted<E>[] = []
  /** Hidden information was revealed since the last answer: a floor for undo. */
  revealed = false
  /** Ask even questions with one answer: for tests. */
  strict = false
  /** Do not record events. */
  deaf = false
  /** Do not emit events that only explain. */
  unexplained = false
  /** The actions in progress around the open questions, outermost first. */
  context: readonly Message[] | undefined

  constructor(state: S) {
    this.state = state
  }

  below(n: number): number {
    this.revealed = true
    return randomBelow(this.state.random, n)
  }

  reveal(): void {
    this.revealed = true
  }

  emit(event: E): void {
    if (!this.deaf) this.emitted.push({ event })
  }

  /** Emits an event that only explains a reason. No rule depends on it, so it is built only if events are shown. */
  explain(event: () => E): void {
    if (!this.deaf && !this.unexplained) this.emitted.push({ event: event() })
  }

  /** Emits an event to these seats only; the others get `otherwise`, or nothing. */
  emitTo(only: readonly Seat[], event: E, otherwise?: E): void {
    if (!this.deaf) this.emitted.push(otherwise === undefined ? { event, only } : { event, only, otherwise })
  }

  /** Asks for one of the offers; a single legal offer is taken without asking. */
  choose<T>(seat: Seat, prompt: Message, offers: readonly Offer<T>[], settings: ChooseSettings<T> = PLAIN): Script<T> {
    return new Choosing(this, seat, prompt, offers, settings)
  }

  /** Asks for a number in a range; a range of one number is taken without asking. */
  number(seat: Seat, prompt: Message, min: number, max: number, settings: AskSettings = PLAIN): Script<number> {
    return new ChoosingNumber(this, seat, prompt, min, max, settings)
  }

  confirm(seat: Seat, prompt: Message, settings: AskSettings = PLAIN): Script<boolean> {
    return new Confirming(this, seat, prompt, settings)
  }

  /**
   * Several seats decide at the same time, one question each; no answer is visible before all are given. Questions with
   * a single answer are not skipped. The answers come in the order of the questions; read them with
   * `offeredValue`, `numberGiven` and `isConfirmed`.
   */
  *together(questions: readonly Question[]): Script<readonly Answer[]> {
    if (questions.length === 0) return []
    mustAskEachSeatOnce(questions)
    const { context } = this
    const answers = yield context === undefined ? questions : questions.map((each) => askedWithin(each, context))
    this.reveal()
    return answers
  }

  /** Runs a script; the questions inside it carry the frame in their `context`. */
  within<T>(frame: Message, script: Script<T>): Script<T> {
    return new Within(this, frame, script)
  }
}

const PLAIN: AskSettings = {}

/** Properties that a table adds to its questions. */
interface Asker {
  readonly strict: boolean
  readonly context: readonly Message[] | undefined
}

/**
 * A choice as a script. It works like a generator that asks once, but is a plain object. Scripts do this most often,
 * and resuming a generator costs more than a call.
 */
class Choosing<T> implements Script<T>, Hints {
  private readonly table: Asker
  private readonly seat: Seat
  private readonly prompt: Message
  private readonly offers: readonly Offer<T>[]
  private readonly settings: ChooseSettings<T>
  private asked = false

  constructor(table: Asker, seat: Seat, prompt: Message, offers: readonly Offer<T>[], settings: ChooseSettings<T>) {
    this.table = table
    this.seat = seat
    this.prompt = prompt
    this.offers = offers
    this.settings = settings
  }

  [Symbol.iterator](): Script<T> {
    return this
  }

  next(answers: readonly Answer[]): IteratorResult<readonly Question[], T> {
    const { table, offers, settings } = this
    if (this.asked) return { done: true, value: offeredValue(offers, answers[0]) }
    this.asked = true
    const only = onlyLegal(offers)
    if (only !== undefined && settings.always !== true && !table.strict) return { done: true, value: only.value }
    const hints = settings.hint === undefined ? undefined : this
    const question = pickQuestion(
      this.seat,
      this.prompt,
      offers,
      settings.progress,
      hints,
      table.context,
      settings.circumstances,
    )
    return { done: false, value: [question] }
  }

  /** Returns null for options that other code has added. */
  of(option: string): Message | null {
    for (const { id, value } of this.offers) if (id === option) return this.settings.hint?.(value) ?? null
    return null
  }
}

/** The same for a number. */
class ChoosingNumber implements Script<number> {
  private readonly table: Asker
  private readonly seat: Seat
  private readonly prompt: Message
  private readonly min: number
  private readonly max: number
  private readonly settings: AskSettings
  private asked = false

  constructor(table: Asker, seat: Seat, prompt: Message, min: number, max: number, settings: AskSettings) {
    this.table = table
    this.seat = seat
    this.prompt = prompt
    this.min = min
    this.max = max
    this.settings = settings
  }

  [Symbol.iterator](): Script<number> {
    return this
  }

  next(answers: readonly Answer[]): IteratorResult<readonly Question[], number> {
    const { table, min, max, settings } = this
    if (this.asked) return { done: true, value: numberGiven(answers[0]) }
    this.asked = true
    if (min > max) throw new Error(`a script asked for a number from ${min} to ${max}`)
    if (min === max && settings.always !== true && !table.strict) return { done: true, value: min }
    const question = numberQuestion(
      this.seat,
      this.prompt,
      min,
      max,
      settings.progress,
      table.context,
      settings.circumstances,
    )
    return { done: false, value: [question] }
  }
}

/** The same for yes or no. */
class Confirming implements Script<boolean> {
  private readonly table: Asker
  private readonly seat: Seat
  private readonly prompt: Message
  private readonly settings: AskSettings
  private asked = false

  constructor(table: Asker, seat: Seat, prompt: Message, settings: AskSettings) {
    this.table = table
    this.seat = seat
    this.prompt = prompt
    this.settings = settings
  }

  [Symbol.iterator](): Script<boolean> {
    return this
  }

  next(answers: readonly Answer[]): IteratorResult<readonly Question[], boolean> {
    if (this.asked) return { done: true, value: isConfirmed(answers[0]) }
    this.asked = true
    const question = confirmQuestion(
      this.seat,
      this.prompt,
      this.settings.progress,
      this.table.context,
      this.settings.circumstances,
    )
    return { done: false, value: [question] }
  }
}

/** A script inside a frame. A plain object like a choice, because most scripts run inside a frame. */
class Within<T> implements Script<T> {
  private readonly table: { context: readonly Message[] | undefined }
  private readonly script: Script<T>
  private readonly frame: Message
  private inside: readonly Message[] | undefined

  constructor(table: { context: readonly Message[] | undefined }, frame: Message, script: Script<T>) {
    this.table = table
    this.frame = frame
    this.script = script
  }

  [Symbol.iterator](): Script<T> {
    return this
  }

  next(answers: readonly Answer[]): IteratorResult<readonly Question[], T> {
    const { table } = this
    const outer = table.context
    this.inside ??= outer === undefined ? [this.frame] : [...outer, this.frame]
    table.context = this.inside
    try {
      return this.script.next(answers)
    } finally {
      table.context = outer
    }
  }
}

function mustAskEachSeatOnce(questions: readonly Question[]): void {
  for (let i = 1; i < questions.length; i++) {
    for (let j = 0; j < i; j++) {
      if (questions[i]?.seat === questions[j]?.seat)
        throw new Error('a script asked one seat two questions at the same time')
    }
  }
}

/** The single legal offer, if there is exactly one. */
function onlyLegal<T>(offers: readonly Offer<T>[]): Offer<T> | undefined {
  let found: Offer<T> | undefined
  for (const offer of offers) {
    if (offer.blocked !== undefined) continue
    if (found !== undefined) return undefined
    found = offer
  }
  if (found === undefined) throw new Error('a script offered no legal option')
  return found
}

// The table a rule script sits at: the state, chance, the questions it can ask, the events it tells.
import type { Answer, Offer, Progress, Question, Seat } from './decision.ts'
import type { Chance } from './deck.ts'
import type { Emitted, GameEvent } from './event.ts'
import type { Message } from './message.ts'
import { type RandomState, randomBelow } from './random.ts'

export interface GameState {
  random: RandomState
}

/** A rule: it changes the state, tells events, and wherever somebody must decide it asks. */
export type Script<T = void> = Generator<readonly Question[], T, readonly Answer[]>

export interface AskSettings {
  readonly progress?: Progress
  /** Ask even when only one answer is left: skipping would tell others something hidden. */
  readonly always?: boolean
}

export class Table<S extends GameState, E extends GameEvent = GameEvent> implements Chance {
  readonly state: S
  readonly emitted: Emitted<E>[] = []
  /** Something hidden has come to light since the last answer: a floor for undo. */
  revealed = false

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
    this.emitted.push({ event })
  }

  /** Only these seats see the event; the others get `otherwise`, or nothing. */
  emitTo(only: readonly Seat[], event: E, otherwise?: E): void {
    this.emitted.push(otherwise === undefined ? { event, only } : { event, only, otherwise })
  }

  /** Pick one of the offers; a single legal one is taken without asking. */
  *choose<T>(seat: Seat, prompt: Message, offers: readonly Offer<T>[], settings: AskSettings = {}): Script<T> {
    const only = settings.always === true ? undefined : onlyLegal(offers)
    if (only !== undefined) return only.value
    const answers = yield [{ shape: 'pick', seat, prompt, offers, ...progressOf(settings) }]
    return offeredValue(offers, answers[0])
  }

  *number(seat: Seat, prompt: Message, min: number, max: number, settings: AskSettings = {}): Script<number> {
    if (min >= max && settings.always !== true) return min
    const answers = yield [{ shape: 'number', seat, prompt, min, max, ...progressOf(settings) }]
    return answers[0] as number
  }

  *confirm(seat: Seat, prompt: Message, settings: AskSettings = {}): Script<boolean> {
    const answers = yield [{ shape: 'confirm', seat, prompt, ...progressOf(settings) }]
    return answers[0] as boolean
  }

  /** Several seats decide at the same time; nobody learns an answer before all are given. */
  *together(questions: readonly Question[]): Script<readonly Answer[]> {
    if (questions.length === 0) return []
    const answers = yield questions
    this.reveal()
    return answers
  }
}

function progressOf(settings: AskSettings): { readonly progress?: Progress } {
  return settings.progress === undefined ? {} : { progress: settings.progress }
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

export function offeredValue<T>(offers: readonly Offer<T>[], id: Answer | undefined): T {
  for (const offer of offers) if (offer.id === id) return offer.value
  throw new Error(`a script was answered with an option it did not offer: ${String(id)}`)
}

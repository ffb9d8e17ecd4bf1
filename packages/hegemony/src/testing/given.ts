// A tiny driver for tests: state what matters, run a script, answer like a player, look at the result.
import {
  type Answer,
  isLegal,
  legalAnswers,
  type Option,
  type Question,
  type Reason,
  type Script,
  seedRandom,
  Table,
} from '@hustings/kernel'
import type { PlayerCount } from '../data/vocabulary.ts'
import { createTable } from '../rules/round/setup.ts'
import type { HegemonyTable } from '../rules/table.ts'
import {
  type Automas,
  DEFAULT_HOUSE_RULES,
  type HouseRules,
  type Modules,
  NO_AUTOMAS,
  NO_MODULES,
} from '../state/agreements.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { HegemonyState } from '../state/state.ts'

export interface Given {
  readonly players?: PlayerCount
  readonly seed?: string
  readonly house?: Partial<HouseRules>
  readonly automas?: Automas
  readonly modules?: Partial<Modules>
}

/** A table right after setup in round 1 (before the classes add their last workers), changed as the test wants it. */
export function given(setting: Given, change: (s: HegemonyState) => void = () => undefined): TestTable {
  const agreed = {
    players: setting.players ?? 4,
    house: { ...DEFAULT_HOUSE_RULES, ...setting.house },
    automas: setting.automas ?? NO_AUTOMAS,
    modules: { ...NO_MODULES, ...setting.modules },
  }
  const state = createTable(agreed, seedRandom(setting.seed ?? 'test'))
  state.clock = { round: 1, phase: 'action', step: 0 }
  change(state)
  return new TestTable(state)
}

export class TestTable {
  readonly table: HegemonyTable
  constructor(state: HegemonyState) {
    this.table = new Table<HegemonyState, HegemonyEvent>(state)
  }

  get state(): HegemonyState {
    return this.table.state
  }

  /** Everything told so far. */
  get events(): readonly HegemonyEvent[] {
    return this.table.emitted.map(({ event }) => event)
  }

  eventsOf<K extends HegemonyEvent['type']>(type: K): Extract<HegemonyEvent, { type: K }>[] {
    return this.events.filter((event): event is Extract<HegemonyEvent, { type: K }> => event.type === type)
  }

  /** Runs a script up to its first question. */
  run<T>(script: (t: HegemonyTable) => Script<T>): Play<T> {
    return new Play(script(this.table))
  }
}

/** A script being played: what it asks, and answers to it. */
export class Play<T> {
  private readonly script: Script<T>
  private questions: readonly Question[] = []
  private given: Answer[] = []
  private finished = false
  private value: T | undefined

  constructor(script: Script<T>) {
    this.script = script
    this.accept(script.next([]))
  }

  get done(): boolean {
    return this.finished
  }

  /** What the script returned. */
  get result(): T | undefined {
    return this.value
  }

  /** The question asked now (the next unanswered one, when several seats decide together). */
  get question(): Question {
    const question = this.questions[this.given.length]
    if (question === undefined) throw new Error('nothing is asked')
    return question
  }

  get seat(): string {
    return this.question.seat
  }

  get prompt(): string {
    return this.question.prompt.key
  }

  get options(): readonly Option[] {
    return this.question.shape === 'pick' ? this.question.offers : []
  }

  /** Ids of the legal options, or the legal numbers. */
  get legal(): Answer[] {
    return legalAnswers(this.question)
  }

  /** Why an option is refused; undefined when it is not offered or legal. */
  whyNot(id: string): Reason | undefined {
    return this.options.find((option) => option.id === id)?.blocked
  }

  /** Answers one question after another; each must be legal. */
  answers(...answers: readonly Answer[]): this {
    for (const answer of answers) this.answer(answer)
    return this
  }

  private answer(answer: Answer): void {
    const question = this.question
    if (!isLegal(question, answer)) {
      throw new Error(
        `${question.seat} cannot answer ${String(answer)} to ${question.prompt.key}: ${this.legal.join(', ')}`,
      )
    }
    this.given.push(answer)
    if (this.given.length < this.questions.length) return
    this.accept(this.script.next(this.given))
  }

  private accept(step: IteratorResult<readonly Question[], T>): void {
    this.given = []
    if (step.done === true) {
      this.finished = true
      this.value = step.value
      this.questions = []
    } else this.questions = step.value
  }
}

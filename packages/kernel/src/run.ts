// Runs the scripts of a game on one live state: asks, takes answers, continues to the next checkpoint.
import type { Answer, Question } from './decision.ts'
import type { GameEvent } from './event.ts'
import type { Game } from './game.ts'
import { type GameState, type Script, Table } from './table.ts'

const NOTHING: readonly never[] = []

/** Stretches without a question after which the rules count as stuck. */
const LONGEST_SILENCE = 10_000

/** A run of any game. */
// biome-ignore lint/suspicious/noExplicitAny: callers use the game only through its interface
export type AnyRun = Run<any, any, any, any>

export class Run<S extends GameState, O, V, E extends GameEvent> {
  readonly game: Game<S, O, V, E>
  readonly table: Table<S, E>
  /** The open questions; empty when the game is over. */
  questions: readonly Question[] = NOTHING
  private script: Script | undefined
  /** The answers so far, while several seats decide at the same time. */
  private given: (Answer | undefined)[] = []
  private readonly onCheckpoint: (() => void) | undefined

  /** `state` is at a checkpoint and belongs to this run from here on. */
  constructor(game: Game<S, O, V, E>, state: S, onCheckpoint?: () => void) {
    this.game = game
    this.table = game.table?.(state) ?? new Table<S, E>(state)
    this.onCheckpoint = onCheckpoint
  }

  get state(): S {
    return this.table.state
  }

  /** Runs to the first question. */
  begin(): this {
    this.proceed(NOTHING)
    return this
  }

  isAnswered(index: number): boolean {
    return this.given[index] !== undefined
  }

  /** Returns the number of the open question of this seat, or -1. */
  openQuestion(seat: string): number {
    for (let i = 0; i < this.questions.length; i++) {
      if (this.questions[i]?.seat === seat && this.given[i] === undefined) return i
    }
    return -1
  }

  /** Takes an answer that the caller has checked. Returns whether the script advanced. */
  take(index: number, answer: Answer): boolean {
    if (this.questions.length === 1) {
      this.proceed([answer])
      return true
    }
    this.given[index] = answer
    const answers: Answer[] = []
    for (let i = 0; i < this.questions.length; i++) {
      const given = this.given[i]
      if (given === undefined) return false
      answers.push(given)
    }
    this.given = []
    this.proceed(answers)
    return true
  }

  private proceed(answers: readonly Answer[]): void {
    let send = answers
    for (let silence = 0; silence < LONGEST_SILENCE; silence++) {
      if (this.script === undefined) {
        if (this.game.over(this.state)) {
          this.questions = NOTHING
          return
        }
        this.script = this.game.advance(this.table)
        send = NOTHING
      }
      const step = this.script.next(send)
      if (step.done !== true) {
        this.questions = step.value
        return
      }
      this.script = undefined
      this.onCheckpoint?.()
    }
    throw new Error(`the rules of ${this.game.id} went through ${LONGEST_SILENCE} stretches without asking anybody`)
  }
}

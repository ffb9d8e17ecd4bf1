// Drives the scripts of a game over one live state: asks, takes answers, goes on to the next checkpoint.
import type { Answer, Question } from './decision.ts'
import type { GameEvent } from './event.ts'
import type { Game } from './game.ts'
import { type GameState, type Script, Table } from './table.ts'

export class Run<S extends GameState, O, V, E extends GameEvent> {
  readonly game: Game<S, O, V, E>
  readonly table: Table<S, E>
  /** What is asked now; empty when the game is over. */
  questions: readonly Question[] = []
  private script: Script | undefined
  private given: (Answer | undefined)[] = []
  private missing = 0
  private readonly onCheckpoint: (() => void) | undefined

  /** `state` is at a checkpoint and belongs to this run from now on. */
  constructor(game: Game<S, O, V, E>, state: S, onCheckpoint?: () => void) {
    this.game = game
    this.table = new Table<S, E>(state)
    this.onCheckpoint = onCheckpoint
  }

  get state(): S {
    return this.table.state
  }

  /** Runs to the first question. */
  begin(): this {
    this.proceed(undefined)
    return this
  }

  isAnswered(index: number): boolean {
    return this.given[index] !== undefined
  }

  /** Takes an answer that the caller has found legal. Returns whether the script went on. */
  take(index: number, answer: Answer): boolean {
    if (this.questions.length === 1) {
      this.proceed([answer])
      return true
    }
    this.given[index] = answer
    this.missing--
    if (this.missing > 0) return false
    this.proceed(this.given as Answer[])
    return true
  }

  private proceed(answers: readonly Answer[] | undefined): void {
    let send = answers
    for (;;) {
      if (this.script === undefined) {
        if (this.game.over(this.state)) {
          this.questions = []
          return
        }
        this.script = this.game.advance(this.table)
        send = undefined
      }
      const step = send === undefined ? this.script.next([]) : this.script.next(send)
      if (step.done !== true) {
        this.questions = step.value
        this.missing = step.value.length
        this.given = this.missing > 1 ? new Array<Answer | undefined>(this.missing).fill(undefined) : []
        return
      }
      this.script = undefined
      this.onCheckpoint?.()
    }
  }
}

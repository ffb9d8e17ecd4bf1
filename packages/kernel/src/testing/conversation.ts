// Test helper for scripts: runs a script up to a question, answers like a player, and reads the next question.
import { type Answer, isLegal, legalAnswers, type Option, type Question } from '../decision.ts'
import type { Reason } from '../message.ts'
import type { Script } from '../table.ts'

/** A script in progress: its questions, and answers to them. */
export class Conversation<T> {
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

  /** The current question (the next unanswered one, when several seats decide together). */
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

  /** Returns why an option is refused; undefined when it is not offered or is legal. */
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

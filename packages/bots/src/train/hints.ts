// What lessons teach about answers, summed up: at each stage, whether to lean to one.
import type { Known, Place } from '../place.ts'

/** Gradient of one answer: a logit per stage, and how often it was offered. */
export interface Hint {
  readonly place: string
  readonly answer: string
  readonly gradient: Float64Array
  readonly met: number
}

export class Hints {
  private readonly stages: number
  private readonly sums = new Map<Known, { gradient: Float64Array; met: number }>()

  constructor(stages: number) {
    this.stages = stages
  }

  /** To lean so much more to the answer with this number; as things stood, too. */
  add(known: Known, index: number, circumstances: readonly Place[], stage: number, gradient: number): void {
    this.note(known, stage, gradient)
    for (const circumstance of circumstances) this.note(circumstance.answerAt(index, known.answer), stage, gradient)
  }

  private note(known: Known, stage: number, gradient: number): void {
    let sum = this.sums.get(known)
    if (sum === undefined) {
      sum = { gradient: new Float64Array(this.stages), met: 0 }
      this.sums.set(known, sum)
    }
    sum.met++
    sum.gradient[stage] = (sum.gradient[stage] ?? 0) + gradient
  }

  all(): Hint[] {
    return [...this.sums].map(([{ place, answer }, { gradient, met }]) => ({
      place: place.name,
      answer,
      gradient,
      met,
    }))
  }
}

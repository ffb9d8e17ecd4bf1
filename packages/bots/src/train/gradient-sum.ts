// Sums of the policy gradients of a batch, by answer and stage.
import type { AnswerParams, PolicyEntry } from '../policy-entry.ts'

/** Gradient of one answer: a value per stage, and the number of samples. */
export interface GradientEntry {
  readonly key: string
  readonly answer: string
  readonly gradient: Float64Array
  readonly count: number
}

export class GradientSum {
  private readonly stages: number
  private readonly sums = new Map<AnswerParams, { gradient: Float64Array; count: number }>()

  constructor(stages: number) {
    this.stages = stages
  }

  /** Adds the gradient of an answer, also to the parameters of the current circumstances. */
  add(
    params: AnswerParams,
    index: number,
    circumstances: readonly PolicyEntry[],
    stage: number,
    gradient: number,
  ): void {
    this.addTo(params, stage, gradient)
    for (const circumstance of circumstances) this.addTo(circumstance.answerAt(index, params.answer), stage, gradient)
  }

  private addTo(params: AnswerParams, stage: number, gradient: number): void {
    let sum = this.sums.get(params)
    if (sum === undefined) {
      sum = { gradient: new Float64Array(this.stages), count: 0 }
      this.sums.set(params, sum)
    }
    sum.count++
    sum.gradient[stage] = (sum.gradient[stage] ?? 0) + gradient
  }

  entries(): GradientEntry[] {
    return [...this.sums].map(([{ entry, answer }, { gradient, count }]) => ({
      key: entry.name,
      answer,
      gradient,
      count,
    }))
  }
}

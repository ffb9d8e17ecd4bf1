// Running mean and variance of a sample.
import type { Estimate } from './estimate.ts'

export class Sample {
  count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** Variance of the mean; infinite with fewer than two values. */
  private get variance(): number {
    const { count, mean } = this
    if (count < 2) return Number.POSITIVE_INFINITY
    return Math.max(0, this.squares - count * mean * mean) / (count - 1) / count
  }

  get estimate(): Estimate {
    const { mean, variance, count } = this
    return { mean, variance, count }
  }
}

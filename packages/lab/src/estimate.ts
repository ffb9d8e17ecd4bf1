// A mean with what chance leaves open about it.
import { rounded } from './tally.ts'

/** A value and half the width of its 95% interval. */
export interface Estimate {
  readonly value: number
  readonly within: number
}

/** The mean, and 1.96 standard errors. */
export function estimate(values: readonly number[]): Estimate {
  if (values.length === 0) return { value: 0, within: 0 }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const error = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length)
  return { value: rounded(mean, 4), within: rounded(1.96 * error, 4) }
}

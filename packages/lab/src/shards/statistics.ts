// Means and shares with 95% intervals, computed from exact sums (count, sum, sum of squares).

import { shareOf } from '@hustings/bots'
import type { Counts } from './counts.ts'
import { rounded } from './tally.ts'

/** A value with its 95% interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Units per point: halves, thirds and quarters of shared wins and of leads over a mean become whole numbers. */
export const UNITS = 12

const Z = 1.96

/** Adds a value in whole units. */
export function addValue(counts: Counts, value: number): void {
  counts.add('n')
  counts.add('sum', value)
  counts.add('squares', value * value)
}

/** Returns the mean of the added values, with 1.96 standard errors to both sides. */
export function meanOf(counts: Counts, units = UNITS): Interval {
  const n = counts.get('n')
  if (n === 0) return { value: 0, low: 0, high: 0 }
  const mean = counts.get('sum') / n
  const spread = Math.max(0, counts.get('squares') - n * mean * mean)
  const within = n < 2 ? 0 : Z * Math.sqrt(spread / (n - 1) / n)
  return interval(mean / units, (mean - within) / units, (mean + within) / units)
}

/** Returns the Wilson score interval of a share, which holds near 0 and 1 and for few games. */
export function wilson(won: number, n: number): Interval {
  if (n === 0) return { value: 0, low: 0, high: 1 }
  const { value, low, high } = shareOf(won / n, n)
  return interval(value, low, high)
}

function interval(value: number, low: number, high: number): Interval {
  return { value: rounded(value, 4), low: rounded(low, 4), high: rounded(high, 4) }
}

/** `64.0 % [57.1, 70.3]` */
export function shareText({ value, low, high }: Interval): string {
  return `${percent(value)} % [${percent(low)}, ${percent(high)}]`
}

const percent = (share: number): string => (100 * share).toFixed(1)

/** `+12.4 ± 3.1` */
export function gainText({ value, high }: Interval): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)} ± ${(high - value).toFixed(1)}`
}

/** `92.4 ± 3.1` */
export function meanText({ value, high }: Interval): string {
  return `${value.toFixed(1)} ± ${(high - value).toFixed(1)}`
}

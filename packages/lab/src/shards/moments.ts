// Means and shares with what chance leaves open about them, from exact sums: how often, how much, and its square.

import { shareOf } from '@hustings/bots'
import type { Counts } from './counts.ts'
import { rounded } from './tally.ts'

/** A value between two bounds: its 95% interval. */
export interface Between {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Halves, thirds and quarters are whole numbers of this unit: shared wins, and leads over the mean of up to three others. */
export const UNITS = 12

const Z = 1.96

/** One more value, in whole units. */
export function observe(counts: Counts, value: number): void {
  counts.add('n')
  counts.add('sum', value)
  counts.add('squares', value * value)
}

/** The mean of what was observed, and 1.96 standard errors to both sides. */
export function meanOf(counts: Counts, units = UNITS): Between {
  const n = counts.get('n')
  if (n === 0) return { value: 0, low: 0, high: 0 }
  const mean = counts.get('sum') / n
  const spread = Math.max(0, counts.get('squares') - n * mean * mean)
  const within = n < 2 ? 0 : Z * Math.sqrt(spread / (n - 1) / n)
  return between(mean / units, (mean - within) / units, (mean + within) / units)
}

/** A share of `n` by Wilson's score interval, which holds near 0 and 1 and for few games. */
export function wilson(won: number, n: number): Between {
  if (n === 0) return { value: 0, low: 0, high: 1 }
  const { value, low, high } = shareOf(won / n, n)
  return between(value, low, high)
}

function between(value: number, low: number, high: number): Between {
  return { value: rounded(value, 4), low: rounded(low, 4), high: rounded(high, 4) }
}

/** `64.0 % [57.1, 70.3]` */
export function shareText({ value, low, high }: Between): string {
  return `${percent(value)} % [${percent(low)}, ${percent(high)}]`
}

const percent = (share: number): string => (100 * share).toFixed(1)

/** `+12.4 ± 3.1` */
export function gainText({ value, high }: Between): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)} ± ${(high - value).toFixed(1)}`
}

/** `92.4 ± 3.1` */
export function meanText({ value, high }: Between): string {
  return `${value.toFixed(1)} ± ${(high - value).toFixed(1)}`
}

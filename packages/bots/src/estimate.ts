// Estimates from samples and their 95% intervals: Student's t, Welch-Satterthwaite for sums of independent means, Wilson
// for shares.

/** Mean of `count` values, and the variance of the mean. */
export interface Estimate {
  readonly mean: number
  readonly variance: number
  readonly count: number
}

/** A value and its 95% interval. */
export interface Figure {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Returns a known value without error. */
export function exactly(mean: number): Estimate {
  return { mean, variance: 0, count: Number.POSITIVE_INFINITY }
}

export function scaled({ mean, variance, count }: Estimate, by: number): Estimate {
  return { mean: by * mean, variance: by * by * variance, count }
}

/** Returns the sum of independent estimates with its interval. */
export function sumOf(estimates: readonly Estimate[]): Figure {
  let value = 0
  let variance = 0
  let spread = 0
  for (const each of estimates) {
    value += each.mean
    variance += each.variance
    if (each.variance > 0) spread += each.variance ** 2 / (each.count - 1)
  }
  if (variance === 0) return { value, low: value, high: value }
  const within = tQuantile(variance ** 2 / spread) * Math.sqrt(variance)
  return { value, low: value - within, high: value + within }
}

export function figureOf(estimate: Estimate): Figure {
  return sumOf([estimate])
}

/** Returns the Wilson score interval of a share, which holds near 0 and 1 and for few trials. */
export function shareOf(share: number, count: number): Figure {
  const scale = 1 + Z ** 2 / count
  const middle = (share + Z ** 2 / (2 * count)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2))
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Returns half the width of the interval. */
export function errorOf({ low, high }: Figure): number {
  return (high - low) / 2
}

/** Whether the interval excludes zero. */
export function isClear({ low, high }: Figure): boolean {
  return low > 0 || high < 0
}

/** The 97.5% quantiles of the normal distribution, and of Student's t with one and two degrees of freedom. */
const Z = 1.959963984540054
const T_ONE = 12.706204736432095
const T_TWO = 4.302652729911275

/** The 97.5% quantile of Student's t (Abramowitz and Stegun 26.7.5); accurate to 0.1% from three degrees of freedom on. */
export function tQuantile(freedom: number): number {
  if (freedom < 2) return T_ONE
  if (freedom < 3) return T_TWO
  const z2 = Z ** 2
  const first = (Z * (z2 + 1)) / 4
  const second = (Z * ((5 * z2 + 16) * z2 + 3)) / 96
  const third = (Z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / 384
  const fourth = (Z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945)) / 92160
  return Z + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom
}

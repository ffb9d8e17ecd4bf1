// Measurements: contenders take turns in alternating order, a warm-up round is dropped, and the result is the median with
// quartiles. A block per contender would let a busy minute of the machine affect only one of them.

export interface Spread {
  readonly median: number
  /** First and third quartile. */
  readonly low: number
  readonly high: number
  readonly repeats: number
}

export interface Contender {
  readonly name: string
  /** Runs one repeat and returns the measured value. */
  sample(): number | Promise<number>
}

export interface Care {
  /** Number of repeats per contender. */
  readonly repeats: number
  /** Minimum time of a sample. */
  readonly milliseconds: number
}

export const careful: Care = { repeats: 9, milliseconds: 400 }
/** For tests of the bench; the results are rough. */
export const quick: Care = { repeats: 7, milliseconds: 40 }

/** Values of the contenders by round. */
export class Samples {
  private readonly values: ReadonlyMap<string, readonly number[]>

  constructor(values: ReadonlyMap<string, readonly number[]>) {
    this.values = values
  }

  spread(name: string): Spread {
    return spreadOf(this.of(name))
  }

  /** Computed per round, so that a slow phase of the machine cancels out. */
  ratio(above: string, below: string): Spread {
    const divisors = this.of(below)
    return spreadOf(this.of(above).map((value, round) => value / (divisors[round] ?? Number.NaN)))
  }

  private of(name: string): readonly number[] {
    const values = this.values.get(name)
    if (values === undefined) throw new Error(`nothing measured for ${name}`)
    return values
  }
}

export async function alternate(contenders: readonly Contender[], { repeats }: Care): Promise<Samples> {
  const samples = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round <= repeats; round++) {
    const order = round % 2 === 0 ? contenders : [...contenders].reverse()
    for (const { name, sample } of order) {
      const value = await sample()
      if (round > 0) samples.get(name)?.push(value)
    }
  }
  return new Samples(samples)
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    repeats: sorted.length,
  }
}

export function scaled({ median, low, high, repeats }: Spread, factor: number): Spread {
  return { median: median * factor, low: low * factor, high: high * factor, repeats }
}

/** Quantile by linear interpolation between ranks. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

/**
 * Returns microseconds of processor time per operation; a call of `run` does `count` operations, and `between` is not
 * timed. Processor time includes garbage collection, but not the time of other processes.
 */
export function perOperation(
  count: number,
  run: () => void,
  { milliseconds }: Care,
  between: () => void = () => {},
): number {
  let spent = 0
  let operations = 0
  while (spent < 1000 * milliseconds) {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    spent += user + system
    operations += count
    between()
  }
  return spent / operations
}

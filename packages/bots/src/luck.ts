// Common random numbers: the nth draw for a key is the same in all paired rollouts. Rollouts that differ in one answer
// stay equal where that answer has no effect, which reduces variance.
import type { Random } from '@hustings/kernel'

/** Where a lot is drawn. */
export interface Spot {
  readonly number: number
}

const WHOLE = 0x1_0000_0000

export class Luck {
  private readonly seed: number
  private readonly asked = new Map<Spot, number>()
  private lot = 0
  private readonly random: Random = {
    below: (limit) => {
      this.lot = mixed(this.lot + 1)
      return Math.floor((this.lot / WHOLE) * limit)
    },
  }

  constructor(seed: number) {
    this.seed = seed
  }

  /** The lots for the next answer here. */
  at(spot: Spot): Random {
    const times = this.asked.get(spot) ?? 0
    this.asked.set(spot, times + 1)
    this.lot = mixed(this.seed ^ mixed(spot.number + times))
    return this.random
  }
}

/** Spreads the bits of a whole number (the end of MurmurHash3). */
function mixed(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A word as a number, the same everywhere. */
export function numberOf(word: string): number {
  let number = 0x811c9dc5
  for (let i = 0; i < word.length; i++) number = Math.imul(number ^ word.charCodeAt(i), 0x01000193)
  return number >>> 0
}

// Common random numbers: the nth draw for a key is the same in all paired rollouts. Rollouts that differ in one answer
// stay equal where that answer has no effect, which reduces variance.
import type { Random } from '@hustings/kernel'

/** Key of a draw. */
export interface RandomKey {
  readonly number: number
}

const WHOLE = 0x1_0000_0000

export class CommonRandomNumbers {
  private readonly seed: number
  private readonly draws = new Map<RandomKey, number>()
  private bits = 0
  private readonly random: Random = {
    below: (limit) => {
      this.bits = mixBits(this.bits + 1)
      return Math.floor((this.bits / WHOLE) * limit)
    },
  }

  constructor(seed: number) {
    this.seed = seed
  }

  /** Returns the generator of the next answer at this key. */
  at(spot: RandomKey): Random {
    const times = this.draws.get(spot) ?? 0
    this.draws.set(spot, times + 1)
    this.bits = mixBits(this.seed ^ mixBits(spot.number + times))
    return this.random
  }
}

/** Spreads the bits of a whole number (finalizer of MurmurHash3). */
function mixBits(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** Hash of a text (FNV-1a), the same on every platform. */
export function hashOf(text: string): number {
  let number = 0x811c9dc5
  for (let i = 0; i < text.length; i++) number = Math.imul(number ^ text.charCodeAt(i), 0x01000193)
  return number >>> 0
}

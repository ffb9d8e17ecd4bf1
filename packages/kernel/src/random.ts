// Seeded random generator with a state of four numbers inside the game state: xoshiro128** by Blackman and Vigna.

export type RandomState = [number, number, number, number]

/** A source of random numbers; each draw changes its state. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number
}

/** Spreads a seed text over the 128 bits of state: four multiplicative hashes that feed into each other. */
export function seedRandom(seed: string): RandomState {
  let a = 0x6a09e667
  let b = 0xbb67ae85
  let c = 0x3c6ef372
  let d = 0xa54ff53a
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 0x239b961b)
    b = c ^ Math.imul(b ^ code, 0xab0e9789)
    c = d ^ Math.imul(c ^ code, 0x38b34ae5)
    d = a ^ Math.imul(d ^ code, 0xa1e38b93)
  }
  const state: RandomState = [
    scramble(a ^ (c >>> 18)),
    scramble(b ^ (d >>> 22)),
    scramble(c ^ (a >>> 17)),
    // All zeros is the one state this generator cannot leave.
    scramble(d ^ (b >>> 19)) | 1,
  ]
  // The last characters have not reached every word yet.
  for (let i = 0; i < 16; i++) nextUint32(state)
  return state
}

/** The finalizer of murmur3. */
function scramble(word: number): number {
  let z = word
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
  return z ^ (z >>> 16)
}

/** Returns the next 32 bits and advances the state. */
export function nextUint32(s: RandomState): number {
  const product = Math.imul(s[1], 5)
  const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
  const t = s[1] << 9
  s[2] ^= s[0]
  s[3] ^= s[1]
  s[1] ^= s[2]
  s[0] ^= s[3]
  s[2] ^= t
  s[3] = (s[3] << 11) | (s[3] >>> 21)
  return result
}

/** Returns an unbiased integer from 0 to n - 1. Values after the last full multiple of n are drawn again. */
export function randomBelow(s: RandomState, n: number): number {
  if (!(n >= 1 && n <= ALL)) throw new RangeError(`no whole number below ${n} to draw`)
  if (n === ALL) return nextUint32(s)
  // Unsigned operands: the compiler's general remainder is slow.
  const word = n >>> 0
  // For a power of two every remainder is equally likely, so the low bits are enough.
  if ((word & (word - 1)) === 0) return nextUint32(s) & (word - 1)
  for (;;) {
    const value = nextUint32(s)
    const rest = value % word
    if (value - rest <= ALL - word) return rest
  }
}

/** Number of different words. */
const ALL = 0x1_0000_0000

export function randomFrom(state: RandomState): Random {
  return { below: (n) => randomBelow(state, n) }
}

/** Returns the state of a new generator, drawn from another one: imagined games have an independent future. */
export function drawRandomState(random: Random): RandomState {
  const word = (): number => random.below(0x1_0000_0000) | 0
  return [word(), word(), word(), word() | 1]
}

/** Fisher-Yates, in place. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
  return items
}

export function pickRandom<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from')
  return items[random.below(items.length)] as T
}

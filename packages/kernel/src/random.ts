// Seeded randomness whose state is four numbers inside the game state: xoshiro128** by Blackman and Vigna.

export type RandomState = [number, number, number, number]

/** A source of chance; drawing from it moves its state. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number
}

/** Spreads a seed text over the 128 bits of state (FNV-1a, then the finalizer of murmur3). */
export function seedRandom(seed: string): RandomState {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
  const next = (): number => {
    hash = (hash + 0x9e3779b9) | 0
    let z = hash
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return (z ^ (z >>> 16)) >>> 0
  }
  return [next(), next(), next(), next() | 1]
}

/** The next 32 bits; moves the state. */
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

/** A whole number from 0 to n - 1 without bias: values past the last full multiple of n are drawn again. */
export function randomBelow(s: RandomState, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  for (;;) {
    const value = nextUint32(s)
    if (value < limit) return value % n
  }
}

export function randomFrom(state: RandomState): Random {
  return { below: (n) => randomBelow(state, n) }
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

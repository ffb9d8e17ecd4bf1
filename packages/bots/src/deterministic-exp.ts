// Exponential function of additions and multiplications only. `Math.exp` may differ between browsers in the last bit, and
// the same bot would then play differently.

/** Clamp of the argument: the range of doubles. */
const LIMIT = 700

/** Powers of two from -1022 to 1023, computed exactly by doubling and halving. */
const POWERS = powersOfTwo()

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(2046)
  powers[1022] = 1
  for (let i = 1023; i < 2046; i++) powers[i] = (powers[i - 1] ?? 0) * 2
  for (let i = 1021; i >= 0; i--) powers[i] = (powers[i + 1] ?? 0) / 2
  return powers
}

/** Returns e to the power of x with about 13 correct digits, identical on every platform. */
export function deterministicExp(x: number): number {
  if (x < -LIMIT) return 0
  const bounded = x > LIMIT ? LIMIT : x
  const power = Math.floor(bounded * Math.LOG2E + 0.5)
  const r = bounded - power * Math.LN2
  // Taylor series; the remainder is at most half of ln 2.
  let sum = 1 + r / 12
  for (let n = 11; n >= 1; n--) sum = 1 + (r / n) * sum
  return sum * (POWERS[power + 1022] ?? 0)
}

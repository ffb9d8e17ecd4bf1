// Points that bots expect are told in tenths.

export function tenths(points: number): number {
  // Never a negative zero.
  return Math.round(10 * points) / 10 + 0
}

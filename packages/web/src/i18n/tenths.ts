// Shows the points that bots expect in tenths.

export function tenths(points: number): number {
  // Avoids negative zero.
  return Math.round(10 * points) / 10 + 0
}

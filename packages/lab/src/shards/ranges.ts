// Ranges of played games of a series: sorted and disjoint.

/** From the first number up to but not including the second. */
export type Range = readonly [from: number, to: number]

/** Adds a range; returns null if it overlaps. */
export function addRange(ranges: readonly Range[], [from, to]: Range): Range[] | null {
  if (from >= to) return [...ranges]
  if (ranges.some((each) => from < each[1] && each[0] < to)) return null
  const sorted = [...ranges, [from, to] as const].sort((one, other) => one[0] - other[0])
  const result: Range[] = []
  for (const range of sorted) {
    const last = result.at(-1)
    if (last !== undefined && last[1] === range[0]) result[result.length - 1] = [last[0], range[1]]
    else result.push(range)
  }
  return result
}

/** Returns the parts of a range that are not played yet. */
export function missingRanges(ranges: readonly Range[], [from, to]: Range): Range[] {
  const left: Range[] = []
  let next = from
  for (const [begin, end] of ranges) {
    if (end <= next) continue
    if (begin >= to) break
    if (begin > next) left.push([next, begin])
    next = end
  }
  if (next < to) left.push([next, to])
  return left
}

/** Returns part `part` (from 1) of `parts`; their sizes differ by at most 1. */
export function partOf(games: number, { part, parts }: Share): Range {
  return [Math.floor((games * (part - 1)) / parts), Math.floor((games * part) / parts)]
}

export interface Share {
  readonly part: number
  readonly parts: number
}

export const WHOLE: Share = { part: 1, parts: 1 }

export function countIn(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** `0-199, 400-599`: the numbers of the games. */
export function rangesText(ranges: readonly Range[]): string {
  return ranges.map(([from, to]) => `${from}-${to - 1}`).join(', ')
}

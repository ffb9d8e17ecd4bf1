// Which games of a series are played: ranges of their numbers, in order, apart from each other.

/** From the first number up to but not including the second. */
export type Range = readonly [from: number, to: number]

/** One more range; null when some of its games are there already. */
export function joined(ranges: readonly Range[], [from, to]: Range): Range[] | null {
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

/** What of a range is not played yet. */
export function missing(ranges: readonly Range[], [from, to]: Range): Range[] {
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

/** Part `part` of `parts`, counted from 1: together they are the whole, and none is larger than another by more than one. */
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

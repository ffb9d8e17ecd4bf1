// Geometry of charts: scales, ticks, paths, and the places of labels. No React and no DOM.

export interface Point {
  readonly x: number
  readonly y: number
}

export type Span = readonly [from: number, to: number]

/** Returns the function that maps one span onto another, linearly; a span of no width maps to the start. */
export function linear([low, high]: Span, [from, to]: Span): (value: number) => number {
  return (value) => (high === low ? from : from + ((value - low) * (to - from)) / (high - low))
}

/** Returns whole numbers at even steps of 1, 2 or 5 times a power of ten; the first and last enclose the span. */
export function ticks([low, high]: Span, most = 5): readonly number[] {
  const rough = Math.max(1, (high - low) / (most - 1))
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** Returns an SVG path through the points. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

/** Returns a closed SVG path: along the upper edge, and back along the lower one. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length === 0 ? '' : `${linePath([...upper, ...lower.toReversed()])}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Moves heights at least `apart` from each other, in their order and within the span where there is room. */
export function spread(heights: readonly number[], apart: number, [top, bottom]: Span): readonly number[] {
  const placed = [...heights]
  const fromBelow = heights.map((_, i) => i).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))
  let limit = bottom
  for (const i of fromBelow) {
    placed[i] = Math.min(placed[i] ?? 0, limit)
    limit = (placed[i] ?? 0) - apart
  }
  limit = top
  for (const i of fromBelow.toReversed()) {
    placed[i] = Math.max(placed[i] ?? 0, limit)
    limit = (placed[i] ?? 0) + apart
  }
  return placed
}

/** Mean width of a letter, as a share of the font size; wide enough for Cyrillic. */
const LETTER = 0.57

/** Returns which labels fit side by side on an axis of this length: every n-th, counted from the last. */
export function fitting(labels: readonly string[], length: number, fontSize: number): readonly number[] {
  const widest = Math.max(0, ...labels.map((label) => label.length)) * fontSize * LETTER + fontSize / 2
  const distance = length / Math.max(1, labels.length - 1)
  const every = Math.max(1, Math.ceil(widest / distance))
  const last = labels.length - 1
  return labels.flatMap((_, i) => ((last - i) % every === 0 ? [i] : []))
}

export interface Part {
  readonly id: string
  readonly amount: number
  readonly span: Span
}

/** Stacks amounts away from zero: gains to the right, losses to the left. Amounts of zero are left out. */
export function stack(amounts: readonly (readonly [id: string, amount: number])[]): readonly Part[] {
  let [lost, gained] = [0, 0]
  return amounts.flatMap(([id, amount]) => {
    if (amount === 0) return []
    const from = amount < 0 ? lost : gained
    const to = from + amount
    if (amount < 0) lost = to
    else gained = to
    return [{ id, amount, span: [Math.min(from, to), Math.max(from, to)] as const }]
  })
}

// Positions a callout as near to its subject as possible without covering elements that are needed now.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A box that should stay free; a higher weight is more important. */
export interface Kept extends Box {
  readonly weight: number
}

/** Minimum distance from the edges of the window; below, from the subject. */
const MARGIN = 8
const GAP = 14
/** Positions are tried at this interval, in pixels. */
const STEP = 12
/** Cost of a pixel of distance, in covered square pixels. */
const DISTANCE = 20
/** Fixed cost of covering any box. */
const TOUCH = 40_000

export interface Placed extends Point {
  /** Whether it covers no box that should stay free. */
  readonly free: boolean
}

/** Returns the upper left corner of a callout of this size: a free position, or the one that covers least. */
export function placeCallout(size: Size, about: Box | null, keep: readonly Kept[], within: Size): Placed {
  const right = Math.max(MARGIN, within.width - MARGIN - size.width)
  const bottom = Math.max(MARGIN, within.height - MARGIN - size.height)
  const spaced = about === null ? null : grown(about, GAP)
  let best: Placed = { x: right, y: MARGIN, free: false }
  let least = Number.POSITIVE_INFINITY
  for (const y of stepsTo(bottom, spaced && [spaced.top - size.height, spaced.top, spaced.top + spaced.height])) {
    for (const x of stepsTo(right, spaced && [spaced.left - size.width, spaced.left, spaced.left + spaced.width])) {
      const box = { left: x, top: y, ...size }
      let cost = spaced === null ? 0 : distance(box, spaced) * DISTANCE + overlap(box, spaced) * 10
      let free = true
      for (const each of keep) {
        if (cost >= least) break
        const covered = overlap(box, each)
        if (covered === 0) continue
        cost += (covered + TOUCH) * each.weight
        free = false
      }
      if (cost < least) {
        least = cost
        best = { x, y, free }
      }
    }
  }
  return best
}

/** Even steps from the margin to the end, and the positions next to the subject. */
function stepsTo(end: number, beside: readonly number[] | null): number[] {
  const steps: number[] = (beside ?? []).filter((place) => place >= MARGIN && place <= end)
  for (let place = MARGIN; place < end; place += STEP) steps.push(place)
  steps.push(end)
  return steps
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

export function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}

/** Distance between the nearest edges; 0 where they touch. */
function distance(a: Box, b: Box): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0)
  const along = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0)
  // Prefers positions aligned with the subject.
  return Math.hypot(across, along) + offCentre(a, b) / 50
}

function offCentre(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)
}

/** The line from a callout to its subject; null where they touch. */
export function leadLine(from: Box, to: Box): { readonly start: Point; readonly end: Point } | null {
  if (overlap(grown(from, 2), to) > 0) return null
  const centre = { x: to.left + to.width / 2, y: to.top + to.height / 2 }
  const start = nearestPoint(from, centre)
  return { start, end: nearestPoint(to, start) }
}

function nearestPoint({ left, top, width, height }: Box, to: Point): Point {
  return {
    x: Math.min(Math.max(to.x, left), left + width),
    y: Math.min(Math.max(to.y, top), top + height),
  }
}

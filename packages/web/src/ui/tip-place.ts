// Positions a tooltip beside its element, inside the window, where it covers the fewest options.

const GAP = 8
/** At a greater distance, players do not see which element a tooltip belongs to. */
const FAR = 120

/** The options on the board and in the list. */
const CHOOSABLE = '[data-state="selectable"], [data-option]:not([aria-disabled="true"]), [data-number]'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** At the position of its element, raised as far as needed. */
export function lift(box: HTMLElement, at: Element): void {
  const zoom = zoomed()
  const thing = at.getBoundingClientRect()
  box.style.minHeight = `${thing.height / zoom}px`
  const { width, height } = box.getBoundingClientRect()
  box.style.left = `${within(thing.left + (thing.width - width) / 2, window.innerWidth - width) / zoom}px`
  box.style.top = `${within(thing.bottom - height, window.innerHeight) / zoom}px`
}

function zoomed(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1
}

/**
 * Beside the panel or card that contains the element, so that its neighbors stay free; beside the element if that is
 * too far. A tooltip that must cover an option lets the pointer through (`data-through`).
 */
export function place(box: HTMLElement, at: Element): void {
  const zoom = zoomed()
  const { width, height } = box.getBoundingClientRect()
  const thing = at.getBoundingClientRect()
  const around = at.closest('section, header') ?? at.closest('[data-target]') ?? at
  const places = [
    ...beside(around.getBoundingClientRect(), thing, width, height),
    ...beside(thing, thing, width, height),
    roomier(thing, height),
  ].map(({ x, y }) => {
    const left = within(x, window.innerWidth - width)
    const top = within(y, window.innerHeight - height)
    return { left, top, right: left + width, bottom: top + height }
  })
  const choices = choicesBut(at)
  const covered = (rect: Box) => choices.filter((choice) => overlap(rect, choice)).length
  const best = places.reduce((one, other) => (covered(other) < covered(one) ? other : one))
  box.style.left = `${best.left / zoom}px`
  box.style.top = `${best.top / zoom}px`
  box.toggleAttribute('data-through', covered(best) > 0)
}

/** Whether it covers an option. */
export function coversChoice(box: Element): boolean {
  const rect = box.getBoundingClientRect()
  return choicesBut(box).some((choice) => overlap(rect, choice))
}

/** The options, except for the element and its ancestors. */
function choicesBut(at: Element): readonly Box[] {
  return [...document.querySelectorAll(CHOOSABLE)]
    .filter((choice) => !choice.contains(at))
    .map((choice) => choice.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** The sides of `frame` near the element where the box has room, the nearest first (right, left, below, above), each aligned with the start or end of the element. */
function beside(frame: Box, thing: Box, width: number, height: number): readonly Point[] {
  const right = window.innerWidth - frame.right
  const below = window.innerHeight - frame.bottom
  const across = width + 2 * GAP
  const along = height + 2 * GAP
  const rows = [thing.top, thing.bottom - height]
  const columns = [thing.left, thing.right - width]
  const sides = [
    { far: frame.right - thing.right, fits: right >= across, at: rows.map((y) => ({ x: frame.right + GAP, y })) },
    {
      far: thing.left - frame.left,
      fits: frame.left >= across,
      at: rows.map((y) => ({ x: frame.left - GAP - width, y })),
    },
    { far: frame.bottom - thing.bottom, fits: below >= along, at: columns.map((x) => ({ x, y: frame.bottom + GAP })) },
    {
      far: thing.top - frame.top,
      fits: frame.top >= along,
      at: columns.map((x) => ({ x, y: frame.top - GAP - height })),
    },
  ]
  return sides
    .filter(({ far, fits }) => fits && far <= FAR)
    .sort((one, other) => one.far - other.far)
    .flatMap(({ at }) => at)
}

function roomier(thing: Box, height: number): Point {
  const above = thing.top > window.innerHeight - thing.bottom
  return { x: thing.left, y: above ? thing.top - GAP - height : thing.bottom + GAP }
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP))
}

// Finds the elements that a tutorial highlights, and those that a callout must leave free.
import type { LessonPage, Mark } from '../games/lesson.ts'
import type { Section } from '../games/types.ts'
import { type Box, type Kept, overlap } from './place.ts'

const PARTS: Readonly<Record<string, string>> = {
  options: '#options',
  hand: '#hand .hand-sheet, .phone [data-section="hand"]',
  decision: '.decision-slot, .phone-decision',
  sheet: '.over-sheet',
  players: '#players, .phone [data-section="players"]',
  log: '#log, .phone [data-section="log"]',
}

/** On a phone, highlights the menu button or tab that leads to a hidden element. */
const MORE = '.phone [data-testid="more-options"]'

function selectorOf(mark: Mark): string {
  const at = mark.indexOf(':')
  const name = mark.slice(at + 1)
  switch (mark.slice(0, at)) {
    case 'option':
      return `[data-option="${CSS.escape(name)}"]`
    case 'target':
      return `[data-target="${CSS.escape(name)}"]`
    case 'anchor':
      return `[data-anchor="${CSS.escape(name)}"]`
    case 'tab':
      return `.phone [data-section="${CSS.escape(name)}"]`
    default:
      return PARTS[name] ?? '#board'
  }
}

/** Returns the highlighted elements in the order of the marks. */
export function findMarks(marks: LessonPage['at'], sections: readonly Section<unknown>[]): HTMLElement[] {
  const found = new Set<HTMLElement>()
  for (const mark of marks) {
    const ways = typeof mark === 'string' ? [mark] : mark
    const here = firstOf(ways, selectorOf) ?? firstOf(ways, (way) => wayTo(way, sections))
    if (here !== null) found.add(here)
  }
  return [...found]
}

function firstOf(ways: readonly Mark[], selector: (way: Mark) => string | null): HTMLElement | null {
  for (const way of ways) {
    const here = shown(selector(way))
    if (here !== null) return here
  }
  return null
}

function wayTo(mark: Mark, sections: readonly Section<unknown>[]): string | null {
  if (mark.startsWith('option:')) return MORE
  const target = mark.slice(mark.indexOf(':') + 1)
  const section = mark.startsWith('target:') ? sections.find((each) => each.holds(target)) : undefined
  return section === undefined ? null : selectorOf(`tab:${section.id}`)
}

function shown(selector: string | null): HTMLElement | null {
  if (selector === null) return null
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null
}

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** The visible part of an element, clipped by its scroll containers; null if none is visible. */
export function seenBox(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const frame = parent.getBoundingClientRect()
    left = Math.max(left, frame.left)
    top = Math.max(top, frame.top)
    right = Math.min(right, frame.right)
    bottom = Math.min(bottom, frame.bottom)
  }
  return right - left > 2 && bottom - top > 2 ? { left, top, width: right - left, height: bottom - top } : null
}

/** Elements that a callout avoids: options, the question, open sheets, and the top bar. */
const KEPT: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-target][data-state="selectable"]', 3],
  ['.decision-slot', 4],
  ['#options :is(.opt-list, .number, .confirm)', 3],
  ['.over-sheet', 2],
  ['.desk > .topbar', 4],
  ['.chooser', 4],
]

export function keptFree(marks: readonly Element[]): Kept[] {
  const kept: Kept[] = []
  const keep = (element: Element, weight: number) => {
    const box = seenBox(element)
    if (box !== null && !kept.some((other) => contains(other, box))) kept.push({ ...box, weight })
  }
  for (const element of marks) keep(element, 6)
  for (const [selector, weight] of KEPT)
    for (const element of document.querySelectorAll(selector)) keep(element, weight)
  return kept
}

function contains(outer: Box, inner: Box): boolean {
  return overlap(outer, inner) >= inner.width * inner.height
}

// A part of the board as a landmark: Tab goes from region to region, arrow keys walk among the things in it.
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'

interface RegionProps {
  readonly label: string
  readonly className: string
  /** How many rows of things it shows: its share of the height. */
  readonly rows?: number
  /** What it is called by motion and by a guide. */
  readonly anchor?: string
  readonly children: ReactNode
}

export function Region({ label, className, rows, anchor, children }: RegionProps) {
  const share: CSSProperties & { '--rows'?: number } = rows === undefined ? {} : { '--rows': rows }
  const mark = anchor === undefined ? {} : { 'data-anchor': anchor }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the way in for the keyboard; arrow keys go on from here
    <section className={className} style={share} aria-label={label} tabIndex={0} onKeyDown={walk} {...mark}>
      {children}
    </section>
  )
}

/** What explains itself and can take the focus; a worker is reached through its company. */
const THINGS = '[data-tip][tabindex]:not([data-tip][tabindex] *)'

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>(THINGS)]
  const from = things.find((thing) => thing === document.activeElement)
  const to = from === undefined ? things[0] : nearest(from, things, step)
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}

/** The nearest thing in a direction; what lies off the line counts as twice as far. */
function nearest(from: HTMLElement, things: readonly HTMLElement[], [x, y]: readonly [number, number]) {
  const here = middle(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const thing of things) {
    const there = middle(thing)
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
    const far = ahead + 2 * aside
    if (ahead > 2 && far < least) {
      best = thing
      least = far
    }
  }
  return best
}

function middle(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

// Plays the motions of events on the page: things travel, figures float, what changed is washed once.
// Everything can be finished at once; nothing waits for it.
import type { Anchor, Motion, Seen } from '../../games/motion.ts'
import { glyph } from '../../ui/glyphs.ts'
import { hookOf, type SeatColour } from '../../ui/seat-colours.ts'

/** Never more things in the air than this. */
const MOST = 12
const STAGGER = 70
const TRAVEL = 420
const FLOAT = 900
const FLASH = 700
const TURN = 160
const DRAW = 700
/** So far above the bag a drawn thing is shown. */
const RISE = 34

/** All that is seen to move. */
type Move = Exclude<Motion, { kind: 'then' }>

/** When each begins: one shortly after the other, and each step when the one before it is over. */
export function timed(motions: readonly Motion[]): { readonly motion: Move; readonly delay: number }[] {
  const moves: { readonly motion: Move; readonly delay: number }[] = []
  let step = 0
  let inStep = 0
  for (const motion of motions) {
    if (motion.kind === 'then') {
      step++
      inStep = 0
    } else moves.push({ motion, delay: step * TRAVEL + inStep++ * STAGGER })
  }
  const kept = moves.slice(-MOST)
  const first = kept[0]?.delay ?? 0
  return kept.map(({ motion, delay }) => ({ motion, delay: delay - first }))
}

export class Animations {
  private readonly layer: HTMLElement
  private running: Animation[] = []

  constructor(layer: HTMLElement) {
    this.layer = layer
  }

  play(motions: readonly Motion[]): void {
    for (const { motion, delay } of timed(motions)) this.start(motion, delay)
  }

  /** A click finishes running motion at once. */
  finish(): void {
    const running = this.running
    this.running = []
    for (const animation of running) animation.finish()
  }

  private start(motion: Move, delay: number): void {
    switch (motion.kind) {
      case 'travel':
        this.travel(motion, delay)
        break
      case 'float':
        this.float(motion, delay)
        break
      case 'flash':
        this.flash(motion.at, delay)
        break
      case 'turn':
        this.turn(motion.at, delay)
        break
      case 'drop':
        this.drop(motion.at, delay)
        break
      case 'slide':
        this.slide(motion, delay)
        break
      case 'draw':
        this.draw(motion, delay)
        break
    }
  }

  private travel(motion: Extract<Motion, { kind: 'travel' }>, delay: number): void {
    const from = middleOf(motion.from)
    const to = middleOf(motion.to)
    if (from === null || to === null) return
    const thing = this.put(mover(motion.colour), motion, motion.amount > 1 ? String(motion.amount) : '')
    const frames = [
      { transform: place(from), opacity: 0 },
      { transform: place(from), opacity: 1, offset: 0.1 },
      { transform: place(to), opacity: 1, offset: 0.9 },
      { transform: place(to), opacity: 0 },
    ]
    this.run(thing, frames, { duration: TRAVEL, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' }, true)
  }

  private float(motion: Extract<Motion, { kind: 'float' }>, delay: number): void {
    const at = middleOf(motion.at)
    if (at === null || motion.amount === 0) return
    const sign = motion.amount > 0 ? '+' : '−'
    const thing = this.put(
      `floater ${motion.amount > 0 ? 'up' : 'dn'}`,
      motion.icon === undefined ? null : { icon: motion.icon },
      `${sign}${Math.abs(motion.amount)}`,
    )
    const place = (rise: number) => `translate(${at.x}px, ${at.y - rise}px) translate(-50%, -100%)`
    const frames = [
      { transform: place(0), opacity: 0 },
      { transform: place(8), opacity: 1, offset: 0.2 },
      { transform: place(16), opacity: 1, offset: 0.75 },
      { transform: place(24), opacity: 0 },
    ]
    this.run(thing, frames, { duration: FLOAT, delay, easing: 'ease-out', fill: 'both' }, true)
  }

  private flash(anchor: Anchor, delay: number): void {
    const thing = find(anchor)
    if (thing === null) return
    const wash = 'color-mix(in srgb, var(--warn-w) 90%, transparent)'
    const frames = [{ boxShadow: `inset 0 0 0 99px ${wash}` }, { boxShadow: 'inset 0 0 0 99px transparent' }]
    this.run(thing, frames, { duration: FLASH, delay }, false)
  }

  /** The other side comes up: what the view shows already is turned into sight. */
  private turn(anchor: Anchor, delay: number): void {
    const thing = find(anchor)
    if (thing === null) return
    // Until its turn comes it waits, faded.
    const frames = [
      { transform: 'none', opacity: 0.4 },
      { transform: 'perspective(600px) rotateY(90deg)', opacity: 0.4, offset: 0.01 },
      { transform: 'perspective(600px) rotateY(0)', opacity: 1 },
    ]
    this.run(thing, frames, { duration: TURN, delay, easing: 'ease-out', fill: 'backwards' }, false)
  }

  private drop(anchor: Anchor, delay: number): void {
    const thing = find(anchor)
    if (thing === null) return
    const frames = [
      { transform: 'translateY(-14px) scale(1.5)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]
    this.run(thing, frames, { duration: TURN, delay, easing: 'ease-in', fill: 'backwards' }, false)
  }

  private slide(motion: Extract<Motion, { kind: 'slide' }>, delay: number): void {
    const way = [motion.from, ...(motion.over ?? []), motion.to].map(middleOf).filter((point) => point !== null)
    if (way.length < 2) return
    const frames = way.map((point) => ({ transform: place(point) }))
    const thing = this.put(mover(motion.colour), motion, '')
    this.run(thing, frames, { duration: TRAVEL + (way.length - 2) * STAGGER, delay, fill: 'both' }, true)
  }

  private draw(motion: Extract<Motion, { kind: 'draw' }>, delay: number): void {
    const from = middleOf(motion.from)
    const to = middleOf(motion.to)
    if (from === null || to === null) return
    const risen = `${place({ x: from.x, y: from.y - RISE })} scale(1.6)`
    const frames = [
      { transform: `${place(from)} scale(0.4)`, opacity: 0 },
      { transform: risen, opacity: 1, offset: 0.35 },
      { transform: risen, opacity: 1, offset: 0.6 },
      { transform: place(to), opacity: 1 },
    ]
    const thing = this.put(mover(motion.colour), motion, '')
    this.run(thing, frames, { duration: DRAW, delay, easing: 'ease-in-out', fill: 'both' }, true)
  }

  private put(classes: string, seen: Seen | null, text: string): HTMLElement {
    const thing = document.createElement('span')
    thing.className = classes
    if (seen !== null) thing.append(drawn(seen))
    thing.append(text)
    this.layer.append(thing)
    return thing
  }

  private run(thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, remove: boolean): void {
    const animation = thing.animate(frames, timing)
    this.running.push(animation)
    const done = () => {
      this.running = this.running.filter((other) => other !== animation)
      if (remove) thing.remove()
    }
    animation.finished.then(done, done)
  }
}

function drawn(seen: Seen): Node {
  if ('picture' in seen) return document.createRange().createContextualFragment(seen.picture)
  const { lines, tone } = glyph(seen.icon)
  const icon = document.createElement('i')
  icon.className = 'icon'
  icon.dataset.tone = tone
  icon.append(lines)
  return icon
}

interface Point {
  readonly x: number
  readonly y: number
}

function place({ x, y }: Point): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%)`
}

function mover(colour: SeatColour | undefined): string {
  return colour === undefined ? 'mover' : `mover ${hookOf(colour)}`
}

function find(anchor: Anchor): HTMLElement | null {
  const name = CSS.escape(anchor)
  return document.querySelector<HTMLElement>(`[data-anchor="${name}"], [data-target="${name}"]`)
}

function middleOf(anchor: Anchor): Point | null {
  const box = find(anchor)?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return null
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

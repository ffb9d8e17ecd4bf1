// Keeps a callout next to its subject while the page moves: measured after each change, at most once per frame.
import { type RefObject, useEffect, useState } from 'react'
import type { LessonPage } from '../games/lesson.ts'
import type { Section } from '../games/types.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { findMarks, keptFree, seenBox } from './marks.ts'
import { type Box, grown, leadLine, placeCallout } from './place.ts'

export interface Pointing {
  readonly boxes: readonly Box[]
  readonly line: ReturnType<typeof leadLine>
}

interface Wanted {
  readonly card: RefObject<HTMLElement | null>
  readonly marks: LessonPage['at']
  readonly sections: readonly Section<unknown>[]
  /** The card has no fixed place: it is positioned where there is room. */
  readonly floating: boolean
  readonly shown: boolean
  /** Changes with the subject. */
  readonly about: string
}

/** Elements that need no ring because the callout is about all of them. */
const WHOLE = '.over-sheet, .decision-slot, .phone-decision'
const NOTHING: Pointing = { boxes: [], line: null }
/** Distance from an element to the outer edge of its ring. */
const RING = 6

export function usePointing({ card, marks, sections, floating, shown, about }: Wanted): Pointing {
  const [pointing, setPointing] = useState(NOTHING)
  const wanted = marks.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks are new objects for the same words
  useEffect(() => {
    const measure = () => {
      const next = measured(card.current, shown ? findMarks(marks, sections) : [], floating)
      setPointing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    let frame = 0
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        measure()
      })
    }
    const watch = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !inGuide(target))) soon()
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    const sizes = new ResizeObserver(soon)
    if (card.current !== null) sizes.observe(card.current)
    const moves = ['resize', 'scroll', 'transitionend'] as const
    for (const move of moves) window.addEventListener(move, soon, { capture: true, passive: true })
    measure()
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      sizes.disconnect()
      for (const move of moves) window.removeEventListener(move, soon, { capture: true })
    }
  }, [card, wanted, sections, floating, shown])
  // The subject scrolls into view once per window; after that, the player scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else is spoken of
  useEffect(() => {
    if (!shown) return
    let cancel = () => {}
    const show = () => {
      cancel()
      cancel = afterPaint(() => findMarks(marks, sections)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    }
    show()
    window.addEventListener('resize', show)
    return () => {
      cancel()
      window.removeEventListener('resize', show)
    }
  }, [about, shown, sections])
  return pointing
}

function inGuide(node: Node): boolean {
  return node instanceof Element && node.closest('[data-step]') !== null
}

function zoomed(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1
}

/** A narrow card fits in the side columns when a wide one does not. */
const WIDTHS = [330, 224]

/** Positions the card and returns the rings. */
function measured(card: HTMLElement | null, elements: readonly HTMLElement[], floating: boolean): Pointing {
  const zoom = zoomed()
  const scaled = ({ left, top, width, height }: Box): Box => ({
    left: left / zoom,
    top: top / zoom,
    width: width / zoom,
    height: height / zoom,
  })
  const [first] = elements.flatMap((element) => seenBox(element) ?? [])
  const boxes = elements.filter((element) => !element.matches(WHOLE)).flatMap((element) => seenBox(element) ?? [])
  if (card === null || !floating) return { boxes: boxes.map(scaled), line: null }
  const keep = keptFree(elements)
  const room = { width: window.innerWidth, height: window.innerHeight }
  let place: Box = { left: 0, top: 0, width: 0, height: 0 }
  for (const wide of WIDTHS) {
    card.dataset.width = String(wide)
    const { width, height } = card.getBoundingClientRect()
    const { x, y, free } = placeCallout({ width, height }, first ?? null, keep, room)
    place = scaled({ left: x, top: y, width, height })
    if (free) break
  }
  card.style.left = `${place.left}px`
  card.style.top = `${place.top}px`
  const [ringed] = boxes
  return { boxes: boxes.map(scaled), line: ringed === undefined ? null : leadLine(place, grown(scaled(ringed), RING)) }
}

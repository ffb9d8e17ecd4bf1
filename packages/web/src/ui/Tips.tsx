// The tooltip layer of the table. Elements only carry `data-tip`, so that hundreds of them cost nothing. A tooltip opens
// after a delay on hover, at once on focus or touch, and stays while the pointer is on the element or the tooltip.
// Escape, a click on it or any choice closes it. It never blocks an option.
import { createElement, type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RuleLink } from './RuleLink.tsx'
import { coversChoice, lift, place } from './tip-place.ts'

/** How long the pointer must rest to open a tooltip, and how long it may take to reach the tooltip. */
const REST_MS = 250
/** A press this long opens the tooltip instead of choosing. */
const HOLD_MS = 450

interface Open {
  readonly tip: string
  readonly at: HTMLElement
}

interface TipsProps {
  /** An element highlighted from elsewhere; it is raised too. */
  readonly pointed?: string
  /** The current question: a tooltip that covers one of its options closes. */
  readonly asked?: string
  /** Returns the content for a `data-tip`. */
  readonly children: (tip: string) => ReactNode
}

/** Elements with `data-lift` have no text: they are shown in full above the page where they are cut off. */
export function Tips({ pointed = '', asked = '', children }: TipsProps) {
  const [rested, setRested] = useState<Open | null>(null)
  const listening = useRef<Listening>(null)
  useEffect(() => {
    const begun = listen(setRested)
    listening.current = begun
    return begun.stop
  }, [])
  useEffect(() => {
    const box = asked === '' ? null : shownBox()
    if (box !== null && coversChoice(box)) listening.current?.hide()
  }, [asked])
  const open = usePointed(pointed) ?? rested
  if (open === null || !open.at.isConnected) return null
  const box = 'lift' in open.at.dataset ? LiftedBox : TipBox
  const explanation = createElement(box, { key: open.tip, at: open.at }, children(open.tip))
  // Positioned when its content is loaded.
  return createPortal(<Suspense fallback={null}>{explanation}</Suspense>, document.body)
}

function usePointed(target: string): Open | null {
  const [open, setOpen] = useState<Open | null>(null)
  useEffect(() => {
    if (target === '') return
    const timer = window.setTimeout(() => {
      const at = document.querySelector<HTMLElement>(`[data-lift][data-target="${CSS.escape(target)}"]`)
      if (at !== null) setOpen(tipOf(at))
    }, REST_MS)
    return () => {
      window.clearTimeout(timer)
      setOpen(null)
    }
  }, [target])
  return open
}

function tipOf(at: HTMLElement): Open | null {
  const { tip, lift } = at.dataset
  return tip === undefined || (lift !== undefined && !isCut(at)) ? null : { tip, at }
}

/** Whether part of the text is folded or clipped. */
function isCut(thing: Element): boolean {
  return [...thing.querySelectorAll('[data-clamped]')].some(
    (part) => part.clientHeight === 0 || part.scrollHeight > part.clientHeight + 1,
  )
}

/** Hidden from screen readers, which read the full text in place. */
function LiftedBox({ at, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current !== null) lift(box.current, at)
  })
  return (
    <div ref={box} className="lifted" aria-hidden="true">
      {children}
    </div>
  )
}

interface BoxProps {
  readonly at: HTMLElement
  readonly children?: ReactNode
}

function TipBox({ at, children }: BoxProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current !== null) place(box.current, at)
  })
  useEffect(() => {
    at.setAttribute('aria-describedby', id)
    return () => at.removeAttribute('aria-describedby')
  }, [at, id])
  return (
    <div ref={box} id={id} className="tip about" role="tooltip">
      {children}
    </div>
  )
}

/** The footer of a tooltip: where to read more. */
export function TipRule({ rule }: { readonly rule: string }) {
  return (
    <p className="foot">
      <RuleLink rule={rule} />
    </p>
  )
}

interface Listening {
  /** Closes the open tooltip. */
  hide(): void
  stop(): void
}

/** Event delegation at the document: uses only the target of an event, no geometry. */
function listen(show: (open: Open | null) => void): Listening {
  const gone = new AbortController()
  const { signal } = gone
  let timer: number | undefined
  /** What the pointer is on: an element with a tooltip, the tooltip, or neither. */
  let pointed: Element | null = null
  let shown: Element | null = null
  let held = false
  const soon = (act: () => void, ms = REST_MS) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const hide = () => {
    window.clearTimeout(timer)
    if (shown === null) return
    shown = null
    show(null)
  }
  const open = (at: HTMLElement) => {
    window.clearTimeout(timer)
    if (at === shown) return
    shown = at
    show(tipOf(at))
  }
  /**
   * The last pointer position. An element that appears under a resting pointer opens its tooltip only after the pointer
   * moves. The position is unknown at first, because the table may have appeared under a resting pointer.
   */
  let last = ''
  const moved = ({ clientX, clientY }: PointerEvent) => {
    const before = last
    last = `${clientX} ${clientY}`
    return before !== '' && last !== before
  }
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    if (!moved(event)) {
      document.addEventListener('pointermove', over, { signal, once: true })
      return
    }
    const tip = tipUnder(event.target)
    const at = tip ?? tipped(event.target)
    if (at === pointed) return
    pointed = at
    // A tooltip that lets the pointer through closes, so that the player sees what it covers.
    if (at !== shown && shownBox()?.dataset.through !== undefined) hide()
    if (tip !== null || at === shown) window.clearTimeout(timer)
    else if (at === null) soon(hide)
    else soon(() => open(at))
  }
  const focused = (event: FocusEvent) => {
    // Focus by pointer or touch opens nothing: only keyboard focus does.
    if (!(event.target instanceof Element && event.target.matches(':focus-visible'))) return
    const at = tipped(event.target)
    if (at === null) hide()
    else open(at)
  }
  const down = (event: PointerEvent) => {
    moved(event)
    const at = tipped(event.target)
    held = false
    if (event.pointerType !== 'touch' || at === null) return
    soon(() => {
      held = true
      open(at)
    }, HOLD_MS)
  }
  // A tap on an option chooses it; a tap on any other element opens its tooltip.
  const up = (event: PointerEvent) => {
    if (held || tipUnder(event.target) !== null) return
    const at = tipped(event.target)
    if (choice(event.target) !== null) hide()
    else if (event.pointerType !== 'touch') return
    else if (at === null || at === shown) hide()
    else open(at)
  }
  const cancel = () => window.clearTimeout(timer)
  const afterHold = (event: Event) => {
    if (!held) return
    event.preventDefault()
    event.stopPropagation()
  }
  const clicked = (event: Event) => {
    const asked = held
    afterHold(event)
    held = false
    // A link in the tooltip works before the tooltip closes.
    if (tipUnder(event.target) !== null) soon(hide, 0)
    else if (!asked && choice(event.target) !== null) hide()
  }
  const key = (event: KeyboardEvent) => {
    // A choice by keyboard sends no click.
    if ((event.key === 'Enter' || event.key === ' ') && choice(event.target) !== null) hide()
    if (event.key !== 'Escape' || shown === null) return
    event.stopPropagation()
    hide()
  }
  const scrolled = (event: Event) => {
    if (event.target instanceof Node && shown !== null && event.target.contains(shown)) hide()
  }
  document.addEventListener('pointerover', over, { signal })
  document.addEventListener('pointerdown', down, { signal })
  document.addEventListener('pointerup', up, { signal })
  document.addEventListener('pointercancel', cancel, { signal })
  document.addEventListener('focusin', focused, { signal })
  document.addEventListener('click', clicked, { signal, capture: true })
  document.addEventListener('contextmenu', afterHold, { signal, capture: true })
  window.addEventListener('keydown', key, { signal, capture: true })
  window.addEventListener('scroll', scrolled, { signal, capture: true, passive: true })
  const stop = () => {
    window.clearTimeout(timer)
    gone.abort()
  }
  return { hide, stop }
}

const shownBox = () => document.querySelector<HTMLElement>('[role="tooltip"]')

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const tipped = (target: EventTarget | null) => closest(target, '[data-tip]')
const tipUnder = (target: EventTarget | null) => closest(target, '[role="tooltip"]')
const choice = (target: EventTarget | null) =>
  closest(target, 'button, a, [role="button"], [data-lit], [data-state="selectable"]')

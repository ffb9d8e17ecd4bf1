// What the pointer, the focus or a finger rests on, explained. One layer for the whole table: things only carry
// `data-tip`, so that hundreds of them cost nothing. Opens after a moment on hover, at once on focus or touch; stays while
// the pointer is on the thing or on the explanation; Escape, a click on it or any choice closes it. It never stands in the
// way of what can be chosen.
import { createElement, type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RuleLink } from './RuleLink.tsx'
import { coversChoice, lift, place } from './tip-place.ts'

/** How long the pointer must rest to open an explanation, and how long it may take to reach it. */
const REST_MS = 250
/** A finger held down this long asks instead of choosing. */
const HOLD_MS = 450

interface Open {
  readonly tip: string
  readonly at: HTMLElement
}

interface TipsProps {
  /** A thing pointed at from elsewhere: it is lifted too. */
  readonly pointed?: string
  /** What is asked now: an explanation that has come to lie over an answer to it goes. */
  readonly asked?: string
  /** Says what there is to say about a `data-tip`. */
  readonly children: (tip: string) => ReactNode
}

/** Things with `data-lift` have nothing to add: they are lifted out of their place, whole, when they are cut there. */
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
  // Placed when its content is there.
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

/** Some of its text is folded away, or longer than the lines it has. */
function isCut(thing: Element): boolean {
  return [...thing.querySelectorAll('[data-clamped]')].some(
    (part) => part.clientHeight === 0 || part.scrollHeight > part.clientHeight + 1,
  )
}

/** For the eye alone: whoever listens has heard the whole of it in its place. */
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

/** The foot of an explanation: where to read on. */
export function TipRule({ rule }: { readonly rule: string }) {
  return (
    <p className="foot">
      <RuleLink rule={rule} />
    </p>
  )
}

interface Listening {
  /** Closes what is open. */
  hide(): void
  stop(): void
}

/** Listens at the document; looks only at what an event names, never at where things lie. */
function listen(show: (open: Open | null) => void): Listening {
  const gone = new AbortController()
  const { signal } = gone
  let timer: number | undefined
  /** Where the pointer is: a thing, the explanation, or neither. */
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
   * Where the pointer was last; what comes up under a pointer that rests explains itself only when that moves. At first
   * that is not known: a table that has just come up may have done so under a pointer that rests.
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
    // Nobody is on the way to an explanation that lets the pointer through: what it covers is to be seen.
    if (at !== shown && shownBox()?.dataset.through !== undefined) hide()
    if (tip !== null || at === shown) window.clearTimeout(timer)
    else if (at === null) soon(hide)
    else soon(() => open(at))
  }
  const focused = (event: FocusEvent) => {
    // What a pointer or a finger focuses on its way says nothing: only the keyboard asks by focus.
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
  // A tap on what can be chosen chooses it; a tap on anything else tells about it.
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
    // Read and done; a link in it works first.
    if (tipUnder(event.target) !== null) soon(hide, 0)
    else if (!asked && choice(event.target) !== null) hide()
  }
  const key = (event: KeyboardEvent) => {
    // What is chosen by keyboard is no click.
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

// The facts of whatever the pointer or the focus rests on. One layer for the whole table: things only carry
// `data-tip`, so that two hundred of them cost nothing. Opens after a moment on hover, at once on focus or touch.
// A card in the hand is lifted out of it when its text has been cut, also while its option is pointed at.
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTable } from '../../../table/context.ts'
import type { HegemonyView } from '../model.ts'
import { isCut } from './cut.ts'
import { TipContent } from './TipContent.tsx'

const HOVER_MS = 250
const GAP = 8
/** The kind of tips that are cards in one's hand. */
const HAND = 'hand:'

interface Open {
  readonly tip: string
  readonly at: Element
}

export function Tips({ view }: { readonly view: HegemonyView }) {
  const [rested, setOpen] = useState<Open | null>(null)
  useEffect(() => listen(setOpen), [])
  const pointed = usePointedCard()
  const open = rested ?? pointed
  if (open === null || !open.at.isConnected) return null
  return createPortal(<Tip key={open.tip} open={open} view={view} />, document.body)
}

/** The card that the pointed option would play, a moment after it was pointed at. */
function usePointedCard(): Open | null {
  const { attention } = useTable()
  const target = useSyncExternalStore(attention.subscribe, () => attention.get().pointed?.target ?? '')
  const [open, setOpen] = useState<Open | null>(null)
  useEffect(() => {
    if (!target.startsWith('card:')) return
    const timer = window.setTimeout(() => {
      const at = document.querySelector<HTMLElement>(`.hg-hand [data-target="${target}"]`)
      if (at !== null) setOpen(tipOf(at))
    }, HOVER_MS)
    return () => {
      window.clearTimeout(timer)
      setOpen(null)
    }
  }, [target])
  return open
}

/** What a thing tells about itself; a card in the hand only if it could not say everything there. */
function tipOf(at: HTMLElement): Open | null {
  const { tip } = at.dataset
  return tip === undefined || (tip.startsWith(HAND) && !isCut(at)) ? null : { tip, at }
}

function Tip({ open, view }: { readonly open: Open; readonly view: HegemonyView }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const card = open.tip.startsWith(HAND)
  useLayoutEffect(() => {
    if (box.current !== null) (card ? lift : place)(box.current, open.at)
  })
  useEffect(() => {
    if (card) return // its whole text is in the hand for whoever listens
    open.at.setAttribute('aria-describedby', id)
    return () => open.at.removeAttribute('aria-describedby')
  }, [open.at, id, card])
  return (
    <div
      ref={box}
      id={id}
      className={card ? 'hg hg-tip card' : 'hg hg-tip'}
      {...(card ? { 'aria-hidden': true } : { role: 'tooltip' })}
    >
      <TipContent tip={open.tip} view={view} />
    </div>
  )
}

/** Over its place in the hand, as high as it must be. */
function lift(box: HTMLElement, at: Element): void {
  const zoom = zoomed()
  const thing = at.getBoundingClientRect()
  box.style.minHeight = `${thing.height / zoom}px`
  const { width, height } = box.getBoundingClientRect()
  box.style.left = `${within(thing.left + (thing.width - width) / 2, window.innerWidth - width) / zoom}px`
  box.style.top = `${within(thing.bottom - height, window.innerHeight) / zoom}px`
}

/** Beside the thing, at the right if there is room; within the window in any case. */
function place(box: HTMLElement, at: Element): void {
  const zoom = zoomed()
  const thing = at.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const right = thing.right + GAP + width <= window.innerWidth - GAP
  const left = thing.left - GAP - width >= GAP
  const beside = right || left
  const x = right ? thing.right + GAP : left ? thing.left - GAP - width : thing.left
  const below = thing.bottom + GAP + height <= window.innerHeight - GAP
  const y = beside ? thing.top : below ? thing.bottom + GAP : thing.top - GAP - height
  box.style.left = `${within(x, window.innerWidth - width) / zoom}px`
  box.style.top = `${within(y, window.innerHeight - height) / zoom}px`
}

function zoomed(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP))
}

function listen(show: (open: Open | null) => void): () => void {
  let timer: number | undefined
  let shown: Element | null = null
  const hide = () => {
    window.clearTimeout(timer)
    shown = null
    show(null)
  }
  const open = (at: HTMLElement) => {
    window.clearTimeout(timer)
    shown = at
    show(tipOf(at))
  }
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const at = tipped(event.target)
    if (at === null) return hide()
    if (at === shown) return
    window.clearTimeout(timer)
    timer = window.setTimeout(() => open(at), shown === null ? HOVER_MS : 60)
  }
  const focused = (event: FocusEvent) => {
    const at = tipped(event.target)
    if (at?.matches(':focus-visible')) open(at)
    else if (at === null) hide()
  }
  // A tap on what can be chosen chooses it; a tap on anything else tells about it.
  const tapped = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return hide()
    const at = tipped(event.target)
    if (at === null || at === shown || at.dataset.state !== undefined || at.dataset.lit !== undefined) hide()
    else open(at)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== null) hide()
  }
  document.addEventListener('pointerover', over)
  document.addEventListener('focusin', focused)
  document.addEventListener('pointerup', tapped)
  document.addEventListener('keydown', key)
  window.addEventListener('scroll', hide, true)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('pointerover', over)
    document.removeEventListener('focusin', focused)
    document.removeEventListener('pointerup', tapped)
    document.removeEventListener('keydown', key)
    window.removeEventListener('scroll', hide, true)
  }
}

function tipped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
}

// Where the keyboard goes on: a new decision takes the focus when the old one had it, or when nothing has it.
import type { Decision } from '@hustings/kernel'
import { useEffect, useRef } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'

/** After it is painted: moving the focus makes the browser lay out the page, and nobody should wait for that. */
export function useFocusOnNewDecision(decision: Decision | null) {
  const panel = useRef<HTMLElement>(null)
  const had = useRef(false)
  const id = decision?.id
  useEffect(() => {
    if (id === undefined) return
    const note = () => {
      had.current = panel.current?.contains(document.activeElement) === true
    }
    document.addEventListener('focusin', note)
    const before = document.activeElement
    const cancel = afterPaint(() => {
      // Somebody quick has begun to choose already.
      const stays = document.activeElement === before
      if ((had.current && stays) || nothingHasFocus()) panel.current?.focus({ preventScroll: true })
    })
    return () => {
      cancel()
      document.removeEventListener('focusin', note)
    }
  }, [id])
  // What was chosen by keyboard can disappear with the focus at any time later: when the board follows, another tab opens,
  // or the browser has laid out what is hidden now. Not all browsers tell of a focused thing that is removed.
  useEffect(() => {
    if (id === undefined) return
    let leftByPointer = false
    let cancel = () => {}
    const check = () => {
      cancel()
      cancel = afterPaint(() => {
        if (!leftByPointer && nothingHasFocus()) panel.current?.focus({ preventScroll: true })
      })
    }
    const removed = new MutationObserver(() => nothingHasFocus() && check())
    removed.observe(document.body, { childList: true, subtree: true })
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('focusout', check, { signal })
    document.addEventListener('focusin', () => (leftByPointer = false), { signal })
    document.addEventListener('pointerdown', () => (leftByPointer = true), { signal, capture: true })
    return () => {
      cancel()
      removed.disconnect()
      controller.abort()
    }
  }, [id])
  return panel
}

function nothingHasFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

// Keyboard focus: a new decision takes it when the old one had it, or when nothing has it.
import type { Decision } from '@hustings/kernel'
import { useEffect, useRef } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'

/** Moves the focus after the paint, because moving it makes the browser compute the layout. */
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
      // A quick player may have started to choose.
      const stays = document.activeElement === before
      if ((had.current && stays) || nothingHasFocus()) panel.current?.focus({ preventScroll: true })
    })
    return () => {
      cancel()
      document.removeEventListener('focusin', note)
    }
  }, [id])
  // The focused element can disappear later: when the board updates, another tab opens, or an element becomes hidden.
  // Not all browsers send an event when a focused element is removed.
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

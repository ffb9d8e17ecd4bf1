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
  // Not all browsers send an event when a focused element is removed. An element that is still there was left by key, and
  // the focus of a closed dialog returns to where it was opened.
  useEffect(() => {
    if (id === undefined) return
    let focused = document.activeElement
    let wasInDialog = false
    let leftByPointer = false
    let cancel = () => {}
    const check = () => {
      cancel()
      cancel = afterPaint(() => {
        if (leftByPointer || wasInDialog || !nothingHasFocus() || focused === null || !isGone(focused)) return
        panel.current?.focus({ preventScroll: true })
      })
    }
    const note = ({ target }: FocusEvent) => {
      leftByPointer = false
      focused = target instanceof Element ? target : null
      wasInDialog = focused?.closest('[role="dialog"][data-state]') != null
    }
    const removed = new MutationObserver(() => nothingHasFocus() && check())
    removed.observe(document.body, { childList: true, subtree: true })
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('focusout', check, { signal })
    document.addEventListener('focusin', note, { signal })
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

/** The element can no longer have the focus. */
function isGone(element: Element): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]') !== null) return true
  return element.checkVisibility?.({ visibilityProperty: true }) === false
}

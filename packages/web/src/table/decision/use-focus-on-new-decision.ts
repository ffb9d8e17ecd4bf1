// Where the keyboard goes on: a new decision takes the focus when the old one had it, or when nothing has it.
import type { Decision } from '@hustings/kernel'
import { useEffect, useRef } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'

/** After it is painted: moving the focus makes the browser lay out the page, and nobody should wait for that. */
export function useFocusOnNewDecision(decision: Decision | null, boardFollowed: boolean) {
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
  // What was chosen on the board by keyboard may be gone, with the focus, when the board follows.
  useEffect(() => {
    if (id === undefined || !boardFollowed) return
    return afterPaint(() => {
      if (nothingHasFocus()) panel.current?.focus({ preventScroll: true })
    })
  }, [id, boardFollowed])
  return panel
}

function nothingHasFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

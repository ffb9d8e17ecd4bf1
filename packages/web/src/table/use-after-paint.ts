// Lets the next decision be painted before the rest of the table follows.
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../ui/after-paint.ts'

/**
 * The value as of the last frame; a new one comes with the frame after the one that is being painted now, joined to the
 * one before it.
 */
export function useAfterPaint<T>(value: T, join: (before: T, now: T) => T): T {
  const [painted, setPainted] = useState({ value, shown: value })
  useEffect(() => {
    if (value === painted.value) return
    return afterPaint(() => startTransition(() => setPainted(({ shown }) => ({ value, shown: join(shown, value) }))))
  }, [value, painted.value, join])
  return painted.shown
}

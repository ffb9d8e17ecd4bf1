// Lets the next decision be painted before the rest of the table follows.
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../ui/after-paint.ts'

/** The value as of the last frame; a new one comes with the frame after the one that is being painted now. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (value === painted) return
    return afterPaint(() => startTransition(() => setPainted(value)))
  }, [value, painted])
  return painted
}

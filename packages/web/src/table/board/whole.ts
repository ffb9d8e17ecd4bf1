// A table that has just come up shows the decision first; the board and everything else follow one frame later.
import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'

export const WholeContext = createContext(true)

/** False until the first frame was painted. */
export function usePaintedOnce(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return painted
}

export function useWhole(): boolean {
  return useContext(WholeContext)
}

// Loads data for a page: result, error, and reload, with optional polling while the page is visible.
import { type Trouble, troubleOf } from '@hustings/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface Asked<T> {
  readonly value: T | null
  readonly trouble: Trouble | null
  readonly again: () => Promise<void>
  /** Sets newer data from the answer to another request. */
  readonly set: (value: T) => void
}

interface State<T> {
  readonly value: T | null
  readonly trouble: Trouble | null
}

/** Loads again when `load` changes; with `every`, also at this interval in milliseconds. */
export function useAsked<T>(load: () => Promise<T>, every?: number): Asked<T> {
  const [state, setState] = useState<State<T>>({ value: null, trouble: null })
  /** Answers to earlier requests are outdated. */
  const turn = useRef(0)
  const set = useCallback((value: T) => {
    turn.current++
    setState({ value, trouble: null })
  }, [])
  const again = useCallback(async () => {
    const asked = ++turn.current
    try {
      const value = await load()
      if (asked === turn.current) setState({ value, trouble: null })
    } catch (error) {
      if (asked === turn.current) setState((before) => ({ value: before.value, trouble: troubleOf(error) }))
    }
  }, [load])
  useEffect(() => {
    void again()
    if (every === undefined) return
    const look = () => {
      if (document.visibilityState === 'visible') void again()
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again, every])
  return { ...state, again, set }
}

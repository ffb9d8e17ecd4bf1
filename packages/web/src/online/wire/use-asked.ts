// What the server was asked for a page: the answer, the trouble, and asking again, also by itself while the page is looked at.
import { type Trouble, troubleOf } from '@hustings/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface Asked<T> {
  readonly value: T | null
  readonly trouble: Trouble | null
  readonly again: () => Promise<void>
  /** The answer to something else brought news. */
  readonly set: (value: T) => void
}

interface State<T> {
  readonly value: T | null
  readonly trouble: Trouble | null
}

/** `load` is asked anew when it changes; with `every` also after so many milliseconds. */
export function useAsked<T>(load: () => Promise<T>, every?: number): Asked<T> {
  const [state, setState] = useState<State<T>>({ value: null, trouble: null })
  /** Answers that were asked for before something newer arrived are old. */
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

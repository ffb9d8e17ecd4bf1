// The width of an element, for drawings whose text keeps its size.
import { type RefCallback, useCallback, useState } from 'react'

/** Returns a ref and the width of its element; 0 until the element is on the page. */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [ref, width]
}

// The current time for clocks, updated while the page is visible.
import { useEffect, useState } from 'react'

const EVERY = 20_000

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}

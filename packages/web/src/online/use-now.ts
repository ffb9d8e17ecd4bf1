// The time, for clocks: it moves on while somebody looks.
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

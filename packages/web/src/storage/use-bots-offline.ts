// Whether bots are unavailable: their weights were never loaded, and the browser is offline.
import { useEffect, useState } from 'react'
import { areWeightsKept } from './bot-weights.ts'

export function useBotsOffline(): boolean {
  const [offline, setOffline] = useState(false)
  useEffect(() => {
    let current = true
    const check = () => {
      if (navigator.onLine) return setOffline(false)
      areWeightsKept().then(
        (kept) => current && setOffline(!kept && !navigator.onLine),
        () => undefined,
      )
    }
    check()
    window.addEventListener('online', check)
    window.addEventListener('offline', check)
    return () => {
      current = false
      window.removeEventListener('online', check)
      window.removeEventListener('offline', check)
    }
  }, [])
  return offline
}

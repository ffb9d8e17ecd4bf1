// Whether to show the connection as lost: short interruptions are ignored.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Link } from '../../online/wire/link.ts'

const SHOWN_AFTER = 2000

export function useLost(link: Link): boolean {
  const connection = useSyncExternalStore(link.subscribe, link.get)
  const since = connection.state === 'lost' ? connection.since : null
  const refused = connection.state === 'refused'
  const [shown, show] = useState(false)
  useEffect(() => {
    if (since === null) {
      show(false)
      return
    }
    const timer = setTimeout(() => show(true), Math.max(0, since + SHOWN_AFTER - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return shown || refused
}

// What the player hears of the service worker: the app is ready for offline use, or a new version waits.
import { useEffect, useRef, useState } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { toasts } from '../ui/toasts.ts'

export interface ServiceWorkerState {
  /** A new version is stored and waits for a reload. */
  readonly waiting: boolean
  readonly offlineReady: boolean
  readonly update: () => void
}

/** False on a first visit: there is no older version, although the service worker may be "waiting" for a moment. */
const hasOlder = () => navigator.serviceWorker?.controller != null

/** Shows each notice once. That one may go offline is no news for a table: it is told at home. */
export function useUpdateNotices({ waiting, offlineReady, update }: ServiceWorkerState): void {
  const [older] = useState(hasOlder)
  const [place] = useHashLocation()
  const shown = useRef({ ready: false, waiting: false })
  const ready = offlineReady && place === '/'
  useEffect(() => {
    if (!ready || shown.current.ready) return
    shown.current.ready = true
    toasts.show({ key: 'ui.offlineReady' })
  }, [ready])
  useEffect(() => {
    if (!waiting || !older || shown.current.waiting) return
    shown.current.waiting = true
    toasts.show({ key: 'ui.newVersion' }, { action: { label: { key: 'ui.reload' }, act: update } })
  }, [waiting, older, update])
}

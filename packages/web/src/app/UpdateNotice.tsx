// Keeps the installed app fresh: registers the service worker and shows its notices.

import { useRegisterSW } from 'virtual:pwa-register/react'
import { useEffect, useState } from 'react'
import { areWeightsKept, keepWeights } from '../storage/bot-weights.ts'
import { useUpdateNotices } from './update-notices.ts'

export default function UpdateNotice() {
  const {
    needRefresh: [waiting],
    offlineReady: [offlineReady],
    updateServiceWorker,
  } = useRegisterSW()
  const kept = useKeptWeights()
  useUpdateNotices({ waiting, offlineReady: offlineReady && kept, update: () => void updateServiceWorker(true) })
  return null
}

/** Fetches the bots' weights for offline play; true when all of them are there. */
function useKeptWeights(): boolean {
  const [kept, setKept] = useState(false)
  useEffect(() => {
    let current = true
    const keep = () => {
      keepWeights()
        .then(areWeightsKept)
        .then(
          (all) => current && setKept(all),
          // A later visit, or the next time online, fetches the rest.
          () => undefined,
        )
    }
    keep()
    window.addEventListener('online', keep)
    return () => {
      current = false
      window.removeEventListener('online', keep)
    }
  }, [])
  return kept
}

// Keeps the installed app fresh: registers the service worker and shows its notices.
import { useRegisterSW } from 'virtual:pwa-register/react'
import { useUpdateNotices } from './update-notices.ts'

export default function UpdateNotice() {
  const {
    needRefresh: [waiting],
    offlineReady: [offlineReady],
    updateServiceWorker,
  } = useRegisterSW()
  useUpdateNotices({ waiting, offlineReady, update: () => void updateServiceWorker(true) })
  return null
}

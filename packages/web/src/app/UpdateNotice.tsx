// Keeps the installed app fresh: says when everything is stored for offline use, and when a new version waits.

import { useRegisterSW } from 'virtual:pwa-register/react'
import { useEffect } from 'react'
import { useWords } from '../i18n/context.ts'
import { toasts } from '../ui/toasts.ts'

export default function UpdateNotice() {
  const { say } = useWords()
  const {
    needRefresh: [waiting],
    offlineReady: [ready],
    updateServiceWorker,
  } = useRegisterSW()
  useEffect(() => {
    if (ready) toasts.show(say('ui.offlineReady'))
  }, [ready, say])
  useEffect(() => {
    if (!waiting) return
    toasts.show(say('ui.newVersion'), {
      action: { label: say('ui.reload'), act: () => void updateServiceWorker(true) },
    })
  }, [waiting, say, updateServiceWorker])
  return null
}

// Keeps the installed app fresh: says when everything is stored for offline use, and when a new version waits. That one may
// go offline is no news for a table: it is told at home.

import { useRegisterSW } from 'virtual:pwa-register/react'
import { useEffect, useState } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { useWords } from '../i18n/context.ts'
import { toasts } from '../ui/toasts.ts'

export default function UpdateNotice() {
  const { say } = useWords()
  const {
    needRefresh: [waiting],
    offlineReady: [ready],
    updateServiceWorker,
  } = useRegisterSW()
  const [place] = useHashLocation()
  const [told, setTold] = useState(false)
  const news = ready && !told && place === '/'
  useEffect(() => {
    if (!news) return
    toasts.show(say('ui.offlineReady'))
    setTold(true)
  }, [news, say])
  useEffect(() => {
    if (!waiting) return
    toasts.show(say('ui.newVersion'), {
      action: { label: say('ui.reload'), act: () => void updateServiceWorker(true) },
    })
  }, [waiting, say, updateServiceWorker])
  return null
}

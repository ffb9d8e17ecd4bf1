// Runs a request that the server may refuse: one at a time, with an error message.
import { troubleOf } from '@hustings/protocol'
import { useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { toasts } from '../../ui/toasts.ts'

export interface Doing {
  readonly busy: boolean
  /** Whether it succeeded. */
  readonly go: (act: () => Promise<unknown>) => Promise<boolean>
}

export function useDoing(): Doing {
  const { say } = useWords()
  const [busy, setBusy] = useState(false)
  const go = async (act: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await act()
      return true
    } catch (error) {
      toasts.show(say(troubleOf(error).say), { tone: 'stop' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, go }
}

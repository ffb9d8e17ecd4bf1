// Shown while a page or match loads.
import { useEffect } from 'react'
import { useWords } from '../i18n/context.ts'

export function Loading() {
  const { say } = useWords()
  useEffect(() => {
    document.title = 'Hustings'
  }, [])
  return (
    <main className="loading" aria-busy="true">
      {say('ui.loading')}
    </main>
  )
}

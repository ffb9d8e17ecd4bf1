// Opens the rules beside whatever is on the screen, and loads them only then.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useWords } from '../i18n/context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ruleDrawer } from './drawer.ts'

const Rules = lazy(() => import('./Rules.tsx'))

export function RuleDrawerHost() {
  const { say } = useWords()
  const rule = useSyncExternalStore(ruleDrawer.subscribe, ruleDrawer.get)
  return (
    <Dialog title={say('ui.rules')} open={rule !== null} onClose={() => ruleDrawer.close()} kind="drawer">
      <Suspense fallback={<p>{say('ui.loading')}</p>}>
        <Rules rule={rule ?? ''} onOpen={(next) => ruleDrawer.open(next)} />
      </Suspense>
    </Dialog>
  )
}

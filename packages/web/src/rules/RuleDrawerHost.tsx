// Opens the rules beside whatever is on the screen, and loads them only then.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../i18n/context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ruleDrawer } from './drawer.ts'

const Rules = lazy(() => import('./Rules.tsx'))

export function RuleDrawerHost() {
  const { say } = useWords()
  const [page] = useLocation()
  const trail = useSyncExternalStore(ruleDrawer.subscribe, ruleDrawer.get)
  return (
    <Dialog
      title={say('ui.rules')}
      open={trail.length > 0}
      onClose={() => ruleDrawer.close()}
      kind="drawer"
      {...(page.startsWith('/match/') ? { leave: say('ui.rules.leave') } : {})}
    >
      <Suspense fallback={<p className="rules-wait">{say('ui.loading')}</p>}>
        <Rules
          rule={trail.at(-1) ?? ''}
          onOpen={(next) => ruleDrawer.open(next)}
          {...(trail.length > 1 ? { onBack: () => ruleDrawer.back() } : {})}
        />
      </Suspense>
    </Dialog>
  )
}

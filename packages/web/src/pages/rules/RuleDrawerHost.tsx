// Opens the rules or the introduction in a drawer over any page, and loads them on demand.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ruleDrawer } from '../../ui/rule-drawer.ts'

const Rules = lazy(() => import('./Rules.tsx'))
const Introduction = lazy(() => import('./Introduction.tsx'))

export function RuleDrawerHost() {
  const { say } = useWords()
  const [page] = useLocation()
  const trail = useSyncExternalStore(ruleDrawer.subscribe, ruleDrawer.get)
  const address = trail.at(-1) ?? ''
  const introduction = address.startsWith('guide')
  const game = address.slice('guide/'.length)
  return (
    <Dialog
      title={say(introduction ? 'ui.guide' : 'ui.rules')}
      narrow={introduction}
      open={trail.length > 0}
      onClose={() => ruleDrawer.close()}
      kind="drawer"
      {...(page.startsWith('/match/') ? { leave: say('ui.rules.leave') } : {})}
    >
      <Suspense fallback={<p className="rules-wait">{say('ui.loading')}</p>}>
        {introduction ? (
          <Introduction game={game} onRules={() => ruleDrawer.open(game)} />
        ) : (
          <Rules
            rule={address}
            onOpen={(next) => ruleDrawer.open(next)}
            {...(trail.length > 1 ? { onBack: () => ruleDrawer.back() } : {})}
          />
        )}
      </Suspense>
    </Dialog>
  )
}

// The whole client: words, tooltips, routes, notices, and the rules drawer over everything.
import { lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { HomePage } from '../home/HomePage.tsx'
import { useWords } from '../i18n/context.ts'
import { Words } from '../i18n/Words.tsx'
import { RuleDrawerHost } from '../rules/RuleDrawerHost.tsx'
import { useApplySettings } from '../settings/use-settings.ts'
import { TipProvider } from '../ui/Tip.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

const TablePage = lazy(() => import('../table/TablePage.tsx'))
const ResultPage = lazy(() => import('../result/ResultPage.tsx'))
const RulesPage = lazy(() => import('../rules/RulesPage.tsx'))
const GuidePage = lazy(() => import('../rules/GuidePage.tsx'))

export function App() {
  useApplySettings()
  return (
    <Words>
      <TipProvider delayDuration={250} skipDelayDuration={100}>
        <Router hook={useHashLocation}>
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              <Switch>
                <Route path="/" component={HomePage} />
                <Route path="/match/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
                <Route path="/match/:id/result">{({ id }) => <ResultPage key={id} id={id} />}</Route>
                <Route path="/rules">
                  <RulesPage rule="" />
                </Route>
                <Route path="/rules/:rule">{({ rule }) => <RulesPage rule={rule} />}</Route>
                <Route path="/guide" component={GuidePage} />
                <Route>
                  <Redirect to="/" />
                </Route>
              </Switch>
            </Suspense>
          </ErrorBoundary>
          <RuleDrawerHost />
        </Router>
        <Toasts />
        <UpdateNotice />
      </TipProvider>
    </Words>
  )
}

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

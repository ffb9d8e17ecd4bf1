// The whole client: words, tooltips, routes, notices, and the rules drawer over everything.
import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { prepareFirstVisit } from '../pages/home/first-visit.ts'
import { HomePage } from '../pages/home/HomePage.tsx'
import { RuleDrawerHost } from '../pages/rules/RuleDrawerHost.tsx'
import { useApplySettings } from '../settings/use-settings.ts'
import { ahead } from '../shell/ahead.ts'
import { Loading } from '../shell/Loading.tsx'
import { Words } from '../shell/Words.tsx'
import { fetched } from '../ui/fetched.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { isUnknownPath, leaveUnknownPath } from './unknown-path.ts'
import { useSound } from './use-sound.ts'

/** Narrower windows are likely to show the table as on a phone, whose parts are then fetched with it, not after it. */
const PHONE_WIDTH = 1000
const phoneParts = () => [import('../table/PhoneTable.tsx'), import('../table/decision/PhoneDecision.tsx')]

const TablePage = fetched(async () => (await import('../pages/table/TablePage.tsx')).default)
ahead.table(() => Promise.all([TablePage.fetch(), ...(window.innerWidth < PHONE_WIDTH ? phoneParts() : [])]))

const isUnknown = isUnknownPath()

if (!isUnknown && ['', '#/'].includes(window.location.hash)) ahead.fetch(prepareFirstVisit)

const ResultPage = lazy(() => import('../pages/result/ResultPage.tsx'))
const RulesPage = lazy(() => import('../pages/rules/RulesPage.tsx'))
const GuidePage = lazy(() => import('../pages/rules/GuidePage.tsx'))

const NotFoundPage = lazy(() => import('../pages/not-found/NotFoundPage.tsx'))

/** Everything else that an address may mean. */
const OnlinePages = lazy(() => import('./OnlinePages.tsx'))

/** Without a connection there is nothing to tell about updates. */
const UpdateNotice = lazy(() => import('./UpdateNotice.tsx').catch(() => ({ default: () => null })))

/** Storing everything for offline use can wait until the first screen has come to rest, in milliseconds. */
const AT_REST = 2000

function Later() {
  const [rested, rest] = useState(false)
  useEffect(() => {
    let here = true
    const timer = setTimeout(() => void ahead.rest().then(() => here && rest(true)), AT_REST)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [])
  return (
    rested && (
      <Suspense fallback={null}>
        <UpdateNotice />
      </Suspense>
    )
  )
}

export function App() {
  useApplySettings()
  useSound()
  useEffect(() => (isUnknown ? leaveUnknownPath() : undefined), [])
  return (
    <Words>
      <Router hook={useHashLocation}>
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Switch>
              {isUnknown && <Route component={NotFoundPage} />}
              <Route path="/" component={HomePage} />
              <Route path="/match/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
              <Route path="/match/:id/at/:step">
                {({ id, step }) => <TablePage key={`${id} ${step}`} id={id} at={Number(step)} />}
              </Route>
              <Route path="/match/:id/result">{({ id }) => <ResultPage key={id} id={id} hosted="device" />}</Route>
              <Route path="/rules">
                <RulesPage rule="" />
              </Route>
              <Route path="/rules/:rule">{({ rule }) => <RulesPage rule={rule} />}</Route>
              <Route path="/guide" component={GuidePage} />
              <Route component={OnlinePages} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
        <RuleDrawerHost />
      </Router>
      <Toasts />
      <Later />
    </Words>
  )
}

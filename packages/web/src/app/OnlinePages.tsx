// The addresses of everything that is played over the network, apart from the first screen: most visits do not need them.
import { lazy } from 'react'
import { Route, Switch } from 'wouter'

const NotFoundPage = lazy(() => import('../pages/not-found/NotFoundPage.tsx'))
const LobbyPage = lazy(() => import('../pages/lobby/LobbyPage.tsx'))
const JoinPage = lazy(() => import('../pages/join/JoinPage.tsx'))
const WaitingPage = lazy(() => import('../pages/waiting/WaitingPage.tsx'))
const OnlineTablePage = lazy(() => import('../pages/online/OnlineTablePage.tsx'))
const ResultPage = lazy(() => import('../pages/result/ResultPage.tsx'))
const SignInPage = lazy(() => import('../pages/sign-in/SignInPage.tsx'))
const ConfirmPage = lazy(() => import('../pages/sign-in/ConfirmPage.tsx'))
const AccountPage = lazy(() => import('../pages/account/AccountPage.tsx'))
const ProfilePage = lazy(() => import('../pages/people/ProfilePage.tsx'))
const FinishedPage = lazy(() => import('../pages/people/FinishedPage.tsx'))
const ReportsPage = lazy(() => import('../pages/people/ReportsPage.tsx'))

export default function OnlinePages() {
  return (
    <Switch>
      <Route path="/lobby" component={LobbyPage} />
      <Route path="/join/table/:id">{({ id }) => <JoinPage key={id} table={id} />}</Route>
      <Route path="/join/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
      <Route path="/table/:id">{({ id }) => <WaitingPage key={id} id={id} />}</Route>
      <Route path="/online/:id">{({ id }) => <OnlineTablePage key={id} id={id} code={null} />}</Route>
      <Route path="/online/:id/watch/:code">{({ id, code }) => <OnlineTablePage key={id} id={id} code={code} />}</Route>
      <Route path="/online/:id/at/:step">
        {({ id, step }) => <OnlineTablePage key={`${id} ${step}`} id={id} code={null} at={Number(step)} />}
      </Route>
      <Route path="/online/:id/result">{({ id }) => <ResultPage key={id} id={id} hosted="online" />}</Route>
      <Route path="/sign-in">
        <SignInPage />
      </Route>
      <Route path="/sign-in/:token">{({ token }) => <SignInPage key={token} token={token} />}</Route>
      <Route path="/confirm/:token">{({ token }) => <ConfirmPage key={token} token={token} />}</Route>
      <Route path="/account" component={AccountPage} />
      <Route path="/people/:name">{({ name }) => <ProfilePage key={name} name={decodeURIComponent(name)} />}</Route>
      <Route path="/finished" component={FinishedPage} />
      <Route path="/reports" component={ReportsPage} />
      <Route component={NotFoundPage} />
    </Switch>
  )
}

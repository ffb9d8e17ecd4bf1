// The account page: profile, sign-in methods, sessions, statistics, notifications, privacy.
import '../../styles/account.css'
import type { Me, ServerFacts } from '@hustings/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { OnlinePage, Trouble } from '../../online/OnlinePage.tsx'
import { PlayedMatches, Statistics } from '../../online/Statistics.tsx'
import { me as account } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { Away } from './Away.tsx'
import { Blocked } from './Blocked.tsx'
import { Identity } from './Identity.tsx'
import { OwnData, Privacy } from './Privacy.tsx'
import { Sessions } from './Sessions.tsx'
import { TellMe } from './TellMe.tsx'
import { WaysIn } from './WaysIn.tsx'

export default function AccountPage() {
  const [deleted, setDeleted] = useState(false)
  const none = deleted ? <Deleted /> : <Nobody />
  return (
    <OnlinePage title={deleted ? 'online.deleted' : 'online.account'}>
      {({ facts, me }) => {
        if (me === null) return none
        const onDeleted = () => setDeleted(true)
        if (me.suspended) return <Suspended onDeleted={onDeleted} />
        return <Account key={me.id} facts={facts} me={me} onDeleted={onDeleted} />
      }}
    </OnlinePage>
  )
}

/** The confirmation after deletion: stays until the visitor leaves the page. */
function Deleted() {
  const { say } = useWords()
  const page = useRef<HTMLElement>(null)
  useEffect(() => page.current?.focus(), [])
  return (
    <main className="page narrow" id="main" tabIndex={-1} ref={page} aria-labelledby="deleted">
      <h1 id="deleted">{say('online.deleted')}</h1>
      <p className="lead">{say('online.deleted.text')}</p>
      <p>
        <a className="btn primary" href="#/">
          {say('ui.home.go')}
        </a>
      </p>
    </main>
  )
}

function Nobody() {
  const { say } = useWords()
  return <Trouble title={say('online.account.nobody')} text={say('online.account.nobody.text')} />
}

interface AccountProps {
  readonly facts: ServerFacts
  readonly me: Me
  readonly onDeleted: () => void
}

function Suspended({ onDeleted }: Pick<AccountProps, 'onDeleted'>) {
  const { say } = useWords()
  return (
    <main className="page narrow" id="main" tabIndex={-1}>
      <h1>{say('account.suspended')}</h1>
      <p className="lead">{say('account.suspended.text')}</p>
      <OwnData onDeleted={onDeleted} />
    </main>
  )
}

function Account({ facts, me, onDeleted }: AccountProps) {
  const { say } = useWords()
  const load = useCallback(async () => {
    const [statistics, matches] = await Promise.all([account.statistics(), account.matches()])
    return { statistics: statistics.items, matches: matches.items }
  }, [])
  const { value } = useAsked(load)
  const played = value?.matches.length ?? 0
  return (
    <main className="page account" id="main" tabIndex={-1}>
      <div className="account-who">
        <Identity me={me} />
        <WaysIn facts={facts} me={me} />
        <Sessions />
      </div>
      <div className="account-played">
        <Statistics statistics={value?.statistics ?? []} matches={value?.matches ?? null} />
        <section className="panel finished-list" aria-labelledby="finished">
          <h2 id="finished">
            {say('online.mine.finished')}
            {played > 3 && (
              <a className="section-aside" href="#/finished">
                {say('online.finished.all')}
              </a>
            )}
          </h2>
          {played === 0 ? (
            <p className="muted">{say('online.finished.none')}</p>
          ) : (
            <PlayedMatches matches={value?.matches.slice(0, 3) ?? []} />
          )}
        </section>
      </div>
      <div className="account-manners">
        <TellMe facts={facts} me={me} />
        <Away me={me} />
        <Privacy me={me} onDeleted={onDeleted} />
        <Blocked />
      </div>
    </main>
  )
}

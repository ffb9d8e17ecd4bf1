// One's own account: who one is, ways in, where one is signed in, what one has played, what one is told, what others see.
import '../../styles/account.css'
import type { Me, ServerFacts } from '@hustings/protocol'
import { useCallback } from 'react'
import { useWords } from '../../i18n/context.ts'
import { OnlinePage, Trouble } from '../../online/OnlinePage.tsx'
import { PlayedMatches, Statistics } from '../../online/Statistics.tsx'
import { me as account } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { Away } from './Away.tsx'
import { Blocked } from './Blocked.tsx'
import { Identity } from './Identity.tsx'
import { Privacy } from './Privacy.tsx'
import { Sessions } from './Sessions.tsx'
import { TellMe } from './TellMe.tsx'
import { WaysIn } from './WaysIn.tsx'

export default function AccountPage() {
  return (
    <OnlinePage title="online.account">
      {({ facts, me }) => (me === null ? <Nobody /> : <Account key={me.id} facts={facts} me={me} />)}
    </OnlinePage>
  )
}

function Nobody() {
  const { say } = useWords()
  return <Trouble title={say('online.account.nobody')} text={say('online.account.nobody.text')} />
}

function Account({ facts, me }: { readonly facts: ServerFacts; readonly me: Me }) {
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
        <Privacy me={me} />
        <Blocked />
      </div>
    </main>
  )
}

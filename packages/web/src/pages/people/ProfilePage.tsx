// The public profile of a member: join date and statistics, as far as visible.
import '../../styles/account.css'
import type { Me } from '@hustings/protocol'
import { useCallback } from 'react'
import { useWords } from '../../i18n/context.ts'
import { OnlinePage, Trouble } from '../../online/OnlinePage.tsx'
import { Avatar } from '../../online/Person.tsx'
import { PlayedMatches, Statistics } from '../../online/Statistics.tsx'
import { people } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toasts } from '../../ui/toasts.ts'

export default function ProfilePage({ name }: { readonly name: string }) {
  return <OnlinePage title="online.profile">{({ me }) => <Profile name={name} me={me} />}</OnlinePage>
}

function Profile({ name, me }: { readonly name: string; readonly me: Me | null }) {
  const { say, language } = useWords()
  const { busy, go } = useDoing()
  const load = useCallback(() => people.profile(name), [name])
  const { value, trouble } = useAsked(load)
  if (value === null) {
    if (trouble === null) return <main className="page" aria-busy="true" />
    return <Trouble title={say('online.profile.none')} text={say(trouble.say)} />
  }
  const { person, since, statistics, matches } = value
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(Date.parse(since))
  const block = () =>
    go(async () => {
      await people.block(person.id)
      toasts.show(say('online.blocked', { name: person.name }))
    })
  return (
    <main className="page profile" id="main" tabIndex={-1}>
      <header className="panel identity">
        <Avatar name={person.name} size="huge" />
        <div>
          <h1>{person.name}</h1>
          <p className="muted">{say('online.since-month', { month })}</p>
        </div>
        {me !== null && me.id !== person.id && (
          <button type="button" className="btn small" disabled={busy} onClick={() => void block()}>
            <Icon name="blocked" /> {say('online.block', { name: person.name })}
          </button>
        )}
      </header>
      {statistics === null ? (
        <p className="muted">{say('online.profile.hidden')}</p>
      ) : (
        <Statistics statistics={statistics} matches={matches} />
      )}
      {matches !== null && matches.length > 0 && (
        <section className="panel finished-list" aria-labelledby="finished">
          <h2 id="finished">{say('online.mine.finished')}</h2>
          <PlayedMatches matches={matches} />
        </section>
      )}
    </main>
  )
}

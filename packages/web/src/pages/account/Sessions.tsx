// The devices where the account is signed in, with buttons to sign out.
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { deviceName } from '../../online/people/device-name.ts'
import { house } from '../../online/people/house.ts'
import { myTables } from '../../online/people/my-tables.ts'
import { since } from '../../online/span.ts'
import { useNow } from '../../online/use-now.ts'
import { me as account, type SessionSeen, signIn } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { Icon } from '../../ui/Icon.tsx'

export function Sessions() {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const { busy, go } = useDoing()
  const load = useCallback(() => account.sessions(), [])
  const { value, again } = useAsked(load)
  const sessions = value?.items ?? []
  const end = (id: string) =>
    go(async () => {
      await account.endSession(id)
      await again()
    })
  const everywhere = () =>
    go(async () => {
      await signIn.out(true)
      myTables.forget()
      house.be(null)
      navigate('/lobby')
    })
  return (
    <section className="panel sessions" aria-labelledby="sessions">
      <h2 id="sessions">{say('online.sessions')}</h2>
      <ul className="fact-rows">
        {sessions.map((session) => (
          <Session key={session.id} session={session} busy={busy} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="link" disabled={busy} onClick={() => void everywhere()}>
          {say('online.sessions.everywhere')}
        </button>
      )}
    </section>
  )
}

interface SessionProps {
  readonly session: SessionSeen
  readonly busy: boolean
  readonly onEnd: () => void
}

function Session({ session, busy, onEnd }: SessionProps) {
  const { say } = useWords()
  const now = useNow()
  const { browser, system, mobile } = deviceName(session.agent)
  const name =
    browser === null || system === null
      ? (browser ?? system ?? say('online.sessions.unknown'))
      : say('online.sessions.on', { browser, system })
  return (
    <li>
      <Icon name={mobile ? 'phone' : 'desk'} size={18} />
      <span>
        {name}
        <small>
          {session.current ? say('online.sessions.here') : say('online.ago', { span: since(session.usedAt, now) })}
        </small>
      </span>
      {!session.current && (
        <button type="button" className="link" disabled={busy} onClick={onEnd}>
          {say('online.sign-out')}
        </button>
      )}
    </li>
  )
}

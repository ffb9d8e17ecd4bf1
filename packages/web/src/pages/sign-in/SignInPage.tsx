// Sign-in methods: an email link, a passkey, a password, the recovery code. A guest's seats can move to the account.
import '../../styles/account.css'
import type { Me, ServerFacts, SignInAnswer } from '@hustings/protocol'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { OnlinePage } from '../../online/OnlinePage.tsx'
import { canUsePasskeys, signInWithPasskey, wasCancelled } from '../../online/people/passkey.ts'
import { useSignIn } from '../../online/people/use-sign-in.ts'
import { signIn } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { FollowLink } from './FollowLink.tsx'
import { MergeGuest } from './MergeGuest.tsx'

export default function SignInPage({ token }: { readonly token?: string }) {
  return (
    <OnlinePage title="online.sign-in">
      {({ facts, me }) =>
        token === undefined ? <SignIn facts={facts} me={me} /> : <FollowLink token={token} me={me} />
      }
    </OnlinePage>
  )
}

function SignIn({ facts, me }: { readonly facts: ServerFacts; readonly me: Me | null }) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const { offer, take, cancel } = useSignIn()
  const enter = (act: () => Promise<SignInAnswer>) =>
    go(async () => {
      try {
        take(await act())
      } catch (error) {
        if (!wasCancelled(error)) throw error
      }
    })
  if (offer !== null) return <MergeGuest offer={offer} onAnswer={take} onCancel={cancel} />
  return (
    <main className="page narrow sign-in" id="main" tabIndex={-1}>
      <h1>{say('online.sign-in.title', { server: facts.name })}</h1>
      <p className="lead">
        {say(me?.kind === 'guest' ? 'account.guest' : 'online.sign-in.why', { name: me?.name ?? '' })}
      </p>
      {facts.mail && <ByMail />}
      {facts.passkeys && canUsePasskeys() && (
        <Way icon="key" title={say('online.way.passkey')} text={say('online.sign-in.passkey')}>
          <button type="button" className="btn primary" disabled={busy} onClick={() => void enter(signInWithPasskey)}>
            {say('online.sign-in.use-passkey')}
          </button>
        </Way>
      )}
      <ByPassword busy={busy} onEnter={(who, password) => void enter(() => signIn.byPassword({ who, password }))} />
      <ByRecovery busy={busy} onEnter={(name, code) => void enter(() => signIn.byRecovery({ name, code }))} />
    </main>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section className="panel way-in">
      <Icon name={icon} size={20} />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {children}
    </section>
  )
}

function ByMail() {
  const { say } = useWords()
  const id = useId()
  const { busy, go } = useDoing()
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState(false)
  const send = async () => setSent(await go(() => signIn.sendLink(address.trim())))
  return (
    <Way icon="mail" title={say('online.way.mail')} text={say('online.sign-in.mail')}>
      {sent ? (
        <p role="status">{say('online.sign-in.mail.sent', { address })}</p>
      ) : (
        <form
          className="one-line"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            {say('online.address')}
          </label>
          <input
            id={id}
            className="field"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder={say('online.address')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <button type="submit" className="btn primary" disabled={busy}>
            {say('online.sign-in.mail.send')}
          </button>
        </form>
      )}
    </Way>
  )
}

interface TwoFieldsProps {
  readonly busy: boolean
  readonly onEnter: (first: string, second: string) => void
}

function ByPassword({ busy, onEnter }: TwoFieldsProps) {
  const { say } = useWords()
  const id = useId()
  const [who, setWho] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Way icon="lock" title={say('online.way.password')} text={say('online.sign-in.password')}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          onEnter(who.trim(), password)
        }}
      >
        <div className="form-row">
          <label htmlFor={`${id}-who`}>{say('online.sign-in.who')}</label>
          <input
            id={`${id}-who`}
            className="field"
            required
            maxLength={254}
            autoComplete="username webauthn"
            value={who}
            onChange={(event) => setWho(event.target.value)}
          />
        </div>
        <div className="form-row">
          <label htmlFor={`${id}-password`}>{say('online.way.password')}</label>
          <input
            id={`${id}-password`}
            className="field"
            type="password"
            required
            maxLength={200}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        <div className="form-acts">
          <button type="submit" className="btn primary" disabled={busy}>
            {say('online.sign-in')}
          </button>
        </div>
      </form>
    </Way>
  )
}

function ByRecovery({ busy, onEnter }: TwoFieldsProps) {
  const { say } = useWords()
  const id = useId()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  return (
    <details className="more">
      <summary>
        <Icon name="down" /> {say('online.sign-in.recovery')}
      </summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          onEnter(name.trim(), code.trim())
        }}
      >
        <div className="form-row">
          <label htmlFor={`${id}-name`}>{say('online.name')}</label>
          <input
            id={`${id}-name`}
            className="field"
            required
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="form-row">
          <label htmlFor={`${id}-code`}>{say('online.recovery')}</label>
          <input
            id={`${id}-code`}
            className="field"
            required
            minLength={10}
            maxLength={60}
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <div className="form-acts">
          <button type="submit" className="btn" disabled={busy}>
            {say('online.sign-in')}
          </button>
        </div>
      </form>
    </details>
  )
}

// A small dialog in which a member signs in again; then the request that required it continues.
import type { Me, ServerFacts, SignInAnswer } from '@hustings/protocol'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { signIn } from '../wire/api.ts'
import { askToSignIn } from '../wire/sign-in-again.ts'
import { useDoing } from '../wire/use-doing.ts'
import { house } from './house.ts'
import { canUsePasskeys, signInWithPasskey, wasCancelled } from './passkey.ts'
import { rememberWay } from './way-on.ts'

interface SignInAgainProps {
  readonly facts: ServerFacts
  readonly me: Me
}

export function SignInAgain({ facts, me }: SignInAgainProps) {
  const { say } = useWords()
  const [open, setOpen] = useState(false)
  const answer = useRef<((done: boolean) => void) | null>(null)
  const close = (done: boolean) => {
    setOpen(false)
    answer.current?.(done)
    answer.current = null
  }
  useEffect(() => {
    const stop = askToSignIn(
      () =>
        new Promise((resolve) => {
          answer.current = resolve
          setOpen(true)
        }),
    )
    return () => {
      stop()
      answer.current?.(false)
    }
  }, [])
  return (
    <Dialog title={say('account.again')} open={open} onClose={() => close(false)}>
      <Ways facts={facts} me={me} onDone={() => close(true)} onLeave={() => close(false)} />
    </Dialog>
  )
}

interface WaysProps extends SignInAgainProps {
  readonly onDone: () => void
  readonly onLeave: () => void
}

function Ways({ facts, me, onDone, onLeave }: WaysProps) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const { busy, go } = useDoing()
  const [sent, setSent] = useState(false)
  const enter = (act: () => Promise<SignInAnswer>) =>
    go(async () => {
      try {
        const now = await act()
        // Only guests get the question about their tables.
        if ('merge' in now) return onLeave()
        house.be(now)
        // The request belongs to the account that made it.
        if (now.id === me.id) onDone()
        else onLeave()
      } catch (error) {
        if (!wasCancelled(error)) throw error
      }
    })
  const address = facts.mail && me.email?.confirmed === true ? me.email.address : null
  const send = async (to: string) => setSent(await go(() => signIn.sendLink(to)))
  return (
    <div className="form">
      <p>{say('account.again.why')}</p>
      {facts.passkeys && me.passkeys > 0 && canUsePasskeys() && (
        <button type="button" className="btn" disabled={busy} onClick={() => void enter(signInWithPasskey)}>
          {say('online.sign-in.use-passkey')}
        </button>
      )}
      {address !== null && !sent && (
        <button type="button" className="btn" disabled={busy} onClick={() => void send(address)}>
          {say('account.again.mail', { address })}
        </button>
      )}
      {address !== null && sent && (
        <>
          <p role="status">{say('account.again.mail.sent', { address })}</p>
          <button type="button" className="btn primary" onClick={onDone}>
            {say('account.again.continue')}
          </button>
        </>
      )}
      {me.password && (
        <Password
          name={me.name}
          busy={busy}
          onEnter={(password) => void enter(() => signIn.byPassword({ who: me.name, password }))}
        />
      )}
      <button
        type="button"
        className="link"
        onClick={() => {
          rememberWay('/account')
          onLeave()
          navigate('/sign-in')
        }}
      >
        {say('account.again.other')}
      </button>
    </div>
  )
}

interface PasswordProps {
  readonly name: string
  readonly busy: boolean
  readonly onEnter: (password: string) => void
}

function Password({ name, busy, onEnter }: PasswordProps) {
  const { say } = useWords()
  const id = useId()
  const [password, setPassword] = useState('')
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        onEnter(password)
      }}
    >
      <input type="hidden" autoComplete="username" value={name} />
      <div className="form-row">
        <label htmlFor={id}>{say('online.way.password')}</label>
        <input
          id={id}
          className="field"
          type="password"
          required
          maxLength={200}
          autoComplete="current-password"
          data-autofocus
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
  )
}

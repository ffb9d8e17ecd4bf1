// The page of a link that confirms an address. It shows the account, and confirms only after a click.
import type { Confirmation, Me } from '@hustings/protocol'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { OnlinePage } from '../../online/OnlinePage.tsx'
import { house } from '../../online/people/house.ts'
import { rememberWay } from '../../online/people/way-on.ts'
import { me as account, signIn } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { toasts } from '../../ui/toasts.ts'
import { LinkFailed } from './LinkFailed.tsx'

export default function ConfirmPage({ token }: { readonly token: string }) {
  return (
    <OnlinePage title="account.confirm">{({ me }) => <Confirm key={me?.id ?? ''} token={token} me={me} />}</OnlinePage>
  )
}

function Confirm({ token, me }: { readonly token: string; readonly me: Me | null }) {
  const { say } = useWords()
  const load = useCallback(() => signIn.confirmation(token), [token])
  const { value, trouble } = useAsked(load)
  if (trouble !== null) return <LinkFailed trouble={trouble} again="/account" />
  return (
    <main className="page narrow" id="main" tabIndex={-1} aria-busy={value === null}>
      <h1>{say('account.confirm')}</h1>
      {value?.yours === true && <Own token={token} confirmation={value} />}
      {value?.yours === false && <Foreign token={token} confirmation={value} me={me} />}
    </main>
  )
}

interface ConfirmationProps {
  readonly token: string
  readonly confirmation: Confirmation
}

function Own({ token, confirmation: { name, address } }: ConfirmationProps) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const { busy, go } = useDoing()
  const confirm = () =>
    go(async () => {
      const me = await account.confirmEmail(token)
      toasts.show(say('account.confirm.done', { address }))
      navigate('/account', { replace: true })
      house.be(me)
    })
  return (
    <>
      <p className="lead">{say('account.confirm.text', { name, address })}</p>
      <p className="row">
        <button type="button" className="btn primary" disabled={busy} onClick={() => void confirm()}>
          {say('account.confirm.do')}
        </button>
        <a className="btn" href="#/account">
          {say('ui.cancel')}
        </a>
      </p>
    </>
  )
}

function Foreign({ token, confirmation, me }: ConfirmationProps & { readonly me: Me | null }) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const { name, address, member } = confirmation
  const toSignIn = () => {
    rememberWay(`/confirm/${token}`)
    navigate('/sign-in')
  }
  return (
    <>
      <p className="lead">{say('account.confirm.foreign', { name, address })}</p>
      {me !== null && <p>{say('account.confirm.here', { name: me.name })}</p>}
      <p className="muted">{say(member ? 'account.confirm.member' : 'account.confirm.guest', { name })}</p>
      <p className="row">
        {member && (
          <button type="button" className="btn primary" onClick={toSignIn}>
            {say('account.confirm.sign-in', { name })}
          </button>
        )}
        <a className="btn" href="#/">
          {say('ui.home')}
        </a>
      </p>
    </>
  )
}

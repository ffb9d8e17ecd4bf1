// The page of a mailed sign-in link. It shows the account, and signs in only after a click.
import type { Me } from '@hustings/protocol'
import { useCallback } from 'react'
import { useWords } from '../../i18n/context.ts'
import { useSignIn } from '../../online/people/use-sign-in.ts'
import { signIn } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { toasts } from '../../ui/toasts.ts'
import { LinkFailed } from './LinkFailed.tsx'
import { MergeGuest } from './MergeGuest.tsx'

export function FollowLink({ token, me }: { readonly token: string; readonly me: Me | null }) {
  const { say } = useWords()
  const load = useCallback(() => signIn.link(token), [token])
  const { value: link, trouble } = useAsked(load)
  const { busy, go } = useDoing()
  const welcome = useCallback(({ name }: Me) => toasts.show(say('online.sign-in.done', { name })), [say])
  const { offer, take, cancel } = useSignIn(welcome)
  const follow = () => go(async () => take(await signIn.followLink(token)))
  if (offer !== null) return <MergeGuest offer={offer} onAnswer={take} onCancel={cancel} />
  if (trouble !== null) return <LinkFailed trouble={trouble} again="/sign-in" />
  if (link === null) return <main className="page narrow" id="main" aria-busy />
  const { name, yours } = link
  return (
    <main className="page narrow" id="main" tabIndex={-1}>
      <h1>{say('online.sign-in.as', { name })}</h1>
      <p className="lead">{say('online.sign-in.as.text', { name })}</p>
      {me !== null && !yours && <p>{say('online.sign-in.as.other', { name: me.name })}</p>}
      <p className="row">
        <button type="button" className="btn primary" disabled={busy} onClick={() => void follow()}>
          {say('account.confirm.sign-in', { name })}
        </button>
        <a className="btn" href="#/">
          {say('ui.cancel')}
        </a>
      </p>
    </main>
  )
}

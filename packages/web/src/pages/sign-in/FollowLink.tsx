// Somebody came by the link in a mail that signs in. It works once.
import { type Me, type Trouble as Refusal, type SignInAnswer, troubleOf } from '@hustings/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { useSignIn } from '../../online/people/use-sign-in.ts'
import { signIn } from '../../online/wire/api.ts'
import { toasts } from '../../ui/toasts.ts'
import { LinkFailed } from './LinkFailed.tsx'
import { MergeGuest } from './MergeGuest.tsx'

/** A link is followed once, however often the page is drawn. */
const followed = new Map<string, Promise<SignInAnswer>>()

function follow(token: string): Promise<SignInAnswer> {
  const known = followed.get(token) ?? signIn.followLink(token)
  followed.set(token, known)
  return known
}

export function FollowLink({ token }: { readonly token: string }) {
  const { say } = useWords()
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const welcome = useCallback(({ name }: Me) => toasts.show(say('online.sign-in.done', { name })), [say])
  const { offer, take, cancel } = useSignIn(welcome)
  useEffect(() => {
    let wanted = true
    follow(token).then(
      (answer) => wanted && take(answer),
      (error: unknown) => wanted && setTrouble(troubleOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [token, take])
  if (offer !== null) return <MergeGuest offer={offer} onAnswer={take} onCancel={cancel} />
  if (trouble !== null) return <LinkFailed trouble={trouble} again="/sign-in" />
  return (
    <main className="page narrow" id="main" aria-busy>
      <h1>{say('online.sign-in.following')}</h1>
    </main>
  )
}

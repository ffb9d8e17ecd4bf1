// Somebody came by the link in a mail: it signs in, or proves that the address is theirs. It works once.
import { type Me, type Trouble as Refusal, troubleOf } from '@hustings/protocol'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { house } from '../../online/people/house.ts'
import { myTables } from '../../online/people/my-tables.ts'
import { wayOn } from '../../online/people/way-on.ts'
import { signIn } from '../../online/wire/api.ts'
import { toasts } from '../../ui/toasts.ts'

/** A link is followed once, however often the page is drawn. */
const followed = new Map<string, Promise<Me>>()

function follow(token: string): Promise<Me> {
  const known = followed.get(token) ?? signIn.followLink(token)
  followed.set(token, known)
  return known
}

export function FollowLink({ token }: { readonly token: string }) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  useEffect(() => {
    let wanted = true
    follow(token).then(
      (me) => {
        if (!wanted) return
        house.be(me)
        myTables.forget()
        toasts.show(say('online.sign-in.done', { name: me.name }))
        navigate(wayOn(), { replace: true })
      },
      (error: unknown) => wanted && setTrouble(troubleOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [token, navigate, say])
  return (
    <main className="page narrow" id="main" aria-busy={trouble === null}>
      <h1>{say(trouble === null ? 'online.sign-in.following' : 'online.sign-in.failed')}</h1>
      {trouble !== null && (
        <>
          <p className="lead">{say(trouble.say)}</p>
          <p>
            <a className="btn primary" href="#/sign-in">
              {say('online.sign-in.again')}
            </a>
          </p>
        </>
      )}
    </main>
  )
}

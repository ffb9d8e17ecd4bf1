// Signs in and goes on to where the person was going. A guest with tables is asked first what happens to them.
import type { Me, MergeOffer, SignInAnswer } from '@hustings/protocol'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { house } from './house.ts'
import { myTables } from './my-tables.ts'
import { wayOn } from './way-on.ts'

export interface SigningIn {
  /** The question to the guest, while it has no answer. */
  readonly offer: MergeOffer | null
  /** Takes what the server answered to a sign-in. */
  readonly take: (answer: SignInAnswer) => void
  /** The guest stays a guest. */
  readonly cancel: () => void
}

export function useSignIn(welcome?: (me: Me) => void): SigningIn {
  const [, navigate] = useLocation()
  const [offer, setOffer] = useState<MergeOffer | null>(null)
  const take = useCallback(
    (answer: SignInAnswer) => {
      if ('merge' in answer) return setOffer(answer.merge)
      house.be(answer)
      myTables.forget()
      welcome?.(answer)
      navigate(answer.suspended ? '/account' : wayOn(), { replace: true })
    },
    [navigate, welcome],
  )
  return {
    offer,
    take,
    cancel: () => {
      setOffer(null)
      navigate('/lobby', { replace: true })
    },
  }
}

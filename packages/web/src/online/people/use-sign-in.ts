// Signs in and continues to the requested page. Asks a guest with tables first whether the tables move.
import type { Me, MergeOffer, SignInAnswer } from '@hustings/protocol'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { house } from './house.ts'
import { myTables } from './my-tables.ts'
import { wayOn } from './way-on.ts'

export interface SigningIn {
  /** The open question to the guest, if any. */
  readonly offer: MergeOffer | null
  /** Handles the server's answer to a sign-in. */
  readonly take: (answer: SignInAnswer) => void
  /** Cancels: the guest stays a guest. */
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

// Asks a guest who signs in to an account whether the guest's tables move to it.
import { useWords } from '../../i18n/context.ts'
import type { SigningIn } from '../../online/people/use-sign-in.ts'
import { signIn } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'

interface MergeGuestProps {
  readonly offer: NonNullable<SigningIn['offer']>
  readonly onAnswer: SigningIn['take']
  readonly onCancel: () => void
}

export function MergeGuest({ offer, onAnswer, onCancel }: MergeGuestProps) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const { guest, into, tables, token } = offer
  const answer = (merge: boolean) => void go(async () => onAnswer(await signIn.merge(token, merge)))
  return (
    <main className="page narrow" id="main" tabIndex={-1}>
      <h1>{say('account.merge', { into })}</h1>
      <p className="lead">{say('account.merge.text', { guest, into, tables })}</p>
      <p className="muted">{say('account.merge.without.text', { guest })}</p>
      <p className="row">
        <button type="button" className="btn primary" disabled={busy} onClick={() => answer(true)}>
          {say('account.merge.with')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={() => answer(false)}>
          {say('account.merge.without')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={onCancel}>
          {say('ui.cancel')}
        </button>
      </p>
    </main>
  )
}

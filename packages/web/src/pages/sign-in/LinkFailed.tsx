// An invalid link from an email, and where to request a new one.
import type { Trouble } from '@hustings/protocol'
import { useWords } from '../../i18n/context.ts'

interface LinkFailedProps {
  readonly trouble: Trouble
  /** The page that sends a new link. */
  readonly again: '/sign-in' | '/account'
}

export function LinkFailed({ trouble, again }: LinkFailedProps) {
  const { say } = useWords()
  return (
    <main className="page narrow" id="main" tabIndex={-1}>
      <h1>{say('online.sign-in.failed')}</h1>
      <p className="lead">{say(trouble.say)}</p>
      <p>
        <a className="btn primary" href={`#${again}`}>
          {say('online.sign-in.again')}
        </a>
      </p>
    </main>
  )
}

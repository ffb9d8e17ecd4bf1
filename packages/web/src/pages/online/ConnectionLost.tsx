// Replaces the phases while the connection is lost, with the time of the next attempt. Disappears automatically.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/context.ts'
import type { Link } from '../../online/wire/link.ts'
import { Icon } from '../../ui/Icon.tsx'

export function ConnectionLost({ link }: { readonly link: Link }) {
  const { say } = useWords()
  const connection = useSyncExternalStore(link.subscribe, link.get)
  const seconds = useSecondsTo(connection.state === 'lost' ? connection.nextTry : null)
  if (connection.state === 'refused') {
    return (
      <div className="lost" data-testid="connection-lost">
        <Icon name="offline" size={18} />
        <p role="status">{say(connection.trouble.say)}</p>
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          {say('online.at.reload')}
        </button>
      </div>
    )
  }
  return (
    <div className="lost" data-testid="connection-lost">
      <Icon name="offline" size={18} />
      <p>
        <span role="status">
          <b>{say('online.at.lost')}</b> {say('online.at.lost.text')}
        </span>{' '}
        {seconds !== null && <span>{say('online.at.lost.next', { count: seconds })}</span>}
      </p>
      <button type="button" className="btn" onClick={link.tryNow}>
        {say('online.at.try')}
      </button>
    </div>
  )
}

/** Seconds until a time; null when it has passed. */
function useSecondsTo(moment: number | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (moment === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [moment])
  const left = moment === null ? 0 : Math.ceil((moment - now) / 1000)
  return left > 0 ? left : null
}

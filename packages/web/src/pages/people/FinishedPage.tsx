// The player's finished matches, page by page.
import '../../styles/account.css'
import type { PlayedMatch } from '@hustings/protocol'
import { useCallback, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { OnlinePage, Trouble } from '../../online/OnlinePage.tsx'
import { PlayedMatches } from '../../online/Statistics.tsx'
import { me as account } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'

export default function FinishedPage() {
  return <OnlinePage title="online.finished.title">{() => <Finished />}</OnlinePage>
}

interface More {
  readonly items: readonly PlayedMatch[]
  readonly next: string | null
}

function Finished() {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const load = useCallback(() => account.matches(), [])
  const { value, trouble } = useAsked(load)
  const [more, setMore] = useState<More | null>(null)
  if (value === null) {
    if (trouble === null) return <main className="page" aria-busy="true" />
    return <Trouble title={say('online.finished.title')} text={say(trouble.say)} />
  }
  const items = [...value.items, ...(more?.items ?? [])]
  const next = more === null ? value.next : more.next
  return (
    <main className="page narrow" id="main" tabIndex={-1}>
      <h1>{say('online.finished.title')}</h1>
      {items.length === 0 ? (
        <p className="muted">{say('online.finished.none')}</p>
      ) : (
        <section className="panel finished-list" aria-label={say('online.finished.title')}>
          <PlayedMatches matches={items} />
        </section>
      )}
      {next !== null && (
        <p>
          <button
            type="button"
            className="btn"
            disabled={busy}
            onClick={() =>
              void go(async () => {
                const page = await account.matches(next)
                setMore({ items: [...(more?.items ?? []), ...page.items], next: page.next })
              })
            }
          >
            {say('online.more')}
          </button>
        </p>
      )}
    </main>
  )
}

// Opens a match on the server, with messages for a match that has not started, is missing, or needs a newer client.
import { type Trouble, troubleOf } from '@hustings/protocol'
import '../../styles/table.css'
import '../../styles/choices.css'
import '../../styles/log.css'
import '../../styles/phone.css'
import '../../styles/online.css'
import '../../styles/online-table.css'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { type OnlineTable, openOnline } from '../../online/match/open.ts'
import { onlineWords } from '../../online/words.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { Loading } from '../../shell/Loading.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { Words } from '../../shell/Words.tsx'
import { toasts } from '../../ui/toasts.ts'
import { AtTable } from './AtTable.tsx'

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly trouble: Trouble }
  | { readonly state: 'open'; readonly table: OnlineTable }

interface OnlineTablePageProps {
  readonly id: string
  /** The invite code of a spectator. */
  readonly code: string | null
  /** Opens in the past, after this number of moves. */
  readonly at?: number
}

export default function OnlineTablePage(props: OnlineTablePageProps) {
  return (
    <Words more={onlineWords}>
      <Opened {...props} />
    </Words>
  )
}

function Opened({ id, code, at }: OnlineTablePageProps) {
  const { say } = useWords()
  const { pace } = useSettings()
  const [, navigate] = useLocation()
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  /** The player joined, left or returned: reopens the table as the new viewer. */
  const [times, setTimes] = useState(0)
  const again = useCallback(() => {
    setOpening({ state: 'opening' })
    setTimes((before) => before + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language or pace must not open the match again
  useEffect(() => {
    let here = true
    let opened: OnlineTable | undefined
    const report = (trouble: Trouble) => toasts.show(say(trouble.say), { tone: 'stop' })
    openOnline(id, code, pace, report).then(
      (table) => {
        if (table === 'gathering') {
          if (here) navigate(`/table/${id}`, { replace: true })
        } else if (here) {
          opened = table
          setOpening({ state: 'open', table })
          if (at !== undefined && Number.isInteger(at)) void table.model.lookBack(at)
        } else table.close()
      },
      (error) => here && setOpening({ state: 'failed', trouble: troubleOf(error) }),
    )
    return () => {
      here = false
      opened?.close()
    }
  }, [id, code, at, times])
  switch (opening.state) {
    case 'opening':
      return <Loading />
    case 'failed':
      return <Refused trouble={opening.trouble} />
    case 'open': {
      const { table } = opening
      return (
        <Words game={table.info} part={table.setUp} more={onlineWords}>
          <AtTable at={table} code={code} onAgain={again} />
        </Words>
      )
    }
  }
}

function Refused({ trouble }: { readonly trouble: Trouble }) {
  const { say } = useWords()
  return (
    <>
      <PageHeader />
      <main className="page narrow" id="main">
        <h1>{say('online.at.refused')}</h1>
        <p className="lead">{say(trouble.say)}</p>
        <p className="row">
          {trouble.code === 'outdated' && (
            <button type="button" className="btn primary" onClick={() => window.location.reload()}>
              {say('online.at.reload')}
            </button>
          )}
          <a className="btn" href="#/lobby">
            {say('online.at.lobby')}
          </a>
        </p>
      </main>
    </>
  )
}

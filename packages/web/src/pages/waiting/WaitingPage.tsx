// A table before its match: seats, readiness, invites. Opens the board when the match starts.
import '../../styles/waiting.css'
import type { ChatLine, Me, ServerFacts } from '@hustings/protocol'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { Chat } from '../../online/Chat.tsx'
import { seatsOf } from '../../online/match/seats.ts'
import { useTable } from '../../online/match/use-table.ts'
import { OnlinePage, Trouble } from '../../online/OnlinePage.tsx'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { onlineWords } from '../../online/words.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { Words } from '../../shell/Words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AtTableProps } from './at-table.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { HowPlayed } from './HowPlayed.tsx'
import { Invite } from './Invite.tsx'
import { SeatCards } from './SeatCards.tsx'
import { StartBar } from './StartBar.tsx'

export default function WaitingPage({ id }: { readonly id: string }) {
  return <OnlinePage title="online.waiting">{({ facts, me }) => <Gate id={id} facts={facts} me={me} />}</OnlinePage>
}

interface GateProps {
  readonly id: string
  readonly facts: ServerFacts
  readonly me: Me | null
}

function Gate({ id, facts, me }: GateProps) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const { value: table, trouble, set, lines } = useTable(id)
  const begun = table !== null && table.status !== 'gathering'
  useEffect(() => {
    if (begun) navigate(`/online/${id}`, { replace: true })
  }, [begun, id, navigate])
  const gone = trouble?.code === 'not-found' || trouble?.code === 'forbidden'
  if (table === null || gone) {
    if (trouble === null) return <main className="page" aria-busy="true" />
    return <Trouble title={say('online.table.gone')} text={say(gone ? 'online.table.gone.text' : trouble.say)} />
  }
  const info = gameInfo(table.game)
  if (info === null) return <Trouble title={say('online.table.gone')} text={say('online.join.unknown-game')} />
  return (
    <Words game={info} more={onlineWords}>
      <Waiting info={info} table={table} facts={facts} me={me} lines={lines} onTable={set} />
    </Words>
  )
}

function Waiting({ lines, ...props }: AtTableProps & { readonly lines: readonly ChatLine[] | null }) {
  const { info, table, me } = props
  const { say } = useWords()
  const host = me !== null && table.host?.id === me.id
  return (
    <main className="page waiting-page" id="main" tabIndex={-1}>
      <header className="waiting-head">
        <div>
          <h1>{table.name}</h1>
          <p className="muted">
            {say('online.waiting.about', {
              game: info.name,
              count: table.seats.length,
              tempo: { key: table.turnSeconds === null ? 'online.tempo.said.tonight' : 'online.tempo.said.days' },
            })}
          </p>
        </div>
        <Heading {...props} host={host} />
      </header>
      <SeatCards {...props} host={host} />
      <StartBar {...props} host={host} />
      <div className="waiting-more">
        <Invite table={table} me={me} host={host} onTable={props.onTable} />
        <HowPlayed info={info} table={table} />
        <Chat table={table} me={me} info={info} heard={lines} />
      </div>
    </main>
  )
}

function Heading({ host, ...props }: AtTableProps & { readonly host: boolean }) {
  const { table, me } = props
  const { say } = useWords()
  const [, navigate] = useLocation()
  const { busy, go } = useDoing()
  const [changing, setChanging] = useState(false)
  const [mine] = seatsOf(table, me)
  const leave = () =>
    go(async () => {
      if (mine !== undefined) await tables.leave(table.id, mine.seat)
      navigate('/lobby')
    })
  const clear = () =>
    go(async () => {
      await tables.clear(table.id)
      navigate('/lobby')
    })
  return (
    <div className="waiting-acts">
      {host && (
        <button type="button" className="btn" onClick={() => setChanging(true)}>
          <Icon name="settings" /> {say('online.change')}
        </button>
      )}
      {host ? (
        <button type="button" className="btn" disabled={busy} onClick={() => void clear()}>
          <Icon name="delete" /> {say('online.clear')}
        </button>
      ) : (
        mine !== undefined && (
          <button type="button" className="btn" disabled={busy} onClick={() => void leave()}>
            <Icon name="out" /> {say('online.leave')}
          </button>
        )
      )}
      {changing && <ChangeTable {...props} onClose={() => setChanging(false)} />}
    </div>
  )
}

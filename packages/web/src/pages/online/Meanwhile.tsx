// Activities while other players decide, in place of the options.
import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import type { OnlineTable } from '../../online/match/open.ts'
import { waitsFor } from '../../online/match/seats.ts'
import { useHouse } from '../../online/people/house.ts'
import { useMyTables } from '../../online/people/my-tables.ts'
import { useNow } from '../../online/use-now.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Remind } from './Remind.tsx'
import { LateTurn } from './WaitingFor.tsx'

interface MeanwhileProps {
  readonly at: OnlineTable
  /** Null while the chat is open. */
  readonly onTalk: (() => void) | null
  readonly onPeople: () => void
}

export function Meanwhile({ at, onTalk, onPeople }: MeanwhileProps) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  const now = useNow()
  const { me } = useHouse()
  const { table } = useSyncExternalStore(at.beside.subscribe, at.beside.get)
  const tables = useMyTables()
  const next = useMemo(() => tables?.find((one) => one.id !== table.id && waitsFor(one, me)), [tables, table.id, me])
  const acting = table.seats.filter(({ toAct }) => toAct)
  return (
    <div className="meanwhile">
      {at.beside.mine.length === 0 && <p className="none">{say('online.at.watching')}</p>}
      <LateTurn at={at} acting={acting} now={now} />
      <Remind at={at} acting={acting} now={now} />
      {next !== undefined && (
        <button type="button" className="btn" onClick={() => navigate(`/online/${next.id}`)}>
          <Icon name="next" /> {say('online.at.next-table', { table: next.name })}
        </button>
      )}
      {onTalk !== null && (
        <button type="button" className="btn" onClick={onTalk}>
          <Icon name="chat" /> {say('online.at.chat.open')}
        </button>
      )}
      <button type="button" className="btn" onClick={onPeople}>
        <Icon name="population" /> {say('online.at.people')}
      </button>
    </div>
  )
}

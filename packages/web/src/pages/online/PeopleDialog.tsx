// The players at the table: seats, presence, and changes of players.
import type { SeatSeen, TableSeen } from '@hustings/protocol'
import { useState, useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Clock } from '../../online/Clock.tsx'
import type { OnlineTable } from '../../online/match/open.ts'
import { seatingAt } from '../../online/match/seats.ts'
import { Presence } from '../../online/Person.tsx'
import { useNow } from '../../online/use-now.ts'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { useSeatsOf } from '../../seating/seats.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Shape } from '../../ui/Shape.tsx'

interface PeopleDialogProps {
  readonly at: OnlineTable
  readonly code: string | null
  readonly you: string | null
  readonly open: boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}

export function PeopleDialog({ at, code, you, open, onClose, onLeave }: PeopleDialogProps) {
  const { say } = useWords()
  const { table } = useSyncExternalStore(at.beside.subscribe, at.beside.get)
  const [leaving, setLeaving] = useState(false)
  const seated = at.beside.mine.length > 0
  return (
    <Dialog title={say('online.at.people')} open={open} onClose={onClose}>
      <ul className="at-seats">
        {table.seats.map((seat) => (
          <SeatRow key={seat.seat} at={at} table={table} seat={seat} code={code} you={you} />
        ))}
      </ul>
      <p className="muted">
        <Icon name="eye" /> {say('online.at.watchers', { count: table.watchers })}
      </p>
      {table.seedSeal !== null && (
        <p className="muted seal">
          {say('online.at.seal', { seal: table.seedSeal.slice(0, 12) })} {say('online.at.seal.text')}
        </p>
      )}
      {seated && table.status === 'playing' && (
        <div className="at-leave">
          {leaving ? (
            <>
              <p>{say('online.at.leave.why')}</p>
              <p className="row">
                <button type="button" className="btn stop" data-testid="leave-really" onClick={onLeave}>
                  <Icon name="door" /> {say('online.at.leave')}
                </button>
                <button type="button" className="btn" onClick={() => setLeaving(false)}>
                  {say('online.at.stay')}
                </button>
              </p>
            </>
          ) : (
            <button type="button" className="btn" data-testid="leave" onClick={() => setLeaving(true)}>
              <Icon name="door" /> {say('online.at.leave')}
            </button>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface SeatRowProps {
  readonly at: OnlineTable
  readonly table: TableSeen
  readonly seat: SeatSeen
  readonly code: string | null
  readonly you: string | null
}

function SeatRow({ at, table, seat, code, you }: SeatRowProps) {
  const { say } = useWords()
  const now = useNow()
  const seats = useSeatsOf({ info: at.info, options: table.options, people: seatingAt(table) })
  const { holder, bot, owner, automatic } = seat
  const who = () => {
    if (holder !== null) return holder.id === you ? say('online.at.you', { name: holder.name }) : holder.name
    if (automatic) return seats.person(seat.seat)
    if (seat.open) return say('online.at.free')
    if (owner !== null) return say('online.at.bot-for', { name: owner.name })
    return bot === null ? '' : seats.person(seat.seat)
  }
  return (
    <li data-seat={seat.seat}>
      <Shape look={seats.look(seat.seat)} size={18} />
      <span className="who">
        <b>{seats.role(seat.seat)}</b>
        <span>
          {holder === null && bot !== null && <Icon name="bot" size={14} />} {who()}{' '}
          <Presence presence={seat.presence} />
        </span>
      </span>
      {seat.dueAt !== null && <Clock dueAt={seat.dueAt} now={now} />}
      <SeatActs at={at} table={table} seat={seat} code={code} you={you} />
    </li>
  )
}

/** Return to your seat, offer it to a new player, or take an offered seat. */
function SeatActs({ at, table, seat, code, you }: SeatRowProps) {
  const { say } = useWords()
  const { busy, go } = useDoing()
  const { beside } = at
  if (table.status !== 'playing' || seat.automatic || seat.holder !== null) return null
  const act = (change: () => Promise<TableSeen>) => void go(async () => beside.take(await change()))
  if (seat.owner !== null && seat.owner.id === you) {
    return (
      <button
        type="button"
        className="btn primary"
        data-testid="come-back"
        disabled={busy}
        onClick={() => act(() => tables.comeBack(table.id, seat.seat))}
      >
        {say('online.at.back')}
      </button>
    )
  }
  if (seat.open) {
    if (you === null || beside.mine.length > 0) return null
    return (
      <button
        type="button"
        className="btn primary"
        data-testid="sit"
        disabled={busy}
        onClick={() => act(() => tables.sit(table.id, seat.seat, code ?? table.code ?? undefined))}
      >
        {say('online.at.sit')}
      </button>
    )
  }
  if (beside.mine.length === 0) return null
  return (
    <button
      type="button"
      className="btn"
      data-testid="open-seat"
      disabled={busy}
      onClick={() => act(() => tables.openSeat(table.id, seat.seat))}
    >
      {say('online.at.open-seat')}
    </button>
  )
}

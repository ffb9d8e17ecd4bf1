// The active player and the remaining time, in the top bar.
import type { Seat } from '@hustings/kernel'
import type { TableSeen } from '@hustings/protocol'
import { useWords } from '../../i18n/context.ts'
import { Clock } from '../../online/Clock.tsx'
import { seatAt } from '../../online/match/seats.ts'
import { useNow } from '../../online/use-now.ts'
import { useSeats } from '../../table/model/use-seats.ts'

interface ToActProps {
  readonly table: TableSeen
  readonly seat: Seat
  readonly you: string | null
}

export function ToAct({ table, seat, you }: ToActProps) {
  const { say } = useWords()
  const seats = useSeats()
  const now = useNow()
  const sits = seatAt(table, seat)
  const mine = sits?.holder != null && sits.holder.id === you
  return (
    <>
      {mine ? say('online.at.your-turn') : say('ui.toAct', { seat: seats.person(seat) })}
      {sits?.dueAt != null && <Clock dueAt={sits.dueAt} now={now} brief />}
    </>
  )
}

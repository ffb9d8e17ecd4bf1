// Whether a turn is overdue: its time has run out and a human seat has not played it.
import type { SeatSeen } from '@hustings/protocol'

export function isLate({ toAct, holder, dueAt }: SeatSeen, now: number): boolean {
  return toAct && holder !== null && dueAt !== null && Date.parse(dueAt) <= now
}

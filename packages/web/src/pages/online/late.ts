// Whether a turn is late: its time is over, and a person has not played it.
import type { SeatSeen } from '@hustings/protocol'

export function isLate({ toAct, holder, dueAt }: SeatSeen, now: number): boolean {
  return toAct && holder !== null && dueAt !== null && Date.parse(dueAt) <= now
}

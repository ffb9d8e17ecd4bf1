// Active seats, and since when. A turn is one wait, not one click: a seat with several decisions in a row stays in the
// same turn.
import type { Seat } from '@hustings/kernel'

/** Since when each active seat has been active, in the time unit of the host. */
export type Turn = Readonly<Record<Seat, number>>

export function turnAfter(before: Turn, toAct: readonly Seat[], now: number): Turn {
  return Object.fromEntries(toAct.map((seat) => [seat, before[seat] ?? now]))
}

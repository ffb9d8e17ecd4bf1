// Active seats, and since when. A turn is one wait, not one click: a seat with several decisions in a row stays in the
// same turn.
import type { Seat } from '@hustings/kernel'

/** Since when each seat that is to act has been so; the time is whatever the host counts in. */
export type Turn = Readonly<Record<Seat, number>>

export function turnAfter(before: Turn, toAct: readonly Seat[], now: number): Turn {
  return Object.fromEntries(toAct.map((seat) => [seat, before[seat] ?? now]))
}

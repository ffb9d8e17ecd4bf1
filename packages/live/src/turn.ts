// Who is to act, and since when. One turn is one wait, not one click: who goes on deciding goes on with the same turn.
import type { Seat } from '@hustings/kernel'

/** Since when each seat that is to act has been so; the time is whatever the host counts in. */
export type Turn = Readonly<Record<Seat, number>>

export function turnAfter(before: Turn, toAct: readonly Seat[], now: number): Turn {
  return Object.fromEntries(toAct.map((seat) => [seat, before[seat] ?? now]))
}

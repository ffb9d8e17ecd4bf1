// Changes outside the board: only the different fields, instead of a whole table for each client at each turn.
import type { TableChange, TableSeen } from './table.ts'

/** The patch from `before` to `after`; null when their seats differ and the whole table must be sent. */
export function changeOf(before: TableSeen, after: TableSeen): TableChange | null {
  const { seats: had, ...old } = before
  const { seats, ...table } = after
  if (had.length !== seats.length || had.some(({ seat }, i) => seat !== seats[i]?.seat)) return null
  const fields = different(old, table)
  const changed = seats.flatMap((seat, i) => {
    const one = different(had[i] ?? seat, seat)
    return Object.keys(one).length === 0 ? [] : [[seat.seat, one] as const]
  })
  return {
    ...(Object.keys(fields).length === 0 ? {} : { table: fields }),
    ...(changed.length === 0 ? {} : { seats: Object.fromEntries(changed) }),
  }
}

export function withChange(table: TableSeen, change: TableChange): TableSeen {
  const seats = table.seats.map((seat) => ({ ...seat, ...change.seats?.[seat.seat] }))
  return { ...table, ...change.table, seats }
}

function different<T extends object>(before: T, after: T): Partial<T> {
  const found: Partial<T> = {}
  for (const name in after) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) found[name] = after[name]
  }
  return found
}

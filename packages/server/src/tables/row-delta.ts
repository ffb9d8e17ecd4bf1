// Changes of the table row that updates of the match already contain, so that news does not repeat them.
import type { SeatSeen, TableChange } from '@hustings/protocol'

interface Sent {
  readonly table: Partial<NonNullable<TableChange['table']>>
  readonly seats: Record<string, Partial<SeatSeen>>
}

export class RowDelta {
  private sent: Sent | null = null
  private sequence = 0

  add({ table, seats }: TableChange, sequence: number): void {
    this.sent ??= { table: {}, seats: {} }
    if (table !== undefined) Object.assign(this.sent.table, table)
    for (const seat in seats) this.sent.seats[seat] = Object.assign(this.sent.seats[seat] ?? {}, seats[seat])
    this.sequence = sequence
  }

  /** Whether the update of this sequence contains its change. */
  has(sequence: number): boolean {
    return this.sequence === sequence
  }

  /** Returns all changes since the last call. */
  take(): TableChange | null {
    const { sent } = this
    this.sent = null
    return sent
  }
}

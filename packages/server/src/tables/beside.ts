// What updates of the board have told of the table beside it: news need not tell it once more.
import type { SeatSeen, TableChange } from '@hustings/protocol'

interface Told {
  readonly table: Partial<NonNullable<TableChange['table']>>
  readonly seats: Record<string, Partial<SeatSeen>>
}

export class ToldBeside {
  private told: Told | null = null
  private sequence = 0

  tell({ table, seats }: TableChange, sequence: number): void {
    this.told ??= { table: {}, seats: {} }
    if (table !== undefined) Object.assign(this.told.table, table)
    for (const seat in seats) this.told.seats[seat] = Object.assign(this.told.seats[seat] ?? {}, seats[seat])
    this.sequence = sequence
  }

  /** Whether everybody who looks has had it with the update of this sequence. */
  has(sequence: number): boolean {
    return this.sequence === sequence
  }

  /** All that was told since this was asked last. */
  take(): TableChange | null {
    const { told } = this
    this.told = null
    return told
  }
}

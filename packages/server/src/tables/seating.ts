// Seats of a running table, from its row: the seats of each account, and the seats without a human.
import type { Seat } from '@hustings/kernel'
import { peopleOf, type TableRow } from './table-row.ts'

const NO_SEATS: readonly Seat[] = []

/** Parts that stay the same while no seat changes hands. */
interface Sitting {
  readonly bots: ReadonlyMap<Seat, string>
  readonly machines: readonly Seat[]
  /** The seats of each account that has any. */
  readonly held: ReadonlyMap<string, readonly Seat[]>
}

export class Seating {
  readonly row: TableRow
  private readonly sitting: Sitting
  private known: readonly string[] | null = null

  private constructor(row: TableRow, sitting: Sitting) {
    this.row = row
    this.sitting = sitting
  }

  static of(row: TableRow): Seating {
    const bots = new Map(row.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const])))
    const held = new Map<string, Seat[]>()
    for (const { seat, holder } of row.seats) {
      if (holder !== null) held.set(holder, [...(held.get(holder) ?? []), seat])
    }
    const machines = row.seats.flatMap(({ seat, bot, automatic }) => (bot !== null || automatic ? [seat] : []))
    return new Seating(row, { bots, machines, held })
  }

  /** Returns the seating after a choice. */
  after(row: TableRow): Seating {
    const next = new Seating(row, this.sitting)
    next.known = this.known
    return next
  }

  get bots(): ReadonlyMap<Seat, string> {
    return this.sitting.bots
  }

  /** Seats that bots or the rules play. */
  get machines(): readonly Seat[] {
    return this.sitting.machines
  }

  of(account: string): readonly Seat[] {
    return this.sitting.held.get(account) ?? NO_SEATS
  }

  /** Returns the seats of the account that holds this one. */
  withSeat(seat: string): readonly Seat[] {
    const holder = this.row.seats.find((one) => one.seat === seat)?.holder ?? null
    return holder === null ? NO_SEATS : this.of(holder)
  }

  /** All accounts whose lists contain the table. */
  get people(): readonly string[] {
    this.known ??= peopleOf(this.row)
    return this.known
  }
}

// The players of the choices that an undo or undo request can reach.
import { choicesSince, type MatchRecord, type Seat } from '@hustings/kernel'

export class ActiveHistory {
  /** The step before the first of these choices. */
  private readonly from: number
  private readonly seats: Seat[]

  private constructor(from: number, seats: readonly Seat[]) {
    this.from = from
    this.seats = [...seats]
  }

  /** The choices since the checkpoint of a record, up to a step. */
  static of(record: MatchRecord, step = Number.POSITIVE_INFINITY): ActiveHistory {
    const seats = choicesSince(record).map(({ seat }) => seat)
    return new ActiveHistory(record.at, seats.slice(0, step - record.at))
  }

  chose(seat: Seat): void {
    this.seats.push(seat)
  }

  takenBack(): void {
    this.seats.pop()
  }

  /** Returns the step before the last choice of these seats; null when they made none. */
  beforeLastOf(mine: readonly Seat[]): number | null {
    const last = this.seats.findLastIndex((seat) => mine.includes(seat))
    return last < 0 ? null : this.from + last
  }

  /** Returns the seats of the choices after a step. */
  after(step: number): Seat[] {
    return this.seats.slice(step - this.from)
  }

  /** Returns the part that ends at one step and begins at another, or at its first step. */
  between(begin: number, end: number): ActiveHistory {
    const from = Math.max(this.from, begin)
    return new ActiveHistory(from, this.seats.slice(from - this.from, end - this.from))
  }
}

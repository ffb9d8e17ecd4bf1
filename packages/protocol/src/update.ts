// Updates of a match, from the device or over the network: moments in order, and the live end after them.
import type { Viewer } from '@hustings/kernel'
import type { Moment, Standpoint, ToldMoment } from './moment.ts'

/** A complete start for a page that has nothing. */
export interface Base {
  readonly viewer: Viewer
  /** At the last moment of `told`. */
  readonly view: unknown
  /** At least one moment; the last one may be without events. */
  readonly told: readonly ToldMoment[]
}

export interface MatchUpdate {
  /** Grows from one update to the next: updates may arrive out of order and must be applied in this order. */
  readonly serial: number
  /** The serial that this update builds on; null: complete in itself, with a base. */
  readonly after: number | null
  readonly base?: Base
  /** Undo: moments of later steps are no longer valid. */
  readonly drop?: number
  readonly moments: readonly Moment[]
  readonly now: Standpoint
}

// What passes between the page and the worker besides frames: matches to make, records to take in, and every answer as an
// outcome, because a typed error does not survive the way.
import type { Answer, MatchRecord, Preview, Seat, Viewer } from '@hustings/kernel'
import type { Asked, Deeds, Frame, Hint, Outcome, Pace, Reason, Seating, Update } from '@hustings/protocol'
import type { AboutMatch } from '../storage/match-file.ts'

export interface NewMatch {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly options: unknown
  readonly seed: string
  readonly seating: Seating
  /** With a guide at the table. */
  readonly guide?: 'here'
}

export interface Inspection {
  readonly game: string
  readonly options: unknown
  readonly seats: readonly Seat[]
  readonly finished: boolean
  readonly steps: number
  /** Its name and who played it; null where the file does not say. */
  readonly about: AboutMatch | null
}

/** What a record becomes when it is kept as a match. */
export interface Adoption {
  readonly id: string
  readonly name: string
  readonly seating: Seating
  /** The guide comes along where a match that is guided branches off. */
  readonly guide?: 'here' | 'away'
}

/** A `TableSession` as the worker offers it. */
export interface RemoteSession {
  begin(viewer: Viewer): Outcome<Update>
  look(viewer: Viewer): Outcome<Update>
  answer(decision: Asked, answer: Answer): Outcome<Update>
  undo(): Outcome<Update>
  redo(): Outcome<Update>
  preview(decision: Asked, answer: Answer): Outcome<Preview>
  hint(decision: Asked): Promise<Outcome<Hint>>
  why(deeds: Deeds, viewer: Viewer): Promise<Outcome<readonly Reason[]>>
  past(step: number, viewer: Viewer): Outcome<Frame>
  branch(step: number): Outcome<MatchRecord>
  record(): Outcome<MatchRecord>
  pace(pace: Pace, rests?: boolean): void
  proceed(): void
  close(): Promise<void>
}

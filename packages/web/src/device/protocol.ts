// What passes between the page and the worker that hosts the engines.
import type {
  Answer,
  Decision,
  GameEvent,
  MatchRecord,
  Message,
  Preview,
  Reason,
  Seat,
  Standing,
  Viewer,
} from '@hustings/kernel'
import type { LoggedEvent } from '../games/types.ts'
import type { Seating } from '../storage/database.ts'

/** Which question is meant. */
export type Asked = Pick<Decision, 'id' | 'seat'>

/** A match as one viewer sees it at one moment. */
export interface Frame {
  readonly step: number
  readonly viewer: Viewer
  readonly view: unknown
  /** What the viewer has to decide now. */
  readonly decision: Decision | null
  readonly waitingFor: readonly Seat[]
  readonly undoRefused: Message | null
  readonly canRedo: boolean
  readonly standings: readonly Standing[] | null
}

/** A part of the log: lines of the log the page has, or new ones. */
export type LogPiece =
  | { readonly keep: readonly [from: number, to: number] }
  | { readonly add: readonly LoggedEvent<GameEvent>[] }

/** A change of the live match: the new frame, and the log that goes with it. */
export interface Update {
  /** Counts the updates of a session: they may arrive out of order and must be applied in this one. */
  readonly serial: number
  readonly frame: Frame
  /** Everything the viewer was told. What others were told besides is not kept: it goes with their eyes. */
  readonly log: readonly LogPiece[]
}

/** An error that came across the boundary, with what a person needs to be told. */
export interface Trouble {
  readonly code: string
  readonly say: Message
  readonly reason: Reason | null
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble }

export interface NewMatch {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly options: unknown
  readonly seed: string
  readonly seating: Seating
}

export interface Inspection {
  readonly game: string
  readonly seats: readonly Seat[]
  readonly finished: boolean
  readonly steps: number
}

/** What a record becomes when it is kept as a match. */
export interface Adoption {
  readonly id: string
  readonly name: string
  readonly seating: Seating
}

/** One match at the table, as the page talks to it. */
export interface RemoteSession {
  /** The first look: with the whole log. */
  begin(viewer: Viewer): Outcome<Update>
  look(viewer: Viewer): Outcome<Update>
  answer(decision: Asked, answer: Answer): Outcome<Update>
  undo(): Outcome<Update>
  redo(): Outcome<Update>
  preview(decision: Asked, answer: Answer): Outcome<Preview>
  /** The match after that many choices, as the viewer would have seen it. */
  past(step: number, viewer: Viewer): Outcome<Frame>
  /** The match up to that step as a match of its own. */
  branch(step: number): Outcome<MatchRecord>
  record(): Outcome<MatchRecord>
  /** Milliseconds between two choices of bots. */
  pace(milliseconds: number): void
  close(): void
}

/** What the page wants to hear without having asked. */
export interface Listener {
  /** Bots have played. */
  update(update: Update): void
  /** The match was written to the database, or could not be. */
  saved(saved: boolean): void
  /** A bot could not play. */
  failed(trouble: Trouble): void
}

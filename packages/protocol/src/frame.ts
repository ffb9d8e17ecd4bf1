// A match as one viewer sees it, and its updates.
import type { Decision, GameEvent, Message, Seat, Standing, Viewer } from '@hustings/kernel'

/** Identifies an open decision. */
export type Asked = Pick<Decision, 'id' | 'seat'>

export interface LoggedEvent<E extends GameEvent = GameEvent> {
  /** Number of choices made before it. */
  readonly step: number
  readonly event: E
}

/** A match as one viewer sees it at one moment. */
export interface Frame {
  readonly step: number
  readonly viewer: Viewer
  readonly view: unknown
  /** The open decision of the viewer. */
  readonly decision: Decision | null
  readonly waitingFor: readonly Seat[]
  readonly undoRefused: Message | null
  readonly canRedo: boolean
  /** The step of a possible undo request; null when a request is impossible. */
  readonly undoAsk: number | null
  readonly standings: readonly Standing[] | null
  /** The first step that a replay reaches, where earlier rules were in force before. */
  readonly replayableFrom?: number
  /** The viewer's turn is over and can still be undone: the others wait until the viewer continues. */
  readonly resting?: true
}

/** A part of the log: lines that the page already has, or new ones. */
export type LogPiece = { readonly keep: readonly [from: number, to: number] } | { readonly add: readonly LoggedEvent[] }

/** A change of the live match: the new frame, and the log that goes with it. */
export interface Update {
  /** Grows from one update to the next. Updates may arrive out of order and must be applied in this order. */
  readonly serial: number
  /** The serial this update builds on; null when it is complete in itself. */
  readonly after: number | null
  readonly frame: Frame
  /** All events for the viewer. Events for others are not stored: they depend on the viewpoint. */
  readonly log: readonly LogPiece[]
}

// What happened in a match as one viewer sees it: moments, and the fields of the live end.
import type { Decision, GameEvent, Message, Seat, Standing } from '@hustings/kernel'
import type { Patch } from './patch.ts'

/** `part` counts the moments of one viewer within one choice, from 0. */
export interface MomentId {
  /** Number of choices made. */
  readonly step: number
  readonly part: number
}

/** The events of a moment, without the change of the view. */
export interface ToldMoment<E extends GameEvent = GameEvent> extends MomentId {
  /** The seat that chose; null where the rules continue without a choice. */
  readonly seat: Seat | null
  /** Visible to the viewer. */
  readonly events: readonly E[]
}

/** A stretch of the rules as one viewer sees it. */
export interface Moment<E extends GameEvent = GameEvent> extends ToldMoment<E> {
  /** Change from the view of the moment before. */
  readonly patch: Patch | null
}

/** Fields of the live end, which no earlier moment has. */
export interface Standpoint {
  /** Number of choices made: the last one may have no moment for this viewer. */
  readonly step: number
  readonly decision: Decision | null
  readonly waitingFor: readonly Seat[]
  readonly undoRefused: Message | null
  readonly canRedo: boolean
  /** The step of a possible undo request; null when a request is impossible. */
  readonly undoAsk: number | null
  readonly standings: readonly Standing[] | null
  /** The first step that a replay reaches, where earlier rules applied before. */
  readonly replayableFrom?: number
  /** The viewer's turn is over and can still be undone: the others wait until the viewer continues. */
  readonly resting?: true
}

/** Negative if `a` is earlier than `b`, positive if it is later. */
export function compareMoments(a: MomentId, b: MomentId): number {
  return a.step - b.step || a.part - b.part
}

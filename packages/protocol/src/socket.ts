// Messages over the socket: events, and the encoded updates of a match.
import type { Draft, Preview, Viewer } from '@hustings/kernel'
import type { InferOutput } from 'valibot'
import type { Frame, LoggedEvent } from './frame.ts'
import { type Patch, patched } from './patch.ts'
import type { socketRequests } from './schemas/socket.ts'
import type { Hint, Reason } from './session.ts'
import type { News, TableChange, TableSeen } from './table.ts'
import type { Outcome } from './trouble.ts'

/** A change since the last frame: null and false fields are left out, and so is the unchanged viewer. */
export type ChangedFrame = Pick<Frame, 'step' | 'waitingFor'> &
  Partial<Omit<Frame, 'view' | 'viewer'>> & { readonly patch: Patch | null }

/** A whole frame, or the change since the last one that was sent. */
export type WireFrame = Frame | ChangedFrame

export function changedFrame(frame: Frame, patch: Patch | null): ChangedFrame {
  const { step, waitingFor, decision, undoRefused, canRedo, undoAsk, standings, replayableFrom, resting } = frame
  // Compares field by field, because this runs for each viewer at every move.
  const changed: Draft<ChangedFrame> = { step, waitingFor, patch }
  if (decision !== null) changed.decision = decision
  if (undoRefused !== null) changed.undoRefused = undoRefused
  if (canRedo) changed.canRedo = canRedo
  if (undoAsk !== null) changed.undoAsk = undoAsk
  if (standings !== null) changed.standings = standings
  if (replayableFrom !== undefined) changed.replayableFrom = replayableFrom
  if (resting !== undefined) changed.resting = resting
  return changed
}

/** Decodes a frame, based on the one before it. */
export function frameFrom(wire: WireFrame, before: Frame | null): Frame {
  if ('view' in wire) return wire
  const { patch, ...frame } = wire
  return {
    viewer: before?.viewer ?? 'spectator',
    decision: null,
    undoRefused: null,
    canRedo: false,
    undoAsk: null,
    standings: null,
    ...frame,
    view: patched(before?.view ?? null, patch),
  }
}

/** The encoded log: events up to the step `upTo` stay, the new lines follow. */
export interface WireLog {
  readonly upTo: number
  readonly add: readonly LoggedEvent[]
}

export interface WireUpdate {
  /** The sequence of the journal. */
  readonly serial: number
  /** The serial this builds on; null when it is complete in itself. */
  readonly after: number | null
  readonly frame: WireFrame
  readonly log: WireLog
  /** Changes outside the board: active seats and their clocks. Missing where a push contains them. */
  readonly beside?: TableChange
}

export type SocketRequest = keyof typeof socketRequests

export type RequestOf<K extends SocketRequest> = InferOutput<(typeof socketRequests)[K]>

/** A table, and the user of the client: null without an account. */
export interface Followed {
  readonly table: TableSeen
  readonly you: string | null
}

export interface SocketReplies {
  'table:follow': Followed
  'table:open': Followed & { readonly update: WireUpdate }
  'table:look': { readonly update: WireUpdate }
  'table:answer': { readonly update: WireUpdate }
  'table:undo': { readonly update: WireUpdate }
  'table:preview': Preview
  'table:hint': Hint
  'table:why': readonly Reason[]
  'table:ask-back': null
  'table:agree': null
  'table:close': null
  'lobby:watch': null
  'lobby:leave': null
}

export type ClientEvents = {
  [K in SocketRequest]: (body: RequestOf<K>, reply: (outcome: Outcome<SocketReplies[K]>) => void) => void
}

export interface ServerEvents {
  'table:update': (update: { readonly match: string; readonly viewer: Viewer; readonly update: WireUpdate }) => void
  /** The page reads too slowly: it gets everything it missed in one update when it has caught up. */
  'table:behind': (what: { readonly match: string }) => void
  'table:news': (news: { readonly match: string; readonly news: News }) => void
  /** One of the user's own tables has changed. */
  'lobby:changed': (table: TableSeen) => void
  /** This node stops: the client must connect again in a moment. */
  'server:leaving': () => void
}

// A match in memory as of one entry of its journal, and derived values. Commands decide on it.
import { type Answer, type Choice, HustingsError, type Seat, type Viewer } from '@hustings/kernel'
import { cutsSince, frameOf, type GameEngine, type LiveMatch, machineAsked, type Undo } from '@hustings/live'
import { type Asked, type Frame, refused, type WireUpdate } from '@hustings/protocol'
import type { Entry } from '../storage/entry.ts'
import type { ActiveHistory } from './active-history.ts'
import type { Moves } from './effect.ts'
import type { Seating } from './seating.ts'
import type { TableViews, Updates } from './table-views.ts'
import { undoFor } from './undo-policy.ts'

export interface TableState {
  readonly engine: GameEngine
  readonly views: TableViews
  seating: Seating
  match: LiveMatch
  activeHistory: ActiveHistory
  /** The last entry that was written. */
  sequence: number
  /** Where the newest snapshot is. */
  snapshot: { readonly sequence: number; readonly stage: number }
}

export function frameFor(state: TableState, viewer: Viewer): Frame {
  return frameOf(state.match, viewer, undoOf(state, state.seating.withSeat(viewer)))
}

/** What the player of these seats may undo, or ask the others to undo. */
export function undoOf({ match, activeHistory, seating }: TableState, mine: readonly Seat[]): Undo {
  return undoFor(match, activeHistory, mine, seating.machines)
}

export function isOpen({ match }: TableState, asked: Asked): boolean {
  return match.decisions.some(({ id, seat }) => seat === asked.seat && id === asked.id)
}

export function mustBeOpen(state: TableState, asked: Asked): void {
  if (!isOpen(state, asked)) throw new HustingsError('stale-decision', { seat: asked.seat })
}

export function mustHold({ seating }: TableState, account: string, seat: Seat): void {
  if (!seating.of(account).includes(seat)) throw refused('not-your-seat')
}

/** A match that was abandoned has open decisions. */
export function mustBePlaying({ seating }: TableState): void {
  if (seating.row.match.status === 'abandoned') throw refused('table-over')
}

/** When the bots must play; null when the match does not wait for them. */
export function botDelay({ match, seating }: TableState): number | null {
  if (match.over || machineAsked(match, seating.machines) === null) return null
  const isBot = match.decisions.some(({ seat }) => seating.bots.has(seat))
  return isBot ? seating.row.match.botDelayMs : 0
}

/** Returns what an entry means for each viewer. */
export function updatesFor(state: TableState, entry: Entry, beside?: Pick<WireUpdate, 'beside'>): Updates {
  const upTo = entry.kind === 'choice' ? entry.step - 1 : entry.step
  return state.views.updates(entry, upTo, (viewer) => frameFor(state, viewer), beside)
}

export type ChoiceEntry = Entry & { readonly seat: Seat; readonly answer: Answer }

interface Chooser {
  readonly decision: string
  readonly actor: string | null
  readonly bot: string | null
  readonly request: string | null
  /** Entries that are applied but not written. */
  readonly ahead?: number
}

/** Applies a choice. The rules refuse by throwing an error; then nothing has changed. */
export function applyChoice(
  { match, activeHistory, sequence }: TableState,
  { seat, answer }: Choice,
  { decision, actor, bot, request, ahead = 0 }: Chooser,
): ChoiceEntry {
  const emitted = match.eventCount
  const revealedBefore = match.revealedStep
  match.keepStretches = true
  match.answer(seat, decision, answer)
  activeHistory.chose(seat)
  return {
    sequence: sequence + 1 + ahead,
    kind: 'choice',
    seat,
    answer,
    step: match.step,
    actor,
    bot,
    request,
    revealed: match.revealedStep > revealedBefore,
    events: match.emittedSince(emitted),
    cuts: cutsSince(match, emitted),
  }
}

/** Adds an entry that is not a choice. */
export function plainEntry(
  { match, sequence }: TableState,
  kind: 'undo' | 'rewind' | 'restart',
  by: { readonly account: string | null; readonly request: string | null },
): Entry {
  return {
    sequence: sequence + 1,
    kind,
    seat: null,
    answer: null,
    step: match.step,
    actor: by.account,
    bot: null,
    request: by.request,
    revealed: false,
    events: [],
    cuts: null,
  }
}

export function moves(entries: readonly Entry[], more: Partial<Omit<Moves, 'kind' | 'entries'>> = {}): Moves {
  return { kind: 'moves', entries, updates: [], isUndo: false, snapshot: false, late: null, extra: [], ...more }
}

// One match at the table, as the page sees it: hosted on the device or over the network.
import type { Answer, MatchRecord, Message, Preview, Seat, Viewer } from '@hustings/kernel'
import type { Asked, Frame, Update } from './frame.ts'
import type { MomentId } from './moment.ts'
import type { BotLevel } from './seating.ts'
import type { Trouble } from './trouble.ts'
import type { MatchUpdate } from './update.ts'

/** Pace of seats without a human: each step on request, automatically, or all at once. */
export const PACES = ['step', 'quick', 'result'] as const
export type Pace = (typeof PACES)[number]

/** An answer that was simulated many times with common random numbers. */
export interface HintOption {
  readonly answer: Answer
  /** Share of simulations in which it did at least as well as the best other answer. */
  readonly ahead: number
  /** Mean difference in points to the best other answer. */
  readonly gain: number
}

export interface Hint {
  /** The best first; a single one where bots see no alternative. */
  readonly options: readonly HintOption[]
}

/** Range of moves of a bot: after move number `after`, up to number `upTo`. */
export interface Deeds {
  readonly seat: Seat
  readonly after: number
  readonly upTo: number
}

/** An answer as people read it: the label of an option, a number, or yes and no. */
export interface ToldAnswer {
  readonly answer: Answer
  readonly label: Message | null
}

export type Because =
  /** Before the end the reader may not know the move or its alternatives. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'only' }
  | { readonly kind: 'chance' }
  /** The bot did not consider this move: another player or bot held the seat. */
  | { readonly kind: 'foreign' }
  /** Without simulations: how often such a bot chooses this here, and its alternatives. */
  | {
      readonly kind: 'felt'
      readonly share: number
      readonly others: readonly { readonly answer: ToldAnswer; readonly share: number }[]
    }
  /** With simulations: those of the bot, or (before the end) new ones with the information of the reader. */
  | {
      readonly kind: 'searched'
      readonly own: boolean
      /**
       * Share of simulations in which it did at least as well as the best other answer, and the difference in points.
       */
      readonly ahead: number
      readonly gain: number
      readonly games: number
      readonly others: readonly { readonly answer: ToldAnswer; readonly behind: number }[]
    }

/** Why a bot chose an answer, with the information that the reader may see. */
export interface Reason {
  readonly step: number
  readonly seat: Seat
  readonly level: BotLevel | null
  /** Null where the reader may not see it. */
  readonly prompt: Message | null
  readonly chosen: ToldAnswer | null
  readonly because: Because
}

/** Every refusal is thrown as a `TroubleError`. */
export interface TableSession {
  /** The first frame, and a new one after a reconnect: complete, with the whole log. */
  begin(viewer: Viewer): Promise<Update>
  look(viewer: Viewer): Promise<Update>
  answer(decision: Asked, answer: Answer): Promise<Update>
  undo(): Promise<Update>
  redo(): Promise<Update>
  preview(decision: Asked, answer: Answer): Promise<Preview>
  /** A hint for this decision, from the information of the player; missing where hints are off. */
  hint?(decision: Asked): Promise<Hint>
  /** Explains moves of a bot with the information of the viewer; of the last choices if there were many. */
  why(deeds: Deeds, viewer: Viewer): Promise<readonly Reason[]>
  /** The match after that number of choices, as the viewer would have seen it. */
  past(step: number, viewer: Viewer): Promise<Frame>
  /** A separate match up to that step. */
  branch(step: number): Promise<MatchRecord>
  record(): Promise<MatchRecord>
  /** With `rests` the others wait after a turn that can be undone, if the host supports it. */
  pace(pace: Pace, rests?: boolean): Promise<void>
  /** Lets the others continue: after a turn, and at the pace `step` for each seat without a human. */
  proceed(): Promise<void>
  close(): Promise<void>
}

/** Whether the host plays seats without a human. */
export type Speed = 'hold' | 'run'

/** One match, as the page sees its host: one viewer at a time. Refusals are `TroubleError`s. */
export interface MatchSession {
  /**
   * Everything that the viewer may know; with `from`, the moments since then as patches. Later updates are for this
   * viewer.
   */
  begin(viewer: Viewer, from?: MomentId): Promise<MatchUpdate>
  answer(decision: Asked, answer: Answer): Promise<MatchUpdate>
  undo(): Promise<MatchUpdate>
  redo(): Promise<MatchUpdate>
  /** The view at `from` and the moments up to `to`, or as many as the host sends at once. */
  past(from: MomentId, to: MomentId, viewer: Viewer): Promise<MatchUpdate>
  preview(decision: Asked, answer: Answer): Promise<Preview>
  /** A hint for this decision, from the information of the player; missing where hints are off. */
  hint?(decision: Asked): Promise<Hint>
  /** Explains moves of a bot with the information of the viewer; of the last choices if there were many. */
  why(deeds: Deeds, viewer: Viewer): Promise<readonly Reason[]>
  /** A separate match up to that step. */
  branch(step: number): Promise<MatchRecord>
  record(): Promise<MatchRecord>
  /** With `rests` the others wait after a turn that can be undone, if the host supports it. */
  speed(speed: Speed, rests?: boolean): Promise<void>
  /** Continues after a turn that rests. */
  release(): Promise<void>
  close(): Promise<void>
}

/** Messages that the page receives without a request. */
export interface Listener {
  /** Another player has moved. */
  update(update: Update): void
  /** The match was saved, or (with the error) could not be saved. */
  saved(trouble: Trouble | null): void
  /** A bot could not play. */
  failed(trouble: Trouble): void
}

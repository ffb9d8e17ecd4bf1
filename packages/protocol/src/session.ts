// One match at the table, as the page talks to it: whether the match is hosted on the device or over the network.
import type { Answer, MatchRecord, Message, Preview, Seat, Viewer } from '@hustings/kernel'
import type { Asked, Frame, Update } from './frame.ts'
import type { MomentId } from './moment.ts'
import type { BotLevel } from './seating.ts'
import type { Trouble } from './trouble.ts'
import type { MatchUpdate } from './update.ts'

/** Pace of seats without a human: each step on request, automatically, or all at once. */
export const PACES = ['step', 'quick', 'result'] as const
export type Pace = (typeof PACES)[number]

/** An answer that was played on many times, in games that only its choice told apart from those of the others. */
export interface HintOption {
  readonly answer: Answer
  /** The share of games in which it did at least as well as the best other answer. */
  readonly ahead: number
  /** Points it brought more than the best other answer, in the mean. */
  readonly gain: number
}

export interface Hint {
  /** The best first; a single one where bots see nothing to choose between. */
  readonly options: readonly HintOption[]
}

/** Range of moves of a bot: after move number `after`, up to number `upTo`. */
export interface Deeds {
  readonly seat: Seat
  readonly after: number
  readonly upTo: number
}

/** An answer as people read it: the words of an option, or the number or yes and no itself. */
export interface ToldAnswer {
  readonly answer: Answer
  readonly label: Message | null
}

export type Because =
  /** Before the end the reader may not know the move or its alternatives. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'only' }
  | { readonly kind: 'chance' }
  /** The bot does not consider this move: another player or bot held the seat then. */
  | { readonly kind: 'foreign' }
  /** Without simulations: how often such a bot does this here, and what else it does. */
  | {
      readonly kind: 'felt'
      readonly share: number
      readonly others: readonly { readonly answer: ToldAnswer; readonly share: number }[]
    }
  /** By simulations, the bot's own or (before the end) made with what the reader can know. */
  | {
      readonly kind: 'searched'
      readonly own: boolean
      /** The share of games in which it did at least as well as the best other answer, and the points over it. */
      readonly ahead: number
      readonly gain: number
      readonly games: number
      readonly others: readonly { readonly answer: ToldAnswer; readonly behind: number }[]
    }

/** Why a bot chose as it did, as far as a reader may know it. */
export interface Reason {
  readonly step: number
  readonly seat: Seat
  readonly level: BotLevel | null
  /** Null where the reader may not know it. */
  readonly prompt: Message | null
  readonly chosen: ToldAnswer | null
  readonly because: Because
}

/** Everything refused is thrown as a `TroubleError`. */
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
  /** Why a bot did what it did, for the eyes of the viewer; of the last choices if there were many. */
  why(deeds: Deeds, viewer: Viewer): Promise<readonly Reason[]>
  /** The match after that many choices, as the viewer would have seen it. */
  past(step: number, viewer: Viewer): Promise<Frame>
  /** A separate match up to that step. */
  branch(step: number): Promise<MatchRecord>
  record(): Promise<MatchRecord>
  /** With `rests` the others wait after a turn that can be taken back, where the host can make them wait. */
  pace(pace: Pace, rests?: boolean): Promise<void>
  /** Lets the others continue: after a turn, and at the pace `step` for each seat without a human. */
  proceed(): Promise<void>
  close(): Promise<void>
}

/** Whether the host plays on for seats without a human. */
export type Speed = 'hold' | 'run'

/** One match, as the page talks to its host: through the eyes of one viewer at a time. Refusals are `TroubleError`s. */
export interface MatchSession {
  /** All that the viewer may know; with `from`, the moments since then come with patches. From now on for this viewer. */
  begin(viewer: Viewer, from?: MomentId): Promise<MatchUpdate>
  answer(decision: Asked, answer: Answer): Promise<MatchUpdate>
  undo(): Promise<MatchUpdate>
  redo(): Promise<MatchUpdate>
  /** The view at `from` and the moments up to `to`, or as many as the host sends at once. */
  past(from: MomentId, to: MomentId, viewer: Viewer): Promise<MatchUpdate>
  preview(decision: Asked, answer: Answer): Promise<Preview>
  /** A hint for this decision, from the information of the player; missing where hints are off. */
  hint?(decision: Asked): Promise<Hint>
  /** Why a bot did what it did, as far as the viewer may know; of the last choices if there were many. */
  why(deeds: Deeds, viewer: Viewer): Promise<readonly Reason[]>
  /** A separate match up to that step. */
  branch(step: number): Promise<MatchRecord>
  record(): Promise<MatchRecord>
  /** With `rests` the others wait after a turn that can be undone, where the host can make them wait. */
  speed(speed: Speed, rests?: boolean): Promise<void>
  /** Ends the rest after a turn. */
  release(): Promise<void>
  close(): Promise<void>
}

/** What the page hears without having asked. */
export interface Listener {
  /** Another player has moved. */
  update(update: Update): void
  /** The match was written, or (with what went wrong) could not be. */
  saved(trouble: Trouble | null): void
  /** A bot could not play. */
  failed(trouble: Trouble): void
}

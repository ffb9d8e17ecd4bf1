// One match at the table, as the page talks to it: whether the match is hosted on the device or over the network.
import type { Answer, MatchRecord, Preview, Viewer } from '@hustings/kernel'
import type { Asked, Frame, Update } from './frame.ts'
import type { Trouble } from './trouble.ts'

/** How seats that no person plays go on: each step when told to, by themselves, or all at once. */
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

/** Everything refused is thrown as a `TroubleError`. */
export interface TableSession {
  /** The first look, and a look anew: complete, with the whole log. */
  begin(viewer: Viewer): Promise<Update>
  look(viewer: Viewer): Promise<Update>
  answer(decision: Asked, answer: Answer): Promise<Update>
  undo(): Promise<Update>
  redo(): Promise<Update>
  preview(decision: Asked, answer: Answer): Promise<Preview>
  /** What a bot would answer here with the eyes of who is asked; missing where hints are not given. */
  hint?(decision: Asked): Promise<Hint>
  /** The match after that many choices, as the viewer would have seen it. */
  past(step: number, viewer: Viewer): Promise<Frame>
  /** The match up to that step as a match of its own. */
  branch(step: number): Promise<MatchRecord>
  record(): Promise<MatchRecord>
  /** With `rests` the others wait after a turn that can be taken back, where the host can make them wait. */
  pace(pace: Pace, rests?: boolean): Promise<void>
  /** The others may go on: after a turn, and at the pace `step` for each seat that no person plays. */
  proceed(): Promise<void>
  close(): Promise<void>
}

/** What the page hears without having asked. */
export interface Listener {
  /** Somebody else has played. */
  update(update: Update): void
  /** The match was written, or (with what went wrong) could not be. */
  saved(trouble: Trouble | null): void
  /** A bot could not play. */
  failed(trouble: Trouble): void
}

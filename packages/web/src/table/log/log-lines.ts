// The log as lines: events told by the game, filtered by seat and kind.

import type { Message, Seat } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import type { GameUi, LogLine } from '../../games/types.ts'

export interface ToldLine extends LogLine {
  readonly id: number
  readonly step: number
  readonly entry: LoggedEvent
  /** It belongs to something that can be looked at again. */
  readonly reviewable: boolean
  /** What looking again is called, where it has a name of its own. */
  readonly again?: Message
}

export interface LogFilter {
  readonly seats: readonly Seat[]
  readonly kinds: readonly string[]
}

export const EVERYTHING: LogFilter = { seats: [], kinds: [] }

/** Lines of events never change, so each is made once, and is the same line in everybody's log. */
const told = new WeakMap<LoggedEvent, ToldLine | null>()
let lastId = 0

export function lineOf(entry: LoggedEvent, ui: GameUi): ToldLine | null {
  const known = told.get(entry)
  if (known !== undefined) return known
  const line = ui.line(entry.event)
  const made = line === null ? null : madeLine(line, entry, ui)
  told.set(entry, made)
  return made
}

function madeLine(line: LogLine, entry: LoggedEvent, ui: GameUi): ToldLine {
  const beat = ui.beats?.of(entry.event) ?? null
  const again = beat?.again === undefined ? {} : { again: beat.again }
  return { ...line, id: ++lastId, step: entry.step, entry, reviewable: beat !== null, ...again }
}

export function linesOf(log: readonly LoggedEvent[], ui: GameUi): ToldLine[] {
  return log.map((entry) => lineOf(entry, ui)).filter((line) => line !== null)
}

function passes(line: LogLine, { seats, kinds }: LogFilter): boolean {
  const bySeat = seats.length === 0 || line.seats.some((seat) => seats.includes(seat))
  return bySeat && (kinds.length === 0 || kinds.includes(line.kind))
}

/** The lines of a part that the reader wants to see. */
export function wanted(lines: readonly ToldLine[], filter: LogFilter): readonly ToldLine[] {
  return filter === EVERYTHING ? lines : lines.filter((line) => passes(line, filter))
}

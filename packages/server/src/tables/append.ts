// The append of moves: what the database writes, and the row that it has afterwards.

import type { Entry } from '../storage/entry.ts'
import type { Append } from '../storage/journal.ts'
import type { Moves } from './effect.ts'
import { rowAfter, type TableRow } from './table-row.ts'
import { botDelay, type TableState } from './table-state.ts'
import { turnsAfter } from './turns.ts'

/** Number of entries after which a snapshot is stored. */
const SNAPSHOT_EVERY = 16

export interface PreparedAppend {
  readonly append: Append
  readonly last: Entry
  readonly row: TableRow
}

/** Prepares the append of entries that were applied to the match of the state. */
export function appendAfter(state: TableState, moves: Moves, now: number): PreparedAppend {
  const { match, engine, seating } = state
  const { entries, isUndo, late, extra } = moves
  const last = entries.at(-1)
  if (last === undefined) throw new Error('nothing to append')
  const before = seating.row
  const { id, turnSeconds, version } = before.match
  const asked = new Map(match.decisions.map(({ seat, prompt }) => [seat, prompt]))
  const chose = entries.flatMap(({ actor, seat }) => (actor !== null && seat !== null ? [seat] : []))
  const turns = turnsAfter(before.seats, { asked, now, turnSeconds, undo: isUndo, chose }).map((turn) =>
    turn.seat === late && !turn.toAct ? { ...turn, missed: turn.missed + 1 } : turn,
  )
  const delay = botDelay(state)
  const botDueAt = delay === null ? null : now + (last.bot === null ? delay : 0)
  const { revealedStep, standings } = match
  const summary = engine.summary(match)
  const append: Append = {
    match: id,
    after: { sequence: state.sequence, version },
    entries,
    at: now,
    revealedStep,
    botDueAt,
    summary,
    standings,
    turns,
    snapshot: snapshotAfter(state, last, moves.snapshot),
    forgetAfter: isUndo ? last.step : null,
    extra,
  }
  return { append, last, row: rowAfter(before, last, { turns, revealedStep, botDueAt, summary, now, standings }) }
}

function snapshotAfter({ match, engine, snapshot }: TableState, last: Entry, isWanted: boolean): Append['snapshot'] {
  const stage = engine.game.stage(match.state)
  const isDue = last.sequence - snapshot.sequence >= SNAPSHOT_EVERY || stage !== snapshot.stage || match.over
  return isDue || isWanted ? { sequence: last.sequence, step: last.step, stage, record: match.record() } : null
}

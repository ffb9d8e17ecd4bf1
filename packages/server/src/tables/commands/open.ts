// Views a match: all of it, or the changes since a serial.
import type { Viewer } from '@hustings/kernel'
import { refused, type WireUpdate } from '@hustings/protocol'
import { logSince } from '../log.ts'
import { type Asker, may, seesAs } from '../permissions.ts'
import type { TableRow } from '../table-row.ts'
import { frameFor, type TableState } from '../table-state.ts'
import type { TableStorage } from '../table-storage.ts'
import type { ViewRoom } from '../view-room.ts'

/** A client that missed more entries than this gets the whole match. */
const RESUME_AT_MOST = 200

/** Throws if the asker may not view the match as this viewer. */
export function mayOpen(row: TableRow, asker: Asker, viewer: Viewer, reported: boolean): void {
  const facts = { ...row, reported }
  if (!may(asker, 'see', facts)) throw refused('not-found')
  if (!seesAs(asker, facts, viewer)) throw refused('not-your-seat')
}

/** Returns the update for a client that has the match up to `since`, or nothing of it. */
export async function updateSince(
  state: TableState,
  storage: TableStorage,
  room: ViewRoom,
  since: number | null,
): Promise<WireUpdate> {
  const { sequence } = state
  const { viewer } = room
  const { id } = state.seating.row.match
  const frame = frameFor(state, viewer)
  const known = since === null || since > sequence || sequence - since > RESUME_AT_MOST ? null : since
  const step = known === null ? null : await storage.stepAt(id, known)
  const from = known === null || step === null ? { sequence: 0, step: -1 } : { sequence: known, step }
  const log = await logSince(storage, id, viewer, from)
  const whole = room.whole(sequence, frame, log)
  return from.sequence === 0 ? whole : { ...whole, after: from.sequence }
}

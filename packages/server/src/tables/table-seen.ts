// A table as clients see it: public fields, and the code for clients that may invite.
import type { Draft, Message, Seat } from '@hustings/kernel'
import type { Person, Presence, SeatSeen, TableChange, TableSeen } from '@hustings/protocol'
import { socketPathOf } from './socket-path.ts'
import type { SeatRow, TableRow } from './table-row.ts'

export interface PresenceOf {
  (account: string): Presence
  /** Returns the number of viewers who are none of these. */
  watchers(seated: readonly string[]): number
}

/**
 * Returns the public state of a table. In lists, `reader` is the account whose open decision is included. News to all
 * clients of a table has no reader.
 */
export function tableSeen(
  table: TableRow,
  presenceOf: PresenceOf,
  mayInvite: boolean,
  reader: string | null = null,
): TableSeen {
  const { match } = table
  return {
    id: match.id,
    socketPath: socketPathOf(match.id),
    code: mayInvite ? match.code : null,
    game: match.game,
    name: match.name,
    language: match.language,
    options: match.options,
    host: table.host,
    status: match.status,
    listed: match.listed,
    watching: match.watching,
    chat: match.chat,
    afterEnd: match.afterEnd,
    hints: match.hints,
    randomSeats: match.randomSeats,
    turnSeconds: match.turnSeconds,
    whenLate: match.whenLate,
    botDelayMs: match.botDelayMs,
    seedSeal: match.seedSeal,
    sequence: match.sequence,
    step: match.step,
    summary: match.summary,
    standings: match.standings,
    frozen: match.frozen,
    createdAt: new Date(match.createdAt).toISOString(),
    startedAt: written(match.startedAt),
    movedAt: written(match.movedAt),
    finishedAt: written(match.finishedAt),
    seats: table.seats.map((seat) => seatSeen(seat, presenceOf)),
    undoAsked: table.undoAsked,
    question: questionFor(table, reader),
    watchers: presenceOf.watchers(table.seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))),
  }
}

function seatSeen(seat: SeatRow, presenceOf: PresenceOf): SeatSeen {
  return {
    seat: seat.seat,
    holder: holderOf(seat),
    presence: seat.holder === null ? null : presenceOf(seat.holder),
    bot: seat.bot,
    automatic: seat.automatic,
    open: seat.open,
    ready: seat.ready,
    toAct: seat.toAct,
    actingSince: written(seat.actingSince),
    dueAt: written(seat.dueAt),
    reminded: seat.reminded,
    remindedAt: written(seat.remindedAt),
    missed: seat.missed,
    owner: seat.owner === null ? null : { id: seat.owner, name: seat.ownerName ?? '', member: false },
    lateVotes: seat.lateVotes,
    awayUntil: written(seat.awayUntil),
  }
}

/** Returns the changes of a choice outside the board. All other changes are on the board or in the update. */
export function besideAfter(before: TableRow, after: TableRow): TableChange {
  const seats: Record<Seat, Partial<SeatSeen>> = {}
  for (const [i, seat] of after.seats.entries()) {
    const had = before.seats[i]
    if (had !== undefined && had !== seat) seats[seat.seat] = turnChange(had, seat)
  }
  const { status, standings, finishedAt } = after.match
  if (before.undoAsked === null && standings === null) return { seats }
  const { undoAsked } = after
  const over = standings === null ? {} : { status, standings, finishedAt: written(finishedAt) }
  return { table: { undoAsked, ...over }, seats }
}

function turnChange(had: SeatRow, has: SeatRow): Partial<SeatSeen> {
  const change: Draft<Partial<SeatSeen>> = {}
  if (had.toAct !== has.toAct) change.toAct = has.toAct
  if (had.actingSince !== has.actingSince) change.actingSince = written(has.actingSince)
  if (had.dueAt !== has.dueAt) change.dueAt = written(has.dueAt)
  if (had.reminded !== has.reminded) change.reminded = has.reminded
  if (had.remindedAt !== has.remindedAt) change.remindedAt = written(has.remindedAt)
  if (had.missed !== has.missed) change.missed = has.missed
  if (had.lateVotes !== has.lateVotes) change.lateVotes = has.lateVotes
  return change
}

/** The prompt of another player could reveal hidden information. */
function questionFor({ seats }: TableRow, reader: string | null): Message | null {
  if (reader === null) return null
  return seats.find(({ toAct, holder }) => toAct && holder === reader)?.prompt ?? null
}

function holderOf(seat: SeatRow): Person | null {
  return seat.holder === null ? null : { id: seat.holder, name: seat.holderName ?? '', member: seat.holderMember }
}

function written(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}

// The row of a table: the match, its seats with their players, and open proposals.
import type { Message, Seat, Standing } from '@hustings/kernel'
import type { Person, UndoAsked } from '@hustings/protocol'
import type { Driver } from '../storage/driver.ts'
import type { Entry } from '../storage/entry.ts'
import { type MatchRow, matchRows } from '../storage/matches.ts'
import { openProposals, type Proposal } from '../storage/proposals.ts'
import { type SeatTurn, type SeatRow as StoredSeat, seatRows } from '../storage/seats.ts'

export type { MatchRow } from '../storage/matches.ts'

export interface SeatRow extends StoredSeat {
  /** Number of players who agree that a bot plays its late turn. */
  readonly lateVotes: number
}

export interface TableRow {
  readonly match: MatchRow
  readonly host: Person | null
  readonly seats: readonly SeatRow[]
  /** Proposals that are not settled. Some may have lapsed or expired. */
  readonly proposals: readonly Proposal[]
  readonly undoAsked: UndoAsked | null
}

/** Returns the accounts whose lists include a table. */
export function peopleOf({ match, seats }: Pick<TableRow, 'match' | 'seats'>): string[] {
  const people = [match.host, ...seats.flatMap(({ holder, owner }) => [holder, owner])]
  return [...new Set(people.filter((one) => one !== null))]
}

export async function tableRow(driver: Driver, id: string): Promise<TableRow | null> {
  return (await tableRows(driver, [id]))[0] ?? null
}

/** Returns the tables with these ids, in that order, without unknown ids. */
export async function tableRows(driver: Driver, ids: readonly string[]): Promise<TableRow[]> {
  // The version is read first: seats and proposals are that old or newer, so a write with that version never builds on older ones.
  const matches = await matchRows(driver, ids)
  const found = matches.map(({ id }) => id)
  const [seats, proposals] = await Promise.all([seatRows(driver, found), openProposals(driver, found)])
  const seatsOf = byMatch(seats)
  const proposalsOf = byMatch(proposals)
  return matches.map((match) => rowOf(match, seatsOf.get(match.id) ?? [], proposalsOf.get(match.id) ?? []))
}

function byMatch<T extends { readonly match: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(row.match)
    if (group === undefined) groups.set(row.match, [row])
    else group.push(row)
  }
  return groups
}

function rowOf(match: MatchRow, seats: readonly StoredSeat[], proposals: readonly Proposal[]): TableRow {
  const { host, hostName, hostMember } = match
  const all = seats.map((seat) => ({ ...seat, lateVotes: botTurnOf(proposals, seat)?.agreed.length ?? 0 }))
  return {
    match,
    host: host === null ? null : { id: host, name: hostName ?? '', member: hostMember },
    seats: all,
    proposals,
    undoAsked: undoAskedIn(match, all, proposals),
  }
}

/** Returns the proposal that a bot plays the turn of a seat. */
export function botTurnOf(
  proposals: readonly Proposal[],
  { seat, actingSince }: Pick<SeatRow, 'seat' | 'actingSince'>,
): Proposal | null {
  return proposals.find((one) => one.kind === 'bot-turn' && one.seat === seat && one.basis === actingSince) ?? null
}

/** Returns the proposal that a new player may take over a seat. */
export function openSeatOf(proposals: readonly Proposal[], seat: Seat): Proposal | null {
  return proposals.find((one) => one.kind === 'open-seat' && one.seat === seat) ?? null
}

/** Returns the proposal to go back from the current sequence. */
export function undoProposalOf(proposals: readonly Proposal[], sequence: number): Proposal | null {
  return proposals.find(({ kind, basis }) => kind === 'undo' && basis === sequence) ?? null
}

function undoAskedIn(
  { sequence }: MatchRow,
  seats: readonly SeatRow[],
  proposals: readonly Proposal[],
): UndoAsked | null {
  const proposal = undoProposalOf(proposals, sequence)
  if (proposal === null || proposal.undo === null) return null
  const { by, toStep, needed } = proposal.undo
  const agreed = seats.filter(({ holder }) => holder !== null && proposal.agreed.includes(holder))
  return {
    by,
    toStep,
    needed,
    agreed: needed.filter((seat) => agreed.some((one) => one.seat === seat)),
    expiresAt: new Date(proposal.expiresAt).toISOString(),
  }
}

interface Happened {
  readonly turns: readonly SeatTurn[]
  readonly revealedStep: number
  readonly botDueAt: number | null
  readonly summary: Message
  readonly standings: readonly Standing[] | null
  readonly now: number
}

/**
 * Returns the row that the database has after an entry was written. Fields are named one by one, because the engine
 * takes sixty times as long to spread an object with this number of fields.
 */
export function rowAfter(
  { match, host, seats, proposals }: TableRow,
  { sequence, step }: Pick<Entry, 'sequence' | 'step'>,
  { turns, revealedStep, botDueAt, summary, standings, now }: Happened,
): TableRow {
  return {
    match: {
      id: match.id,
      code: match.code,
      game: match.game,
      gameVersion: match.gameVersion,
      name: match.name,
      language: match.language,
      options: match.options,
      host: match.host,
      hostName: match.hostName,
      hostMember: match.hostMember,
      status: standings === null ? match.status : 'finished',
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
      sequence,
      step,
      revealedStep,
      version: match.version,
      botDueAt,
      summary,
      standings,
      frozen: match.frozen,
      createdAt: match.createdAt,
      startedAt: match.startedAt,
      movedAt: now,
      finishedAt: standings === null ? null : now,
    },
    host,
    seats: seats.map((seat) => seatAfter(seat, turns)),
    proposals,
    undoAsked: null,
  }
}

function seatAfter(seat: SeatRow, turns: readonly SeatTurn[]): SeatRow {
  const turn = turns.find((one) => one.seat === seat.seat)
  if (turn === undefined) return seat
  const same = turn.actingSince === seat.actingSince
  return {
    match: seat.match,
    seat: seat.seat,
    holder: seat.holder,
    holderName: seat.holderName,
    holderMember: seat.holderMember,
    bot: seat.bot,
    automatic: seat.automatic,
    open: seat.open,
    ready: seat.ready,
    satAt: seat.satAt,
    toAct: turn.toAct,
    actingSince: turn.actingSince,
    dueAt: turn.dueAt,
    remindAt: turn.remindAt,
    reminded: same ? seat.reminded : 0,
    remindedAt: same ? seat.remindedAt : null,
    prompt: turn.prompt,
    leftSeconds: turn.leftSeconds,
    missed: turn.missed,
    owner: seat.owner,
    ownerName: seat.ownerName,
    awayFrom: seat.awayFrom,
    awayUntil: seat.awayUntil,
    lateVotes: same ? seat.lateVotes : 0,
  }
}

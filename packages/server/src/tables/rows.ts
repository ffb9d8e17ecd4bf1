// A table as the database has it: the match, its seats with their people, and requests that are open.

import type { Message, Seat, Standing } from '@hustings/kernel'
import type { CHATS, Language, Person, TableStatus, UndoAsked, WATCHING, WHEN_LATE } from '@hustings/protocol'
import type { Queries } from '../database/database.ts'
import type { SeatTurn } from '../journal/append.ts'
import type { Entry } from '../journal/entry.ts'

export interface MatchRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly gameVersion: number
  readonly name: string
  readonly language: Language
  readonly options: unknown
  readonly host: string | null
  readonly status: TableStatus
  readonly listed: boolean
  readonly watching: (typeof WATCHING)[number]
  readonly chat: (typeof CHATS)[number]
  readonly afterEnd: boolean
  readonly hints: boolean
  readonly randomSeats: boolean
  readonly turnSeconds: number | null
  readonly whenLate: (typeof WHEN_LATE)[number]
  readonly botDelayMs: number
  readonly seedSeal: string | null
  readonly sequence: number
  readonly step: number
  readonly changes: number
  readonly summary: Message | null
  readonly standings: readonly Standing[] | null
  readonly frozen: string | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly movedAt: Date | null
  readonly finishedAt: Date | null
}

export interface SeatRow {
  readonly seat: Seat
  readonly holder: string | null
  readonly holderName: string | null
  readonly holderMember: boolean
  readonly bot: string | null
  readonly automatic: boolean
  readonly open: boolean
  readonly ready: boolean
  readonly satAt: Date | null
  readonly toAct: boolean
  readonly actingSince: Date | null
  readonly dueAt: Date | null
  readonly remindAt: Date | null
  readonly reminded: number
  readonly remindedAt: Date | null
  /** What the seat is asked: for the eyes of its holder. */
  readonly prompt: Message | null
  readonly leftSeconds: number | null
  readonly missed: number
  readonly owner: string | null
  readonly ownerName: string | null
  readonly awayFrom: Date | null
  readonly awayUntil: Date | null
  readonly lateVotes: number
}

export interface TableRow {
  readonly match: MatchRow
  readonly host: Person | null
  readonly seats: readonly SeatRow[]
  readonly undoAsked: UndoAsked | null
}

/** Everybody in whose lists a table stands. */
export function peopleOf({ match, seats }: TableRow): string[] {
  const people = [match.host, ...seats.flatMap(({ holder, owner }) => [holder, owner])]
  return [...new Set(people.filter((one) => one !== null))]
}

const MATCH = `m.id, m.code, m.game, m.game_version as "gameVersion", m.name, m.language, m.options, m.host, m.status, m.listed,
  m.watching, m.chat, m.after_end as "afterEnd", m.hints, m.random_seats as "randomSeats", m.turn_seconds as "turnSeconds",
  m.when_late as "whenLate",
  m.bot_delay_ms as "botDelayMs", m.seed_seal as "seedSeal", m.sequence, m.step, m.changes, m.summary, m.standings, m.frozen,
  m.created_at as "createdAt", m.started_at as "startedAt", m.moved_at as "movedAt", m.finished_at as "finishedAt"`

const SEAT = `s.match, s.seat, s.holder, a.name as "holderName", coalesce(a.kind = 'member', false) as "holderMember", s.bot,
  s.automatic, s.open, s.ready, s.sat_at as "satAt", s.to_act as "toAct", s.acting_since as "actingSince", s.due_at as "dueAt",
  s.remind_at as "remindAt", s.reminded, s.reminded_at as "remindedAt", s.prompt, s.left_seconds as "leftSeconds", s.missed, s.owner, o.name as "ownerName",
  a.away_from as "awayFrom", a.away_until as "awayUntil",
  (select count(*)::integer from late_votes v where v.match = s.match and v.seat = s.seat
    and v.acting_since = s.acting_since) as "lateVotes"`

export async function tableRow(queries: Pick<Queries, 'read'>, id: string): Promise<TableRow | null> {
  return (await tableRows(queries, [id]))[0] ?? null
}

/** The tables with these ids, in that order; those that are not there are left out. */
export async function tableRows(queries: Pick<Queries, 'read'>, ids: readonly string[]): Promise<TableRow[]> {
  if (ids.length === 0) return []
  const matches = await queries.read<MatchRow & { hostName: string | null; hostMember: boolean }>(
    `select ${MATCH}, h.name as "hostName", coalesce(h.kind = 'member', false) as "hostMember"
     from matches m left join accounts h on h.id = m.host where m.id = any($1::uuid[])`,
    [ids],
  )
  const seats = await queries.read<SeatRow & { match: string }>(
    `select ${SEAT} from seats s left join accounts a on a.id = s.holder left join accounts o on o.id = s.owner
     where s.match = any($1::uuid[]) order by s.match, s.place`,
    [ids],
  )
  const asks = await queries.read<{
    match: string
    by: Seat
    toStep: number
    atSequence: number
    needed: readonly Seat[]
    agreed: readonly Seat[]
    expiresAt: Date
  }>(
    `select match, by_seat as by, to_step as "toStep", at_sequence as "atSequence", needed, agreed, expires_at as "expiresAt"
     from undo_asks where match = any($1::uuid[])`,
    [ids],
  )
  return ids.flatMap((id) => {
    const found = matches.find((match) => match.id === id)
    if (found === undefined) return []
    const { hostName, hostMember, ...match } = found
    const ask = asks.find((one) => one.match === id && one.atSequence === match.sequence)
    return [
      {
        match,
        host: match.host === null ? null : { id: match.host, name: hostName ?? '', member: hostMember },
        seats: seats.filter((seat) => seat.match === id),
        undoAsked:
          ask === undefined
            ? null
            : {
                by: ask.by,
                toStep: ask.toStep,
                needed: ask.needed,
                agreed: ask.agreed,
                expiresAt: ask.expiresAt.toISOString(),
              },
      },
    ]
  })
}

interface Happened {
  readonly turns: readonly SeatTurn[]
  readonly summary: Message
  readonly standings: readonly Standing[] | null
  readonly now: Date
}

/**
 * The row as the database has it after an entry was written. Fields are named one by one: with so many of them the engine
 * takes sixty times as long to spread an object.
 */
export function rowAfter(
  { match, host, seats }: TableRow,
  { sequence, step }: Pick<Entry, 'sequence' | 'step'>,
  { turns, summary, standings, now }: Happened,
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
      changes: match.changes,
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
    undoAsked: null,
  }
}

function seatAfter(seat: SeatRow, turns: readonly SeatTurn[]): SeatRow {
  const turn = turns.find((one) => one.seat === seat.seat)
  if (turn === undefined) return seat
  const same = turn.actingSince?.getTime() === seat.actingSince?.getTime()
  return {
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

// The one statement that writes what happened: journal, match, turns and snapshot, or nothing of it.
import type { MatchRecord, Message, Seat, Standing } from '@hustings/kernel'
import type { Queries } from '../database/database.ts'
import type { Entry } from './entry.ts'

/** The turn of a seat after an entry. */
export interface SeatTurn {
  readonly seat: Seat
  readonly toAct: boolean
  readonly actingSince: Date | null
  readonly dueAt: Date | null
  readonly remindAt: Date | null
  /** What was left of its time when its turn ended: an undo gives it back. */
  readonly leftSeconds: number | null
  readonly missed: number
}

export interface Snapshot {
  readonly sequence: number
  readonly step: number
  readonly stage: number
  readonly record: MatchRecord
}

export interface Append {
  readonly match: string
  /** The sequence that the entries build on. */
  readonly after: number
  readonly entries: readonly Entry[]
  readonly at: Date
  readonly revealedStep: number
  readonly botDueAt: Date | null
  readonly summary: Message
  readonly standings: readonly Standing[] | null
  readonly turns: readonly SeatTurn[]
  readonly snapshot: Snapshot | null
  /** After an undo: snapshots of later steps are of a past that did not happen. */
  readonly forgetAfter: number | null
  /** A seat whose time is over: a bot may choose for its person. */
  readonly lateSeat: Seat | null
}

/**
 * A seat is guarded: the choice of a person counts only while that person holds the seat, the choice of a bot only
 * while a bot or the rules themselves play it, or its person is late.
 */
const STATEMENT = `
with moved as (
  update matches set sequence = $2, step = $3, revealed_step = $4, moved_at = $5, bot_due_at = $6,
    summary = $7::jsonb, standings = $8::jsonb,
    status = case when $8::jsonb is null then status else 'finished' end,
    finished_at = case when $8::jsonb is null then null else $5::timestamptz end
  where id = $1 and sequence = $9 and status = 'playing' and frozen is null and not exists (
    select from jsonb_to_recordset($10::jsonb) as by(seat text, actor uuid)
    left join seats on seats.match = $1 and seats.seat = by.seat
    where case when by.seat = $18 then seats.due_at is null or seats.due_at > $5
      when by.actor is null then seats.bot is null and not seats.automatic
      else seats.holder is distinct from by.actor end
  )
  returning id
), written as (
  insert into journal (match, sequence, kind, seat, answer, step, actor, bot, request, revealed, events, at)
  select moved.id, sequence, kind, seat, answer, step, actor, bot, request, revealed, events, $5
  from moved, json_to_recordset($11::json) as entry(sequence integer, kind text, seat text, answer json, step integer,
    actor uuid, bot text, request uuid, revealed boolean, events json)
), turned as (
  update seats set to_act = turn."toAct", acting_since = turn."actingSince", due_at = turn."dueAt",
    remind_at = turn."remindAt", left_seconds = turn."leftSeconds", missed = turn.missed,
    reminded = case when turn."actingSince" is not distinct from seats.acting_since then reminded else 0 end
  from moved, jsonb_to_recordset($12::jsonb) as turn(seat text, "toAct" boolean, "actingSince" timestamptz,
    "dueAt" timestamptz, "remindAt" timestamptz, "leftSeconds" integer, missed integer)
  where seats.match = moved.id and seats.seat = turn.seat
), forgotten as (
  delete from snapshots using moved where snapshots.match = moved.id and snapshots.step > $13
), kept as (
  insert into snapshots (match, sequence, step, stage, record)
  select moved.id, $14, $15, $16, $17::json from moved where $17::json is not null
)
select id from moved`

/** False when somebody else was first: nothing was written. */
export async function append(database: Pick<Queries, 'write'>, what: Append): Promise<boolean> {
  const last = what.entries.at(-1)
  if (last === undefined) return true
  const by = what.entries.flatMap(({ kind, seat, actor }) => (kind === 'choice' ? [{ seat, actor }] : []))
  const moved = await database.write(STATEMENT, [
    what.match,
    last.sequence,
    last.step,
    what.revealedStep,
    what.at,
    what.botDueAt,
    JSON.stringify(what.summary),
    what.standings === null ? null : JSON.stringify(what.standings),
    what.after,
    JSON.stringify(by),
    JSON.stringify(what.entries),
    JSON.stringify(what.turns),
    what.forgetAfter ?? MANY,
    what.snapshot?.sequence ?? 0,
    what.snapshot?.step ?? 0,
    what.snapshot?.stage ?? 0,
    what.snapshot === null ? null : JSON.stringify(what.snapshot.record),
    what.lateSeat,
  ])
  return moved.length === 1
}

/** More choices than any match has. */
const MANY = 2_000_000_000

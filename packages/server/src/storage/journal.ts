// The journal: the ordered entries of each match. An append writes entries, match, turns and snapshot in one batch.
import type { Answer, Emitted, GameEvent, Message, Seat, Standing } from '@hustings/kernel'
import { archivedEntries } from './archives.ts'
import { type Bit, bit, fromJson, mapNullable } from './columns.ts'
import type { Driver, Statement } from './driver.ts'
import type { Entry, StoredSnapshot } from './entry.ts'
import { type SeatTurn, turnStatement } from './seats.ts'
import { forgetSnapshotsAfter, snapshotStatement } from './snapshots.ts'
import { sql } from './sql.ts'

export interface Append {
  readonly match: string
  /** The row that this builds on. Nothing is written if the match, its seats or its settings have changed since. */
  readonly after: { readonly sequence: number; readonly version: number }
  readonly entries: readonly Entry[]
  readonly at: number
  readonly revealedStep: number
  readonly botDueAt: number | null
  readonly summary: Message
  /** Ends the match. */
  readonly standings: readonly Standing[] | null
  /** Seats whose turn changed. */
  readonly turns: readonly SeatTurn[]
  readonly snapshot: StoredSnapshot | null
  /** After an undo: snapshots of later steps are deleted. */
  readonly forgetAfter: number | null
  /** Statements of other subjects in the same batch, such as the vote that caused the move. */
  readonly extra?: readonly Statement[]
}

const HEAD = sql(
  'journal.head',
  `update matches set sequence = ?, step = ?, revealed_step = ?, moved_at = ?, bot_due_at = ?, summary = ?, standings = ?,
     status = ?, finished_at = ?
   where id = ? and sequence = ? and version = ? and status = 'playing' and frozen is null`,
)
const ENTRY = sql(
  'journal.entry',
  `insert into journal (match, sequence, kind, seat, answer, step, actor, bot, request, revealed, events, cuts, at)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)

/** `conflict`: nothing was written, because the row has changed or the request is in the journal. */
export async function appendMoves(driver: Driver, append: Append): Promise<'written' | 'conflict'> {
  const { match, snapshot, forgetAfter } = append
  const statements: Statement[] = [headStatement(append)]
  for (const entry of append.entries) statements.push(entryStatement(match, entry, append.at))
  for (const turn of append.turns) statements.push(turnStatement(match, turn))
  if (forgetAfter !== null) statements.push(forgetSnapshotsAfter(match, forgetAfter))
  if (snapshot !== null) statements.push(snapshotStatement(match, snapshot))
  if (append.extra !== undefined) statements.push(...append.extra)
  const { done } = await driver.batch(statements)
  return done ? 'written' : 'conflict'
}

function headStatement(append: Append): Statement {
  const { match, after, entries, at, revealedStep, botDueAt, summary, standings } = append
  const last = entries.at(-1)
  if (last === undefined) throw new Error('nothing to append')
  const isOver = standings !== null
  const values = [
    last.sequence,
    last.step,
    revealedStep,
    at,
    botDueAt,
    JSON.stringify(summary),
    isOver ? JSON.stringify(standings) : null,
    isOver ? 'finished' : 'playing',
    isOver ? at : null,
    match,
    after.sequence,
    after.version,
  ]
  return { sql: HEAD, values, expect: 1 }
}

export function entryStatement(match: string, entry: Entry, at: number): Statement {
  const values = [
    match,
    entry.sequence,
    entry.kind,
    entry.seat,
    mapNullable(entry.answer, (answer) => JSON.stringify(answer)),
    entry.step,
    entry.actor,
    entry.bot,
    entry.request,
    bit(entry.revealed),
    JSON.stringify(entry.events),
    mapNullable(entry.cuts, (cuts) => JSON.stringify(cuts)),
    at,
  ]
  return { sql: ENTRY, values, expect: 1 }
}

interface EntryColumns extends Omit<Entry, 'answer' | 'revealed' | 'events' | 'cuts'> {
  readonly answer: string | null
  readonly revealed: Bit
  readonly events: string
  readonly cuts: string | null
}

const AFTER = sql<EntryColumns>(
  'journal.after',
  `select sequence, kind, seat, answer, step, actor, bot, request, revealed, events, cuts from journal
   where match = ? and sequence > ? order by sequence`,
)
const AFTER_MANY = sql<EntryColumns & { readonly match: string }>(
  'journal.after-many',
  `select j.match, j.sequence, j.kind, j.seat, j.answer, j.step, j.actor, j.bot, j.request, j.revealed, j.events, j.cuts
   from {pairs} as known cross join journal j where j.match = known.name and j.sequence > known.number
   order by j.match, j.sequence`,
)
const OF_REQUEST = sql<{ sequence: number }>(
  'journal.of-request',
  'select sequence from journal where match = ? and request = ?',
)
const STEP = sql<{ step: number }>('journal.step', 'select step from journal where match = ? and sequence = ?')
const CHOICES = sql<ChoicesMade>(
  'journal.choices',
  `with back as materialized (select match, sequence, step from journal where match in {inList} and kind <> 'choice')
   select match, seat, actor, count(*) as choices from journal as made
   where match in {inList} and kind = 'choice' and not exists (select 1 from back
     where back.match = made.match and back.sequence > made.sequence and back.step < made.step)
   group by match, seat, actor`,
)

/** Reads the journal, or the archive of an archived match. */
export async function entriesAfter(driver: Driver, match: string, sequence: number): Promise<Entry[]> {
  const rows = await driver.read(AFTER, [match, sequence])
  if (rows.length > 0) return rows.map(entryOf)
  return (await archivedEntries(driver, match)).filter((entry) => entry.sequence > sequence)
}

/** Reads new entries of several running matches, each after its sequence. */
export async function entriesOfMany(
  driver: Driver,
  known: readonly { readonly match: string; readonly sequence: number }[],
): Promise<Map<string, Entry[]>> {
  const pairs = JSON.stringify(known.map(({ match, sequence }) => [match, sequence]))
  const found = new Map<string, Entry[]>(known.map(({ match }) => [match, []]))
  for (const { match, ...row } of await driver.read(AFTER_MANY, [pairs])) found.get(match)?.push(entryOf(row))
  return found
}

function entryOf(row: EntryColumns): Entry {
  return {
    ...row,
    answer: mapNullable(row.answer, (text) => fromJson<Answer>(text)),
    revealed: row.revealed === 1,
    events: fromJson<Emitted<GameEvent>[]>(row.events),
    cuts: mapNullable(row.cuts, (text) => fromJson<number[]>(text)),
  }
}

/** Returns the sequence of a request, or null if it was not written. */
export async function sequenceOfRequest(driver: Driver, match: string, request: string): Promise<number | null> {
  const [found] = await driver.read(OF_REQUEST, [match, request])
  return found?.sequence ?? null
}

export async function stepAt(driver: Driver, match: string, sequence: number): Promise<number | null> {
  const [found] = await driver.read(STEP, [match, sequence])
  return found?.step ?? null
}

/** Returns the choices that were not undone. */
export function activeEntries(entries: readonly Entry[]): Entry[] {
  const active: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'choice') active.push(entry)
    else while ((active.at(-1)?.step ?? 0) > entry.step) active.pop()
  }
  return active
}

/** Number of choices that an account made for a seat; null is a bot or the server. */
export interface ChoicesMade {
  readonly match: string
  readonly seat: Seat | null
  readonly actor: string | null
  readonly choices: number
}

/** Counts the choices that were not undone, by seat and account. */
export async function choicesMade(driver: Driver, matches: readonly string[]): Promise<ChoicesMade[]> {
  const ids = JSON.stringify(matches)
  const made = await driver.read(CHOICES, [ids, ids])
  const found = new Set(made.map(({ match }) => match))
  for (const match of matches) {
    if (found.has(match)) continue
    for (const { seat, actor } of activeEntries(await archivedEntries(driver, match))) {
      made.push({ match, seat, actor, choices: 1 })
    }
  }
  return made
}

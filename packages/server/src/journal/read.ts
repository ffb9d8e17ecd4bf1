// Reading the journal: a match as it stands, what happened since, the log of a viewer, and who made a request.

import { type Emitted, type GameEvent, type Seat, type Viewer, visibleEvents } from '@hustings/kernel'
import type { LoggedEvent, WireLog } from '@hustings/protocol'
import type { Queries } from '../database/database.ts'
import { archivedEntries, archivedSnapshot } from './archive.ts'
import type { Entry, StoredSnapshot } from './entry.ts'

type Reader = Pick<Queries, 'read'>

const ENTRY = 'sequence, kind, seat, answer, step, actor, bot, request, revealed, events'

export async function entriesAfter(database: Reader, match: string, sequence: number): Promise<Entry[]> {
  const found = await database.read<Entry>(
    `select ${ENTRY} from journal where match = $1 and sequence > $2 order by sequence`,
    [match, sequence],
  )
  if (found.length > 0) return found
  return (await archivedEntries(database, match)).filter((entry) => entry.sequence > sequence)
}

/** Where loading begins. */
export async function newestSnapshot(database: Reader, match: string): Promise<StoredSnapshot | null> {
  const [found] = await database.read<StoredSnapshot>(
    'select sequence, step, record from snapshots where match = $1 order by sequence desc limit 1',
    [match],
  )
  return found ?? (await archivedSnapshot(database, match))
}

/** The last snapshot at or before a step; all that are left are of the past that happened. */
export async function snapshotBefore(database: Reader, match: string, step: number): Promise<StoredSnapshot | null> {
  const [found] = await database.read<StoredSnapshot>(
    'select sequence, step, record from snapshots where match = $1 and step <= $2 order by step desc, sequence desc limit 1',
    [match, step],
  )
  return found ?? null
}

/** The sequence at which a request was written. */
export async function sequenceOfRequest(database: Reader, match: string, request: string): Promise<number | null> {
  const [found] = await database.read<{ sequence: number }>(
    'select sequence from journal where match = $1 and request = $2',
    [match, request],
  )
  return found?.sequence ?? null
}

/** All requests that were written. */
export async function requestsOf(database: Reader, match: string): Promise<string[]> {
  const found = await database.read<{ request: string }>(
    'select request from journal where match = $1 and request is not null',
    [match],
  )
  return found.map(({ request }) => request)
}

interface Told {
  readonly sequence: number
  readonly kind: Entry['kind']
  readonly step: number
  readonly events: readonly Emitted<GameEvent>[]
}

/** What a viewer was told after the sequence `since`, which ended with the step `step`; from the start with 0 and -1. */
export async function logSince(
  database: Reader,
  match: string,
  viewer: Viewer,
  since: { readonly sequence: number; readonly step: number },
): Promise<WireLog> {
  return logOf(await entriesAfter(database, match, since.sequence), viewer, since.step)
}

/** The log as it is after these entries, in terms of a log that went to `step`. */
export function logOf(entries: readonly Told[], viewer: Viewer, step: number): WireLog {
  let upTo = step
  const add: LoggedEvent[] = []
  for (const entry of entries) {
    if (entry.kind === 'undo' || entry.kind === 'rewind' || entry.kind === 'restart') {
      upTo = Math.min(upTo, entry.step)
      while ((add.at(-1)?.step ?? -1) > entry.step) add.pop()
    }
    for (const event of visibleEvents(entry.events, viewer)) add.push({ step: entry.step, event })
  }
  return { upTo, add }
}

/** The choices that were made and not taken back, with who made them. */
export function lineOf(entries: readonly Entry[]): Entry[] {
  const line: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'choice') line.push(entry)
    else while ((line.at(-1)?.step ?? 0) > entry.step) line.pop()
  }
  return line
}

/** How many choices of a seat somebody has made; a bot, or the server, is nobody. */
export interface Made {
  readonly match: string
  readonly seat: Seat | null
  readonly actor: string | null
  readonly choices: number
}

/** Who made how many of the choices in these matches that were not taken back: their lines, counted where they lie. */
export async function madeIn(database: Reader, matches: readonly string[]): Promise<Made[]> {
  const made = await database.read<Made>(
    `with back as materialized (select match, sequence, step from journal where match = any($1::uuid[]) and kind <> 'choice')
     select match, seat, actor, count(*)::integer as choices from journal as made
     where match = any($1::uuid[]) and kind = 'choice' and not exists (select from back
       where back.match = made.match and back.sequence > made.sequence and back.step < made.step)
     group by match, seat, actor`,
    [matches],
  )
  const found = new Set(made.map(({ match }) => match))
  for (const match of matches) {
    if (found.has(match)) continue
    for (const { seat, actor } of lineOf(await archivedEntries(database, match)))
      made.push({ match, seat, actor, choices: 1 })
  }
  return made
}

export async function stepAt(database: Reader, match: string, sequence: number): Promise<number | null> {
  const [found] = await database.read<{ step: number }>('select step from journal where match = $1 and sequence = $2', [
    match,
    sequence,
  ])
  return found?.step ?? null
}

/** Seats of the choices after a step, of the past that happened. */
export async function seatsSince(database: Reader, match: string, step: number): Promise<Seat[]> {
  const line = lineOf(await entriesAfter(database, match, 0))
  return line.flatMap((entry) => (entry.step > step && entry.seat !== null ? [entry.seat] : []))
}

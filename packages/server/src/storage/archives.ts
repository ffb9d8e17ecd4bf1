// Archives: the journal and the last snapshot of a finished match, compressed into one row.
import type { MatchRecord } from '@hustings/kernel'
import { packed, unpacked } from './columns.ts'
import type { Driver } from './driver.ts'
import type { Entry, StoredSnapshot } from './entry.ts'
import { sql } from './sql.ts'

const FORMAT = 1

const BODY = sql<{ body: Uint8Array }>('archives.body', 'select body from archives where match = ?')
const RECORD = sql<{ record: Uint8Array; sequence: number; step: number }>(
  'archives.record',
  'select a.record, a.sequence, m.step from archives a join matches m on m.id = a.match where a.match = ?',
)
const DUE = sql<{ id: string }>(
  'archives.due',
  `select id from matches where finished_at < ? and not exists (select 1 from archives where archives.match = matches.id)
   order by finished_at limit ?`,
)
const PUT = sql('archives.put', 'insert into archives (match, format, sequence, body, record) values (?, ?, ?, ?, ?)')
const FORGET_JOURNAL = sql('archives.forget-journal', 'delete from journal where match = ?')
const FORGET_SNAPSHOTS = sql('archives.forget-snapshots', 'delete from snapshots where match = ?')

export async function archivedEntries(driver: Driver, match: string): Promise<Entry[]> {
  const [found] = await driver.read(BODY, [match])
  return found === undefined ? [] : unpacked<Entry[]>(found.body)
}

/** The end of an archived match. */
export async function archivedSnapshot(driver: Driver, match: string): Promise<StoredSnapshot | null> {
  const [found] = await driver.read(RECORD, [match])
  if (found === undefined) return null
  const { sequence, step } = found
  return { sequence, step, stage: 0, record: await unpacked<MatchRecord>(found.record) }
}

/** Matches that ended before that time and are not archived, the oldest first. */
export async function matchesToArchive(driver: Driver, endedBefore: number, limit: number): Promise<string[]> {
  return (await driver.read(DUE, [endedBefore, limit])).map(({ id }) => id)
}

/** Packs all entries of a match. False if it does not end with a snapshot of its end, or is archived already. */
export async function archive(
  driver: Driver,
  match: string,
  entries: readonly Entry[],
  snapshot: StoredSnapshot | null,
): Promise<boolean> {
  const end = entries.at(-1)
  if (end === undefined || snapshot === null || snapshot.sequence !== end.sequence) return false
  const { done } = await driver.batch([
    {
      sql: PUT,
      values: [match, FORMAT, end.sequence, await packed(entries), await packed(snapshot.record)],
      expect: 1,
    },
    { sql: FORGET_JOURNAL, values: [match], expect: entries.length },
    { sql: FORGET_SNAPSHOTS, values: [match] },
  ])
  return done
}

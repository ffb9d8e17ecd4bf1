// A finished match in one row: seven days after the end its journal and snapshots are packed together.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import type { MatchRecord } from '@hustings/kernel'
import type { Database, Queries } from '../database/database.ts'
import type { Entry, StoredSnapshot } from './entry.ts'

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

const FORMAT = 1
const KEPT_OPEN = 7 * 24 * 3600 * 1000

export async function archivedEntries(database: Pick<Queries, 'read'>, match: string): Promise<Entry[]> {
  const [found] = await database.read<{ body: Uint8Array }>('select body from archives where match = $1', [match])
  return found === undefined ? [] : JSON.parse((await unpack(found.body)).toString('utf8'))
}

/** The end of an archived match. */
export async function archivedSnapshot(database: Pick<Queries, 'read'>, match: string): Promise<StoredSnapshot | null> {
  const [found] = await database.read<{ record: Uint8Array; sequence: number; step: number }>(
    'select a.record, a.sequence, m.step from archives a join matches m on m.id = a.match where a.match = $1',
    [match],
  )
  if (found === undefined) return null
  const record: MatchRecord = JSON.parse((await unpack(found.record)).toString('utf8'))
  return { sequence: found.sequence, step: found.step, record }
}

/** Packs matches that ended a week ago; gives back how many. */
export async function archiveOld(database: Database, now: Date, limit = 20): Promise<number> {
  const old = await database.read<{ id: string }>(
    `select id from matches where finished_at < $1
     and not exists (select from archives where match = matches.id) order by finished_at limit $2`,
    [new Date(now.getTime() - KEPT_OPEN), limit],
  )
  for (const { id } of old) await archive(database, id)
  return old.length
}

export async function archive(database: Database, match: string): Promise<void> {
  await database.transaction(async (queries) => {
    const entries = await queries.read<Entry>(
      `select sequence, kind, seat, answer, step, actor, bot, request, revealed, events
       from journal where match = $1 order by sequence`,
      [match],
    )
    const [last] = await queries.read<{ record: MatchRecord; sequence: number }>(
      'select record, sequence from snapshots where match = $1 order by sequence desc limit 1',
      [match],
    )
    const end = entries.at(-1)
    // A match ends with a snapshot of its end; without one it stays as it is.
    if (last === undefined || end === undefined || last.sequence !== end.sequence) return
    await queries.write('insert into archives values ($1, $2, $3, $4, $5) on conflict do nothing', [
      match,
      FORMAT,
      end.sequence,
      await pack(JSON.stringify(entries)),
      await pack(JSON.stringify(last.record)),
    ])
    await queries.write('delete from journal where match = $1', [match])
    await queries.write('delete from snapshots where match = $1', [match])
  })
}

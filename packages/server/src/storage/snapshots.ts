// Snapshots of matches after some entries, so that loading repeats few choices. Records are compressed.
import type { MatchRecord } from '@hustings/kernel'
import { archivedSnapshot } from './archives.ts'
import { deflated, inflated } from './columns.ts'
import type { Driver, Statement } from './driver.ts'
import type { StoredSnapshot } from './entry.ts'
import { sql } from './sql.ts'

const PUT = sql('snapshots.put', 'insert into snapshots (match, sequence, step, stage, record) values (?, ?, ?, ?, ?)')
const FORGET = sql('snapshots.forget', 'delete from snapshots where match = ? and step > ?')
const NEWEST = sql<StoredSnapshot<Uint8Array>>(
  'snapshots.newest',
  'select sequence, step, stage, record from snapshots where match = ? order by sequence desc limit 1',
)
const BEFORE = sql<StoredSnapshot<Uint8Array>>(
  'snapshots.before',
  `select sequence, step, stage, record from snapshots where match = ? and step <= ? order by step desc, sequence desc limit 1`,
)

export function snapshotStatement(match: string, snapshot: StoredSnapshot): Statement {
  const { sequence, step, stage, record } = snapshot
  return { sql: PUT, values: [match, sequence, step, stage, deflated(record)], expect: 1 }
}

export function forgetSnapshotsAfter(match: string, step: number): Statement {
  return { sql: FORGET, values: [match, step] }
}

/** Returns the newest snapshot, or that of the archive. */
export async function newestSnapshot(driver: Driver, match: string): Promise<StoredSnapshot | null> {
  const [found] = await driver.read(NEWEST, [match])
  return found === undefined ? archivedSnapshot(driver, match) : opened(found)
}

/** Returns the last snapshot at or before a step. */
export async function snapshotBefore(driver: Driver, match: string, step: number): Promise<StoredSnapshot | null> {
  const [found] = await driver.read(BEFORE, [match, step])
  return found === undefined ? null : opened(found)
}

async function opened({ sequence, step, stage, record }: StoredSnapshot<Uint8Array>): Promise<StoredSnapshot> {
  return { sequence, step, stage, record: await inflated<MatchRecord>(record) }
}

// Servers that use the database, and the epoch: a restore changes it, and a node that reads a new epoch must exit.
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

const SEEN = sql(
  'nodes.seen',
  `insert into nodes (id, started_at, seen_at) values (?, ?, ?) on conflict (id) do update set seen_at = excluded.seen_at`,
)
const GONE = sql('nodes.gone', 'delete from nodes where id = ?')
const FORGET = sql('nodes.forget', 'delete from nodes where seen_at < ?')
const EPOCH = sql<{ epoch: string }>('nodes.epoch', 'select epoch from server_state where id = 1')

/** Stores the heartbeat of a node and returns the epoch. */
export async function nodeSeen(driver: Driver, node: string, startedAt: number, now: number): Promise<string> {
  await driver.write(SEEN, [node, startedAt, now])
  return epochOf(driver)
}

export async function epochOf(driver: Driver): Promise<string> {
  const [found] = await driver.read(EPOCH)
  if (found === undefined) throw new Error('the database has no state')
  return found.epoch
}

export async function nodeGone(driver: Driver, node: string): Promise<void> {
  await driver.write(GONE, [node])
}

export async function forgetNodes(driver: Driver, seenBefore: number): Promise<void> {
  await driver.write(FORGET, [seenBefore])
}

// Servers that use the database, and the epoch: a restore changes it, and a node that reads a new epoch must exit.
import type { Driver, Statement } from './driver.ts'
import { sql } from './sql.ts'

const SEEN = sql(
  'nodes.seen',
  `insert into nodes (id, started_at, seen_at) values (?, ?, ?) on conflict (id) do update set seen_at = excluded.seen_at`,
)
const DEAD = sql<{ id: string }>('nodes.dead', 'select id from nodes where seen_at < ?')
const REMOVE = sql('nodes.remove', 'delete from nodes where id = ?')
const REMOVE_DEAD = sql('nodes.remove-dead', 'delete from nodes where id = ? and seen_at < ?')
const REMOVE_PRESENCES = sql('nodes.remove-presences', 'delete from presences where node = ?')
const REMOVE_ONLOOKERS = sql('nodes.remove-onlookers', 'delete from onlookers where node = ?')
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

/** Removes a node and the presences of its sockets. */
export async function nodeGone(driver: Driver, node: string): Promise<void> {
  await driver.batch([{ sql: REMOVE, values: [node] }, ...removePresences(node)])
}

/** Removes nodes without a recent heartbeat, unless they send one meanwhile. */
export async function forgetNodes(driver: Driver, seenBefore: number): Promise<void> {
  for (const { id } of await driver.read(DEAD, [seenBefore])) {
    await driver.batch([{ sql: REMOVE_DEAD, values: [id, seenBefore], expect: 1 }, ...removePresences(id)])
  }
}

function removePresences(node: string): Statement[] {
  return [REMOVE_PRESENCES, REMOVE_ONLOOKERS].map((each) => ({ sql: each, values: [node] }))
}

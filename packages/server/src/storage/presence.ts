// Accounts and spectators at the tables of each node. Rows of nodes without a recent heartbeat do not count.
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

const SET_PRESENT = sql(
  'presence.set',
  `insert into presences (match, account, node, sockets, since) values (?, ?, ?, ?, ?)
   on conflict (match, account, node) do update set sockets = excluded.sockets, since = excluded.since`,
)
const SET_ONLOOKERS = sql(
  'presence.set-onlookers',
  `insert into onlookers (match, node, sockets) values (?, ?, ?)
   on conflict (match, node) do update set sockets = excluded.sockets`,
)
const ELSEWHERE = sql<PresentElsewhere>(
  'presence.elsewhere',
  `select p.account, sum(p.sockets) as sockets, max(p.since) as since from presences p join nodes n on n.id = p.node
   where p.match = ? and p.node <> ? and n.seen_at > ? group by p.account`,
)
const ONLOOKERS_ELSEWHERE = sql<{ sockets: number }>(
  'presence.onlookers-elsewhere',
  `select coalesce(sum(o.sockets), 0) as sockets from onlookers o join nodes n on n.id = o.node
   where o.match = ? and o.node <> ? and n.seen_at > ?`,
)
const HERE_ELSEWHERE = sql<{ match: string; account: string }>(
  'presence.here-elsewhere',
  `select p.match, p.account from presences p join nodes n on n.id = p.node
   where p.match in {inList} and p.node <> ? and p.sockets > 0 and n.seen_at > ?`,
)

/** Stores how many sockets an account has at a table of a node, and since when. */
export async function setPresent(
  driver: Driver,
  node: string,
  match: string,
  account: string,
  sockets: number,
  since: number,
): Promise<void> {
  await driver.write(SET_PRESENT, [match, account, node, sockets, since])
}

export async function setOnlookers(driver: Driver, node: string, match: string, sockets: number): Promise<void> {
  await driver.write(SET_ONLOOKERS, [match, node, sockets])
}

export interface PresentElsewhere {
  readonly account: string
  readonly sockets: number
  readonly since: number
}

/** Accounts at a table on other nodes. */
export function presentElsewhere(
  driver: Driver,
  node: string,
  match: string,
  aliveSince: number,
): Promise<PresentElsewhere[]> {
  return driver.read(ELSEWHERE, [match, node, aliveSince])
}

/** Number of spectators without an account at a table on other nodes. */
export async function onlookersElsewhere(
  driver: Driver,
  node: string,
  match: string,
  aliveSince: number,
): Promise<number> {
  const [found] = await driver.read(ONLOOKERS_ELSEWHERE, [match, node, aliveSince])
  return found?.sockets ?? 0
}

/** Accounts with sockets at these tables on other nodes. */
export function hereElsewhere(
  driver: Driver,
  node: string,
  matches: readonly string[],
  aliveSince: number,
): Promise<{ readonly match: string; readonly account: string }[]> {
  return driver.read(HERE_ELSEWHERE, [JSON.stringify(matches), node, aliveSince])
}

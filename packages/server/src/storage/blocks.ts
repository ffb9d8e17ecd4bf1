// Accounts that a person has blocked.

import type { Bit } from './columns.ts'
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

const ADD = sql('blocks.add', 'insert into blocks (account, blocked, at) values (?, ?, ?) on conflict do nothing')
const REMOVE = sql('blocks.remove', 'delete from blocks where account = ? and blocked = ?')
const OF = sql<{ id: string; name: string; member: Bit }>(
  'blocks.of',
  `select a.id, a.name, case when a.kind = 'member' then 1 else 0 end as member
   from blocks b join accounts a on a.id = b.blocked where b.account = ? order by b.at desc, a.name`,
)
const EITHER_WAY = sql<{ other: string }>(
  'blocks.either-way',
  'select blocked as other from blocks where account = ? union select account as other from blocks where blocked = ?',
)

export async function block(driver: Driver, account: string, blocked: string, at: number): Promise<void> {
  await driver.write(ADD, [account, blocked, at])
}

export async function unblock(driver: Driver, account: string, blocked: string): Promise<void> {
  await driver.write(REMOVE, [account, blocked])
}

export interface BlockedAccount {
  readonly id: string
  readonly name: string
  readonly member: boolean
}

/** Returns the accounts that this one has blocked, the newest block first. */
export async function blockedBy(driver: Driver, account: string): Promise<BlockedAccount[]> {
  return (await driver.read(OF, [account])).map((row) => ({ ...row, member: row.member === 1 }))
}

/** Returns the accounts that block this one or are blocked by it: they do not see each other's messages. */
export async function blockedEitherWay(driver: Driver, account: string): Promise<Set<string>> {
  return new Set((await driver.read(EITHER_WAY, [account, account])).map(({ other }) => other))
}

const AMONG = sql<{ blocked: number }>(
  'blocks.among',
  `select 1 as blocked from blocks where (account = ? and blocked in {inList}) or (blocked = ? and account in {inList}) limit 1`,
)

/** Whether an account has blocked one of the others, or one of them has blocked it. */
export async function isBlockedAmong(driver: Driver, account: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false
  const list = JSON.stringify(others)
  return (await driver.read(AMONG, [account, list, account, list])).length > 0
}

// Blocks: two accounts of which one has blocked the other do not sit at the same table.
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

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

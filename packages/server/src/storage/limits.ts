// Limits that protect accounts: counts of a window of time, the same for all nodes and after a restart.
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

export interface Window {
  readonly key: string
  readonly seconds: number
  readonly now: number
}

const TAKE = sql<{ points: number }>(
  'limits.take',
  `insert into rate_limits (key, points, expires_at) values (?, 1, ?)
   on conflict (key) do update set
     points = case when rate_limits.expires_at <= ? then 1 else rate_limits.points + 1 end,
     expires_at = case when rate_limits.expires_at <= ? then excluded.expires_at else rate_limits.expires_at end
   returning points`,
)
const GIVE_BACK = sql(
  'limits.give-back',
  'update rate_limits set points = points - 1 where key = ? and points > 0 and expires_at > ?',
)
const USED = sql<{ points: number }>('limits.used', 'select points from rate_limits where key = ? and expires_at > ?')

/** Counts one, and returns the count in the window. The first one begins the window. */
export async function countInWindow(driver: Driver, { key, seconds, now }: Window): Promise<number> {
  const [counted] = await driver.write(TAKE, [key, now + seconds * 1000, now, now])
  if (counted === undefined) throw new Error('a limit was not counted')
  return counted.points
}

export async function uncountInWindow(driver: Driver, { key, now }: Omit<Window, 'seconds'>): Promise<void> {
  await driver.write(GIVE_BACK, [key, now])
}

export async function countOfWindow(driver: Driver, { key, now }: Omit<Window, 'seconds'>): Promise<number> {
  return (await driver.read(USED, [key, now]))[0]?.points ?? 0
}

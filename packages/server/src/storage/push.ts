// Devices that receive push notifications.
import { fromJson } from './columns.ts'
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

/** A new device beyond this number replaces the oldest. */
export const DEVICES_PER_ACCOUNT = 10

export interface PushDevice {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

// Writers of one account wait for each other.
const LOCK = sql('push.lock', 'update accounts set seen_at = seen_at where id = ? and deleted_at is null')
// The keys are a secret of the browser: another account gets the device only from the same browser.
const PUT = sql(
  'push.put',
  `insert into push_devices (endpoint, account, keys, created_at) values (?, ?, ?, ?)
   on conflict (endpoint) do update set account = excluded.account, keys = excluded.keys
     where push_devices.account = excluded.account or push_devices.keys = excluded.keys`,
)
const FORGET_OLDEST = sql(
  'push.forget-oldest',
  `delete from push_devices where account = ? and endpoint <> ? and endpoint not in (
     select endpoint from push_devices where account = ? and endpoint <> ? order by created_at desc limit ?)`,
)
const OF = sql<{ endpoint: string; keys: string }>(
  'push.of',
  'select endpoint, keys from push_devices where account = ? order by created_at desc limit ?',
)
const DROP = sql('push.drop', 'delete from push_devices where endpoint = ?')
const REMOVE = sql('push.remove', 'delete from push_devices where endpoint = ? and account = ?')

/** `taken`: the device belongs to another account, and the keys differ. */
export async function putDevice(
  driver: Driver,
  account: string,
  { endpoint, keys }: PushDevice,
  at: number,
): Promise<'stored' | 'taken' | 'no-account'> {
  const result = await driver.batch([
    { sql: LOCK, values: [account], expect: 1 },
    { sql: PUT, values: [endpoint, account, JSON.stringify(keys), at], expect: 1 },
    { sql: FORGET_OLDEST, values: [account, endpoint, account, endpoint, DEVICES_PER_ACCOUNT - 1] },
  ])
  if (result.done) return 'stored'
  return result.failed === 0 ? 'no-account' : 'taken'
}

/** The newest devices of an account. */
export async function devicesOf(driver: Driver, account: string): Promise<PushDevice[]> {
  const rows = await driver.read(OF, [account, DEVICES_PER_ACCOUNT])
  return rows.map(({ endpoint, keys }) => ({ endpoint, keys: fromJson<PushDevice['keys']>(keys) }))
}

export async function removeDevice(driver: Driver, account: string, endpoint: string): Promise<void> {
  await driver.write(REMOVE, [endpoint, account])
}

/** Removes a device that the push service no longer knows. */
export async function dropDevice(driver: Driver, endpoint: string): Promise<void> {
  await driver.write(DROP, [endpoint])
}

// The devices on which an account gets push notifications.
import { refused } from '@hustings/protocol'
import type { Database } from '../database/database.ts'
import type { PushDevice } from './push.ts'

/** A new device beyond this number replaces the oldest. */
export const DEVICES_PER_ACCOUNT = 10

/** The keys are a secret of the browser: another account gets the device only if its request comes from the same browser. */
export async function keepDevice(database: Database, account: string, device: PushDevice, now: Date): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.read('select 1 from accounts where id = $1 for update', [account])
    const kept = await queries.write(
      `insert into push_devices (endpoint, account, keys, created_at) values ($1, $2, $3, $4)
       on conflict (endpoint) do update set account = excluded.account, keys = excluded.keys
         where push_devices.account = excluded.account or push_devices.keys = excluded.keys
       returning endpoint`,
      [device.endpoint, account, JSON.stringify(device.keys), now],
    )
    if (kept.length === 0) throw refused('device-taken')
    await queries.write(
      `delete from push_devices where account = $1 and endpoint <> $2 and endpoint not in (
         select endpoint from push_devices where account = $1 and endpoint <> $2 order by created_at desc limit $3)`,
      [account, device.endpoint, DEVICES_PER_ACCOUNT - 1],
    )
  }, null)
}

export async function forgetDevice(database: Database, account: string, endpoint: string): Promise<void> {
  await database.write('delete from push_devices where endpoint = $1 and account = $2', [endpoint, account])
}

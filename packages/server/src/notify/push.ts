// Web Push. The keys are made at the first start and kept in the database.
import webpush from 'web-push'
import type { Database } from '../database/database.ts'
import { outbound, sendRequest } from './push-request.ts'
import { isPushEndpoint } from './push-services.ts'

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushDevice {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface Pusher {
  readonly publicKey: string
  /** False when the device is gone for good. The signal ends the attempt. */
  send(device: PushDevice, payload: string, signal: AbortSignal): Promise<boolean>
}

const TTL_SECONDS = 24 * 3600

export async function openPush(
  database: Database,
  subject: string,
  addedHosts: readonly string[],
  out = outbound,
): Promise<Pusher> {
  const keys = await keysOf(database)
  return {
    publicKey: keys.publicKey,
    async send(device, payload, signal) {
      // Devices that were kept before this rule are dropped.
      if (!isPushEndpoint(device.endpoint, addedHosts)) return false
      const { endpoint, ...rest } = webpush.generateRequestDetails(device, payload, {
        TTL: TTL_SECONDS,
        vapidDetails: { subject, ...keys },
      })
      const status = await sendRequest({ endpoint: new URL(endpoint), ...rest }, signal, out)
      if (status === 404 || status === 410) return false
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`)
      return true
    },
  }
}

async function keysOf(database: Database): Promise<Keys> {
  const read = async () =>
    (await database.read<{ value: Keys }>(`select value from server_keys where name = 'vapid'`))[0]?.value
  const found = await read()
  if (found !== undefined) return found
  // Another node may be first; then its keys count.
  await database.write(`insert into server_keys (name, value) values ('vapid', $1) on conflict do nothing`, [
    JSON.stringify(webpush.generateVAPIDKeys()),
  ])
  const made = await read()
  if (made === undefined) throw new Error('the keys for push were not kept')
  return made
}

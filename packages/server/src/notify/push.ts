// Web Push. The keys are made at the first start and kept in the database.
import webpush from 'web-push'
import type { Database } from '../database/database.ts'

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

export async function openPush(database: Database, subject: string): Promise<Pusher> {
  const keys = await keysOf(database)
  return {
    publicKey: keys.publicKey,
    async send(device, payload, signal) {
      const { endpoint, method, headers, body } = webpush.generateRequestDetails(device, payload, {
        TTL: TTL_SECONDS,
        vapidDetails: { subject, ...keys },
      })
      const answer = await fetch(endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'error',
        signal,
      })
      await answer.body?.cancel()
      if (answer.status === 404 || answer.status === 410) return false
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
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

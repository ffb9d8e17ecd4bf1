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
  /** False when the device is gone for good. */
  send(device: PushDevice, payload: string): Promise<boolean>
}

const TTL_SECONDS = 24 * 3600

export async function openPush(database: Database, subject: string): Promise<Pusher> {
  const keys = await keysOf(database)
  return {
    publicKey: keys.publicKey,
    async send(device, payload) {
      try {
        await webpush.sendNotification(device, payload, {
          TTL: TTL_SECONDS,
          timeout: 10_000,
          vapidDetails: { subject, ...keys },
        })
        return true
      } catch (error) {
        if (error instanceof webpush.WebPushError && (error.statusCode === 404 || error.statusCode === 410))
          return false
        throw error
      }
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

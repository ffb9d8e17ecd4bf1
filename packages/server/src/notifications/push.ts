// Web Push. The keys are created at the first start and kept in the database. The library is imported for the first
// message.
import { createECDH } from 'node:crypto'
import type { Driver } from '../storage/driver.ts'
import { serverKey } from '../storage/keys.ts'
import type { PushDevice } from '../storage/push.ts'
import { outbound, sendRequest } from './push-request.ts'
import { isPushEndpoint } from './push-services.ts'

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface Pusher {
  readonly publicKey: string
  /** Returns false when the device is gone for good. The signal ends the attempt. */
  send(device: PushDevice, payload: string, signal: AbortSignal): Promise<boolean>
}

const TTL_SECONDS = 24 * 3600

export async function openPush(
  storage: Driver,
  subject: string,
  addedHosts: readonly string[],
  out = outbound,
): Promise<Pusher> {
  const keys = await serverKey<Keys>(storage, 'vapid', newKeys)
  return {
    publicKey: keys.publicKey,
    async send(device, payload, signal) {
      // Devices that were stored before this rule are dropped.
      if (!isPushEndpoint(device.endpoint, addedHosts)) return false
      const { default: webpush } = await import('web-push')
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

/** A key pair of P-256, as RFC 8292 wants it. */
export function newKeys(): Keys {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys('base64url')
  // Leading zeros are left out of a number, but belong to the key.
  const privateKey = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return { publicKey, privateKey }
}

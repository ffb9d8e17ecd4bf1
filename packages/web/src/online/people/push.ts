// Push notifications on this device: the browser's push service provides an endpoint to which the server sends.
import { TroubleError } from '@hustings/protocol'
import { me } from '../wire/api.ts'

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The state of push notifications on this device. */
export type PushState = 'on' | 'off' | 'refused' | 'impossible'

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'impossible'
  if (Notification.permission === 'denied') return 'refused'
  const there = await registration()
  const subscription = await there?.pushManager.getSubscription()
  return subscription == null ? 'off' : 'on'
}

/** Asks the player, then the push service; returns false if either refuses. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const there = await registration()
  if (there === undefined) return false
  try {
    return await subscribe(there, key)
  } catch (error) {
    // A new subscription has a new endpoint.
    if (error instanceof TroubleError && error.trouble.code === 'device-taken') return subscribe(there, key)
    throw error
  }
}

async function subscribe(there: ServiceWorkerRegistration, key: string): Promise<boolean> {
  const subscription = await there.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false
  try {
    await me.addPush({ endpoint, keys: { p256dh, auth } })
  } catch (error) {
    // A subscription that the server does not have would look like active notifications.
    await subscription.unsubscribe()
    throw error
  }
  return true
}

export async function stopPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (subscription == null) return
  await me.removePush(subscription.endpoint)
  await subscription.unsubscribe()
}

function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration()
}

/** Decodes the server's key. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

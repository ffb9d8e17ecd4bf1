import { type Refused, troubleFor } from '@hustings/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushState, startPush } from './push.ts'

/** A browser with one push subscription, and a server that rejects or accepts each request. */
function browserAndServer(answers: readonly (Refused | null)[]) {
  const sent: string[] = []
  let made = 0
  let current: { toJSON(): unknown; unsubscribe(): Promise<boolean> } | null = null
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      if (current !== null) return current
      made++
      const json = { endpoint: `https://push.example/${made}`, keys: { p256dh: `p${made}`, auth: `a${made}` } }
      current = {
        toJSON: () => json,
        unsubscribe: async () => {
          current = null
          return true
        },
      }
      return current
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).endpoint)
    const refusal = answers[sent.length - 1] ?? null
    if (refusal === null) return new Response(null, { status: 204 })
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify({ trouble: troubleFor(refusal) }), { status: 409, headers })
  })
  return sent
}

beforeEach(() => {
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} })
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
})
afterEach(() => vi.unstubAllGlobals())

describe('push notifications on this device', () => {
  it('turn on when the server accepts the subscription', async () => {
    const sent = browserAndServer([null])
    expect(await startPush('AAAA')).toBe(true)
    expect(sent).toEqual(['https://push.example/1'])
    expect(await pushState()).toBe('on')
  })

  it('stay off when the server rejects the subscription', async () => {
    browserAndServer(['push-service'])
    await expect(startPush('AAAA')).rejects.toThrow('push-service')
    expect(await pushState()).toBe('off')
  })

  it('get a new subscription when another account has the old one', async () => {
    const sent = browserAndServer(['device-taken', null])
    expect(await startPush('AAAA')).toBe(true)
    expect(sent).toEqual(['https://push.example/1', 'https://push.example/2'])
    expect(await pushState()).toBe('on')
  })
})

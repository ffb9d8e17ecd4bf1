import { PROTOCOL } from '@hustings/protocol'
import { afterEach, expect, it, vi } from 'vitest'

const PATIENT = { timeout: 30_000 }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

it('repeats its request until a starting server is ready, however long that takes', async () => {
  vi.useFakeTimers()
  const trouble = { code: 'not-now', say: { key: 'refused.not-now' }, reason: null }
  const facts = { protocol: PROTOCOL, name: 'Hustings' }
  let isReady = false
  vi.stubGlobal('fetch', async () => (isReady ? answer(200, facts) : answer(503, { trouble })))
  // The module caches the answer, and the files of one worker share modules.
  vi.resetModules()
  const { discover } = await import('./discovery.ts')
  const onStarting = vi.fn()
  const onFound = vi.fn()
  void discover(onStarting).then(onFound)
  // Reading a response body takes real time, which fake timers do not advance.
  await vi.waitFor(() => expect(onStarting).toHaveBeenCalled(), PATIENT)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(onFound).not.toHaveBeenCalled()
  isReady = true
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(facts), PATIENT)
})

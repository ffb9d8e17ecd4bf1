import { type Frame, TroubleError, troubleFor } from '@hustings/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkSession } from './session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A session whose server rate-limits the first requests. */
function limitedSession(refusals: number) {
  const asked: string[] = []
  const call = async (_method: string, path: string): Promise<never> => {
    asked.push(path)
    if (asked.length <= refusals) throw new TroubleError(troubleFor('too-fast'))
    return { step: asked.length } as never
  }
  const link = {
    ask: () => Promise.reject(new Error('not asked')),
    on: () => () => {},
    get: () => ({ state: 'connected' as const }),
  }
  const session = new NetworkSession(
    { link, call, match: 'm', code: null, hints: false, mine: () => [], isMachine: () => false },
    { update: () => {}, failed: () => {} },
  )
  return { session, asked }
}

it('repeats a request for a past position when the server limits it', async () => {
  const { session, asked } = limitedSession(2)
  const past: Promise<Frame> = session.past(5, 'spectator')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await past).toEqual({ step: 3 })
  expect(asked).toHaveLength(3)
})

it('does not repeat a request when the client has asked for a newer position', async () => {
  const { session, asked } = limitedSession(1)
  const older = session.past(5, 'spectator').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  await session.past(6, 'spectator')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await older).toBeInstanceOf(TroubleError)
  expect(asked).toEqual(['/tables/m/past/5?viewer=spectator', '/tables/m/past/6?viewer=spectator'])
})

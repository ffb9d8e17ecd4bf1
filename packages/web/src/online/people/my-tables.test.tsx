import { PROTOCOL } from '@hustings/protocol'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const MINUTE = 60_000
const GUEST = { id: 'olena', kind: 'guest', name: 'Olena' }
let asked: string[] = []
let isSignedIn = false

function answer(path: string): unknown {
  if (path.endsWith('/server')) return { protocol: PROTOCOL, name: 'Hustings' }
  return path.endsWith('/me') ? (isSignedIn ? GUEST : null) : { items: [], next: null }
}

/** Imported again: other files of this worker may have loaded the user. */
async function freshModules() {
  vi.resetModules()
  const [{ house }, { useWaiting }] = await Promise.all([import('./house.ts'), import('./my-tables.ts')])
  return { house, useWaiting }
}

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(JSON.stringify(answer(path)), { headers: { 'content-type': 'application/json' } })
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const askedForTables = () => asked.filter((path) => path.endsWith('/me/tables')).length

describe('polling of the player’s tables', () => {
  it('starts on sign-in, repeats every 15 s and stops on sign-out', async () => {
    const { house, useWaiting } = await freshModules()
    renderHook(() => useWaiting())
    await act(() => house.enter())
    await act(() => vi.advanceTimersByTimeAsync(MINUTE))
    expect(asked).toEqual(['/api/v1/server', '/api/v1/me'])

    isSignedIn = true
    const me = await (await fetch('/api/v1/me')).json()
    act(() => house.be(me))
    await act(() => vi.advanceTimersByTimeAsync(MINUTE))
    expect(askedForTables()).toBe(5)

    act(() => house.be(null))
    await act(() => vi.advanceTimersByTimeAsync(MINUTE))
    expect(askedForTables()).toBe(5)
  })
})

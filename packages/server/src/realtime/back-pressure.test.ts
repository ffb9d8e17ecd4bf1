import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackPressure } from './back-pressure.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection whose packets the test creates and flushes. */
function connection() {
  const engine = new EventEmitter()
  const calls = { overflowed: 0, drained: 0, expired: 0 }
  const pressure = new BackPressure(engine, {
    overflowed: () => calls.overflowed++,
    drained: () => calls.drained++,
    expired: () => calls.expired++,
  })
  const create = (packets: number) => {
    for (let i = 0; i < packets; i++) engine.emit('packetCreate')
  }
  return { calls, pressure, create, flush: () => engine.emit('flush'), settle: () => Promise.resolve() }
}

describe('back-pressure', () => {
  it('allows 32 unflushed packets, reports an overflow once, and reports the flush after it', async () => {
    const { calls, pressure, create, flush, settle } = connection()
    create(32)
    await settle()
    expect(pressure.isFull).toBe(false)
    create(100)
    expect(pressure.isFull).toBe(true)
    await settle()
    expect(calls).toEqual({ overflowed: 1, drained: 0, expired: 0 })
    flush()
    expect(pressure.isFull).toBe(false)
    await settle()
    expect(calls).toEqual({ overflowed: 1, drained: 1, expired: 0 })
    create(32)
    flush()
    await settle()
    expect(calls).toEqual({ overflowed: 1, drained: 1, expired: 0 })
  })

  it('expires after 30 seconds without a flush', () => {
    const { calls, create } = connection()
    create(33)
    vi.advanceTimersByTime(29_000)
    expect(calls.expired).toBe(0)
    vi.advanceTimersByTime(2_000)
    expect(calls).toMatchObject({ expired: 1, drained: 0 })
  })

  it('reports the next flush when a client waits for it without an overflow', async () => {
    const { calls, pressure, create, flush, settle } = connection()
    pressure.wait()
    expect(pressure.isFull).toBe(true)
    create(1)
    flush()
    await settle()
    expect(calls).toEqual({ overflowed: 0, drained: 1, expired: 0 })
    vi.advanceTimersByTime(60_000)
    expect(calls.expired).toBe(0)
  })

  it('reports nothing after its end', () => {
    const { calls, pressure, create } = connection()
    create(33)
    pressure.end()
    vi.advanceTimersByTime(60_000)
    expect(calls.expired).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UpdateTexts } from '../tables/update-texts.ts'
import { Pressure } from './pressure.ts'
import { SocketWatcher } from './watcher.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that reads as slowly as the test wants. */
function slowPage() {
  const sent: { readonly event: string; readonly body: unknown }[] = []
  const page = { waiting: 0, closed: false, drained: 0, dropped: 0, maySee: true }
  const send = (event: string, body?: unknown) => {
    sent.push({ event, body })
    page.waiting++
    return true
  }
  const written = (text: string) => {
    const [event, body]: [string, unknown] = JSON.parse(text.slice(1))
    return send(event, body)
  }
  const way = { connected: true, conn: { write: written } }
  const pressure = new Pressure(
    {
      waiting: () => page.waiting,
      close() {
        page.closed = true
      },
    },
    () => page.drained++,
    () => page.dropped++,
  )
  const watcher = new SocketWatcher({ emit: send }, way, 'anna', pressure, () => page.maySee)
  watcher.looks('m', 'red', 1)
  const update = (serial: number) => ({ serial, after: serial - 1, frame: FRAME, log: { upTo: serial - 1, add: [] } })
  return { page, sent, watcher, update }
}

const FRAME = {
  step: 0,
  viewer: 'red',
  view: null,
  decision: null,
  waitingFor: [],
  undoRefused: null,
  canRedo: false,
  undoAsk: null,
  standings: null,
}

describe('a page that does not read', () => {
  it('gets no more than some packets and then the word that it is behind, and one update when it has read them', () => {
    const { page, sent, watcher, update } = slowPage()
    for (let serial = 2; serial < 500; serial++) watcher.pack('m', 'red', update(serial), new UpdateTexts()).handOver()
    expect(sent.length).toBeLessThanOrEqual(34)
    expect(sent.at(-1)?.event).toBe('table:behind')
    expect(watcher.behind).toEqual([{ match: 'm', viewer: 'red', serial: 34 }])
    page.waiting = 0
    vi.advanceTimersByTime(200)
    expect(page.drained).toBe(1)
    watcher.resumed('m', { ...update(499), after: 34 })
    expect(sent.at(-1)?.event).toBe('table:update')
    watcher.pack('m', 'red', update(500), new UpdateTexts()).handOver()
    expect(sent.at(-1)?.body).toMatchObject({ update: { serial: 500 } })
    expect(watcher.behind).toEqual([])
  })

  it('is closed when it goes on not reading', () => {
    const { page, watcher, update } = slowPage()
    for (let serial = 2; serial < 100; serial++) watcher.pack('m', 'red', update(serial), new UpdateTexts()).handOver()
    vi.advanceTimersByTime(29_000)
    expect(page.closed).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(page).toMatchObject({ closed: true, dropped: 1, drained: 0 })
  })

  it('gets no update of a match that it may not see at the moment of delivery', () => {
    const { page, sent, watcher, update } = slowPage()
    const packed = watcher.pack('m', 'red', update(2), new UpdateTexts())
    page.maySee = false
    packed.handOver()
    expect(sent).toEqual([])
  })

  it('never gets an update that does not follow what it has', () => {
    const { sent, watcher, update } = slowPage()
    watcher.pack('m', 'red', update(5), new UpdateTexts()).handOver()
    expect(sent.map(({ event }) => event)).toEqual(['table:behind'])
    watcher.pack('m', 'blue', update(2), new UpdateTexts()).handOver()
    watcher.pack('other', 'red', update(2), new UpdateTexts()).handOver()
    expect(sent).toHaveLength(1)
  })
})

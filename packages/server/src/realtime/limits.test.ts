// Limits of one client address, and of one connection.
import { PROTOCOL, SOCKET_PATH } from '@hustings/protocol'
import { io, Manager, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Lag } from '../testing/lag.ts'
import { begunTable, TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { PacketLimit } from './packet-limit.ts'

const CONNECTIONS_PER_ADDRESS = 200
const PATIENCE_MS = 30_000
/** Milliseconds after which a connection that floods is closed. */
const CLOSED_MS = 1000
/** Milliseconds within which others must get an answer meanwhile. */
const ANSWERED_MS = 500

let server: TestServer
const opened: Socket[] = []
beforeAll(async () => {
  server = await testServer({ patience: 1, env: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => {
  for (const socket of opened) socket.disconnect()
})

/** Connects as a client behind a proxy on this machine; returns the socket, or null when it is refused. */
function join(address: string, cookie = ''): Promise<Socket | null> {
  const socket = io(server.url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { protocol: PROTOCOL },
    extraHeaders: { 'x-forwarded-for': address, cookie },
    reconnection: false,
    forceNew: true,
  })
  opened.push(socket)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', () => resolve(null))
  })
}

/** Opens a connection that never joins. */
function silent(address: string): { readonly opened: Promise<void>; isOpen(): boolean } {
  const manager = new Manager(server.url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': address },
    reconnection: false,
    autoConnect: false,
  })
  let open = false
  manager.on('close', () => {
    open = false
  })
  const opened = new Promise<void>((resolve) => {
    manager.open((error) => {
      open = error === undefined
      resolve()
    })
  })
  return { opened, isOpen: () => open }
}

describe('connections', () => {
  it('lets 300 clients behind one proxy join, and refuses the 201st of one client', async () => {
    const many = Array.from({ length: 300 }, (_, i) => join(`198.51.${100 + (i >> 8)}.${i & 255}`))
    expect((await Promise.all(many)).filter((socket) => socket === null)).toEqual([])
    const [first] = await Promise.all(Array.from({ length: CONNECTIONS_PER_ADDRESS }, () => join('203.0.113.9')))
    expect(await join('203.0.113.9')).toBeNull()
    first?.disconnect()
    await expect.poll(() => join('203.0.113.9'), { timeout: PATIENCE_MS }).not.toBeNull()
  })

  it('counts connections that never join, and closes them after some seconds', async () => {
    const many = Array.from({ length: CONNECTIONS_PER_ADDRESS + 20 }, () => silent('192.0.2.203'))
    await Promise.all(many.map(({ opened }) => opened))
    const open = () => many.filter(({ isOpen }) => isOpen()).length
    expect(open()).toBe(CONNECTIONS_PER_ADDRESS)
    await expect.poll(open, { timeout: PATIENCE_MS }).toBe(0)
  })

  it('counts views of visitors without an account by their address behind the proxy', async () => {
    const host = await TestPerson.guest(server, 'Anna')
    const { table } = await begunTable([host], { watching: 'all' })
    const visitors = await Promise.all(Array.from({ length: 70 }, (_, i) => join(`192.0.2.${i}`)))
    const outcomes = await Promise.all(
      visitors.map((socket) => socket?.timeout(PATIENCE_MS).emitWithAck('table:follow', { match: table.id })),
    )
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
  })
})

describe('whole tables', () => {
  it('open at most 120 times in ten seconds for one client address, whatever accounts it uses', async () => {
    const host = await TestPerson.guest(server, 'Anna')
    const { table } = await begunTable([host], { watching: 'all' })
    const guests = await Promise.all(['Bela', 'Cleo', 'Dana', 'Ewa'].map((name) => TestPerson.guest(server, name)))
    const open = async (cookie: string, address: string) => {
      const socket = await join(address, cookie)
      const asked = { match: table.id, viewer: 'spectator', since: null }
      return Promise.all(
        Array.from({ length: 50 }, () => socket?.timeout(PATIENCE_MS).emitWithAck('table:open', asked)),
      )
    }
    const began = performance.now()
    const [first, ...others] = await Promise.all(guests.map(({ cookie }) => open(cookie, '192.0.2.210')))
    const taken = performance.now() - began
    const all = [first ?? [], ...others].flat()
    expect(all.filter(({ ok }) => ok).length).toBeLessThanOrEqual(120 * Math.ceil(taken / 10_000))
    expect(new Set(all.flatMap(({ ok, trouble }) => (ok ? [] : [trouble.code])))).toEqual(new Set(['too-fast']))
    const [elsewhere] = await open(host.cookie, '192.0.2.211')
    expect(elsewhere.ok).toBe(true)
  })
})

describe('packets', () => {
  const closing = (socket: Socket | null) =>
    new Promise<string>((resolve) => {
      if (socket === null) throw new Error('refused')
      socket.once('disconnect', resolve)
    })

  const lag = new Lag()

  /** Floods until the connection is closed, while others must get answers. */
  async function flooding(closed: Promise<unknown>, flood: () => void): Promise<void> {
    const began = performance.now()
    let isClosed = false
    const end = closed.then(() => {
      isClosed = true
      return performance.now()
    })
    flood()
    do {
      const asked = performance.now()
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      const answered = performance.now()
      expect(answered - asked).toBeLessThan(ANSWERED_MS + lag.between(asked, answered))
    } while (!isClosed && performance.now() - began < PATIENCE_MS)
    const ended = await end
    expect(ended - began).toBeLessThan(CLOSED_MS + lag.between(began, ended))
  }

  /** A WebSocket without a client library; `sid` belongs to a session that polls. */
  async function webSocket(address: string, sid?: string): Promise<WebSocket> {
    const query = `EIO=4&transport=websocket${sid === undefined ? '' : `&sid=${sid}`}`
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}/?${query}`, {
      headers: { 'x-forwarded-for': address },
    })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('open', resolve))
    return socket
  }

  const closed = (socket: WebSocket) => new Promise((resolve) => socket.once('close', resolve))

  async function pollingSession(address: string): Promise<string> {
    const response = await fetch(`${server.url}${SOCKET_PATH}/?EIO=4&transport=polling`, {
      headers: { 'x-forwarded-for': address },
    })
    return JSON.parse((await response.text()).slice(1)).sid
  }

  it('closes a connection that sends thousands of packets within a second, and continues to answer others', async () => {
    const socket = await join('192.0.2.201')
    await flooding(closing(socket), () => {
      for (let i = 0; i < 5000; i++) socket?.emit('table:look', { match: 'x' }, () => undefined)
    })
  })

  it.each(['ping', 'pong'] as const)(
    'closes a WebSocket that sends thousands of %s frames within a second',
    async (frame) => {
      const socket = await webSocket('192.0.2.204')
      await flooding(closed(socket), () => {
        for (let i = 0; i < 10_000; i++) socket[frame]('', true, () => undefined)
      })
    },
  )

  it('closes a WebSocket that probes for an upgrade without end within a second', async () => {
    const sid = await pollingSession('192.0.2.205')
    const socket = await webSocket('192.0.2.205', sid)
    await flooding(closed(socket), () => {
      for (let i = 0; i < 10_000; i++) socket.send('2probe', () => undefined)
    })
  })

  it('closes a WebSocket that pings before its session is upgraded', async () => {
    const sid = await pollingSession('192.0.2.206')
    const socket = await webSocket('192.0.2.206', sid)
    await flooding(closed(socket), () => {
      for (let i = 0; i < 10_000; i++) socket.ping('', true, () => undefined)
    })
  })

  it('closes a connection after ten invalid messages', async () => {
    for (const send of [
      (socket: Socket) => socket.emit('no-such-event', {}, () => undefined),
      (socket: Socket) => socket.emit('lobby:watch', {}),
      (socket: Socket) => socket.emit('table:open', { match: 5 }, () => undefined),
    ]) {
      const socket = await join('192.0.2.202')
      if (socket === null) throw new Error('refused')
      const closed = closing(socket)
      for (let i = 0; i < 9; i++) send(socket)
      const outcome = await socket.timeout(PATIENCE_MS).emitWithAck('lobby:leave', {})
      expect(outcome.trouble.code).toBe('signed-out')
      send(socket)
      await closed
    }
  })

  it('allows 30 packets a second with a burst of 60', () => {
    let now = 0
    const limit = new PacketLimit(1, () => now)
    const passed = () => Array.from({ length: 100 }, () => limit.packet(10)).filter(Boolean).length
    expect(passed()).toBe(60)
    now = 10_000
    expect(passed()).toBe(60)
    const steady = new PacketLimit(1, () => now)
    for (let i = 0; i < 300; i++) {
      now += 1000 / 30
      expect(steady.packet(10)).toBe(true)
    }
  })

  it('allows 256 kB a second', () => {
    let now = 0
    const limit = new PacketLimit(1, () => now)
    for (let i = 0; i < 200; i++) {
      now += 1000 / 20
      expect(limit.packet(12 * 1024)).toBe(true)
    }
    for (let i = 0; i < 40; i++) limit.packet(16 * 1024)
    expect(limit.packet(16 * 1024)).toBe(false)
  })
})

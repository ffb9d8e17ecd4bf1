import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { io } from 'socket.io-client'
import { expect, it, vi } from 'vitest'
import { packetOf, send } from './packet.ts'
import { parser } from './parser.ts'
import { type EngineConnection, StraightWay, wireUnder } from './straight.ts'

const SOON = { timeout: 30_000, interval: 5 }
const UPDATE = packetOf('table:behind', JSON.stringify({ match: 'Її🗳' }))

/** A page that has come by one of these ways, and what went to it by the library. */
async function page(transports: ('websocket' | 'polling')[]) {
  const http = createServer()
  const server = new Server(http, { parser, perMessageDeflate: false })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const client = io(`http://127.0.0.1:${port}`, { transports })
  const heard: unknown[] = []
  client.on('table:behind', (said) => heard.push(said))
  const socket = await new Promise<Socket>((resolve) => server.on('connection', resolve))
  let byLibrary = 0
  socket.conn.on('packetCreate', () => byLibrary++)
  const sent = { bytes: 0 }
  const way = new StraightWay(socket, sent)
  const heardAll = async (count: number) => {
    await vi.waitUntil(() => heard.length >= count, SOON)
    return heard
  }
  /** The library has sent what it had, and this transport takes the next. */
  const idleBy = (transport: string) =>
    vi.waitUntil(() => {
      const { conn } = socket
      const { name, writable } = conn.transport
      return name === transport && writable && wireUnder(conn.transport)?.writableLength === 0
    }, SOON)
  const close = async () => {
    client.close()
    await server.close()
  }
  return { socket, way, sent, heardAll, idleBy, close, byLibrary: () => byLibrary }
}

it('what is written down goes straight to a page with a WebSocket, in order with what the library sends', async () => {
  const { socket, way, sent, heardAll, idleBy, close, byLibrary } = await page(['websocket'])
  for (let i = 0; i < 3; i++) {
    send(way, UPDATE)
    socket.emit('table:behind', i)
    // The library is still sending: it is not overtaken.
    send(way, UPDATE)
    await idleBy('websocket')
  }
  const said = { match: 'Її🗳' }
  expect(await heardAll(9)).toEqual([said, 0, said, said, 1, said, said, 2, said])
  expect(sent.bytes).toBe(3 * UPDATE.text.length)
  expect(byLibrary()).toBe(6)
  await close()
  send(way, UPDATE)
  expect(sent.bytes).toBe(3 * UPDATE.text.length)
})

it('who polls gets it from the library, and from the moment of an upgrade on straight', async () => {
  const polling = await page(['polling'])
  send(polling.way, UPDATE)
  expect(await polling.heardAll(1)).toHaveLength(1)
  expect([polling.sent.bytes, polling.byLibrary()]).toEqual([0, 1])
  await polling.close()

  const upgrading = await page(['polling', 'websocket'])
  send(upgrading.way, UPDATE)
  await upgrading.idleBy('websocket')
  send(upgrading.way, UPDATE)
  expect(await upgrading.heardAll(2)).toHaveLength(2)
  expect(upgrading.sent.bytes).toBe(UPDATE.text.length)
  await upgrading.close()
})

it('a page that does not read waits in the lines of the library, as it did', async () => {
  const { socket, way, sent, close, byLibrary } = await page(['websocket'])
  const wire: unknown = Reflect.get(Reflect.get(socket.conn.transport, 'socket'), '_socket')
  if (typeof wire !== 'object' || wire === null) throw new Error('there is no wire')
  // As it is when the system takes no more.
  Object.defineProperty(wire, 'writableLength', { value: 1 })
  send(way, UPDATE)
  expect([sent.bytes, byLibrary()]).toEqual([0, 1])
  await close()
})

it('a connection that closes, or of which nothing is known, is left to the library', () => {
  let written = 0
  const conn: EngineConnection = {
    readyState: 'open',
    transport: { name: 'websocket', writable: true },
    write: () => written++,
  }
  const sent = { bytes: 0 }
  send(new StraightWay({ connected: true, conn }, sent), UPDATE)
  send(new StraightWay({ connected: false, conn }, sent), UPDATE)
  expect([written, sent.bytes]).toEqual([1, 0])
})

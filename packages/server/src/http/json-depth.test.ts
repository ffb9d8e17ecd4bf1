// Deeply nested JSON is refused as malformed and logged as no error.
import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { PROTOCOL, SOCKET_PATH } from '@hustings/protocol'
import { io } from 'socket.io-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { isDeeper, JSON_DEPTH } from './json-depth.ts'

const ERROR_LEVEL = 50

let server: TestServer
const lines: { readonly level: number }[] = []
beforeAll(async () => {
  const logTo = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  server = await testServer({ env: { LOG_LEVEL: 'info' }, logTo })
})

const errors = () => lines.filter(({ level }) => level >= ERROR_LEVEL)
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('the depth of JSON', () => {
  it.each([
    ['lists', lists],
    ['objects', objects],
  ])('equals the nesting in %s', (_, nested) => {
    expect(isDeeper(nested(JSON_DEPTH))).toBe(false)
    expect(isDeeper(nested(JSON_DEPTH + 1))).toBe(true)
  })

  it('counts neither brackets in strings nor closed ones', () => {
    expect(isDeeper(JSON.stringify({ text: '['.repeat(100), 'key"[[[{\\\\': `\\"${'{'.repeat(100)}` }))).toBe(false)
    expect(isDeeper(`[${Array.from({ length: 1000 }, () => '[{}]').join()}]`)).toBe(false)
    expect(isDeeper(`{"\\\\":${lists(40)}}`)).toBe(true)
  })
})

describe('a JSON body', () => {
  it('returns 400 at every route for 30,000 nested lists or objects, and logs no error', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    const bodies = [
      lists(30_000),
      '['.repeat(30_000),
      objects(9000),
      `{"game":"ballot","name":"Table","options":${lists(30_000)}}`,
      `{"name":${lists(30_000)},"language":"en","timeZone":"UTC"}`,
      `{"challenge":"${randomUUID()}","response":${lists(30_000)}}`,
    ]
    const routes = [
      ['PUT', `/tables/${randomUUID()}`],
      ['POST', '/guests'],
      ['PATCH', '/me'],
      ['POST', '/sign-in/passkey'],
    ] as const
    for (const [method, path] of routes) {
      for (const body of bodies) {
        const response = await fetch(`${server.url}/api/v1${path}`, {
          method,
          body,
          headers: { 'content-type': 'application/json', cookie: anna.cookie, origin: server.url },
        })
        expect({ path, status: response.status, body: await response.json() }).toMatchObject({
          status: 400,
          body: { trouble: { code: 'malformed' } },
        })
      }
    }
    expect(errors()).toEqual([])
    expect(await anna.get('/me')).toMatchObject({ name: 'Anna' })
  })

  it('returns 400 for invalid JSON or a prototype', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    for (const body of ['', '{', 'nonsense', '{"__proto__":{"admin":true}}', '{"name":"A","name"']) {
      const response = await fetch(`${server.url}/api/v1/me`, {
        method: 'PATCH',
        body,
        headers: { 'content-type': 'application/json', cookie: anna.cookie, origin: server.url },
      })
      expect({ body, status: response.status }).toEqual({ body, status: 400 })
    }
    expect(errors()).toEqual([])
  })
})

describe('a socket', () => {
  it('closes after a deeply nested packet, and logs no error', async () => {
    const open = () =>
      io(server.url, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        auth: { protocol: PROTOCOL },
        reconnection: false,
        forceNew: true,
      })
    const [rude, other] = [open(), open()]
    try {
      await Promise.all([rude, other].map((socket) => new Promise((done) => socket.once('connect', () => done(null)))))
      const closed = new Promise<string>((done) => rude.once('disconnect', done))
      rude.emit('table:open', JSON.parse(lists(3000)), () => undefined)
      await closed
      const answer = await other.timeout(30_000).emitWithAck('lobby:leave', {})
      expect(answer).toMatchObject({ ok: false, trouble: { code: 'signed-out' } })
      expect(errors()).toEqual([])
    } finally {
      rude.disconnect()
      other.disconnect()
    }
  })
})

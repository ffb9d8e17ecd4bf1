// Push against a service that reads messages as a browser does: the signature of the server, and the encrypted message.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devicesOf } from '../storage/push.ts'
import { TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { openPush, type Pusher } from './push.ts'
import { connectTls, type Outbound } from './push-request.ts'
import { isPushEndpoint } from './push-services.ts'

interface Taken {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let service: Server
let answer = 201
let location: string | null = null
const taken: Taken[] = []
let server: TestServer

beforeAll(async () => {
  server = await testServer({ env: { PUSH_HOSTS: 'push.operator.example, *.home.example' } })
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answer, location === null ? {} : { location }).end('x'.repeat(100_000))
    })
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
})
afterAll(() => service.close())

const device = createECDH('prime256v1')
const deviceKey = device.generateKeys()
const secret = randomBytes(16)

/** RFC 8291 and 8188: decrypts as a browser does. */
function opened(body: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const shared = device.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), deviceKey, senderKey])
  const input = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Returns the claims of the signature (RFC 8292); throws when the signature is invalid. */
function signed(authorization: string): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const known = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!known) throw new Error('signed by somebody else')
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) }
}

/** Outbound requests that count their attempts; every connection goes to the service above, whatever its address. */
class TestOutbound implements Outbound {
  readonly lookups: string[] = []
  readonly connections: string[][] = []
  private readonly answers: readonly (readonly string[])[]

  /** The addresses of the first lookup, of the second and so on; the last ones repeat. */
  constructor(...answers: readonly (readonly string[])[]) {
    this.answers = answers
  }

  readonly resolve = async (host: string): Promise<readonly LookupAddress[]> => {
    const found = this.answers[Math.min(this.lookups.length, this.answers.length - 1)] ?? []
    this.lookups.push(host)
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }

  readonly connect = (_: string, addresses: readonly LookupAddress[]) => {
    this.connections.push(addresses.map(({ address }) => address))
    return connect((service.address() as AddressInfo).port, '127.0.0.1')
  }
}

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1'
const PUBLIC = '142.250.186.42'
const PUBLIC_IPV6 = '2a00:1450:4001:82b::200a'
const keys = { p256dh: deviceKey.toString('base64url'), auth: secret.toString('base64url') }
const { signal } = new AbortController()

const pusherWith = (out: Outbound, added: readonly string[] = []): Promise<Pusher> =>
  openPush(server.node.storage, 'mailto:table@example.org', added, out)

it('encrypts messages for the device, signs them, and detects a device that is gone', async () => {
  const push = await pusherWith(new TestOutbound([PUBLIC]))
  const to = { endpoint: ENDPOINT, keys }
  const notice = JSON.stringify({ text: 'Ваша черга: Friday', path: '/#/online/1', match: '1' })
  expect(await push.send(to, notice, signal)).toBe(true)
  const [first] = taken
  if (first === undefined) throw new Error('nothing came')
  expect(first.body.includes('Friday')).toBe(false)
  expect(opened(first.body)).toBe(notice)
  const { key, claims } = signed(first.headers.authorization ?? '')
  expect(key).toBe(push.publicKey)
  expect(claims).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: 'mailto:table@example.org' })
  expect(Number(claims.exp)).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600)
  expect(first.headers).toMatchObject({
    host: 'fcm.googleapis.com',
    ttl: String(24 * 3600),
    'content-encoding': 'aes128gcm',
  })

  answer = 410
  expect(await push.send(to, notice, signal)).toBe(false)
  answer = 500
  await expect(push.send(to, notice, signal)).rejects.toThrow('500')
  answer = 201
})

describe('a push endpoint', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['the rest of loopback', '127.8.9.10'],
    ['unspecified', '0.0.0.0'],
    ['private 10/8', '10.0.0.1'],
    ['private 172.16/12', '172.31.255.254'],
    ['private 192.168/16', '192.168.1.1'],
    ['link-local with cloud metadata', '169.254.169.254'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['IETF assignments', '192.0.0.8'],
    ['documentation', '203.0.113.5'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unspecified', '::'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped public', `::ffff:${PUBLIC}`],
    ['IPv4-compatible', '::127.0.0.1'],
    ['translated IPv4', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 link-local with a zone', 'fe80::1%eth0'],
    ['IPv6 site-local', 'fec0::1'],
    ['unique local', 'fd00::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['discard', '100::1'],
    ['unassigned IPv6', '4000::1'],
    ['no address', 'localhost'],
  ])('gets no connection when its name resolves to an address that is not public: %s', async (_, address) => {
    for (const answers of [[address], [PUBLIC, address], [address, PUBLIC_IPV6]]) {
      const out = new TestOutbound(answers)
      const push = await pusherWith(out)
      await expect(push.send({ endpoint: ENDPOINT, keys }, '{}', signal)).rejects.toMatchObject({
        code: 'private-address',
      })
      expect(out.lookups).toEqual(['fcm.googleapis.com'])
      expect(out.connections).toEqual([])
    }
  })

  it('gets no connection when its name resolves to nothing', async () => {
    const out = new TestOutbound([])
    const push = await pusherWith(out)
    await expect(push.send({ endpoint: ENDPOINT, keys }, '{}', signal)).rejects.toThrow('not public')
    expect(out.connections).toEqual([])
  })

  it('gets a connection at the checked address, even if its name resolves to loopback afterwards', async () => {
    const out = new TestOutbound([PUBLIC, PUBLIC_IPV6], ['127.0.0.1'])
    const push = await pusherWith(out)
    expect(await push.send({ endpoint: ENDPOINT, keys }, '{}', signal)).toBe(true)
    expect(out.lookups).toHaveLength(1)
    expect(out.connections).toEqual([[PUBLIC, PUBLIC_IPV6]])
    await expect(push.send({ endpoint: ENDPOINT, keys }, '{}', signal)).rejects.toThrow('not public')
    expect(out.connections).toHaveLength(1)
  })

  it.each([301, 302, 303, 307, 308])('gets no request at the target of redirect %s', async (status) => {
    const out = new TestOutbound([PUBLIC])
    const push = await pusherWith(out)
    const before = taken.length
    answer = status
    location = 'https://updates.push.services.mozilla.com/wpush/1'
    try {
      await expect(push.send({ endpoint: ENDPOINT, keys }, '{}', signal)).rejects.toThrow(String(status))
    } finally {
      answer = 201
      location = null
    }
    expect(out.lookups).toEqual(['fcm.googleapis.com'])
    expect(out.connections).toHaveLength(1)
    expect(taken).toHaveLength(before + 1)
  })

  it('gets no connection after the deadline has passed during the lookup', async () => {
    const out = new TestOutbound([PUBLIC])
    const push = await pusherWith(out)
    const late = AbortSignal.abort(new Error('too late'))
    await expect(push.send({ endpoint: ENDPOINT, keys }, '{}', late)).rejects.toThrow('too late')
    expect(out.connections).toEqual([])
  })

  it('disappears without a lookup when no push service has its host', async () => {
    const out = new TestOutbound([PUBLIC])
    const push = await pusherWith(out)
    expect(await push.send({ endpoint: 'https://elsewhere.example/1', keys }, '{}', signal)).toBe(false)
    expect(out.lookups).toEqual([])
  })

  it('gets no connection at a private address that the operator allows by mistake', async () => {
    const push = await openPush(server.node.storage, 'mailto:table@example.org', ['127.0.0.1'])
    await expect(push.send({ endpoint: 'https://127.0.0.1/1', keys }, '{}', signal)).rejects.toMatchObject({
      code: 'private-address',
    })
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/1', true],
    ['https://fcm.googleapis.com:443/fcm/send/1', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/1', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=1', true],
    ['https://web.push.apple.com/1', true],
    ['https://push.operator.example/1', true],
    ['http://fcm.googleapis.com/fcm/send/1', false],
    ['https://fcm.googleapis.com:8443/fcm/send/1', false],
    ['https://someone@fcm.googleapis.com/1', false],
    ['https://fcm.googleapis.com.evil.example/1', false],
    ['https://evil-push.apple.com.example/1', false],
    ['https://notpush.apple.com/1', false],
    ['https://evil.example/fcm.googleapis.com', false],
    ['https://127.0.0.1/1', false],
    ['https://2130706433/1', false],
    ['https://[::1]/1', false],
    ['https://localhost/1', false],
    ['https://169.254.169.254/latest/meta-data/', false],
    ['nonsense', false],
  ])('belongs to a known push service: %s %s', (endpoint, known) => {
    expect(isPushEndpoint(endpoint, ['push.operator.example'])).toBe(known)
  })

  it('fails for an unknown push service when a device is added, unless the operator allows its host', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    const add = (endpoint: string) =>
      anna.put('/me/push', { endpoint, keys }).then(
        () => 'kept',
        (error: { trouble: { code: string } }) => error.trouble.code,
      )
    for (const bad of ['https://127.0.0.1:8443/', 'https://169.254.169.254/', 'https://evil.example/1'])
      expect(await add(bad)).toBe('push-service')
    for (const good of [ENDPOINT, 'https://push.operator.example/1', 'https://ntfy.home.example/1'])
      expect(await add(good)).toBe('kept')
    expect(await devicesOf(server.node.storage, anna.id)).toHaveLength(3)
  })
})

describe('a connection to a push service', () => {
  it('uses the given address without another lookup, and names the host', async () => {
    const listener = createTcpServer()
    const heard = new Promise<string>((resolve) => {
      listener.on('connection', (socket) => {
        socket.on('error', () => undefined)
        socket.once('data', (hello) => {
          resolve(hello.toString('latin1'))
          socket.destroy()
        })
      })
    })
    await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
    const { port } = listener.address() as AddressInfo
    // Names under .invalid never resolve.
    const socket = connectTls('push.invalid', [{ address: '127.0.0.1', family: 4 }], port)
    const failed = new Promise((done) => socket.once('error', done))
    try {
      const hello = await heard
      expect(hello).toContain('push.invalid')
      expect(hello).toContain('http/1.1')
      await failed
    } finally {
      socket.destroy()
      listener.close()
    }
  })
})

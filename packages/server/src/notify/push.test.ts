// Push against a service that reads as a browser's does: the signature of the server, and the message under the keys of a device.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../testing/databases.ts'
import { openPush } from './push.ts'

interface Taken {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let service: Server
let answer = 201
const taken: Taken[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answer).end()
    })
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
})
afterAll(() => service.close())

const device = createECDH('prime256v1')
const deviceKey = device.generateKeys()
const secret = randomBytes(16)

/** RFC 8291 and 8188: what the browser does with it. */
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

/** Who signed it (RFC 8292), and what it says; throws when the signature is not theirs. */
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

it('sends what only the device can read, signed by the server, and knows when a device is gone', async () => {
  const push = await openPush(await freshDatabase('embedded'), 'mailto:table@example.org')
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const to = {
    endpoint: `${origin}/device/1`,
    keys: { p256dh: deviceKey.toString('base64url'), auth: secret.toString('base64url') },
  }
  const { signal } = new AbortController()
  const notice = JSON.stringify({ text: 'Ваша черга: Friday', path: '/#/online/1', match: '1' })
  expect(await push.send(to, notice, signal)).toBe(true)
  const [first] = taken
  if (first === undefined) throw new Error('nothing came')
  expect(first.body.includes('Friday')).toBe(false)
  expect(opened(first.body)).toBe(notice)
  const { key, claims } = signed(first.headers.authorization ?? '')
  expect(key).toBe(push.publicKey)
  expect(claims).toMatchObject({ aud: origin, sub: 'mailto:table@example.org' })
  expect(Number(claims.exp)).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600)
  expect(first.headers).toMatchObject({ ttl: String(24 * 3600), 'content-encoding': 'aes128gcm' })

  answer = 410
  expect(await push.send(to, notice, signal)).toBe(false)
  answer = 500
  await expect(push.send(to, notice, signal)).rejects.toThrow('500')
})

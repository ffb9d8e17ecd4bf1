// One route has many paths: encoded letters, and the absolute form that proxies send. The same guards apply to all of
// them.
import { randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ patience: 1, env: { TRUST_PROXY: '127.0.0.1' } })
})

const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('/api/', '/%61pi/').replace('/j/', '/%6a/'),
  (path) => path.replace('/api/', '/a%70i/').replace('/j/', '/%6A/'),
  (path) => `http://127.0.0.1:${server.port}${path}`,
  (path) => `http://127.0.0.1:${server.port}${path.replace('/api/', '/ap%69/').replace('/j/', '/%6a/')}`,
]

let clients = 0
const newClient = () => `10.0.${Math.floor(++clients / 250)}.${clients % 250}`

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends the path without normalizing it. */
function send(
  method: string,
  path: string,
  { body, headers = {} }: { readonly body?: string; readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: server.port,
        host: '127.0.0.1',
        method,
        path,
        headers: {
          'x-forwarded-for': newClient(),
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) }),
          ...headers,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const ID = randomUUID()
const pathOf = (url: string) => url.replace(/:code\b/, 'ABCD2345').replace(/:\w+/g, ID)
const isRead = (method: string) => method === 'GET' || method === 'HEAD'
const routesWhere = (wanted: (method: string) => boolean) =>
  server.routes.filter(({ method, url }) => /^\/(api|j)\//.test(url) && wanted(method))

describe('every spelling of a path', () => {
  it('counts sign-ins of one address together', async () => {
    const from = { 'x-forwarded-for': newClient() }
    const statuses: number[] = []
    for (let i = 0; i < 10 + SPELLINGS.length; i++) {
      const spelt = SPELLINGS[i % SPELLINGS.length]?.('/api/v1/sign-in/password') ?? ''
      const body = JSON.stringify({ who: `nobody ${i}`, password: 'not the password' })
      statuses.push((await send('POST', spelt, { body, headers: from })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(SPELLINGS.length).fill(429)])
  })

  it('gets the limits of its route', async () => {
    const routes = routesWhere(() => true)
    expect(routes.length).toBeGreaterThan(60)
    for (const { method, url } of routes) {
      for (const spelling of SPELLINGS) {
        const path = spelling(pathOf(url))
        const { headers } = await send(method, path, isRead(method) ? {} : { body: '{}' })
        expect(headers['x-ratelimit-limit'], `${method} ${path}`).toMatch(/^\d+$/)
      }
    }
  })

  it('refuses another origin, and a body that is not JSON', async () => {
    const routes = routesWhere((method) => !isRead(method))
    expect(routes.length).toBeGreaterThan(30)
    for (const { method, url } of routes) {
      for (const spelling of SPELLINGS) {
        const path = spelling(pathOf(url))
        const foreign = await send(method, path, { body: '{}', headers: { origin: 'https://evil.example' } })
        expect(`${method} ${path} ${foreign.status} ${foreign.body}`).toMatch(/ 403 .*foreign-origin/)
        if (method === 'DELETE') continue
        const plain = await send(method, path, { body: '{}', headers: { 'content-type': 'text/plain' } })
        expect(`${method} ${path} ${plain.status} ${plain.body}`).toMatch(/ 400 .*malformed/)
      }
    }
  })

  it('keeps answers of the API out of caches', async () => {
    for (const spelling of SPELLINGS)
      expect((await send('GET', spelling('/api/v1/server'))).headers['cache-control']).toBe('no-store')
  })

  it('gets 404 where there is no route', async () => {
    for (const spelling of SPELLINGS) {
      for (const path of ['/api/v1/nothing', '/api/v1/sign-in/password/', '/api//v1/sign-in/password']) {
        const { status, body } = await send('POST', spelling(path), { body: '{}' })
        expect(`${spelling(path)} ${status} ${body}`).toMatch(/ 404 .*not-found/)
      }
    }
  })
})

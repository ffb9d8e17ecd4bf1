// Public behavior of the server: health, headers, limits, logs, and hostile input.
import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { Writable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { baseApp } from './http/base-app.ts'
import { seedOf } from './storage/matches.ts'
import { freePort } from './testing/port.ts'
import { askOver, begunTable, TestPerson, type TestServer, testServer } from './testing/server.ts'

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  server = await testServer({ env: { LOG_LEVEL: 'debug' }, logTo })
})

/** The status for a `Host` header that `fetch` would not send. */
function statusOfHost(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

describe('public routes', () => {
  it('report that the server runs and is ready', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  it('show metrics only at a local port or for a token', async () => {
    const port = await freePort()
    const token = 'a token for the numbers'
    const told = await testServer({
      env: { METRICS_PORT: String(port), METRICS_TOKEN: token, TRUST_PROXY: '127.0.0.1' },
    })
    const numbers = await fetch(`http://127.0.0.1:${port}/metrics`)
    const metrics = await numbers.text()
    for (const name of [
      'tables_live',
      'sockets',
      'moves_total',
      'move_seconds',
      'append_conflicts_total',
      'outbox_waiting',
    ]) {
      expect(metrics).toContain(name)
    }
    const statusAt = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).status
    expect(await statusAt(`http://127.0.0.1:${port}/api/v1/server`)).toBe(404)
    expect(await statusOfHost(port, 'rebound.example')).toBe(404)
    expect(await statusAt(`${told.url}/metrics`, { authorization: `Bearer ${token}` })).toBe(200)
    expect(await statusAt(`${told.url}/metrics`, { authorization: 'Bearer something else' })).toBe(404)
    for (const headers of [
      {},
      { forwarded: 'for=10.0.0.1' },
      { 'x-real-ip': '10.0.0.1' },
      { 'x-forwarded-for': '10.0.0.1' },
    ]) {
      expect(await statusAt(`${server.url}/metrics`, headers), JSON.stringify(headers)).toBe(404)
      expect(await statusAt(`${told.url}/metrics`, headers), JSON.stringify(headers)).toBe(404)
    }
  })

  it('include an OpenAPI description', async () => {
    const page = await new TestPerson(server.url, 'x').get<{ paths: Record<string, unknown> }>('/openapi.json')
    expect(Object.keys(page.paths)).toContain('/api/v1/tables/{id}/seats/{seat}')
    expect(Object.keys(page.paths).length).toBeGreaterThan(35)
  })

  it('send headers that block other sites and scripts', async () => {
    const { headers } = await fetch(`${server.url}/api/v1/server`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('put only the escaped name of the table into the page of an invitation', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    const table = await anna.setTable({ name: '<b>"Friday" & more</b>' })
    const page = await (await fetch(`${server.url}/j/${table.code}`)).text()
    expect(page).toContain('&lt;b&gt;&quot;Friday&quot; &amp; more&lt;/b&gt;')
    expect(page).not.toContain('<b>')
    const nothing = await (await fetch(`${server.url}/j/ZZZZZZZZ"><script>`)).text()
    expect(nothing).not.toContain('<script>')
  })

  it('refuse sockets from another origin', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    const foreign = await fetch(`${server.url}/socket/?EIO=4&transport=polling`, {
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
    const own = await fetch(`${server.url}/socket/?EIO=4&transport=polling`, {
      headers: { origin: server.url, cookie: anna.cookie },
    })
    expect(own.status).toBe(200)
  })
})

describe('limits', () => {
  it('apply to moves, views and guests', async () => {
    const strict = await testServer({ patience: 1 })
    const anna = await TestPerson.guest(strict, 'Anna')
    const { table, seats } = await begunTable([anna])
    const socket = await anna.connect()
    const body = { match: table.id, request: randomUUID(), decision: { id: 'x', seat: seats[0] ?? '' }, answer: 'x' }
    const codes: string[] = []
    for (let i = 0; i < 22; i++) {
      const outcome = await askOver(socket, 'table:answer', body)
      codes.push(outcome.ok ? 'ok' : outcome.trouble.code)
    }
    expect(codes[0]).toBe('not-your-decision')
    expect(codes.at(-1)).toBe('too-fast')
    const guests: number[] = []
    for (let i = 0; i < 45; i++) {
      const response = await new TestPerson(strict.url, 'x').raw('POST', '/api/v1/guests', {
        name: 'x',
        language: 'en',
        timeZone: 'UTC',
      })
      guests.push(response.status)
    }
    expect(guests.at(-1)).toBe(429)
  })
})

describe('logs', () => {
  it('contain the pattern of a route and nothing of its path, query or body', async () => {
    lines.length = 0
    const mark = 'Zbigniewa7Q'
    const anna = await TestPerson.guest(server, mark)
    for (const { method, url } of server.routes) {
      if (method === 'HEAD' || method === 'OPTIONS') continue
      const path = url.replaceAll(/:\w+|\*/g, mark)
      const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { name: mark, email: `${mark}@example.org` } : undefined
      await anna.raw(method, `${path}?code=${mark}`, body)
    }
    await fetch(`${server.url}/nowhere/${mark}`)
    const all = lines.join('')
    expect(all).toContain('/people/:name')
    expect(all).not.toContain(mark)
  })

  it('contain no address of a request in errors that the framework logs', async () => {
    const written: string[] = []
    const logTo = new Writable({
      write(chunk, _, done) {
        written.push(String(chunk))
        done()
      },
    })
    const app = baseApp({ ...server.node.settings, logLevel: 'trace' }, logTo)
    app.get('/people/:name', (_, reply) => {
      void reply.send('once')
      void reply.send('twice')
    })
    await app.inject('/people/Zbigniewa7Q')
    await app.close()
    expect(written.join('')).toContain('FST_ERR_REP_ALREADY_SENT')
    expect(written.join('')).not.toContain('Zbigniewa7Q')
  })

  it('contain no names, answers, codes, cookies or addresses', async () => {
    // The line with the address to listen on contains no personal data.
    lines.length = 0
    const anna = await TestPerson.guest(server, 'Zbigniewa the Unmistakable')
    const { table, seats } = await begunTable([anna])
    const mine = await anna.open(table.id, seats[0] ?? '')
    const { decision } = mine
    if (decision?.shape !== 'pick') throw new Error('a pledge is asked')
    const answer = decision.options[0]?.id ?? ''
    await mine.answer(answer)
    await anna.post(`/tables/${table.id}/messages`, { id: randomUUID(), text: 'a very private sentence' })
    await anna.get(`/invitations/${table.code}`)
    const seed = await seedOf(server.node.storage, table.id)
    const all = lines.join('')
    expect(all).toContain('"command":"table:answer"')
    for (const secret of [
      'Zbigniewa',
      'a very private sentence',
      table.code ?? '?',
      anna.cookie.split('=')[1] ?? '?',
      seed ?? '?',
      `"${answer}"`,
      '127.0.0.1',
    ]) {
      expect(all, secret).not.toContain(secret)
    }
  })
})

// The outside of the server: health, headers, limits, logs, and whatever hostile people send.
import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
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

describe('the outside', () => {
  it('says that it lives and is ready, and shows its numbers to this machine', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
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
    const proxied = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } })
    expect(proxied.status).toBe(403)
  })

  it('describes itself as OpenAPI', async () => {
    const page = await new TestPerson(server.url, 'x').get<{ paths: Record<string, unknown> }>('/openapi.json')
    expect(Object.keys(page.paths)).toContain('/api/v1/tables/{id}/seats/{seat}')
    expect(Object.keys(page.paths).length).toBeGreaterThan(35)
  })

  it('sends the headers that keep other sites and scripts out', async () => {
    const { headers } = await fetch(`${server.url}/api/v1/server`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('a link says the name of the table, safely, and nothing of the match', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    const table = await anna.setTable({ name: '<b>"Friday" & more</b>' })
    const page = await (await fetch(`${server.url}/j/${table.code}`)).text()
    expect(page).toContain('&lt;b&gt;&quot;Friday&quot; &amp; more&lt;/b&gt;')
    expect(page).not.toContain('<b>')
    const nothing = await (await fetch(`${server.url}/j/ZZZZZZZZ"><script>`)).text()
    expect(nothing).not.toContain('<script>')
  })

  it('refuses a page that is too old, and sockets from elsewhere', async () => {
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
  it('moves, looks and guests have theirs', async () => {
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
  it('hold no names, answers, codes, cookies or addresses', async () => {
    // The line with the address to listen on is not about anybody.
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
    const [row] = await server.node.database.read<{ seed: string }>('select seed from matches where id = $1', [
      table.id,
    ])
    const all = lines.join('')
    expect(all).toContain('"command":"table:answer"')
    for (const secret of [
      'Zbigniewa',
      'a very private sentence',
      table.code ?? '?',
      anna.cookie.split('=')[1] ?? '?',
      row?.seed ?? '?',
      `"${answer}"`,
      '127.0.0.1',
    ]) {
      expect(all, secret).not.toContain(secret)
    }
  })
})

// Guesses of invitation codes at every request that accepts one.
import { randomUUID } from 'node:crypto'
import { PROTOCOL, SOCKET_PATH, type TableSeen } from '@hustings/protocol'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOver, begunTable, TestPerson, type TestServer, testServer } from '../testing/server.ts'

const WRONG = 'ZZZZ2222'
const MISSES = 20

let server: TestServer
let host: TestPerson
const sockets: Socket[] = []
beforeAll(async () => {
  server = await testServer({ patience: 1, env: { TRUST_PROXY: '127.0.0.1' } })
  host = await TestPerson.guest(server, 'Anna')
})
afterAll(() => {
  for (const socket of sockets) socket.disconnect()
})

/** A client behind a proxy on this machine. */
class Guesser {
  readonly address: string
  private readonly person = new TestPerson(server.url, 'guesser')
  private readonly socket: Socket

  constructor(address: string, cookie = '') {
    this.address = address
    this.person.cookie = cookie
    this.socket = io(server.url, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { protocol: PROTOCOL },
      extraHeaders: { 'x-forwarded-for': address, cookie },
      reconnection: false,
      forceNew: true,
    })
    sockets.push(this.socket)
  }

  page(code: string): Promise<Response> {
    return this.get(`/j/${code}`)
  }

  async invitation(code: string): Promise<number> {
    return (await this.get(`/api/v1/invitations/${code}`)).status
  }

  async table({ id }: TableSeen, code: string): Promise<number> {
    return (await this.get(`/api/v1/tables/${id}?code=${code}`)).status
  }

  async follow({ id }: TableSeen, code: string): Promise<string> {
    const outcome = await askOver(this.socket, 'table:follow', { match: id, code })
    return outcome.ok ? 'ok' : outcome.trouble.code
  }

  private get(path: string): Promise<Response> {
    return this.person.raw('GET', path, undefined, { 'x-forwarded-for': this.address })
  }
}

async function privateTable(): Promise<{ table: TableSeen; code: string }> {
  const table = await host.setTable({ name: 'Secret Friday' })
  return { table, code: table.code ?? '' }
}

describe('guesses at invitation codes', () => {
  it('refuses every code from an address after 20 misses, whatever requests contained them', async () => {
    const { table, code } = await privateTable()
    const guesser = new Guesser('192.0.2.1')
    for (let i = 0; i < MISSES / 4; i++) {
      expect((await guesser.page(WRONG)).status).toBe(200)
      expect(await guesser.invitation(WRONG)).toBe(404)
      expect(await guesser.table(table, WRONG)).toBe(404)
      expect(await guesser.follow(table, WRONG)).toBe('not-found')
    }
    let refused = 0
    for (let i = 0; i < 190; i++) if ((await guesser.page(WRONG)).status === 429) refused++
    expect(refused).toBe(190)
    const page = await guesser.page(code)
    expect(page.status).toBe(429)
    expect(await page.text()).not.toContain('Secret Friday')
    expect(await guesser.invitation(code)).toBe(429)
    expect(await guesser.table(table, code)).toBe(429)
    expect(await guesser.follow(table, code)).toBe('too-fast')
    const other = new Guesser('192.0.2.2')
    expect(await (await other.page(code)).text()).toContain('Secret Friday')
    expect(await other.invitation(code)).toBe(200)
    expect(await other.table(table, code)).toBe(200)
    expect(await other.follow(table, code)).toBe('ok')
  })

  it('accepts no right code among many concurrent guesses', async () => {
    const { code } = await privateTable()
    const guesser = { address: '192.0.2.3', account: null }
    const asked = [...Array.from({ length: MISSES }, () => WRONG), code]
    const found = await Promise.allSettled(asked.map((one) => server.guesses.tableOf(one, guesser)))
    expect(found[0]).toEqual({ status: 'fulfilled', value: null })
    expect(found.at(-1)).toMatchObject({ status: 'rejected', reason: { trouble: { code: 'too-fast' } } })
  })

  it('counts the misses of an account from all its addresses together', async () => {
    const { code } = await privateTable()
    const { cookie } = await TestPerson.guest(server, 'Bela')
    for (let i = 0; i < MISSES; i++) expect(await new Guesser(`198.51.100.${i}`, cookie).invitation(WRONG)).toBe(404)
    const elsewhere = new Guesser('198.51.100.200', cookie)
    expect(await elsewhere.invitation(code)).toBe(429)
    expect((await elsewhere.page(code)).status).toBe(429)
    expect(await new Guesser('198.51.100.200').invitation(code)).toBe(200)
  })

  it('counts no right code of a refused request, and no old code of a player at the table', async () => {
    const { table, code } = await privateTable()
    const [seat] = table.seats
    if (seat === undefined) throw new Error('no seat')
    await host.sit(table, seat.seat)
    const guest = await TestPerson.guest(server, 'Cyryl')
    for (let i = 0; i <= MISSES; i++) {
      const taken = await guest.raw('PUT', `/api/v1/tables/${table.id}/seats/${seat.seat}?code=${code}`, {})
      expect(taken.status).toBe(409)
      expect((await host.raw('GET', `/api/v1/tables/${table.id}?code=${WRONG}`)).status).toBe(200)
    }
    expect(await new Guesser('127.0.0.1', guest.cookie).invitation(code)).toBe(200)
  })

  it('shows no name behind a code that no longer lets its reader see the table', async () => {
    const { table } = await begunTable([host], { name: 'Secret Saturday', watching: 'nobody' })
    expect(table.code).not.toBeNull()
    const page = await new Guesser('203.0.113.1').page(table.code ?? randomUUID())
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('Secret Saturday')
  })
})

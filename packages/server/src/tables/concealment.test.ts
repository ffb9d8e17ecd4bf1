// A private table must look to a stranger as if it did not exist.
import { randomUUID } from 'node:crypto'
import type { TableSeen } from '@hustings/protocol'
import { socketRequests } from '@hustings/protocol/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { askOver, begunTable, TestPerson, type TestServer, testServer } from '../testing/server.ts'

let server: TestServer
let stranger: TestPerson
let playing: TableSeen
let gathering: TableSeen
beforeAll(async () => {
  server = await testServer()
  const [host, other] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
  if (host === undefined || other === undefined) throw new Error('nobody')
  stranger = await TestPerson.guest(server, 'Cleo')
  gathering = await host.setTable({ watching: 'link' })
  playing = (await begunTable([host, other], { watching: 'nobody' })).table
})

/** Creates a table with an id of the client's choice, so an unknown id succeeds. */
const SETS = 'PUT /api/v1/tables/:id'

/** Valid bodies of the routes that need more than `{}`. */
const BODIES: Readonly<Record<string, unknown>> = {
  'PATCH /api/v1/tables/:id/seats/:seat': { ready: true },
  'POST /api/v1/tables/:id/messages': { id: randomUUID(), phrase: 'hello' },
  'POST /api/v1/tables/:id/ask': { account: randomUUID() },
}

const decision = { id: '1', seat: 'red' }
const request = randomUUID()
/** A valid body of each command about a table, without its id. */
const COMMANDS = {
  'table:follow': {},
  'table:open': { viewer: 'spectator', since: null },
  'table:look': { viewer: 'spectator' },
  'table:answer': { request, decision, answer: 'yes' },
  'table:undo': { request, step: 1 },
  'table:preview': { decision, answer: 'yes' },
  'table:hint': { decision },
  'table:why': { viewer: 'red', seat: 'red', after: 0, upTo: 1 },
  'table:ask-back': { request, toStep: 0 },
  'table:agree': { request, agree: true },
  'table:close': {},
} as const

describe('a private table and an unknown id', () => {
  it('send the same response, byte by byte, from every route', async () => {
    const routes = server.routes.filter(
      ({ method, url }) => url.startsWith('/api/v1/tables/:id') && `${method} ${url}` !== SETS && method !== 'HEAD',
    )
    expect(routes.length).toBeGreaterThan(14)
    for (const { method, url } of routes) {
      const answer = async ({ id, seat }: { readonly id: string; readonly seat: string }) => {
        const path = url.replace(':id', id).replace(':seat', seat).replace(':step', '0')
        const body = method === 'GET' ? undefined : (BODIES[`${method} ${url}`] ?? {})
        const response = await stranger.raw(method, url.includes('/past/') ? `${path}?viewer=spectator` : path, body)
        return `${method} ${url} ${response.status} ${await response.text()}`
      }
      const unknown = await answer({ id: randomUUID(), seat: 'red' })
      expect(unknown).toContain(' 404 ')
      for (const { id, seats } of [gathering, playing]) {
        for (const seat of ['red', seats[0]?.seat ?? '']) expect(await answer({ id, seat })).toBe(unknown)
      }
    }
  })

  it('send the same response, byte by byte, to every command', async () => {
    const names = Object.keys(socketRequests).filter((name) => name.startsWith('table:'))
    expect(Object.keys(COMMANDS).toSorted()).toEqual(names.toSorted())
    const socket = await stranger.connect()
    for (const [name, body] of Object.entries(COMMANDS)) {
      const answer = async (match: string) =>
        `${name} ${JSON.stringify(await askOver(socket, name as keyof typeof COMMANDS, { ...body, match }))}`
      const unknown = await answer(randomUUID())
      expect(unknown).not.toContain('malformed')
      for (const { id } of [gathering, playing]) expect(await answer(id)).toBe(unknown)
    }
  })
})

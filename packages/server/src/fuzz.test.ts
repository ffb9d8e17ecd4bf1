// Sends thousands of random messages and requests, made from the schemas and then broken. Nothing may crash, no foreign
// seat may move, and every answer must be typed. `npm run soak:server -- fuzz` sends twenty thousand.
import { Writable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { randomFrom, seedRandom } from '@hustings/kernel'
import { sized } from '@hustings/kernel/testing/length'
import type { SocketRequest } from '@hustings/protocol'
import { socketRequests } from '@hustings/protocol/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { jsonSchemaOf } from './http/json-schema.ts'
import { matchRows } from './storage/matches.ts'
import { seatRows } from './storage/seats.ts'
import { Fuzz, type JsonSchema } from './testing/fuzz.ts'
import {
  askOver,
  begunTable,
  playOn,
  TestPerson,
  type TestServer,
  type TestTable,
  testServer,
} from './testing/server.ts'
import { runSql } from './testing/storage.ts'

const MESSAGES = Number(process.env.HUSTINGS_FUZZ ?? sized(600, 2000))
const SEED = process.env.HUSTINGS_FUZZ_SEED ?? 'fuzz'
/** Growth above this is a leak: more memory per request than the request had bytes. */
const GROWTH_BYTES = 24_000_000
const TYPED = /^[a-z]+(-[a-z]+)*$/

const faults: string[] = []
let server: TestServer
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _, done) {
      const line = String(chunk)
      if (line.includes('"unexpected"') || line.includes('"level":60')) faults.push(line)
      done()
    },
  })
  server = await testServer({ env: { LOG_LEVEL: 'info' }, logTo })
})

interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly body: JsonSchema | null
}

async function operations(): Promise<Operation[]> {
  const page = await new TestPerson(server.url, 'x').get<{
    paths: Record<
      string,
      Record<
        string,
        {
          parameters?: Operation['parameters']
          requestBody?: { content: Record<string, { schema: JsonSchema }> }
        }
      >
    >
  }>('/openapi.json')
  return Object.entries(page.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  )
}

/** Hashing a password takes a third of a second, so a few of these are enough. */
const DEAR = /password|recovery|sign-in/

function memoryAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Counts answers by their code. */
class Answers {
  readonly counts = new Map<string, number>()

  note(where: string, code: string): void {
    const key = `${where} ${code}`
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }

  of(where: string): number {
    return [...this.counts].reduce((sum, [key, count]) => (key.startsWith(where) ? sum + count : sum), 0)
  }
}

describe('random input', () => {
  it(
    `${MESSAGES} messages and requests: no crash, no foreign seat moved, every answer typed, memory flat`,
    async () => {
      const fuzz = new Fuzz(randomFrom(seedRandom(SEED)))
      const answers = new Answers()
      const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
      const { table, seats } = await begunTable(people)
      const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
      const quiet = await begunTable(people)
      const intruders = [await TestPerson.guest(server, 'Mallory'), new TestPerson(server.url, 'nobody')]
      const before = await standingOf([table.id, quiet.table.id])
      const mover = tables[0]
      if (mover === undefined) throw new Error('nobody sits down')
      const routes = await operations()

      /** Collects what an attacker can know: ids, seats and open decisions. */
      const learn = async () => {
        const actor = await server.tables.cache.actor(table.id)
        const { decisions, step: now } = await actor.read(({ match: { decisions: open, step } }) => ({
          decisions: open.map(({ id, seat }) => ({ id, seat })),
          step,
        }))
        fuzz.known = {
          match: [table.id, quiet.table.id],
          id: [table.id, quiet.table.id, intruders[0]?.id ?? '', people[1]?.id ?? ''],
          account: people.map(({ id }) => id),
          viewer: [...seats, 'spectator'],
          seat: seats,
          decision: decisions,
          answer: ['red', 'blue', 'pass', 0, 1, true],
          step: [now],
          toStep: [0, now - 1],
          code: [table.code, quiet.table.code].filter((code) => code !== null),
          game: ['ballot', 'hegemony', 'planet-b'],
        }
      }

      const overSocket = async () => {
        const name: SocketRequest = fuzz.one(Object.keys(socketRequests).filter(isRequest))
        // The pages of Anna and Bela also send garbage; only the messages of strangers must never move anything.
        const sender = fuzz.one([...intruders, ...intruders, people[1], people[3]])
        const socket = await sender?.connect()
        if (socket === undefined) return
        const schema: JsonSchema = JSON.parse(JSON.stringify(jsonSchemaOf(socketRequests[name])))
        const body = fuzz.chance(12) ? fuzz.hostile() : fuzz.value(schema, '', fuzz.chance(2))
        const unknown = fuzz.chance(30) ? fuzz.one(['table:steal', '__proto__', 'constructor', 'table:answer ']) : name
        const outcome = await askOver(socket, unknown as SocketRequest, body).catch((error: unknown) => {
          // A client that signs out or deletes its account loses its sockets.
          if (sender === intruders[0] && !socket.connected) return null
          throw error
        })
        if (outcome === null) return answers.note('socket', 'ended')
        expect(typeof outcome.ok).toBe('boolean')
        if (!outcome.ok) {
          expect(outcome.trouble.code).toMatch(TYPED)
          expect(outcome.trouble.say.key).not.toBe('')
        }
        answers.note('socket', outcome.ok ? 'ok' : outcome.trouble.code)
      }

      const overHttp = async () => {
        const route = fuzz.one(routes)
        const dear = DEAR.test(route.path) && !fuzz.chance(40)
        const spoilt = dear || fuzz.chance(2)
        const sender = fuzz.one(intruders)
        const written = ({ name, schema }: Operation['parameters'][number]) => {
          const value = fuzz.value(schema, name, spoilt)
          return encodeURIComponent(wellFormed(typeof value === 'string' ? value : JSON.stringify(value))).slice(
            0,
            2000,
          )
        }
        let path = route.path
        const query: string[] = []
        for (const parameter of route.parameters) {
          if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, written(parameter) || 'x')
          else if (fuzz.chance(2)) query.push(`${parameter.name}=${written(parameter)}`)
        }
        const rubbish = fuzz.chance(15) ? '{"half":' : fuzz.hostile()
        const body = route.body === null || dear ? (spoilt ? rubbish : {}) : fuzz.value(route.body, '', spoilt)
        const address = query.length === 0 ? path : `${path}?${query.join('&')}`
        const response = await sender.raw(route.method, address, route.method === 'GET' ? undefined : (body ?? {}))
        const text = await response.text()
        expect([500, 501, 502], `${route.method} ${route.path}`).not.toContain(response.status)
        if (response.status >= 400)
          expect(JSON.parse(text).trouble.code, `${route.method} ${route.path}`).toMatch(TYPED)
        answers.note('http', String(response.status))
      }

      const send = async (count: number) => {
        for (let i = 0; i < count; i += 20) {
          await learn()
          // Mallory may have signed out or deleted the account.
          if (i % 100 === 0) {
            intruders[0]?.disconnect()
            intruders[0] = await TestPerson.guest(server, 'Mallory')
          }
          await Promise.all(Array.from({ length: 20 }, () => (fuzz.chance(2) ? overSocket() : overHttp())))
        }
      }

      await send(MESSAGES / 2)
      const used = memoryAfterCollection()
      await send(MESSAGES / 2)
      expect(memoryAfterCollection() - used).toBeLessThan(GROWTH_BYTES)
      expect(faults).toEqual([])
      expect(answers.of('socket ok')).toBeGreaterThan(0)
      expect(answers.of('socket not-your-seat')).toBeGreaterThan(0)
      expect(answers.of('http 2')).toBeGreaterThan(0)
      expect(answers.of('socket') + answers.of('http')).toBeGreaterThanOrEqual(MESSAGES)

      expect(await standingOf([table.id, quiet.table.id])).toEqual(before)
      // The account of each choice held the seat.
      const foreign = await runSql(
        server.node.storage,
        `select j.match, j.sequence from journal j join seats s on s.match = j.match and s.seat = j.seat
         where j.kind = 'choice' and j.actor is distinct from s.holder`,
      )
      expect(foreign).toEqual([])
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      await finishes(people, table.id, seats)
    },
    Math.max(120_000, MESSAGES * 40),
  )
})

/** State that no sender can change here by HTTP: seats, host and code. */
async function standingOf(matches: readonly string[]) {
  const { storage } = server.node
  const rows = await matchRows(storage, matches)
  const seats = await seatRows(storage, matches)
  return {
    matches: rows.map(({ id, host, code, status }) => ({ id, host, code, status })),
    seats: seats.map(({ match, seat, holder, bot, owner, open }) => ({ match, seat, holder, bot, owner, open })),
  }
}

/** Afterwards the match is played to its end. */
async function finishes(people: readonly TestPerson[], match: string, seats: readonly string[]): Promise<void> {
  const tables: TestTable[] = []
  for (const [i, person] of people.entries()) tables.push(await person.open(match, seats[i] ?? ''))
  await playOn(tables, 'after')
  expect(tables.every(({ over }) => over)).toBe(true)
}

function isRequest(name: string): name is SocketRequest {
  return Object.hasOwn(socketRequests, name)
}

/** Half a surrogate pair cannot be part of an address. */
function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDFFF]/g, '?')
}

// Past positions are replayed from the journal, so one client must not keep the processor busy with them.
import { beforeAll, describe, expect, it } from 'vitest'
import { begunTable, playOn, TestPerson, type TestServer, testServer } from '../testing/server.ts'

const PER_TEN_SECONDS = 10

let server: TestServer
beforeAll(async () => {
  server = await testServer({ patience: 1, env: { TRUST_PROXY: '127.0.0.1' } })
})

describe('past positions', () => {
  it('replay at most ten times in ten seconds for one address, and stay cached for later requests', async () => {
    const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
    const { table, seats } = await begunTable(people)
    const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
    await playOn(tables, 'past', 4)
    const past = async (step: number, address: string) => {
      const path = `/api/v1/tables/${table.id}/past/${step}?viewer=${seats[0]}`
      return (await tables[0]?.person.raw('GET', path, undefined, { 'x-forwarded-for': address }))?.status
    }
    const began = performance.now()
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, step) => past(step, '198.51.100.1')))
    const seconds = (performance.now() - began) / 1000
    const replayed = statuses.filter((status) => status === 200).length
    expect(replayed).toBeGreaterThanOrEqual(PER_TEN_SECONDS)
    // On a slow machine a new window of the limit may have begun meanwhile.
    expect(replayed).toBeLessThanOrEqual(PER_TEN_SECONDS * (1 + Math.floor(seconds / 10)))
    expect(statuses.filter((status) => status !== 200)).toEqual(Array(60 - replayed).fill(429))
    const kept = statuses.indexOf(200)
    expect(await past(kept, '198.51.100.1')).toBe(200)
    expect(await past(statuses.indexOf(429), '198.51.100.2')).toBe(200)
  })
})

// A node that has lost its LISTEN connection receives nothing from other nodes: it compares its tables with the
// database.
import { randomUUID } from 'node:crypto'
import { randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import type { TableSeen } from '@hustings/protocol'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Ear } from '../testing/hearing.ts'
import { Lag } from '../testing/lag.ts'
import { begunTable, TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { freshPostgres, onPostgresStorage, runSql } from '../testing/storage.ts'
import { listenSwitch } from '../testing/without-listen.ts'

const DAY = 24 * 3600_000

const SOON = { timeout: 30_000 }
/** Milliseconds after which a node without LISTEN has read what another node wrote. */
const BOUND = 3000

onPostgresStorage('a node without LISTEN', () => {
  let elsewhere: TestServer
  let deaf: TestServer
  const lag = new Lag()
  beforeAll(async () => {
    const url = await freshPostgres()
    const way = await listenSwitch(url)
    ;[elsewhere, deaf] = await Promise.all([testServer({ url }), testServer({ url: way.url })])
    way.cut()
    await vi.waitUntil(() => way.refused > 0, SOON)
  })

  const guest = (name: string) => TestPerson.guest(deaf, name)
  const there = (person: TestPerson) => TestPerson.withCookie(elsewhere, person.name, person.cookie)

  /** Acts on the other node, and expects that the ear hears of it in time, possibly before the response to the act. */
  async function hearsInTime(ear: Ear, act: () => Promise<unknown> | undefined, what: (text: string) => boolean) {
    const before = performance.now()
    await act()
    const moment = performance.now()
    const found = () => ear.heard.find(({ at, text }) => at >= before && what(text))
    await expect.poll(found, SOON).toBeDefined()
    const at = found()?.at ?? Number.POSITIVE_INFINITY
    expect(at - moment).toBeLessThan(BOUND + lag.between(moment, at))
  }

  describe('with a table before its start', () => {
    it('sends new and hidden lines from another node within three seconds', async () => {
      const [reader, host, other] = await Promise.all(['Reader', 'Anna', 'Bela'].map(guest))
      if (reader === undefined || host === undefined || other === undefined) throw new Error('nobody')
      const table = await host.setTable({ watching: 'all' })
      await reader.ask('table:follow', { match: table.id })
      const ear = await Ear.of(reader)
      const [hostThere, otherThere, readerThere] = await Promise.all([host, other, reader].map(there))
      const id = randomUUID()
      const text = `rude ${id}`
      await hearsInTime(
        ear,
        () => hostThere?.post(`/tables/${table.id}/messages`, { id, text }),
        (heard) => heard.includes(text),
      )
      // Hides a line that was written long ago.
      await runSql(elsewhere.node.storage, 'update messages set at = at - ? where id = ?', [DAY, id])
      await hearsInTime(
        ear,
        async () => {
          for (const person of [otherThere, readerThere])
            await person?.post(`/messages/${id}/report`, { why: 'insult' })
        },
        (heard) => heard.includes(id) && heard.includes('"hidden":true'),
      )
      const last = ear.heard.filter(({ text: heard }) => heard.includes(id)).at(-1)
      expect(last?.text).not.toContain('rude')
    })

    it('sends new players, removals and the start of the match within three seconds each', async () => {
      const [host, reader, other] = await Promise.all(['Anna', 'Reader', 'Bela'].map(guest))
      if (host === undefined || reader === undefined || other === undefined) throw new Error('nobody')
      const table = await host.setTable({ watching: 'link' })
      const seats = table.seats.filter(({ automatic }) => !automatic).map(({ seat }) => seat)
      const [mine = '', theirs = ''] = seats
      await host.sit(table, mine)
      for (const person of [reader, other])
        await person.ask('table:follow', { match: table.id, code: table.code ?? '' })
      const ear = await Ear.of(host)
      const [hostThere, otherThere] = await Promise.all([host, other].map(there))
      await host.ask('table:follow', { match: table.id })
      await hearsInTime(
        ear,
        () => otherThere?.sit(table, theirs),
        (heard) => heard.includes('"name":"Bela"'),
      )

      const removed = await Ear.of(other)
      await hostThere?.delete(`/tables/${table.id}/seats/${theirs}`)
      const moment = performance.now()
      await expect.poll(() => removed.isGone, SOON).toBe(true)
      await expect(other.ask('table:follow', { match: table.id, code: table.code ?? '' })).rejects.toThrow('not-found')
      expect(removed.laterThan(moment, BOUND, lag)).toEqual([])

      for (const seat of seats.slice(1)) await hostThere?.put(`/tables/${table.id}/seats/${seat}`, { bot: 'random' })
      await hearsInTime(
        ear,
        () => hostThere?.post<TableSeen>(`/tables/${table.id}/start`),
        (heard) => heard.includes('"status":"playing"'),
      )
    })

    it('sends the deletion of the table on another node', async () => {
      const host = await guest('Anna')
      const table = await host.setTable()
      await host.ask('table:follow', { match: table.id })
      const ear = await Ear.of(host)
      const hostThere = await there(host)
      await hearsInTime(
        ear,
        () => hostThere.delete(`/tables/${table.id}`),
        (heard) => heard.includes('"kind":"gone"'),
      )
    })
  })

  it('refuses a seat in memory to a player who has lost it on another node', async () => {
    const people = await Promise.all(['Anna', 'Bela'].map(guest))
    const { table, seats } = await begunTable(people, { watching: 'all', hints: true })
    const opened = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
    const old = opened.find(({ decision }) => decision !== null)
    const other = opened.find((one) => one !== old)
    const decision = old?.decision
    if (old === undefined || other === undefined || decision == null) throw new Error('nobody is asked')
    for (const { person } of opened) await person.ask('table:close', { match: table.id })
    const asked = { match: table.id, decision: { id: decision.id, seat: decision.seat } }
    const answer = randomAnswer(decision, randomFrom(seedRandom('any')))
    await old.person.ask('table:preview', { ...asked, answer })

    const [oldThere, otherThere] = await Promise.all([old.person, other.person].map(there))
    await oldThere?.delete(`/tables/${table.id}/seats/${old.viewer}`)
    await otherThere?.post(`/tables/${table.id}/seats/${old.viewer}/open`)
    const next = await TestPerson.guest(elsewhere, 'Next')
    await next.put(`/tables/${table.id}/seats/${old.viewer}?code=${table.code}`, {})

    const ear = await Ear.of(old.person)
    await expect(old.person.open(table.id, old.viewer)).rejects.toThrow('not-your-seat')
    await expect(old.person.ask('table:preview', { ...asked, answer })).rejects.toThrow('not-your-seat')
    await expect(old.person.ask('table:hint', asked)).rejects.toThrow('not-your-seat')
    await expect(old.person.open(table.id, 'spectator')).resolves.toBeDefined()
    expect(ear.heard.filter(({ text }) => text.includes(`"viewer":"${old.viewer}"`))).toEqual([])
  })
})

// What may go wrong: a server that is killed, nodes that race, a bus that is cut, a database that is away.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sized } from '@hustings/kernel/testing/length'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { playThroughKills } from './testing/killed.ts'
import { ServerProcess } from './testing/process.ts'
import { begunTable, playOn, Refusal, TestPerson, type TestServer, testServer } from './testing/server.ts'
import { mustBeSound } from './testing/soundness.ts'
import { freshPostgres, onPostgresStorage } from './testing/storage.ts'

/** `npm run soak:server -- kills` does a thousand. */
const KILLS = Number(process.env.HUSTINGS_KILLS ?? sized(1, 25))
const MINUTES = 10 * 60_000

describe('kill -9', () => {
  it(
    `${KILLS} times during play loses nothing and doubles nothing, embedded`,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'hustings-kill-'))
      const server = await ServerProcess.start({ DATA_DIR: folder })
      const played = await playThroughKills(server, KILLS, 'sqlite')
      await server.stop()
      const database = await openDatabase({ url: null, folder, log: () => undefined })
      expect(played.kills).toBe(KILLS)
      expect(played.acknowledged.length).toBeGreaterThan(KILLS)
      await mustBeSound(database, played)
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
    MINUTES,
  )
})

onPostgresStorage('kill -9 on PostgreSQL', () => {
  it(
    `${KILLS} times during play loses nothing and doubles nothing`,
    async () => {
      const url = await freshPostgres()
      const server = await ServerProcess.start({ DATABASE_URL: url })
      const played = await playThroughKills(server, KILLS, 'postgres')
      await server.stop()
      const database = await openDatabase({ url, folder: null, log: () => undefined })
      expect(played.acknowledged.length).toBeGreaterThan(KILLS)
      await mustBeSound(database, played)
      await database.close()
    },
    MINUTES,
  )
})

onPostgresStorage('several nodes', () => {
  const nodes = async (count: number): Promise<TestServer[]> => {
    const url = await freshPostgres()
    return Promise.all(Array.from({ length: count }, () => testServer({ url })))
  }
  /** Four people, each at a node of their own as far as there are, and their eyes on a begun table. */
  const spread = async (servers: readonly TestServer[]) => {
    const people = await Promise.all(
      ['Anna', 'Bela', 'Cleo', 'Dana'].map((name, i) =>
        TestPerson.guest(servers[i % servers.length] ?? { url: '' }, name),
      ),
    )
    const { table, seats } = await begunTable(people)
    return { table, tables: await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? ''))) }
  }
  const first = (servers: readonly TestServer[]): Database => {
    const [server] = servers
    if (server === undefined) throw new Error('no server')
    return server.node.database
  }

  it('race on some matches: no gap, no double, everybody sees the same end', async () => {
    const servers = await nodes(3)
    const played = await Promise.all(
      Array.from({ length: sized(1, 4) }, async (_, number) => {
        const { table, tables } = await spread(servers)
        await playAtOnce(tables, `race ${number}`)
        return { table, tables }
      }),
    )
    for (const { table, tables } of played) {
      await mustBeSound(first(servers), { acknowledged: [], matches: [table.id] })
      expect(new Set(tables.map(({ serial }) => serial)).size).toBe(1)
      expect(new Set(tables.map(({ frame }) => JSON.stringify(frame?.standings))).size).toBe(1)
    }
  })

  it('brings everything by the sweep when the bus is cut', async () => {
    const servers = await nodes(2)
    for (const { node } of servers) node.bus.cut = true
    const { tables } = await spread(servers)
    await playOn(tables, 'cut', 6)
    const newest = Math.max(...tables.map(({ serial }) => serial))
    await Promise.all(tables.map((table) => table.until(({ serial }) => serial >= newest)))
  })

  it('tell each other who looks on, and of seats that are left: whoever left sees nothing more', async () => {
    const servers = await nodes(2)
    const { table, tables } = await spread(servers)
    for (const { presences } of servers) await presences.beat()
    // Somebody without an account, at each node.
    for (const { url } of servers) await new TestPerson(url, 'nobody').open(table.id, 'spectator', table.code ?? '')
    const seated = table.seats.flatMap(({ holder }) => holder?.id ?? [])
    for (const { presences } of servers) expect((await presences.at(table.id)).watchers(seated)).toBe(2)
    const leaver = tables[1]
    if (leaver === undefined) throw new Error('nobody')
    await leaver.person.delete(`/tables/${table.id}/seats/${leaver.viewer}`)
    await expect(leaver.person.open(table.id, leaver.viewer)).rejects.toThrow('not-your-seat')
    await tables[0]?.until(() => true)
    const other = servers[0]?.keeper.loaded(table.id)
    await expect.poll(() => other?.row.seats.find(({ seat }) => seat === leaver.viewer)?.bot).toBe('medium')
  })
})

/** Everybody answers whenever asked, all at the same time. */
async function playAtOnce(tables: Awaited<ReturnType<TestPerson['open']>>[], seed: string): Promise<void> {
  await Promise.all(tables.map((table) => playOn([table], `${seed}/${table.viewer}`)))
  const newest = Math.max(...tables.map(({ serial }) => serial))
  await Promise.all(tables.map((table) => table.until(({ serial }) => serial >= newest)))
}

onPostgresStorage('the database goes away', () => {
  it('moves are refused with not-now, nothing is lost, and all is well when it is back', async () => {
    const url = await freshPostgres()
    const server = await testServer({ url })
    const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
    const { table, seats } = await begunTable(people)
    const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
    await playOn(tables, 'before', 8)
    const before = tables[0]?.serial
    const admin = new pg.Client({ connectionString: url.replace(/\/[^/]+$/, '/postgres') })
    await admin.connect()
    const name = new URL(url).pathname.slice(1)
    await admin.query(`alter database ${name} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    const asked = tables.find(({ decision }) => decision !== null)
    const refusal = await playOn(asked === undefined ? [] : [asked], 'away', 1).catch((error: unknown) => error)
    expect(refusal instanceof Refusal && refusal.trouble.code).toBe('not-now')
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    await admin.query(`alter database ${name} with allow_connections true`)
    await admin.end()
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(tables[0]?.serial).toBe(before)
    await playOn(tables, 'after')
    await mustBeSound(server.node.database, { acknowledged: [], matches: [table.id] })
  })
})

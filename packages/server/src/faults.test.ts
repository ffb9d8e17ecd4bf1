// Faults: nodes that race, a bus that is cut, a database that is away, a full disk, a damaged file.
import { rmSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sized } from '@hustings/kernel/testing/length'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { Driver } from './storage/driver.ts'
import { DATABASE_FILE } from './storage/sqlite/data-folder.ts'
import { begunTable, playOn, Refusal, TestPerson, type TestServer, testServer } from './testing/server.ts'
import { canMount, fillDisk, smallDisk } from './testing/small-disk.ts'
import { mustBeSound } from './testing/soundness.ts'
import { freshPostgres, freshSqliteFolder, onPostgresStorage } from './testing/storage.ts'

onPostgresStorage('several nodes', () => {
  const nodes = async (count: number): Promise<TestServer[]> => {
    const url = await freshPostgres()
    return Promise.all(Array.from({ length: count }, () => testServer({ url })))
  }
  /** Four people on different nodes at a table that has started. */
  const spread = async (servers: readonly TestServer[]) => {
    const people = await Promise.all(
      ['Anna', 'Bela', 'Cleo', 'Dana'].map((name, i) =>
        TestPerson.guest(servers[i % servers.length] ?? { url: '' }, name),
      ),
    )
    const { table, seats } = await begunTable(people)
    return { table, tables: await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? ''))) }
  }
  const first = (servers: readonly TestServer[]): Driver => {
    const [server] = servers
    if (server === undefined) throw new Error('no server')
    return server.node.storage
  }

  it('write no gap and no duplicate when they race on some matches, and show everyone the same end', async () => {
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

  it('deliver everything by the sweep when the bus is cut', async () => {
    const servers = await nodes(2)
    for (const { node } of servers) node.bus.cut = true
    const { tables } = await spread(servers)
    await playOn(tables, 'cut', 6)
    const newest = Math.max(...tables.map(({ serial }) => serial))
    await Promise.all(tables.map((table) => table.until(({ serial }) => serial >= newest)))
  })

  it('notify each other of spectators and freed seats, and end the view of a player who left', async () => {
    const servers = await nodes(2)
    const { table, tables } = await spread(servers)
    for (const { presences } of servers) await presences.beat()
    // A person without an account at each node.
    for (const { url } of servers) await new TestPerson(url, 'nobody').open(table.id, 'spectator', table.code ?? '')
    const seated = table.seats.flatMap(({ holder }) => holder?.id ?? [])
    for (const { presences } of servers) expect((await presences.at(table.id)).watchers(seated)).toBe(2)
    const leaver = tables[1]
    if (leaver === undefined) throw new Error('nobody')
    await leaver.person.delete(`/tables/${table.id}/seats/${leaver.viewer}`)
    await expect(leaver.person.open(table.id, leaver.viewer)).rejects.toThrow('not-your-seat')
    await tables[0]?.until(() => true)
    const other = servers[0]?.tables.cache.loaded(table.id)
    await expect.poll(() => other?.row.seats.find(({ seat }) => seat === leaver.viewer)?.bot).toBe('medium')
  })
})

/** All people answer at the same time, as soon as it is their turn. */
async function playAtOnce(tables: Awaited<ReturnType<TestPerson['open']>>[], seed: string): Promise<void> {
  await Promise.all(tables.map((table) => playOn([table], `${seed}/${table.viewer}`)))
  const newest = Math.max(...tables.map(({ serial }) => serial))
  await Promise.all(tables.map((table) => table.until(({ serial }) => serial >= newest)))
}

onPostgresStorage('a lost database', () => {
  it('refuses moves with not-now, loses nothing, and continues when it is back', async () => {
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
    await mustBeSound(server.node.storage, { acknowledged: [], matches: [table.id] })
  })
})

/** Lines of the log of a server. */
class Log extends Writable {
  text = ''

  override _write(chunk: unknown, _: BufferEncoding, done: () => void): void {
    this.text += String(chunk)
    done()
  }
}

const readyStatus = async ({ url }: TestServer) => (await fetch(`${url}/readyz`)).status

describe.skipIf(!canMount())('a full disk', () => {
  it('refuses changes and readiness, appears in the log, and recovers when there is room again', async () => {
    const disk = smallDisk(16)
    const logTo = new Log()
    const server = await testServer({ folder: join(disk, 'data'), env: { LOG_LEVEL: 'warn' }, logTo })
    const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
    const { table, seats } = await begunTable(people)
    const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
    await playOn(tables, 'before', 8)
    expect(await readyStatus(server)).toBe(200)

    const filler = fillDisk(disk)
    const change = async () => {
      const found = await people[0]?.setTable().catch((error: unknown) => error)
      return found instanceof Refusal ? found.trouble.code : 'written'
    }
    await expect.poll(change).toBe('not-now')
    await expect.poll(() => readyStatus(server)).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(logTo.text).toContain('does not accept writes (full)')

    rmSync(filler)
    await expect.poll(() => readyStatus(server)).toBe(200)
    expect(logTo.text).toContain('accepts writes again')
    await playOn(tables, 'after')
    await mustBeSound(server.node.storage, { acknowledged: [], matches: [table.id] })
  })
})

describe('a database file that is damaged while the server runs', () => {
  it('makes the server not ready, and appears in the log', async () => {
    const folder = await freshSqliteFolder()
    const logTo = new Log()
    const server = await testServer({ folder, env: { LOG_LEVEL: 'warn' }, logTo })
    const anna = await TestPerson.guest(server, 'Anna')
    expect(await readyStatus(server)).toBe(200)
    const path = join(folder, DATABASE_FILE)
    const { size } = await stat(path)
    const file = await open(path, 'r+')
    await file.write(Buffer.alloc(size - 100, 0xa5), 0, size - 100, 100)
    await file.close()
    await expect
      .poll(async () => {
        await anna.setTable().catch(() => undefined)
        return readyStatus(server)
      })
      .toBe(503)
    expect(logTo.text).toContain('the database is damaged')
  })
})

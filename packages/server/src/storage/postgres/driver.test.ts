// What only the PostgreSQL driver does: bounded waits, lost connections, unknown outcomes, a late start.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, it } from 'vitest'
import { closeAfterFile } from '../../testing/closing.ts'
import { freePort } from '../../testing/port.ts'
import { StallingProxy } from '../../testing/stalling-proxy.ts'
import { emptyPostgres, onPostgresStorage, postgresAt, postgresThroughCuts } from '../../testing/storage.ts'
import { StorageUnavailable } from '../driver.ts'
import { sql } from '../sql.ts'
import { withClient } from './connection.ts'

const PUT = sql('test.pg-put', 'insert into server_keys (name, value) values (?, ?)')
const GET = sql<{ value: string }>('test.pg-get', 'select value from server_keys where name = ?')
const SET = sql('test.pg-set', 'update server_keys set value = value || ? where name = ?')

onPostgresStorage('the PostgreSQL driver', () => {
  it('reports an unknown outcome when the connection is lost during the commit', async () => {
    const { proxy, driver, beside } = await postgresThroughCuts()
    proxy.cut = { pattern: /commit/, where: 'after' }
    const key = randomUUID()
    await expect(driver.batch([{ sql: PUT, values: [key, 'x'], expect: 1 }])).rejects.toMatchObject({
      outcome: 'unknown',
    })
    expect(proxy.cuts).toBe(1)
    await expect.poll(() => beside.read(GET, [key])).toEqual([{ value: 'x' }])
    proxy.cut = { pattern: /commit/, where: 'before' }
    const other = randomUUID()
    await expect(driver.batch([{ sql: PUT, values: [other, 'x'] }])).rejects.toMatchObject({ outcome: 'unknown' })
    expect(await beside.read(GET, [other])).toEqual([])
    proxy.cut = null
    expect(await driver.batch([{ sql: PUT, values: [other, 'y'] }])).toMatchObject({ done: true })
  })

  it('reports that nothing was written when the connection is lost before the commit', async () => {
    const { proxy, driver, beside } = await postgresThroughCuts()
    const key = randomUUID()
    proxy.cut = { pattern: /insert into server_keys|test\.pg-put/, where: 'after' }
    await expect(driver.batch([{ sql: PUT, values: [key, 'x'] }])).rejects.toMatchObject({ outcome: 'not-written' })
    await expect(driver.write(PUT, [key, 'x'])).rejects.toMatchObject({ outcome: 'unknown' })
    proxy.cut = null
    await expect.poll(() => beside.read(GET, [key])).toEqual([{ value: 'x' }])
    expect(await driver.read(GET, [key])).toEqual([{ value: 'x' }])
  })

  it('retries transactions that deadlock', async () => {
    const url = await emptyPostgres()
    const driver = await postgresAt(url, { connections: 8 })
    const keys = ['a', 'b', 'c', 'd']
    await driver.batch(keys.map((key) => ({ sql: PUT, values: [key, ''] })))
    // In opposite orders they wait for each other until PostgreSQL ends one of them.
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, i) => {
        const order = i % 2 === 0 ? keys : keys.toReversed()
        return driver.batch(order.map((key) => ({ sql: SET, values: ['x', key], expect: 1 })))
      }),
    )
    expect(results.map(({ done }) => done)).toEqual(Array.from({ length: 6 }, () => true))
    for (const key of keys) expect(await driver.read(GET, [key])).toEqual([{ value: 'xxxxxx' }])
  })

  it('bounds every wait while PostgreSQL hangs, and recovers when it continues', async () => {
    const url = await emptyPostgres()
    const proxy = new StallingProxy(url)
    const port = await freePort()
    await proxy.listen(port)
    const driver = await postgresAt(proxy.urlAt(port))
    closeAfterFile(() => proxy.close())
    await driver.health(5000)
    // A connection that is open when it begins.
    await driver.read(GET, ['x'])
    proxy.stall()
    const start = performance.now()
    await expect(driver.health(300)).rejects.toThrow(StorageUnavailable)
    expect(performance.now() - start).toBeLessThan(3000)
    const waits = await Promise.allSettled([
      driver.read(GET, ['x']),
      driver.write(PUT, ['x', 'y']),
      driver.batch([{ sql: PUT, values: ['z', 'y'] }]),
    ])
    expect(waits.map((wait) => wait.status === 'rejected' && wait.reason instanceof StorageUnavailable)).toEqual([
      true,
      true,
      true,
    ])
    expect(performance.now() - start).toBeLessThan(12_000)
    proxy.goOn()
    await expect
      .poll(() =>
        driver.health(2000).then(
          () => 'healthy',
          () => 'not yet',
        ),
      )
      .toBe('healthy')
    await driver.write(PUT, [randomUUID(), 'after'])
  })

  it('waits at the start for a database that comes later, and fails with a clear message without one', async () => {
    const url = await emptyPostgres()
    const port = await freePort()
    const proxy = new StallingProxy(url)
    const lines: string[] = []
    await expect(postgresAt(proxy.urlAt(port))).rejects.toThrow(/PostgreSQL cannot be reached/)
    const opening = postgresAt(proxy.urlAt(port), { waitMs: 30_000, log: (line) => lines.push(line) })
    await expect.poll(() => lines).toEqual([expect.stringContaining('does not answer yet')])
    await proxy.listen(port)
    closeAfterFile(() => proxy.close())
    await (await opening).health(5000)
  })

  it('fails at once when PostgreSQL rejects the connection', async () => {
    const url = await emptyPostgres()
    const wrong = new URL(url)
    wrong.pathname = '/no_such_database'
    const start = performance.now()
    await expect(postgresAt(wrong.href, { waitMs: 60_000 })).rejects.toThrow('does not exist')
    expect(performance.now() - start).toBeLessThan(30_000)
  })

  it('rejects writes and makes no tables when it is opened for reading', async () => {
    const url = await emptyPostgres()
    await expect(postgresAt(url, { access: 'read' })).rejects.toMatchObject({ reason: 'no-database', exitCode: 4 })
    await postgresAt(url)
    const reader = await postgresAt(url, { access: 'read' })
    await expect(reader.write(PUT, ['x', 'y'])).rejects.toThrow(StorageUnavailable)
    expect(await reader.read(GET, ['x'])).toEqual([])
    await reader.health(5000)
  })

  it('rejects health while the database does not accept writes', async () => {
    const url = await emptyPostgres()
    const driver = await postgresAt(url)
    await driver.health(5000)
    const name = new URL(url).pathname.slice(1)
    await withClient({ url }, async (client) => {
      await client.query(`alter database ${name} set default_transaction_read_only = on`)
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      )
    })
    await expect.poll(() => driver.health(5000).then(() => 'healthy', String)).toContain('read-only')
    await expect(driver.write(PUT, ['x', 'y'])).rejects.toThrow(StorageUnavailable)
  })

  it('keeps all tables in its own schema', async () => {
    const url = await emptyPostgres()
    await postgresAt(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      `select distinct schemaname from pg_tables where tablename in ('matches', 'schema_migrations')`,
    )
    await client.end()
    expect(rows).toEqual([{ schemaname: 'hustings' }])
  })
})

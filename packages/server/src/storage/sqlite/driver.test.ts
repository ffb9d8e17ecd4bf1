// The SQLite driver and its thread: time limits, slow reads, a read-only file, exit code 70.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { freshFolder, sqliteAt } from '../../testing/storage.ts'
import { StorageUnavailable } from '../driver.ts'
import { sql } from '../sql.ts'

const crasher = fileURLToPath(new URL('../../testing/storage-crasher.ts', import.meta.url))

const PUT = sql('test.sqlite-put', 'insert into server_keys (name, value) values (?, ?)')
const GET = sql<{ value: string }>('test.sqlite-get', 'select value from server_keys where name = ?')
/** Keeps the thread busy for some seconds. */
const LONG = sql<{ last: number }>(
  'test.sqlite-long',
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select max(i) as last from n',
)
/** The connection then fails like on a read-only disk. */
const READ_ONLY = sql('test.sqlite-read-only', 'pragma query_only = on')
const WRITABLE = sql('test.sqlite-writable', 'pragma query_only = off')

describe('the SQLite driver', () => {
  it('rejects health in time while its thread is busy, and logs the slow read by name', async () => {
    const lines: string[] = []
    const driver = await sqliteAt(join(await freshFolder(), 'data'), { log: (line) => lines.push(line) })
    const long = driver.read(LONG, [2_000_000])
    const start = performance.now()
    await expect(driver.health(50)).rejects.toMatchObject({ outcome: 'not-written' })
    expect(performance.now() - start).toBeLessThan(1000)
    expect(await long).toEqual([{ last: 2_000_000 }])
    await driver.health(5000)
    expect(lines).toEqual([expect.stringMatching(/^slow read: test\.sqlite-long took \d+ ms$/)])
  })

  it('reports an unknown outcome for a write that is not answered in time', async () => {
    const driver = await sqliteAt(join(await freshFolder(), 'data'), { answerMs: 100 })
    const long = driver.read(LONG, [3_000_000])
    const write = driver.write(PUT, ['late', 'yes'])
    await expect(long).rejects.toMatchObject({ outcome: 'not-written' })
    await expect(write).rejects.toMatchObject({ outcome: 'unknown' })
    await expect.poll(() => driver.read(GET, ['late']).catch(() => null)).toEqual([{ value: 'yes' }])
  })

  it('rejects writes while the file is read-only, answers reads, and recovers without a restart', async () => {
    const driver = await sqliteAt(join(await freshFolder(), 'data'), { probeMs: 50 })
    await driver.write(PUT, ['before', 'x'])
    await driver.read(READ_ONLY)
    await expect(driver.write(PUT, ['refused', 'x'])).rejects.toThrow(StorageUnavailable)
    await expect(driver.write(PUT, ['refused', 'x'])).rejects.toMatchObject({ outcome: 'not-written' })
    expect(driver.condition).toMatchObject({ kind: 'degraded', cause: 'read-only' })
    await expect(driver.health(5000)).rejects.toThrow(StorageUnavailable)
    expect(await driver.read(GET, ['before'])).toEqual([{ value: 'x' }])
    await driver.read(WRITABLE)
    await expect.poll(() => driver.condition).toEqual({ kind: 'healthy' })
    await driver.health(5000)
    await driver.write(PUT, ['after', 'x'])
    expect(await driver.read(GET, ['refused'])).toEqual([])
  })

  it('ends the process with 70 when its thread fails', async () => {
    const child = fork(crasher, [join(await freshFolder(), 'data')], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let said = ''
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
    const [code] = await once(child, 'exit')
    expect(said).toContain('the storage thread failed')
    expect(code).toBe(70)
  })
})

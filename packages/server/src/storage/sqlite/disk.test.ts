// Full and read-only disks, which are small mounts. Skipped where mounting is not allowed.
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canMount, fillDisk, makeReadOnly, smallDisk } from '../../testing/small-disk.ts'
import { freshFolder, sqliteAt } from '../../testing/storage.ts'
import { StorageUnavailable } from '../driver.ts'
import { sql } from '../sql.ts'
import type { SqliteDriver } from './driver.ts'

const PUT = sql('test.disk-put', 'insert into server_keys (name, value) values (?, ?)')
const COUNT = sql<{ count: number }>('test.disk-count', 'select count(*) as count from server_keys')
const NAMES = sql<{ name: string }>('test.disk-names', 'select name from server_keys where name in {inList}')

const MB = 1024 * 1024
const RESERVE = 4 * MB

/** Writes until a write is refused; returns the acknowledged rows and the refusal. */
async function writeUntilRefused(driver: SqliteDriver, from = 0): Promise<{ written: string[]; refusal: unknown }> {
  const written: string[] = []
  for (let i = from; ; i++) {
    try {
      await driver.write(PUT, [`row ${i}`, 'x'.repeat(2000)])
      written.push(`row ${i}`)
    } catch (refusal) {
      return { written, refusal }
    }
  }
}

describe.skipIf(!canMount())('a full disk', () => {
  it('rejects writes and answers reads until there is room again, without a restart', async () => {
    const disk = smallDisk(24)
    const folder = join(disk, 'data')
    const lines: string[] = []
    const settings = { reserveBytes: RESERVE, probeMs: 100, log: (line: string) => lines.push(line) }
    const driver = await sqliteAt(folder, settings)
    await expect.poll(() => statSync(join(folder, 'reserve')).size).toBe(RESERVE)
    expect(statSync(join(folder, 'reserve')).mode & 0o777).toBe(0o600)
    await driver.write(PUT, ['before', 'x'])
    const filler = fillDisk(disk)
    const { written, refusal } = await writeUntilRefused(driver)
    expect(refusal).toBeInstanceOf(StorageUnavailable)
    await expect(driver.write(PUT, ['refused', 'x'])).rejects.toMatchObject({ outcome: 'not-written' })
    await expect(driver.health(5000)).rejects.toThrow(StorageUnavailable)
    expect(await driver.read(COUNT)).toEqual([{ count: written.length + 1 }])
    // The reserve is free for the operator, and writes do not use it.
    expect(statSync(join(folder, 'reserve'), { throwIfNoEntry: false })).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(driver.write(PUT, ['still refused', 'x'])).rejects.toMatchObject({ outcome: 'not-written' })
    rmSync(filler)
    await expect
      .poll(() =>
        driver.health(5000).then(
          () => 'healthy',
          () => 'degraded',
        ),
      )
      .toBe('healthy')
    expect(statSync(join(folder, 'reserve')).size).toBe(RESERVE)
    await driver.write(PUT, ['after', 'x'])
    await driver.close()
    const again = await sqliteAt(folder, settings)
    const all = ['before', ...written, 'after']
    expect(await again.read(NAMES, [JSON.stringify(all)])).toHaveLength(all.length)
    expect(await again.read(NAMES, [JSON.stringify(['refused', 'still refused'])])).toEqual([])
    expect(lines.filter((line) => /does not accept writes \(full\)/.test(line))).toHaveLength(1)
    expect(lines.filter((line) => /accepts writes again/.test(line))).toHaveLength(1)
    await again.close()
  })

  it('rejects a batch that does not fit, and recovers', async () => {
    const disk = smallDisk(12)
    const driver = await sqliteAt(join(disk, 'data'), { probeMs: 50 })
    await driver.write(PUT, ['small', 'x'])
    const large = Array.from({ length: 100 }, (_, i) => ({ sql: PUT, values: [`large ${i}`, 'x'.repeat(200_000)] }))
    await expect(driver.batch(large)).rejects.toThrow(StorageUnavailable)
    await expect
      .poll(() =>
        driver.health(5000).then(
          () => 'healthy',
          () => 'degraded',
        ),
      )
      .toBe('healthy')
    await driver.write(PUT, ['after', 'x'])
    expect(await driver.read(COUNT)).toEqual([{ count: 2 }])
    await driver.close()
  })

  it('delays a start until there is room', async () => {
    const disk = smallDisk(4)
    const filler = fillDisk(disk)
    const lines: string[] = []
    const settings = { probeMs: 100, waitMs: 30_000, log: (line: string) => lines.push(line) }
    const opening = sqliteAt(join(disk, 'data'), settings)
    await expect.poll(() => lines).toEqual([expect.stringContaining('cannot be used yet')])
    rmSync(filler)
    const driver = await opening
    await driver.write(PUT, ['after', 'x'])
    await driver.close()
  })
})

describe.skipIf(!canMount())('a read-only disk', () => {
  it('delays a start until it is writable, or fails it with a clear message', async () => {
    const disk = smallDisk(12)
    const folder = join(disk, 'data')
    const first = await sqliteAt(folder)
    await first.write(PUT, ['before', 'x'])
    await first.close()
    makeReadOnly(disk, true)
    await expect(sqliteAt(folder)).rejects.toMatchObject({
      outcome: 'not-written',
      message: expect.stringMatching(/read-?only/i),
    })
    const lines: string[] = []
    const opening = sqliteAt(folder, { probeMs: 100, waitMs: 30_000, log: (line) => lines.push(line) })
    await expect.poll(() => lines).toEqual([expect.stringContaining('cannot be used yet')])
    makeReadOnly(disk, false)
    const driver = await opening
    expect(await driver.read(NAMES, ['["before"]'])).toEqual([{ name: 'before' }])
    await driver.close()
  })

  it('allows reads and backups', async () => {
    const disk = smallDisk(12)
    const folder = join(disk, 'data')
    const first = await sqliteAt(folder)
    await first.write(PUT, ['before', 'x'])
    await first.close()
    makeReadOnly(disk, true)
    const reader = await sqliteAt(folder, { access: 'read' })
    expect(await reader.read(COUNT)).toEqual([{ count: 1 }])
    const { bytes } = await reader.backup(join(await freshFolder(), 'backup.sqlite'))
    expect(bytes).toBeGreaterThan(10_000)
    await reader.close()
  })
})

// Opens, backs up, restores and reads a database through the settings of a server, on both databases.
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyPostgres, freshFolder, onBothStorages } from '../../testing/storage.ts'
import { runningMatches } from '../matches.ts'
import { sql } from '../sql.ts'
import { backupStorage, openDriver, openReadOnly, restoreStorage, type StorageSettings } from './open.ts'

const PUT = sql('test.open-put', 'insert into server_keys (name, value) values (?, ?)')
const KEYS = sql<{ name: string }>('test.open-keys', 'select name from server_keys order by name')

onBothStorages('the storage of the settings', (kind) => {
  it('opens, backs up, restores and reads', async () => {
    const root = await freshFolder()
    const url = kind === 'sqlite' ? null : await emptyPostgres()
    const settings: StorageSettings = { url, folder: join(root, 'data'), connections: 4, log: () => undefined }
    await expect(openReadOnly(settings)).rejects.toMatchObject({ reason: 'no-database' })
    const driver = await openDriver(settings)
    expect(driver.kind).toBe(kind)
    await driver.write(PUT, ['kept', 'x'])
    const file = join(root, 'backup')
    expect((await backupStorage(settings, file)).bytes).toBeGreaterThan(1000)
    await driver.write(PUT, ['later', 'x'])
    await driver.close()
    const broken = join(root, 'broken')
    await writeFile(broken, 'nothing')
    await expect(restoreStorage(settings, { file: broken })).rejects.toMatchObject({ exitCode: 5 })
    const { aside } = await restoreStorage(settings, {
      file,
      replay: async (restored) => expect(await runningMatches(restored, 20)).toEqual([]),
    })
    expect(aside).toMatch(/^before[-_]restore[-_]/)
    const reader = await openReadOnly(settings)
    expect(await reader.read(KEYS)).toEqual([{ name: 'kept' }])
    await reader.close()
    if (kind === 'sqlite') expect(await readdir(join(root, 'data', 'backups'))).toHaveLength(1)
  })
})

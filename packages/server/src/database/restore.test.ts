// A broken backup and a folder whose database is gone: data is never lost and never hidden behind an empty database.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataWithBackup, dataWithBackup, digests, keptIn, openFolder, typed } from '../testing/backups.ts'
import { freshPostgresUrl, onPostgres } from '../testing/databases.ts'
import { openDatabase } from './open.ts'

let made: DataWithBackup
beforeAll(async () => {
  made = await dataWithBackup()
})
afterAll(() => rm(made.root, { recursive: true, force: true }))

describe('restore of a broken backup', () => {
  it('leaves every byte of the data folder as it was', async () => {
    const { root, data, backup } = made
    const bytes = await readFile(backup)
    const half = join(root, 'half')
    await writeFile(half, bytes.subarray(0, bytes.length / 2))
    const before = await digests(data)
    const { code, said } = await typed({ DATA_DIR: data }, 'restore', half)
    expect(code).toBe(5)
    expect(said).toContain(`${half} is not a usable backup, nothing was changed`)
    expect(await digests(data)).toEqual(before)
    expect(await keptIn(data)).toEqual([{ name: 'kept' }])
  })
})

describe('an embedded database that is missing', () => {
  it('is not replaced by an empty one, and the message names what was set aside', async () => {
    const { root, data } = made
    const folder = join(root, 'missing')
    await cp(data, folder, { recursive: true })
    const aside = join(folder, 'before-restore-1')
    await mkdir(aside)
    for (const name of await readdir(folder)) {
      if (/^(database|backups|ledger)/.test(name)) await rename(join(folder, name), join(aside, name))
    }
    await expect(openFolder(folder)).rejects.toThrow(/missing or broken.*before-restore-1/)
    const { code, said } = await typed({ DATA_DIR: folder }, 'check')
    expect(code).toBe(1)
    expect(said).toContain('before-restore-1')
  })
})

onPostgres('restore of a broken dump', () => {
  it('leaves the PostgreSQL database as it is', async () => {
    const { root } = made
    const url = await freshPostgresUrl()
    const database = await openDatabase({ url, folder: null, log: () => undefined })
    await database.write(`insert into server_keys (name, value) values ('kept', '1')`)
    const dump = join(root, 'good.dump')
    await database.backup(dump)
    const bytes = await readFile(dump)
    await writeFile(join(root, 'half.dump'), bytes.subarray(0, bytes.length / 2))
    await writeFile(join(root, 'text.dump'), 'no dump at all')
    const env = { ...process.env, DATABASE_URL: url }
    for (const name of ['half.dump', 'text.dump']) {
      expect(await typed(env, 'restore', join(root, name))).toMatchObject({ code: 5 })
    }
    expect(await database.read('select name from server_keys')).toEqual([{ name: 'kept' }])
    await database.close()
  })
})

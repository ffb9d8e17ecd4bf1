// A broken backup and a folder whose database is gone: data is never lost and never hidden behind an empty database.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataWithBackup, dataWithBackup, digests, keptIn, openFolder, typed } from '../testing/backups.ts'
import { freshPostgres, onPostgresStorage } from '../testing/storage.ts'
import { isMigrated } from './migrate.ts'
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

  it('is not made by a command, which ends with 4 and names what was set aside', async () => {
    const { root } = made
    const nowhere = join(root, 'nowhere')
    const emptied = join(root, 'emptied')
    await mkdir(join(emptied, 'before-restore-2'), { recursive: true })
    for (const command of [['check'], ['backup', join(root, 'nothing')], ['role', 'Anna', 'admin']]) {
      expect(await typed({ DATA_DIR: nowhere }, ...command)).toMatchObject({ code: 4 })
      const { code, said } = await typed({ DATA_DIR: emptied }, ...command)
      expect({ code, said }).toEqual({ code: 4, said: expect.stringContaining('before-restore-2') })
    }
    expect(await readdir(root)).not.toContain('nowhere')
    expect(await readdir(emptied)).toEqual(['before-restore-2'])
  })
})

onPostgresStorage('restore of a broken dump', () => {
  it('leaves the PostgreSQL database as it is', async () => {
    const { root } = made
    const url = await freshPostgres()
    const database = await openDatabase({ url, folder: null, log: () => undefined })
    await database.write(`insert into server_keys (name, value) values ('kept', '1')`)
    const dump = join(root, 'good.dump')
    await database.backup(dump)
    const bytes = await readFile(dump)
    await writeFile(join(root, 'half.dump'), bytes.subarray(0, bytes.length / 2))
    await writeFile(join(root, 'text.dump'), 'no dump at all')
    const env = { ...process.env, DATABASE_URL: url }
    await database.write(`insert into schema_migrations values ('9999-later.sql', '', now())`)
    await database.backup(join(root, 'newer.dump'))
    await database.write(`delete from schema_migrations where name = '9999-later.sql'`)
    for (const name of ['half.dump', 'text.dump', 'newer.dump']) {
      expect(await typed(env, 'restore', join(root, name))).toMatchObject({ code: 5 })
    }
    expect(await database.read('select name from server_keys')).toEqual([{ name: 'kept' }])
    expect(await isMigrated(database)).toBe(true)
    expect(await database.read(`select name from schema_migrations where name like '9999%'`)).toEqual([])
    await database.close()
  })
})

// Every kind of broken backup, a swap that fails half way, and what is left beside a restored database.
import { cp, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataWithBackup, dataWithBackup, digests, keptIn, openFolder, typed } from '../testing/backups.ts'
import { restoreEmbedded } from './restore.ts'

let made: DataWithBackup
beforeAll(async () => {
  made = await dataWithBackup()
})
afterAll(() => rm(made.root, { recursive: true, force: true }))

/** A backup of a server that has one more migration. */
async function newerBackup(root: string, data: string): Promise<string> {
  const folder = join(root, 'newer')
  const file = join(root, 'newer.backup')
  await cp(data, folder, { recursive: true })
  const database = await openFolder(folder)
  await database.write(`insert into schema_migrations values ('9999-later.sql', '', now())`)
  await database.backup(file)
  await database.close()
  return file
}

describe('restore', () => {
  it('changes no byte of the data folder for any kind of broken backup', async () => {
    const { root, data, backup } = made
    const file = async (name: string, bytes: Uint8Array | string) => {
      await writeFile(join(root, name), bytes)
      return join(root, name)
    }
    const bytes = await readFile(backup)
    const damaged = join(root, 'damaged')
    await cp(join(data, 'database'), damaged, { recursive: true })
    for (const database of ['1', '4', '5']) await truncate(join(damaged, 'base', database, '1259'), 10)
    await mkdir(join(root, 'photos'))
    const newer = await newerBackup(root, data)
    const broken = [
      await file('empty', ''),
      await file('text', 'no backup at all'),
      await file('half', bytes.subarray(0, bytes.length / 2)),
      await file('other.tar.gz', gzipSync(new Uint8Array(1024))),
      damaged,
      join(root, 'photos'),
      newer,
    ]
    const before = await digests(data)
    for (const path of broken) {
      const { code, said } = await typed({ DATA_DIR: data }, 'restore', path)
      expect({ path, code }).toEqual({ path, code: 5 })
      expect(said).toContain(`${path} is not a usable backup, nothing was changed`)
      expect(await digests(data), path).toEqual(before)
    }
    expect(await keptIn(data)).toEqual([{ name: 'kept' }])
  })

  it('puts the old data back when the swap fails half way', async () => {
    const { root, data, backup } = made
    const folder = join(root, 'swap')
    await cp(data, folder, { recursive: true })
    const before = await digests(folder)
    const gone = new Error('the disk is gone')
    const move = async (from: string, to: string) => {
      if (from.endsWith('restored')) throw gone
      await rename(from, to)
    }
    await expect(restoreEmbedded(folder, backup, { move, sync: async () => undefined })).rejects.toThrow(gone)
    expect(await digests(folder)).toEqual(before)
  })

  it('puts the old data back when the disk fails after the copy is in its place', async () => {
    const { root, data, backup } = made
    const folder = join(root, 'sync')
    await cp(data, folder, { recursive: true })
    const before = await digests(folder)
    const gone = new Error('the disk is gone')
    const failing = restoreEmbedded(folder, backup, { move: rename, sync: () => Promise.reject(gone) })
    await expect(failing).rejects.toThrow(gone)
    expect(await digests(folder)).toEqual(before)
  })
})

describe('an embedded database', () => {
  it('is made again from its newest backup when only the database folder is gone', async () => {
    const { root, data } = made
    const folder = join(root, 'no-database')
    await cp(data, folder, { recursive: true })
    await rm(join(folder, 'database'), { recursive: true })
    expect(await keptIn(folder)).toEqual([{ name: 'kept' }])
  })

  it('that is damaged, without backups and ledger, is left as it is and not replaced by an empty one', async () => {
    const { root, data } = made
    const folder = join(root, 'damaged-alone')
    await cp(data, folder, { recursive: true })
    for (const name of await readdir(folder)) {
      if (name !== 'database') await rm(join(folder, name), { recursive: true })
    }
    for (const database of ['1', '4', '5']) await truncate(join(folder, 'database', 'base', database, '1259'), 10)
    await expect(openFolder(folder)).rejects.toThrow('missing or broken')
    expect(await readdir(folder)).not.toContain('database-untrusted')
    expect(await readdir(join(folder, 'database'))).toContain('PG_VERSION')
  })
})

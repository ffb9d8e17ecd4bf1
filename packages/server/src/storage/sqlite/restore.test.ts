// Restores of SQLite: all or nothing, and never while a server runs.
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshFolder, sqliteAt } from '../../testing/storage.ts'
import { sql } from '../sql.ts'
import { backupDatabase } from './backup.ts'
import { restoreSqlite } from './restore.ts'

const PUT = sql('test.restore-put-sqlite', 'insert into server_keys (name, value) values (?, ?)')
const KEYS = sql<{ name: string }>('test.restore-keys-sqlite', 'select name from server_keys order by name')
const STATE = sql<{ epoch: string; clean: number }>('test.restore-state', 'select epoch, clean from server_state')
const NODE = sql('test.restore-node', 'insert into nodes (id, started_at, seen_at) values (?, 0, 0)')
const NODES = sql<{ id: string }>('test.restore-nodes', 'select id from nodes')

const NOW = new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 678))

interface Made {
  readonly root: string
  /** A closed folder with the rows `kept` and `later`. */
  readonly data: string
  /** A backup with the row `kept`. */
  readonly backup: string
}

let made: Made
beforeAll(async () => {
  const root = await freshFolder()
  const data = join(root, 'data')
  const backup = join(root, 'good.sqlite')
  const driver = await sqliteAt(data)
  await driver.write(PUT, ['kept', 'x'])
  await driver.write(NODE, ['node'])
  for (let i = 0; i < 20; i++) await driver.write(PUT, [`kept ${i}`, 'x'.repeat(3000)])
  await driver.backup(backup)
  await driver.write(PUT, ['later', 'x'])
  await driver.close()
  made = { root, data, backup }
})

async function copyOfData(): Promise<string> {
  const folder = join(await freshFolder(), 'data')
  await cp(made.data, folder, { recursive: true })
  return folder
}

/** A digest of every file in a folder. */
async function digests(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const path = join(folder, name)
    if ((await stat(path)).isFile())
      found[name] = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
  }
  return found
}

async function namesIn(folder: string): Promise<string[]> {
  const driver = await sqliteAt(folder)
  const rows = await driver.read(KEYS)
  await driver.close()
  return rows.map(({ name }) => name)
}

/** A changed copy of the good backup. */
async function changed(name: string, change: (database: DatabaseSync) => void): Promise<string> {
  const file = join(made.root, name)
  await cp(made.backup, file)
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  change(database)
  database.close()
  return file
}

async function written(name: string, bytes: Uint8Array | string): Promise<string> {
  await writeFile(join(made.root, name), bytes)
  return join(made.root, name)
}

/** A page in the middle is overwritten. */
async function withDamagedPage(): Promise<string> {
  const bytes = await readFile(made.backup)
  const database = new DatabaseSync(made.backup, { readOnly: true })
  const page = Number(database.prepare(`select rootpage from sqlite_schema where name = 'server_keys'`).get()?.rootpage)
  database.close()
  bytes.fill(0x5a, (page - 1) * 4096 + 100, page * 4096)
  return written('damaged-page', bytes)
}

async function brokenFiles(): Promise<string[]> {
  const bytes = await readFile(made.backup)
  await mkdir(join(made.root, 'photos'), { recursive: true })
  return [
    await written('empty', ''),
    await written('text', 'no backup at all '.repeat(500)),
    await written('half', bytes.subarray(0, bytes.length / 2)),
    await withDamagedPage(),
    await changed('other', (database) => database.exec('pragma application_id = 7')),
    await changed('newer', (database) =>
      database.exec(`insert into schema_migrations values ('9999-later.sql', '', 0)`),
    ),
    await changed('no-journal', (database) => database.exec('drop table journal')),
    await changed('no-index', (database) => database.exec('drop index matches_code')),
    await changed('orphan', (database) =>
      database.exec(`insert into seats (match, seat, place) values ('no such match', 'red', 0)`),
    ),
    join(made.root, 'photos'),
    join(made.root, 'not there'),
  ]
}

describe('restoreSqlite', () => {
  it('replaces the database by the backup, and sets the old file aside', async () => {
    const folder = await copyOfData()
    const before = await sqliteAt(folder)
    const [old] = await before.read(STATE)
    await before.close()
    const { aside } = await restoreSqlite({ folder, file: made.backup, now: NOW })
    expect(aside).toBe('before-restore-20260102T030405.678Z.sqlite')
    const driver = await sqliteAt(folder)
    const [state] = await driver.read(STATE)
    expect(state?.epoch).not.toBe(old?.epoch)
    expect(await driver.opened).toMatchObject({ wasClean: true, isNew: false })
    expect(await driver.read(NODES)).toEqual([])
    await driver.close()
    expect(await namesIn(folder)).not.toContain('later')
    expect(await namesIn(folder)).toContain('kept')
    const setAside = new DatabaseSync(join(folder, aside ?? ''), { readOnly: true })
    expect(setAside.prepare(`select count(*) as count from server_keys where name = 'later'`).get()).toMatchObject({
      count: 1,
    })
    setAside.close()
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0)
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([])
  })

  it('changes no byte of the folder for any kind of broken backup, and fails with code 5', async () => {
    const folder = await copyOfData()
    const before = await digests(folder)
    for (const file of await brokenFiles()) {
      const restoring = restoreSqlite({ folder, file })
      await expect(restoring, file).rejects.toMatchObject({
        exitCode: 5,
        message: expect.stringContaining(`${file} is not a usable backup, nothing was changed`),
      })
      expect(await digests(folder), file).toEqual(before)
    }
    expect(await namesIn(folder)).toContain('later')
  })

  it('changes no byte of the folder if the restored matches do not replay', async () => {
    const folder = await copyOfData()
    const before = await digests(folder)
    const seen: string[] = []
    const restoring = restoreSqlite({
      folder,
      file: made.backup,
      replay: async (driver) => {
        seen.push(...(await driver.read(KEYS)).map(({ name }) => name))
        throw new Error('a match does not replay')
      },
    })
    await expect(restoring).rejects.toThrow('a match does not replay')
    expect(seen).toContain('kept')
    expect(seen).not.toContain('later')
    expect(await digests(folder)).toEqual(before)
  })

  it('puts the database back when a rename fails', async () => {
    const folder = await copyOfData()
    const before = await digests(folder)
    const move = async (from: string, to: string) => {
      if (from.endsWith('.part')) throw new Error('the disk is gone')
      await rename(from, to)
    }
    await expect(restoreSqlite({ folder, file: made.backup, move })).rejects.toThrow('the disk is gone')
    expect(await digests(folder)).toEqual(before)
  })

  it('migrates an older backup', async () => {
    const folder = await copyOfData()
    const migrations = await freshFolder()
    await cp(new URL('../../../migrations/0001-start.sql', import.meta.url), join(migrations, '0001-start.sql'))
    await writeFile(join(migrations, '0002-extra.sql'), 'create table extra (note text not null) strict;\n')
    await restoreSqlite({ folder, file: made.backup, migrations })
    const driver = await sqliteAt(folder, { migrations })
    expect(await driver.opened).toMatchObject({ applied: [] })
    await driver.close()
  })

  it('rejects a folder that a server uses, and restores into an empty one', async () => {
    const folder = await copyOfData()
    const driver = await sqliteAt(folder)
    await expect(restoreSqlite({ folder, file: made.backup })).rejects.toMatchObject({ reason: 'in-use' })
    await driver.close()
    const empty = join(await freshFolder(), 'data')
    expect(await restoreSqlite({ folder: empty, file: made.backup })).toEqual({ aside: null })
    expect(await namesIn(empty)).toContain('kept')
  })

  it('restores the file of a killed server with its write-ahead log', async () => {
    const folder = await copyOfData()
    const source = await copyOfData()
    const path = join(source, 'hustings.sqlite')
    const database = new DatabaseSync(path)
    database.exec(`pragma wal_autocheckpoint = 0; insert into server_keys values ('in the log', 'x')`)
    const killed = join(await freshFolder(), 'killed.sqlite')
    for (const part of ['', '-wal']) await cp(`${path}${part}`, `${killed}${part}`)
    database.close()
    await restoreSqlite({ folder, file: killed })
    expect(await namesIn(folder)).toContain('in the log')
    expect(await backupDatabase({ folder, file: join(folder, 'again.sqlite') })).toMatchObject({
      bytes: expect.any(Number),
    })
  })
})

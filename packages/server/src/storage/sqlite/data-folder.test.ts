// Opening folders that are old, in use, damaged, or without their database.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { closeAfterFile } from '../../testing/closing.ts'
import { freshFolder, sqliteAt } from '../../testing/storage.ts'
import { StorageCorrupt, StorageRefused } from '../driver.ts'
import { MIGRATIONS } from '../migrate.ts'
import { sql } from '../sql.ts'
import { backupDatabase } from './backup.ts'
import { openFolder } from './data-folder.ts'

const holder = fileURLToPath(new URL('../../testing/storage-holder.ts', import.meta.url))

const PUT = sql('test.folder-put', 'insert into server_keys (name, value) values (?, ?)')
const GET = sql<{ value: string }>('test.folder-get', 'select value from server_keys where name = ?')

/** A folder with a closed database that holds one row, big enough to be damaged in its middle. */
async function closedFolder(): Promise<string> {
  const folder = join(await freshFolder(), 'data')
  const driver = await sqliteAt(folder)
  await driver.write(PUT, ['kept', 'yes'])
  for (let i = 0; i < 40; i++) await driver.write(PUT, [`row ${i}`, 'x'.repeat(3000)])
  await driver.close()
  return folder
}

/** A process that has the folder open; it is killed at the end of the file. */
async function startHolder(folder: string): Promise<ChildProcess> {
  const child = fork(holder, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  closeAfterFile(async () => child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** The error with which the folder is refused. */
function refusal(folder: string): unknown {
  try {
    const { database, lock } = openFolder({
      folder,
      file: null,
      access: 'write',
      migrations: MIGRATIONS,
      checkpointPages: 1000,
      reserveBytes: 0,
      probeMs: 1000,
    })
    database.close()
    lock.release()
    return null
  } catch (error) {
    return error
  }
}

describe('a data folder', () => {
  it('creates a database with private modes, and opens it again with its rows', async () => {
    const folder = await closedFolder()
    const driver = await sqliteAt(folder)
    expect(await driver.opened).toEqual({ isNew: false, wasClean: true, applied: [] })
    expect(await driver.read(GET, ['kept'])).toEqual([{ value: 'yes' }])
    expect((await readdir(folder)).toSorted()).toEqual([
      'hustings.sqlite',
      'hustings.sqlite-shm',
      'hustings.sqlite-wal',
      'lock.sqlite',
      'lock.sqlite-journal',
    ])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o600)
    }
  })

  it('restricts the modes of existing files and folders', async () => {
    const folder = await closedFolder()
    await mkdir(join(folder, 'backups'))
    for (const name of ['', 'backups']) await chmod(join(folder, name), 0o755)
    for (const name of ['hustings.sqlite', 'lock.sqlite']) await chmod(join(folder, name), 0o644)
    await sqliteAt(folder)
    for (const name of ['', 'backups', 'hustings.sqlite', 'hustings.sqlite-wal', 'lock.sqlite']) {
      expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0)
    }
  })

  it('rejects a folder of an earlier version with code 2, and changes nothing', async () => {
    for (const name of ['database', 'running', 'ledger-000000000001.log']) {
      const folder = await freshFolder()
      await mkdir(join(folder, 'backups'))
      await writeFile(join(folder, name), 'old')
      const error = refusal(folder)
      expect(error).toBeInstanceOf(StorageRefused)
      expect(error).toMatchObject({
        reason: 'old-folder',
        exitCode: 2,
        message: expect.stringContaining('earlier version'),
      })
      expect((await readdir(folder)).toSorted()).toEqual(['backups', name].toSorted())
    }
  })

  it('rejects a folder whose database is missing with code 3, and creates no empty one', async () => {
    const folder = await closedFolder()
    const backup = join(folder, 'backups', 'hustings-20260102T030405.678Z.sqlite')
    await mkdir(join(folder, 'backups'))
    await backupDatabase({ folder, file: backup })
    const cases: ((place: string) => Promise<unknown>)[] = [
      (place) => rm(join(place, 'hustings.sqlite')),
      async (place) => {
        await cp(join(place, 'hustings.sqlite'), join(place, 'before-restore-1.sqlite'))
        await rm(join(place, 'hustings.sqlite'))
        await rm(join(place, 'backups'), { recursive: true })
      },
      async (place) => {
        await rm(join(place, 'backups'), { recursive: true })
        await rm(join(place, 'hustings.sqlite'))
        await writeFile(join(place, 'hustings.sqlite-wal'), 'something')
      },
    ]
    for (const [i, lose] of cases.entries()) {
      const place = join(await freshFolder(), 'data')
      await cp(folder, place, { recursive: true })
      await lose(place)
      const names = (await readdir(place)).toSorted()
      const error = refusal(place)
      expect(error).toBeInstanceOf(StorageCorrupt)
      expect(error).toMatchObject({ exitCode: 3, message: expect.stringMatching(/is missing/) })
      if (i === 0) expect(String(error)).toContain('hustings-20260102T030405.678Z.sqlite')
      if (i === 1) expect(String(error)).toContain('before-restore-1.sqlite')
      expect((await readdir(place)).toSorted()).toEqual(names)
    }
  })

  it('rejects a damaged file with code 3, names it and the newest backup, and changes no byte', async () => {
    const folder = await closedFolder()
    const path = join(folder, 'hustings.sqlite')
    await mkdir(join(folder, 'backups'))
    await backupDatabase({ folder, file: join(folder, 'backups', 'hustings-20260102T030405.678Z.sqlite') })
    const good = await readFile(path)
    const other = new DatabaseSync(join(folder, 'other'))
    other.exec('create table t (a)')
    other.close()
    const noise = Buffer.from(good)
    for (let i = 0; i < 100; i++) noise[i] = (i * 37) & 0xff
    const damaged = {
      empty: Buffer.alloc(0),
      text: Buffer.from('no database at all, but long enough to be read as the header of one; '.repeat(100)),
      noise,
      cut: good.subarray(0, good.length - 3 * 4096),
      other: await readFile(join(folder, 'other')),
    }
    await rm(join(folder, 'other'))
    for (const [name, bytes] of Object.entries(damaged)) {
      await writeFile(path, bytes)
      const error = refusal(folder)
      expect(error, name).toBeInstanceOf(StorageCorrupt)
      expect(String(error), name).toContain(path)
      expect(String(error), name).toContain('hustings-20260102T030405.678Z.sqlite')
      expect((await readFile(path)).equals(bytes), name).toBe(true)
    }
    await expect(sqliteAt(folder)).rejects.toThrow(StorageCorrupt)
  })

  it('rejects a damaged page after an unclean stop', async () => {
    const folder = await closedFolder()
    const path = join(folder, 'hustings.sqlite')
    const killed = await startHolder(folder)
    await kill(killed)
    const database = new DatabaseSync(path)
    expect(database.prepare('select clean from server_state').get()).toMatchObject({ clean: 0 })
    database.exec('pragma wal_checkpoint(truncate)')
    const page = database.prepare(`select rootpage from sqlite_schema where name = 'server_keys'`).get()?.rootpage
    database.close()
    const bytes = await readFile(path)
    bytes.fill(0x5a, (Number(page) - 1) * 4096 + 100, Number(page) * 4096)
    await writeFile(path, bytes)
    const error = refusal(folder)
    expect(error).toBeInstanceOf(StorageCorrupt)
    expect((await readFile(path)).equals(bytes)).toBe(true)
  })

  it('opens with all rows after a kill', async () => {
    const folder = await closedFolder()
    await kill(await startHolder(folder))
    const driver = await sqliteAt(folder)
    expect(await driver.opened).toMatchObject({ wasClean: false })
    expect(await driver.read(GET, ['holder'])).toEqual([{ value: 'here' }])
  })

  it('rejects a second opener at once, and opens after the first was killed', async () => {
    const folder = await closedFolder()
    const child = await startHolder(folder)
    const start = performance.now()
    await expect(sqliteAt(folder)).rejects.toMatchObject({ reason: 'in-use', exitCode: 1 })
    expect(performance.now() - start).toBeLessThan(5000)
    await kill(child)
    const driver = await sqliteAt(folder)
    await expect(sqliteAt(folder)).rejects.toMatchObject({ reason: 'in-use' })
    await driver.write(PUT, ['still', 'here'])
    await expect(sqliteAt(folder)).rejects.toMatchObject({ reason: 'in-use' })
  })

  it('opens for reading while a server runs, and creates nothing for a reader', async () => {
    const folder = await closedFolder()
    const child = await startHolder(folder)
    const reader = await sqliteAt(folder, { access: 'read' })
    expect(await reader.read(GET, ['holder'])).toEqual([{ value: 'here' }])
    await expect(reader.write(PUT, ['x', 'y'])).rejects.toThrow('open for reading')
    await reader.close()
    await kill(child)
    const nowhere = join(await freshFolder(), 'nowhere')
    await expect(sqliteAt(nowhere, { access: 'read' })).rejects.toMatchObject({ reason: 'no-database', exitCode: 4 })
    await expect(stat(nowhere)).rejects.toThrow('ENOENT')
  })

  it('starts over after a first start that was interrupted', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'hustings.sqlite.new'), 'half')
    const driver = await sqliteAt(folder)
    expect(await driver.opened).toMatchObject({ isNew: true })
    expect(await readdir(folder)).not.toContain('hustings.sqlite.new')
  })
})

// Backups during operation, and their schedule.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { freshFolder, sqliteAt } from '../../testing/storage.ts'
import { sql } from '../sql.ts'
import { BackupSchedule, backupDatabase } from './backup.ts'
import { openReader } from './database-file.ts'

const holder = fileURLToPath(new URL('../../testing/storage-holder.ts', import.meta.url))

const PUT = sql('test.backup-put', 'insert into server_keys (name, value) values (?, ?)')

/** The names in the backup of a folder. */
function keysIn(file: string): string[] {
  const database = openReader(file)
  const rows = database.prepare('select name from server_keys order by name').all()
  database.close()
  return rows.map(({ name }) => String(name))
}

describe('backupDatabase', () => {
  it('contains all earlier writes while the server continues to write', async () => {
    const root = await freshFolder()
    const driver = await sqliteAt(join(root, 'data'))
    for (let i = 0; i < 30; i++) await driver.write(PUT, [`before ${i}`, 'x'.repeat(2000)])
    let last = 0
    let isDone = false
    const writing = (async () => {
      while (!isDone) await driver.write(PUT, [`during ${++last}`, 'x'])
    })()
    const facts = await driver.backup(join(root, 'one.sqlite'))
    isDone = true
    await writing
    const keys = keysIn(facts.file)
    expect(keys.filter((key) => key.startsWith('before'))).toHaveLength(30)
    const during = keys.filter((key) => key.startsWith('during'))
    expect(during.toSorted()).toEqual(Array.from({ length: during.length }, (_, i) => `during ${i + 1}`).toSorted())
    expect(facts.bytes).toBe((await stat(facts.file)).size)
    expect(facts.bytes).toBeGreaterThan(60_000)
  })

  it('writes a file with mode 600, also over an older file with another mode, and leaves no part', async () => {
    const root = await freshFolder()
    const driver = await sqliteAt(join(root, 'data'))
    const file = join(root, 'backup.sqlite')
    for (const older of [file, `${file}.part`]) {
      await writeFile(older, 'older')
      await chmod(older, 0o644)
    }
    await driver.backup(file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(root)).toSorted()).toEqual(['backup.sqlite', 'data'])
  })

  it('runs in another process during operation', async () => {
    const root = await freshFolder()
    const folder = join(root, 'data')
    const child = fork(holder, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await once(child, 'message')
    await backupDatabase({ folder, file: join(root, 'other.sqlite') })
    expect(keysIn(join(root, 'other.sqlite'))).toEqual(['holder'])
    child.kill('SIGKILL')
  })

  it('leaves no part and keeps the existing file when it fails', async () => {
    const root = await freshFolder()
    const file = join(root, 'backup.sqlite')
    await writeFile(file, 'the one before')
    await expect(backupDatabase({ folder: join(root, 'nowhere'), file })).rejects.toMatchObject({
      reason: 'no-database',
    })
    expect((await readdir(root)).toSorted()).toEqual(['backup.sqlite'])
    expect((await stat(file)).size).toBe('the one before'.length)
    const driver = await sqliteAt(join(root, 'data'))
    await expect(driver.backup(join(root, 'missing', 'backup.sqlite'))).rejects.toThrow('ENOENT')
  })
})

describe('BackupSchedule', () => {
  it('makes a backup only when something was written, and keeps the newest seven', async () => {
    const root = await freshFolder()
    const folder = join(root, 'data')
    const backups = join(folder, 'backups')
    const driver = await sqliteAt(folder)
    await mkdir(backups)
    await writeFile(join(backups, 'a note of the operator.txt'), 'keep me')
    let clock = Date.UTC(2026, 0, 2)
    const schedule = new BackupSchedule({
      folder,
      log: (line) => expect.unreachable(line),
      written: () => driver.written,
      isBehind: false,
      now: () => new Date(clock),
    })
    await schedule.run()
    await expect(readdir(backups)).resolves.toEqual(['a note of the operator.txt'])
    for (let i = 0; i < 9; i++) {
      clock += 1000
      await driver.write(PUT, [`row ${i}`, 'x'])
      await schedule.run()
      await schedule.run()
    }
    const names = (await readdir(backups)).filter((name) => name.endsWith('.sqlite')).toSorted()
    expect(names).toEqual([3, 4, 5, 6, 7, 8, 9].map((second) => `hustings-20260102T00000${second}.000Z.sqlite`))
    expect(keysIn(join(backups, names.at(-1) ?? ''))).toHaveLength(9)
    expect((await readdir(backups)).toSorted()[0]).toBe('a note of the operator.txt')
    await schedule.stop()
    expect(await readdir(backups)).toHaveLength(8)
  })

  it('makes a backup at a clean stop, and none if nothing was written since', async () => {
    const folder = join(await freshFolder(), 'data')
    const names = async () => (await readdir(join(folder, 'backups'))).length
    const first = await sqliteAt(folder, { backups: true })
    await first.write(PUT, ['one', 'x'])
    await first.close()
    expect(await names()).toBe(1)
    await (await sqliteAt(folder, { backups: true })).close()
    expect(await names()).toBe(1)
    const third = await sqliteAt(folder, { backups: true })
    await third.write(PUT, ['two', 'x'])
    await third.close()
    expect(await names()).toBe(2)
  })

  it('logs a backup that fails, and tries again the next time', async () => {
    const folder = join(await freshFolder(), 'data')
    const driver = await sqliteAt(folder)
    await driver.write(PUT, ['one', 'x'])
    await writeFile(join(folder, 'backups'), 'in the way')
    const lines: string[] = []
    const schedule = new BackupSchedule({
      folder,
      log: (line) => lines.push(line),
      written: () => driver.written,
      isBehind: true,
    })
    await schedule.run()
    expect(lines).toEqual([expect.stringMatching(/^the backup .* failed: EEXIST/)])
    await schedule.stop()
    expect(lines).toHaveLength(2)
  })
})

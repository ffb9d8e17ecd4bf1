// `hustings server backup|restore|check|role` on the command line, on both databases.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { run } from './cli.ts'
import { closeAfterFile } from './testing/closing.ts'
import { ServerProcess } from './testing/process.ts'
import { begunTable, playOn, TestPerson, testServer } from './testing/server.ts'
import {
  emptyPostgres,
  freshFolder,
  freshPostgres,
  freshSqliteFolder,
  onBothStorages,
  onPostgresStorage,
  postgresAt,
  runSql,
  sqliteAt,
} from './testing/storage.ts'

const bin = fileURLToPath(new URL('../bin/server.js', import.meta.url))

/** Output and exit code of a command. */
async function typed(env: NodeJS.ProcessEnv, ...argv: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await run(argv, { out: (line) => out.push(line), err: (line) => err.push(line) }, env)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Digests of all files in a folder, by path. */
async function digests(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const path of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = join(folder, path)
    const isFile = (await stat(file)).isFile()
    found[path] = isFile
      ? createHash('sha256')
          .update(await readFile(file))
          .digest('hex')
      : 'folder'
  }
  return found
}

describe('hustings server', () => {
  it('prints its usage, and refuses unknown commands', async () => {
    expect(await typed({}, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('backup FILE') })
    expect(await typed({}, 'dance')).toMatchObject({ code: 2, err: expect.stringContaining('unknown command "dance"') })
    expect(await typed({}, 'backup')).toMatchObject({ code: 2, err: 'Usage: hustings server backup FILE' })
    expect(await typed({}, 'restore', '/nowhere')).toMatchObject({ code: 2 })
    expect(await typed({}, 'role', 'Olena', 'queen')).toMatchObject({ code: 2 })
    expect(await typed({ PORT: 'many' }, 'check')).toMatchObject({ code: 2, err: expect.stringContaining('PORT') })
  })

  it('creates no database in a command, and names the old database that was set aside', async () => {
    const root = await freshFolder()
    const nowhere = join(root, 'nowhere')
    const emptied = join(root, 'emptied')
    await mkdir(emptied)
    await writeFile(join(emptied, 'before-restore-2.sqlite'), '')
    for (const command of [['check'], ['backup', join(root, 'nothing')], ['role', 'Anna', 'admin']]) {
      expect(await typed({ DATA_DIR: nowhere }, ...command)).toMatchObject({ code: 4 })
      const { code, err } = await typed({ DATA_DIR: emptied }, ...command)
      expect({ code, err }).toEqual({ code: 4, err: expect.stringContaining('before-restore-2.sqlite') })
    }
    expect(await readdir(root)).toEqual(['emptied'])
    expect(await readdir(emptied)).toEqual(['before-restore-2.sqlite'])
  })

  it('leaves a folder of an earlier version untouched and ends with 2', async () => {
    const folder = join(await freshFolder(), 'data')
    await mkdir(join(folder, 'database', 'base'), { recursive: true })
    await writeFile(join(folder, 'database', 'PG_VERSION'), '17')
    await writeFile(join(folder, 'ledger-000001.log'), 'moves')
    const before = await digests(folder)
    const answer = { code: 2, err: expect.stringContaining('made by an earlier version of Hustings') }
    for (const command of [['check'], ['role', 'Anna', 'admin'], ['backup', join(folder, 'file')]]) {
      expect(await typed({ DATA_DIR: folder }, ...command)).toMatchObject(answer)
    }
    expect(await started(folder)).toMatchObject(answer)
    expect(await digests(folder)).toEqual(before)
  })

  it('ends a second start in the same folder at once, without printing an address', async () => {
    const folder = await freshSqliteFolder()
    await testServer({ folder })
    const { code, out, err } = await started(folder)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('Another process uses the data folder')
  })

  it('ends a start with a damaged database with 3 and changes nothing', async () => {
    const folder = await freshSqliteFolder()
    const file = join(folder, 'hustings.sqlite')
    await writeFile(file, (await readFile(file)).fill(0xa5, 100, 60_000))
    const before = await digests(folder)
    expect(await started(folder)).toMatchObject({ code: 3, err: expect.stringContaining('hustings.sqlite') })
    expect(await typed({ DATA_DIR: folder }, 'check')).toMatchObject({ code: 3 })
    // Readers create the lock and the files of the write-ahead log.
    expect(await digests(folder)).toMatchObject(before)
  })
})

/** Runs `start` until it ends. */
async function started(folder: string): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder }
  const child = fork(bin, ['start'], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  closeAfterFile(async () => child.kill('SIGKILL'))
  let out = ''
  let err = ''
  child.stdout?.on('data', (bytes) => {
    out += String(bytes)
  })
  child.stderr?.on('data', (bytes) => {
    err += String(bytes)
  })
  const [code] = await once(child, 'close')
  return { code, out, err }
}

/** A database, as the environment of a command and as an option of a test server. */
async function places(kind: 'sqlite' | 'postgres') {
  if (kind === 'postgres') {
    const [url, other] = [await freshPostgres(), await emptyPostgres()]
    const env = (DATABASE_URL: string) => ({ ...process.env, DATABASE_URL })
    return { wish: { url }, env: env(url), other: env(other), openOther: () => postgresAt(other) }
  }
  const [folder, other] = [await freshSqliteFolder(), join(await freshFolder(), 'other')]
  const env = (DATA_DIR: string) => ({ DATA_DIR })
  return { wish: { folder }, env: env(folder), other: env(other), openOther: () => sqliteAt(other) }
}

onBothStorages('hustings server', (kind) => {
  it('backs up during operation, restores elsewhere, checks matches and changes roles', async () => {
    const { wish, env, other, openOther } = await places(kind)
    const server = await testServer(wish)
    const olena = await TestPerson.guest(server, 'Olena')
    await olena.put('/me/password', { password: 'a long enough password 42' })
    const { table, seats } = await begunTable([olena, olena], { game: 'planet-b', options: { players: 2 } })
    for (let choice = 1; choice <= 3; choice++) {
      const [asked = ''] = (await olena.open(table.id, seats[0] ?? '')).frame?.waitingFor ?? []
      await playOn([await olena.open(table.id, asked)], `cli ${choice}`, 1)
    }
    const file = join(await freshFolder(), 'hustings.backup')
    expect(await typed(env, 'backup', file)).toMatchObject({ code: 0, out: `${file} is written` })
    expect(await typed(env, 'check')).toMatchObject({ code: 0, out: '1 running matches, 0 with problems' })
    await server.stop()

    expect(await typed(other, 'restore', file)).toEqual({ code: 0, out: `${file} is restored`, err: '' })
    expect(await typed(other, 'role', 'Nobody', 'moderator')).toMatchObject({ code: 1 })
    expect(await typed(other, 'role', ' olena ', 'moderator')).toMatchObject({ code: 0, out: ' olena  is moderator' })
    const driver = await openOther()
    expect(await runSql(driver, `select role from accounts where name = 'Olena'`)).toEqual([{ role: 'moderator' }])
    await runSql(driver, 'delete from journal where match = ? and sequence = 2', [table.id])
    const gap = join(await freshFolder(), 'gap.backup')
    await driver.backup(gap)
    await driver.close()
    expect(await typed(other, 'check')).toMatchObject({
      code: 1,
      err: `${table.id}: a gap in the journal before sequence 2`,
      out: '1 running matches, 1 with problems',
    })

    const half = join(await freshFolder(), 'half.backup')
    const bytes = await readFile(file)
    await writeFile(half, bytes.subarray(0, bytes.length / 2))
    for (const broken of [half, gap]) {
      const { code, err } = await typed(other, 'restore', broken)
      expect(code).toBe(5)
      expect(err).toContain(`${broken} is not a usable backup, nothing was changed`)
    }
    expect(await typed(other, 'check')).toMatchObject({ code: 1 })
    const again = await typed(other, 'restore', file)
    expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/the old database is before[-_]restore[-_]/) })
    const { code, out } = await typed(other, 'check')
    expect({ code, isNamed: out.includes('set aside in the data folder: before-restore-') }).toEqual({
      code: 0,
      isNamed: kind === 'sqlite',
    })
  })
})

describe('a restore into a folder that a server uses', () => {
  it('fails with a message', async () => {
    const folder = await freshSqliteFolder()
    const file = join(await freshFolder(), 'copy.sqlite')
    await cp(join(folder, 'hustings.sqlite'), file)
    await testServer({ folder })
    expect(await typed({ DATA_DIR: folder }, 'restore', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Another process uses the data folder'),
    })
  })
})

/** Time in which a server must notice that its database was replaced. */
const ENDS_WITHIN_MS = 5000

onPostgresStorage('a restore under a running server', () => {
  it('fails unless it is forced, which ends the server within five seconds', async () => {
    const url = await freshPostgres()
    const env = { ...process.env, DATABASE_URL: url }
    const server = await ServerProcess.start({ DATABASE_URL: url })
    closeAfterFile(() => server.kill())
    await TestPerson.guest(server, 'Anna')
    const file = join(await freshFolder(), 'hustings.dump')
    expect(await typed(env, 'backup', file)).toMatchObject({ code: 0 })
    const nodes = async () => {
      const driver = await postgresAt(url, { connections: 2 })
      const found = await runSql(driver, 'select id from nodes')
      await driver.close()
      return found.length
    }
    await expect.poll(nodes).toBe(1)
    expect(await typed(env, 'restore', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('1 running servers use the database'),
    })
    const ended = server.ended()
    expect(await typed(env, 'restore', file, '--force')).toMatchObject({ code: 0 })
    const restored = performance.now()
    expect(await ended).toBe(1)
    expect(performance.now() - restored).toBeLessThan(ENDS_WITHIN_MS)
    const again = await ServerProcess.start({ DATABASE_URL: url })
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    await again.stop()
  })
})

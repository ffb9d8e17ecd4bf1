// `hustings server backup|restore|check|role`, as whoever runs a server types them, on both databases.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEEP } from '@hustings/kernel/testing/length'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './cli.ts'
import { openDatabase } from './database/open.ts'
import { begunTable, playOn, TestPerson, testServer } from './testing/server.ts'
import { emptyPostgres, freshPostgres, onPostgresStorage } from './testing/storage.ts'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-cli-'))
  folders.push(folder)
  return folder
}

/** What a command says, and the code it ends with. */
async function typed(env: NodeJS.ProcessEnv, ...argv: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await run(argv, { out: (line) => out.push(line), err: (line) => err.push(line) }, env)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** A server that has run for a while and was stopped: a member, and a match under way. */
async function lived(where: { readonly folder: string } | { readonly url: string }): Promise<string> {
  const server = await testServer(where)
  const olena = await TestPerson.guest(server, 'Olena')
  await olena.put('/me/password', { password: 'a long enough password 42' })
  const { table, seats } = await begunTable([olena, olena], { game: 'planet-b', options: { players: 2 } })
  for (let choice = 1; choice <= 3; choice++) {
    const [asked = ''] = (await olena.open(table.id, seats[0] ?? '')).frame?.waitingFor ?? []
    await playOn([await olena.open(table.id, asked)], `cli ${choice}`, 1)
  }
  await server.stop()
  return table.id
}

async function asked<R extends object>(
  where: { url: string | null; folder: string | null },
  sql: string,
): Promise<R[]> {
  const database = await openDatabase({ ...where, log: () => undefined })
  const rows = await database.read<R>(sql)
  await database.close()
  return rows
}

const MINUTES = 3 * 60_000

const ROLE = `select role from accounts where name = 'Olena'`

describe('hustings server', () => {
  it('explains itself, and refuses what it does not know', async () => {
    expect(await typed({}, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('backup FILE') })
    expect(await typed({}, 'dance')).toMatchObject({ code: 2, err: expect.stringContaining('unknown command "dance"') })
    expect(await typed({}, 'backup')).toMatchObject({ code: 2, err: 'Usage: hustings server backup FILE' })
    expect(await typed({}, 'restore', '/nowhere')).toMatchObject({ code: 2 })
    expect(await typed({}, 'role', 'Olena', 'queen')).toMatchObject({ code: 2 })
    expect(await typed({ PORT: 'many' }, 'check')).toMatchObject({ code: 2, err: expect.stringContaining('PORT') })
  })

  // Opens the embedded database seven times.
  if (DEEP)
    it(
      'backs up, restores elsewhere, checks and gives roles, embedded',
      async () => {
        const folder = await newFolder()
        const match = await lived({ folder })
        expect(await typed({ DATA_DIR: folder }, 'role', ' olena ', 'moderator')).toMatchObject({ code: 0 })
        const file = join(await newFolder(), 'hustings.backup')
        expect(await typed({ DATA_DIR: folder }, 'backup', file)).toMatchObject({ code: 0, out: `${file} is written` })

        const other = await newFolder()
        const env = { DATA_DIR: other }
        expect(await typed(env, 'restore', file)).toMatchObject({ code: 0, out: `${file} is restored` })
        const database = await openDatabase({ url: null, folder: other, log: () => undefined })
        expect(await database.read(ROLE)).toEqual([{ role: 'moderator' }])
        // A journal that somebody has meddled with.
        await database.write('delete from journal where match = $1 and sequence = 2', [match])
        await database.close()
        expect(await typed(env, 'check')).toMatchObject({
          code: 1,
          err: `${match}: a gap in the journal before sequence 2`,
          out: '1 running matches, 1 with problems',
        })
        const again = await typed(env, 'restore', file)
        expect(again.out).toContain('what was there is in')
        expect((await readdir(other)).some((name) => name.startsWith('before-restore-'))).toBe(true)
        expect(await typed(env, 'check')).toMatchObject({
          code: 0,
          out: expect.stringMatching(
            /^1 running matches, 0 with problems\nset aside in the data folder: before-restore-\d+$/,
          ),
        })

        // One of those that a server keeps by itself, in the place of what it belongs to.
        const [own = ''] = (await readdir(join(folder, 'backups'))).toSorted()
        const kept = join(folder, 'backups', own)
        expect(await typed({ DATA_DIR: folder }, 'restore', kept)).toMatchObject({ code: 0 })
        expect(await typed({ DATA_DIR: folder }, 'check')).toMatchObject({ code: 0 })
      },
      MINUTES,
    )
})

onPostgresStorage('hustings server on PostgreSQL', () => {
  it('checks, backs up, restores elsewhere and gives roles', async () => {
    const url = await freshPostgres()
    await lived({ url })
    const env = { ...process.env, DATABASE_URL: url }
    expect(await typed(env, 'role', 'Nobody', 'moderator')).toMatchObject({ code: 1 })
    expect(await typed(env, 'role', 'Olena', 'admin')).toMatchObject({ code: 0, out: 'Olena is admin' })
    const file = join(await newFolder(), 'hustings.dump')
    expect(await typed(env, 'backup', file)).toMatchObject({ code: 0 })
    const other = await emptyPostgres()
    expect(await typed({ ...process.env, DATABASE_URL: other }, 'restore', file)).toMatchObject({ code: 0 })
    expect(await asked({ url: other, folder: null }, ROLE)).toEqual([{ role: 'admin' }])
    expect(await typed({ ...process.env, DATABASE_URL: other }, 'check')).toMatchObject({
      code: 0,
      out: '1 running matches, 0 with problems',
    })
  })
})

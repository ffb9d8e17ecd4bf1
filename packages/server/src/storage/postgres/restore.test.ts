// Backups and restores of PostgreSQL: private complete files, verified in a new schema before the tables change.
import { chmod, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyPostgres, freshFolder, onPostgresStorage, postgresAt } from '../../testing/storage.ts'
import { epochOf, nodeSeen } from '../nodes.ts'
import { sql } from '../sql.ts'
import { backupPostgres } from './backup.ts'
import { withClient } from './connection.ts'
import { restorePostgres, SchemaRename } from './restore.ts'

const PUT = sql('test.restore-put', 'insert into server_keys (name, value) values (?, ?)')
const KEYS = sql<{ name: string; value: string }>(
  'test.restore-keys',
  'select name, value from server_keys order by name',
)

const NOW = new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 678))
const TRICKY = 'hustings.matches hustings; \\. \n\r\t\\N \u2028 ї'

async function schemasOf(url: string): Promise<string[]> {
  return withClient({ url }, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema') order by 1`,
    )
    return rows.map(({ name }) => name)
  })
}

/** A database with the rows `kept` and `later`, and a dump with the row `kept`. */
async function made(): Promise<{ url: string; root: string; dump: string }> {
  const url = await emptyPostgres()
  const root = await freshFolder()
  const dump = join(root, 'good.dump')
  const driver = await postgresAt(url)
  await driver.write(PUT, ['kept', TRICKY])
  await driver.backup(dump)
  await driver.write(PUT, ['later', 'x'])
  await driver.close()
  return { url, root, dump }
}

const log = (line: string) => expect.unreachable(line)

async function keysOf(url: string): Promise<string[]> {
  const driver = await postgresAt(url)
  const rows = await driver.read(KEYS)
  await driver.close()
  return rows.map(({ name }) => name)
}

onPostgresStorage('backupPostgres', () => {
  it('writes a whole file with mode 600, also over an older file with another mode', async () => {
    const root = await freshFolder()
    const driver = await postgresAt(await emptyPostgres())
    const file = join(root, 'backup.dump')
    for (const older of [file, `${file}.part`]) {
      await writeFile(older, 'older')
      await chmod(older, 0o644)
    }
    const facts = await driver.backup(file)
    expect(await readdir(root)).toEqual(['backup.dump'])
    const { mode, size } = await stat(file)
    expect(mode & 0o777).toBe(0o600)
    expect(facts.bytes).toBe(size)
    expect(size).toBeGreaterThan(1000)
  })

  it('leaves no part and keeps the existing file when it fails', async () => {
    const root = await freshFolder()
    const file = join(root, 'backup.dump')
    await writeFile(file, 'the one before')
    const wrong = new URL(await emptyPostgres())
    wrong.pathname = '/no_such_database'
    await expect(backupPostgres(wrong.href, file)).rejects.toThrow('no_such_database')
    expect(await readdir(root)).toEqual(['backup.dump'])
    expect(await readFile(file, 'utf8')).toBe('the one before')
  })
})

onPostgresStorage('restorePostgres', () => {
  it('replaces the tables by the dump, sets the old ones aside, and changes the epoch', async () => {
    const { url, dump } = await made()
    const before = await postgresAt(url)
    const epoch = await epochOf(before)
    await before.close()
    expect(await restorePostgres({ url, file: dump, now: NOW, log })).toEqual({
      aside: 'before_restore_20260102t030405678z',
    })
    const driver = await postgresAt(url)
    expect(await driver.read(KEYS)).toEqual([{ name: 'kept', value: TRICKY }])
    expect(await epochOf(driver)).not.toBe(epoch)
    await driver.write(PUT, ['after', 'x'])
    await driver.close()
    expect(await schemasOf(url)).toEqual(['before_restore_20260102t030405678z', 'hustings'])
    const { rows } = await withClient({ url }, (client) =>
      client.query('select name from before_restore_20260102t030405678z.server_keys order by name'),
    )
    expect(rows).toEqual([{ name: 'kept' }, { name: 'later' }])
  })

  it('restores into an empty database, and again from a backup of the result', async () => {
    const { dump, root } = await made()
    const url = await emptyPostgres()
    expect(await restorePostgres({ url, file: dump, log })).toEqual({ aside: null })
    const again = join(root, 'again.dump')
    await backupPostgres(url, again)
    const third = await emptyPostgres()
    await restorePostgres({ url: third, file: again, log })
    expect(await keysOf(third)).toEqual(['kept'])
  })

  it('changes nothing for any kind of broken dump, and fails with code 5', async () => {
    const { url, root, dump } = await made()
    const bytes = await readFile(dump)
    await mkdir(join(root, 'photos'))
    await writeFile(join(root, 'empty'), '')
    await writeFile(join(root, 'text'), 'no dump at all')
    await writeFile(join(root, 'half'), bytes.subarray(0, bytes.length / 2))
    await writeFile(join(root, 'cut'), bytes.subarray(0, bytes.length - 100))
    const dumpWith = async (name: string, change: string) => {
      const other = await emptyPostgres()
      await (await postgresAt(other)).close()
      await withClient({ url: other }, (client) => client.query(change))
      await backupPostgres(other, join(root, name))
      return name
    }
    const broken = [
      'empty',
      'text',
      'half',
      'cut',
      'photos',
      'not there',
      await dumpWith('newer', `insert into schema_migrations values ('9999-later.sql', '', 0)`),
      await dumpWith('no-journal', 'drop table journal'),
      await dumpWith('no-column', 'alter table matches drop column version'),
    ]
    for (const name of broken) {
      const file = join(root, name)
      await expect(restorePostgres({ url, file, log }), name).rejects.toMatchObject({
        exitCode: 5,
        message: expect.stringContaining(`${file} is not a usable backup, nothing was changed`),
      })
    }
    expect(await schemasOf(url)).toEqual(['hustings'])
    expect(await keysOf(url)).toEqual(['kept', 'later'])
  })

  it('changes nothing if the restored matches do not replay', async () => {
    const { url, dump } = await made()
    const seen: string[] = []
    const restoring = restorePostgres({
      url,
      file: dump,
      log,
      replay: async (driver) => {
        seen.push(...(await driver.read(KEYS)).map(({ name }) => name))
        throw new Error('a match does not replay')
      },
    })
    await expect(restoring).rejects.toThrow('a match does not replay')
    expect(seen).toEqual(['kept'])
    expect(await schemasOf(url)).toEqual(['hustings'])
    expect(await keysOf(url)).toEqual(['kept', 'later'])
  })

  it('migrates an older dump', async () => {
    const { url, dump } = await made()
    const migrations = await freshFolder()
    await cp(new URL('../../../migrations/0001-start.sql', import.meta.url), join(migrations, '0001-start.sql'))
    await writeFile(join(migrations, '0002-extra.sql'), 'create table extra (note text not null) strict;\n')
    await restorePostgres({ url, file: dump, migrations, log })
    const { rows } = await withClient({ url }, (client) =>
      client.query('select name from schema_migrations order by name'),
    )
    expect(rows).toEqual([{ name: '0001-start.sql' }, { name: '0002-extra.sql' }])
  })

  it('rejects a restore while a node is alive; with force the node reads another epoch and the new tables', async () => {
    const { url, dump } = await made()
    const node = await postgresAt(url)
    const epoch = await nodeSeen(node, 'node', NOW.getTime(), NOW.getTime() - 29_000)
    expect(await epochOf(node)).toBe(epoch)
    await expect(restorePostgres({ url, file: dump, now: NOW, log })).rejects.toMatchObject({
      reason: 'nodes-alive',
      exitCode: 1,
    })
    expect(await schemasOf(url)).toEqual(['hustings'])
    await restorePostgres({ url, file: dump, now: NOW, force: true, log })
    expect(await epochOf(node)).not.toBe(epoch)
    expect((await node.read(KEYS)).map(({ name }) => name)).toEqual(['kept'])
  })

  it('ignores nodes that were last seen more than 30 seconds ago', async () => {
    const { url, dump } = await made()
    const node = await postgresAt(url)
    await nodeSeen(node, 'node', NOW.getTime(), NOW.getTime() - 31_000)
    await node.close()
    await restorePostgres({ url, file: dump, now: NOW, log })
    expect(await keysOf(url)).toEqual(['kept'])
  })
})

it('renames the schema in statements and keeps the rows of a dump, whatever the size of its chunks', async () => {
  const text = [
    'CREATE SCHEMA hustings;',
    'SET transaction_timeout = 0;',
    'CREATE TABLE hustings.t (a text);',
    'COPY hustings.t (a) FROM stdin;',
    'hustings.t \u2028 hustings;',
    'COPY hustings.t (a) FROM stdin;',
    '\\.',
    'CREATE INDEX i ON hustings.t (a);',
    '',
  ].join('\n')
  const expected = text
    .replace('CREATE SCHEMA hustings', 'CREATE SCHEMA other')
    .replace('SET transaction_timeout = 0;\n', '')
    .replace('TABLE hustings.', 'TABLE other.')
    .replace('COPY hustings.t', 'COPY other.t')
    .replace('ON hustings.', 'ON other.')
  const bytes = Buffer.from(text)
  for (const size of [1, 7, 64, bytes.length]) {
    const stream = new SchemaRename('other')
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size))
    await new Promise<void>((resolve) => stream.end(resolve))
    expect(Buffer.concat(parts).toString()).toBe(expected)
  }
})

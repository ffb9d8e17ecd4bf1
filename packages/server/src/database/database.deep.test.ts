import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, it } from 'vitest'
import {
  emptyPostgres,
  freshDatabase,
  freshPostgres,
  onBothStorages,
  onPostgresStorage,
  sharedDatabase,
} from '../testing/storage.ts'
import { type CertainWrite, type Database, isConstraint } from './database.ts'
import { isMigrated, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres.ts'
import * as schema from './schema.ts'

const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-data-'))
  folders.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const quiet = () => undefined
const embedded = (folder: string, log: (news: string) => void = quiet) => openDatabase({ url: null, folder, log })

onBothStorages('the tables', (kind) => {
  it('are those of schema.ts: same columns, same types, same nulls', async () => {
    const database = await sharedDatabase(kind)
    const rows = await database.read<{
      table_name: string
      column_name: string
      data_type: string
      is_nullable: string
    }>(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = 'public' and table_name not in ('schema_migrations', 'ledger_position')`,
    )
    const there = rows.map((row) => `${row.table_name}.${row.column_name} ${row.data_type} ${row.is_nullable}`)
    const said = Object.values(schema).flatMap((table) => {
      if (!is(table, PgTable)) return []
      return Object.values(getTableColumns(table)).map((column) => {
        return `${getTableName(table)}.${column.name} ${column.getSQLType()} ${column.notNull ? 'NO' : 'YES'}`
      })
    })
    expect(there.toSorted()).toEqual(said.toSorted())
  })

  it('leave nothing to the clock or to chance: the ledger must be able to repeat every statement', async () => {
    const database = await sharedDatabase(kind)
    const defaults = await database.read<{ column_default: string }>(
      `select column_default from information_schema.columns where table_schema = 'public' and column_default is not null`,
    )
    expect(defaults.map((row) => row.column_default).filter((text) => /\(/.test(text))).toEqual([])
  })

  it('have a journal that cannot be rewritten', async () => {
    const database = await sharedDatabase(kind)
    const now = new Date()
    await database.write(
      `insert into matches (id, code, game, game_version, name, options, created_at)
       values ('00000000-0000-4000-8000-000000000001', 'ABCDEFGH', 'ballot', 1, 'x', '{}', $1)`,
      [now],
    )
    await database.write(
      `insert into journal (match, sequence, kind, step, events, at) values ('00000000-0000-4000-8000-000000000001', 1, 'start', 0, '[]', $1)`,
      [now],
    )
    await expect(database.write('update journal set step = 5')).rejects.toThrow('append-only')
  })
})

onBothStorages('a transaction', (kind) => {
  it('is all or nothing, and typed queries are part of it', async () => {
    const database = await sharedDatabase(kind)
    const add = (name: string, value: unknown) => ({ name, value })
    await expect(
      database.transaction(async ({ typed }) => {
        await typed.insert(schema.serverKeys).values(add('one', 1))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await database.transaction(({ typed }) => typed.insert(schema.serverKeys).values(add('two', { is: [2] })))
    expect(await database.typed.select().from(schema.serverKeys)).toEqual([add('two', { is: [2] })])
    const twice = database.typed.insert(schema.serverKeys).values(add('two', 2))
    const error = await twice.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(isConstraint(error, 'server_keys_pkey')).toBe(true)
  })

  it('gives back what was written: times, bytes, lists, JSON', async () => {
    const database = await sharedDatabase(kind)
    const at = new Date('2026-03-04T05:06:07.089Z')
    const [row] = await database.read(
      `select $1::timestamptz as at, $2::bytea as bytes, $3::text[] as words, $4::jsonb as json`,
      [at, new Uint8Array([1, 2, 255]), ['a', 'b, c'], JSON.stringify({ is: 'so' })],
    )
    expect(row?.at).toEqual(at)
    expect(Buffer.from(row?.bytes as Uint8Array)).toEqual(Buffer.from([1, 2, 255]))
    expect(row?.words).toEqual(['a', 'b, c'])
    expect(row?.json).toEqual({ is: 'so' })
  })
})

describe('migrations', () => {
  it('are refused when a file was edited after it had been applied', async () => {
    const database = await freshDatabase('sqlite')
    const folder = await newFolder()
    await cp(new URL('../../migrations', import.meta.url), folder, { recursive: true })
    expect(await migrate(database, folder)).toEqual([])
    await writeFile(join(folder, '0003-talk.sql'), 'select 1;')
    await expect(migrate(database, folder)).rejects.toThrow('0003-talk.sql was edited')
  })
})

onPostgresStorage('migrations by four nodes at once', () => {
  it('are applied by one of them', async () => {
    const files = await readdir(new URL('../../migrations', import.meta.url))
    const url = await emptyPostgres()
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openPostgres({ url, connections: 2, log: quiet })))
    const applied = await Promise.all(nodes.map((node) => migrate(node)))
    expect(applied.map((names) => names.length).toSorted()).toEqual([0, 0, 0, files.length])
    expect(await Promise.all(nodes.map(isMigrated))).toEqual([true, true, true, true])
    for (const node of nodes) await node.close()
  })

  it('make a bus: what one node says all hear', async () => {
    const url = await freshPostgres()
    const [one, two] = await Promise.all([1, 2].map(() => openPostgres({ url, connections: 2, log: quiet })))
    if (one === undefined || two === undefined) throw new Error('no nodes')
    const heard = new Promise((resolve) =>
      two.listen('hustings', resolve, quiet).then(() => one.notify('hustings', 'm 7')),
    )
    expect(await heard).toBe('m 7')
    await one.close()
    await two.close()
  })
})

describe('the embedded database on disk', () => {
  const keep = (database: Database, name: string) =>
    database.write('insert into server_keys (name, value) values ($1, $2)', [name, JSON.stringify(name)])
  const kept = async (database: Database) => {
    const rows = await database.read<{ name: string }>('select name from server_keys order by name')
    return rows.map(({ name }) => name)
  }

  it('is there again after a clean stop, and refuses a second process', async () => {
    const folder = await newFolder()
    const first = await embedded(folder)
    await keep(first, 'a')
    await expect(embedded(folder)).rejects.toThrow('another process')
    await first.close()
    const again = await embedded(folder)
    expect(await kept(again)).toEqual(['a'])
    await again.close()
  })

  it('brings back from the ledger what an older copy of its files has not', async () => {
    const folder = await newFolder()
    const first = await embedded(folder)
    await keep(first, 'before')
    await first.close()
    const older = await newFolder()
    await cp(join(folder, 'database'), older, { recursive: true })

    const second = await embedded(folder)
    await keep(second, 'alone')
    await expect(keep(second, 'alone')).rejects.toThrow()
    await Promise.all(['p', 'q', 'r'].map((name) => keep(second, name)))
    await second.transaction(async (queries) => {
      await queries.write('delete from server_keys where name = $1', ['p'])
      await queries.write('insert into server_keys values ($1, $2)', ['together', '1'])
    })
    const now = await kept(second)
    await second.close()

    await rm(join(folder, 'database'), { recursive: true })
    await cp(older, join(folder, 'database'), { recursive: true })
    const news: string[] = []
    const third = await embedded(folder, (line) => news.push(line))
    expect(await kept(third)).toEqual(now)
    expect(news.join()).toContain('bringing back')
    await keep(third, 'goes on')
    await third.close()
  })

  it('has on the disk what was promised, lets whoever reads wait for it, and is no more when a promise fails', async () => {
    const folder = await newFolder()
    const first = await embedded(folder)
    const { certainty } = first
    if (certainty === null) throw new Error('nobody else writes here')
    let joinedNames: string[] = []
    const promise = (...names: string[]): CertainWrite => ({
      text: `insert into server_keys (name, value) select name, '1' from unnest($1::text[]) name`,
      values: [names],
      subject: 'm',
      together(all) {
        joinedNames = all.flatMap(({ values: [list] }) => (Array.isArray(list) ? list : []))
        return [promise(...joinedNames)]
      },
    })
    // Of matches, as all that is promised: whoever reads of them waits for it.
    const keptOfMatches = async () => {
      const text = 'select name from server_keys where (select count(*) from matches) = 0 order by name'
      return (await first.read<{ name: string }>(text)).map(({ name }) => name)
    }
    const now = () => certainty.mark('m') ?? -1
    const promises = ['a', 'b', 'c'].map((name) => certainty.write(promise(name), now()))
    expect(await Promise.all(promises)).toEqual([true, true, true])
    // Other things go on meanwhile, before what the ledger has before them.
    await keep(first, 'z')
    await first.transaction((queries) => queries.write('delete from server_keys where name = $1', ['none']), null)
    expect(await kept(first)).toEqual(['z'])
    await expect(first.transaction((queries) => queries.read('select from seats'), null)).rejects.toThrow('no match')
    // As it would be found after a crash now.
    const crashed = await newFolder()
    await cp(folder, crashed, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    expect(await keptOfMatches()).toEqual(['a', 'b', 'c', 'z'])
    expect(joinedNames).toEqual(['a', 'b', 'c'])

    const mark = certainty.mark('m')
    await keep(first, 'd')
    expect(certainty.mark('m')).toBe(mark)
    const writing = first.write('update matches set name = name where false')
    expect(certainty.mark('m')).toBeNull()
    await writing
    const after = certainty.mark('m')
    expect(after).not.toBe(mark)
    await first.transaction(async () => undefined, 'another match')
    expect(certainty.mark('m')).toBe(after)

    expect(await certainty.write(promise('y'), mark ?? -1)).toBe(false)
    expect(await keptOfMatches()).not.toContain('y')

    await certainty.write(promise('a'), now())
    await expect(keptOfMatches()).rejects.toThrow('lacks what was promised')
    await expect(keep(first, 'e')).rejects.toThrow('lacks what was promised')
    await expect(certainty.write(promise('f'), now())).rejects.toThrow('lacks what was promised')
    await first.close()

    const second = await embedded(crashed)
    expect(await kept(second)).toEqual(['a', 'b', 'c', 'z'])
    await second.close()
  })

  it('promises on while a transaction or a backup is under way, and knows after a crash what it has', async () => {
    const folder = await newFolder()
    const first = await embedded(folder)
    const { certainty } = first
    if (certainty === null) throw new Error('nobody else writes here')
    const promise = (name: string): CertainWrite => ({
      text: `insert into server_keys (name, value) values ($1, '1')`,
      values: [name],
      subject: 'm',
      together: (all) => all,
    })
    const promised = (name: string) => certainty.write(promise(name), certainty.mark('m') ?? -1)
    await promised('before')
    await first.transaction(async (queries) => {
      expect(await queries.read('select from server_keys where name = $1', ['before'])).toHaveLength(1)
      expect(await promised('meanwhile')).toBe(true)
      await queries.write('insert into server_keys values ($1, $2)', ['transaction', '1'])
    }, 'another match')
    await Promise.all([first.backup(join(folder, 'file')), promised('backup')])
    await promised('last')
    const crashed = await newFolder()
    await cp(folder, crashed, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    await first.close()
    const second = await embedded(crashed)
    expect(await kept(second)).toEqual(['backup', 'before', 'last', 'meanwhile', 'transaction'])
    await second.close()
    const again = await embedded(crashed)
    expect(await kept(again)).toEqual(['backup', 'before', 'last', 'meanwhile', 'transaction'])
    await again.close()
  })

  it('does not trust its files after the machine went down, and loses nothing', async () => {
    const folder = await newFolder()
    const first = await embedded(folder)
    await keep(first, 'before the backup')
    await first.close()
    const second = await embedded(folder)
    await keep(second, 'after it')
    // What a power cut leaves: the files as they happened to be, half a line in the ledger, another start of the machine.
    const cut = await newFolder()
    await cp(folder, cut, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    await second.close()
    await writeFile(join(cut, 'running'), 'another start of the machine')
    await writeFile(join(cut, 'database', 'base', '1', '1259'), 'torn')
    const third = await embedded(cut)
    expect(await kept(third)).toEqual(['after it', 'before the backup'])
    await third.close()
  })

  it('keeps three copies of its files, without what they do not need, and the ledger from the oldest of them on', async () => {
    const folder = await newFolder()
    const backups = join(folder, 'backups')
    for (const name of ['a', 'b', 'c', 'd']) {
      const database = await embedded(folder)
      await keep(database, name)
      await database.close()
    }
    const copies = (await readdir(backups)).toSorted()
    expect(copies).toHaveLength(3)
    const changes = await readdir(join(backups, copies.at(-1) ?? '', 'pg_wal'))
    expect(changes.filter((name) => /^[0-9A-F]{24}$/.test(name))).toHaveLength(1)
    const numbers = copies.map(Number)
    const segments = (await readdir(folder)).filter((name) => name.startsWith('ledger-')).toSorted()
    expect(Number.parseInt(segments[0]?.slice(7) ?? '', 10)).toBe((numbers[0] ?? 0) + 1)
    // The oldest is enough, with the ledger; a copy that was not made to its end is none.
    for (const newer of copies.slice(1)) await rm(join(backups, newer), { recursive: true })
    await mkdir(join(backups, 'part'))
    await rm(join(folder, 'database'), { recursive: true })
    await writeFile(join(folder, 'running'), 'another start of the machine')
    const again = await embedded(folder)
    expect(await kept(again)).toEqual(['a', 'b', 'c', 'd'])
    await again.close()
  })

  it('reads a packed backup, as they were kept before', async () => {
    const folder = await newFolder()
    const first = await embedded(folder)
    await keep(first, 'packed')
    const file = join(await newFolder(), 'packed')
    await first.backup(file)
    await keep(first, 'after it')
    const cut = await newFolder()
    await cp(folder, cut, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    await first.close()
    await rm(join(cut, 'backups'), { recursive: true })
    await mkdir(join(cut, 'backups'))
    const [segment] = (await readdir(cut)).filter((name) => name.startsWith('ledger-'))
    // After the last line there is room for more.
    const lines = (await readFile(join(cut, segment ?? ''), 'utf8')).split('\n').length - 1
    await cp(file, join(cut, 'backups', `${String(lines - 1).padStart(12, '0')}.tar.gz`))
    await writeFile(join(cut, 'running'), 'another start of the machine')
    const again = await embedded(cut)
    expect(await kept(again)).toEqual(['after it', 'packed'])
    await again.close()
  })

  it('reads past half a line at the end of the ledger', async () => {
    const folder = await newFolder()
    const first = await embedded(folder)
    await keep(first, 'a')
    await keep(first, 'b')
    const ledger = join(folder, 'ledger-000000000001.log')
    const bytes = await readFile(ledger)
    await first.close()
    const torn = await newFolder()
    await writeFile(join(torn, 'ledger-000000000001.log'), bytes.subarray(0, bytes.lastIndexOf('\n') - 6))
    const second = await embedded(torn)
    expect(await kept(second)).toEqual(['a'])
    await keep(second, 'c')
    await second.close()
  })
})

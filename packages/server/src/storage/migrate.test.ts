// Migrations: one set of files makes the same schema on both databases.
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { closeAfterFile } from '../testing/closing.ts'
import { emptyPostgres, freshFolder, onBothStorages, onPostgresStorage, sqliteAt } from '../testing/storage.ts'
import { StorageRefused } from './driver.ts'
import { MIGRATIONS, pendingMigrations, readMigrations } from './migrate.ts'
import { withClient } from './postgres/connection.ts'
import { openPostgres } from './postgres/driver.ts'
import { migratePostgres } from './postgres/migrate.ts'
import { sql } from './sql.ts'

const APPLIED = sql<{ name: string }>('test.applied', 'select name from schema_migrations order by name')
const EXTRA = sql<{ note: string }>('test.extra', 'select note from extra')
const EPOCH = sql<{ epoch: string; clean: number }>('test.epoch', 'select epoch, clean from server_state')

interface Schema {
  /** `table.column type`, with `not null` where it is so. */
  readonly columns: readonly string[]
  /** `index on table (columns)`, with `unique` and `where` where it is so. */
  readonly indexes: readonly string[]
  readonly keys: readonly string[]
  readonly references: readonly string[]
}

const TYPES: Readonly<Record<string, string>> = { bigint: 'integer', bytea: 'blob', 'double precision': 'real' }

function sqliteSchema(path: string): Schema {
  const database = new DatabaseSync(path, { readOnly: true })
  const all = (text: string, ...values: string[]) =>
    database
      .prepare(text)
      .all(...values)
      .map((row) => Object.values(row).map(String))
  const tables = all(`select name from sqlite_schema where type = 'table' order by name`).flat()
  const schema = {
    columns: all(
      `select t.name || '.' || c.name || ' ' || lower(c.type) || iif(c."notnull" or c.pk, ' not null', '')
       from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' order by 1`,
    ).flat(),
    indexes: all(
      `select i.name || ' on ' || i.tbl_name || iif(l."unique", ' unique', '') || iif(l.partial, ' where', '') || ' (' ||
         (select group_concat(coalesce(name, 'expression') , ', ' order by seqno) from pragma_index_info(i.name)) || ')'
       from sqlite_schema i join pragma_index_list(i.tbl_name) l on l.name = i.name where i.sql is not null order by 1`,
    ).flat(),
    keys: tables.flatMap((table) => {
      const columns = all('select name from pragma_table_info(?) where pk > 0 order by pk', table).flat()
      return columns.length === 0 ? [] : [`${table} (${columns.join(', ')})`]
    }),
    references: all(
      `select t.name || '.' || f."from" || ' ' || f."table" || '.' || f."to" || ' ' || lower(f.on_delete)
       from sqlite_schema t, pragma_foreign_key_list(t.name) f where t.type = 'table' order by 1`,
    ).flat(),
  }
  database.close()
  return schema
}

function postgresSchema(url: string): Promise<Schema> {
  return withClient({ url }, async (client) => {
    const all = async (text: string) => (await client.query<{ line: string }>(text)).rows.map(({ line }) => line)
    const columns = await client.query<{ name: string; type: string; tail: string }>(
      `select table_name || '.' || column_name as name, data_type as type, case is_nullable when 'NO' then ' not null' else '' end as tail
       from information_schema.columns where table_schema = 'hustings'`,
    )
    return {
      columns: columns.rows.map(({ name, type, tail }) => `${name} ${TYPES[type] ?? type}${tail}`).toSorted(),
      indexes: await all(
        `select c.relname || ' on ' || t.relname || case when i.indisunique then ' unique' else '' end
           || case when i.indpred is not null then ' where' else '' end || ' (' ||
           (select string_agg(coalesce(a.attname, 'expression'), ', ' order by k.n) from unnest(i.indkey) with ordinality k (number, n)
             left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number and k.number > 0) || ')' as line
         from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
         where t.relnamespace = 'hustings'::regnamespace and not i.indisprimary order by 1`,
      ),
      keys: await all(
        `select t.relname || ' (' || (select string_agg(a.attname, ', ' order by k.n) from unnest(i.indkey) with ordinality k (number, n)
             join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number) || ')' as line
         from pg_index i join pg_class t on t.oid = i.indrelid
         where t.relnamespace = 'hustings'::regnamespace and i.indisprimary order by t.relname`,
      ),
      references: await all(
        `select t.relname || '.' || a.attname || ' ' || f.relname || '.' || b.attname || ' ' ||
           case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else c.confdeltype::text end as line
         from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
         join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
         join pg_attribute b on b.attrelid = f.oid and b.attnum = c.confkey[1]
         where c.contype = 'f' and t.relnamespace = 'hustings'::regnamespace order by 1`,
      ),
    }
  })
}

/** The migrations of this server and one more. */
async function withOneMore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-migrations-'))
  for (const name of await readdir(MIGRATIONS)) {
    await writeFile(join(folder, name), await readFile(join(MIGRATIONS, name)))
  }
  await writeFile(
    join(folder, '0002-extra.sql'),
    `create table extra (note text not null) strict;\ninsert into extra values ('made');\n`,
  )
  return folder
}

onPostgresStorage('migrations on both databases', () => {
  it('make the same tables, columns, nullability, keys, references and indexes', async () => {
    const folder = await freshFolder()
    await (await sqliteAt(folder)).close()
    const url = await emptyPostgres()
    await migratePostgres({ url })
    const lite = sqliteSchema(join(folder, 'hustings.sqlite'))
    expect(lite.columns.length).toBeGreaterThan(200)
    expect(lite.indexes.length).toBeGreaterThan(40)
    expect(await postgresSchema(url)).toEqual(lite)
  })
})

onBothStorages('migrations', (kind) => {
  /** A way to open the same database again and again. */
  async function place() {
    if (kind === 'sqlite') {
      const folder = await freshFolder()
      return (migrations?: string) => sqliteAt(folder, migrations === undefined ? {} : { migrations })
    }
    const url = await emptyPostgres()
    return async (migrations?: string) => {
      const settings = { url, connections: 2, log: () => undefined }
      const driver = await openPostgres(migrations === undefined ? settings : { ...settings, migrations })
      closeAfterFile(() => driver.close())
      return driver
    }
  }

  it('apply each file once, and keep the rows when a later file is added', async () => {
    const open = await place()
    const first = await open()
    const [state] = await first.read(EPOCH)
    expect(await first.read(APPLIED)).toEqual([{ name: '0001-start.sql' }])
    await first.close()
    const second = await open(await withOneMore())
    expect(await second.read(APPLIED)).toEqual([{ name: '0001-start.sql' }, { name: '0002-extra.sql' }])
    expect(await second.read(EXTRA)).toEqual([{ note: 'made' }])
    expect((await second.read(EPOCH))[0]?.epoch).toBe(state?.epoch)
    await second.close()
  })

  it('reject a database that is newer than the server, and a file that was edited', async () => {
    const open = await place()
    await (await open(await withOneMore())).close()
    await expect(open()).rejects.toMatchObject({ reason: 'newer' })
    const edited = await withOneMore()
    await writeFile(join(edited, '0002-extra.sql'), 'create table extra (note text not null) strict;\n')
    await expect(open(edited)).rejects.toThrow('0002-extra.sql differs')
  })

  it('roll back a file that fails in the middle', async () => {
    const open = await place()
    await (await open()).close()
    const broken = await withOneMore()
    await writeFile(
      join(broken, '0002-extra.sql'),
      'create table extra (note text not null) strict;\nselect nonsense;\n',
    )
    await expect(open(broken)).rejects.toThrow('nonsense')
    const driver = await open()
    await expect(driver.read(EXTRA)).rejects.toThrow('extra')
    await driver.close()
  })
})

onPostgresStorage('migrations on PostgreSQL', () => {
  it('run on one of several nodes that start at once', async () => {
    const url = await emptyPostgres()
    const applied = await Promise.all(Array.from({ length: 4 }, () => migratePostgres({ url })))
    expect(applied.flat()).toEqual(['0001-start.sql'])
  })
})

describe('pendingMigrations', () => {
  it('returns the files that were not applied, in their order', () => {
    const files = readMigrations('sqlite')
    expect(pendingMigrations(files, []).map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    expect(pendingMigrations(files, files)).toEqual([])
    expect(() => pendingMigrations(files, [{ name: '9999-later.sql', checksum: '' }])).toThrow(StorageRefused)
  })
})

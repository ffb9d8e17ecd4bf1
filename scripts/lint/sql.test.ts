// SQL is allowed in packages/server/src/storage only. Tests and their helpers may corrupt rows.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, '../../packages/server/src')
const EXCEPTIONS = ['storage/**', 'testing/**', '**/*.test.ts']

/** A text that begins like a statement, or a module that runs statements. */
const SQL =
  /[`'"]\s*(?:select\s[\s\S]*?\bfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s|(?:create|alter|drop)\s+(?:unique\s+)?(?:table|index|schema)\s)|from '(?:pg|node:sqlite|(?:\.+\/)+storage\/(?:sql|sqlite\/.*|postgres\/.*)\.ts)'/i

function hasSql(source: string): boolean {
  return SQL.test(source)
}

describe('SQL of the server', () => {
  it('stands in the storage only', () => {
    const files = globSync('**/*.ts', { cwd: SERVER, exclude: EXCEPTIONS })
    expect(files.length).toBeGreaterThan(80)
    expect(files.filter((file) => hasSql(readFileSync(join(SERVER, file), 'utf8')))).toEqual([])
  })

  it.each([
    `driver.read('select id from matches where id = ?')`,
    'query(`\n  select m.id,\n m.code\n from matches m`)',
    `'insert into outbox (id) values (?)'`,
    `"update seats set holder = null where match = ?"`,
    '`delete from sessions where id = ?`',
    `const A = 'with gone as (select 1)'`,
    `import pg from 'pg'`,
    `import { sql } from '../storage/sql.ts'`,
    `import { openSqlite } from '../storage/sqlite/driver.ts'`,
  ])('finds %s', (source) => {
    expect(hasSql(source)).toBe(true)
  })

  it.each([
    `'Select a seat'`,
    `log('update of the table')`,
    `import { sessionByToken } from '../storage/sessions.ts'`,
    `import { openDriver } from './storage/open/open.ts'`,
    `'with care'`,
  ])('finds no SQL in %s', (source) => {
    expect(hasSql(source)).toBe(false)
  })
})

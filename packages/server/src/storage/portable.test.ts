// All registered statements prepare on both databases, and scan no large table on SQLite.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyPostgres, freshFolder, onPostgresStorage, sqliteAt } from '../testing/storage.ts'
import { textFor } from './dialect.ts'
import { withClient } from './postgres/connection.ts'
import { migratePostgres } from './postgres/migrate.ts'
import { registeredSql, type Sql, sql } from './sql.ts'

/** Tables that grow with use. */
const LARGE = ['matches', 'seats', 'journal', 'snapshots', 'messages', 'outbox']

const folder = fileURLToPath(new URL('.', import.meta.url))
let statements: readonly Sql<unknown>[] = []

beforeAll(async () => {
  const modules = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  for (const name of modules) await import(join(folder, name))
  // Test files that share the process register separate statements.
  statements = registeredSql().filter(({ name }) => !name.startsWith('test.'))
})

/** The tables of a statement by the names that its plan uses. */
function tablesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const pattern =
    /\b(?:from|join|update|into)\s+([a-z_]+)(?:\s+(?:as\s+)?(?!where\b|on\b|set\b|order\b|left\b|join\b|group\b|limit\b|values\b)([a-z_]+))?/g
  for (const [, table = '', alias = table] of text.matchAll(pattern)) {
    found.set(alias, table)
    found.set(table, table)
  }
  return found
}

/** Lines of the plan that read a large table as a whole. */
function scansOf(database: DatabaseSync, statement: Pick<Sql<unknown>, 'text'>): string[] {
  const text = textFor('sqlite', statement)
  const tables = tablesOf(text)
  const plan = database.prepare(`explain query plan ${text}`)
  const lines = plan.all().map(({ detail }) => String(detail))
  return lines.filter((line) => {
    const scanned = /^SCAN (\S+)/.exec(line)?.[1]
    return scanned !== undefined && LARGE.includes(tables.get(scanned) ?? '')
  })
}

async function openSqliteFile(): Promise<DatabaseSync> {
  const data = await freshFolder()
  await (await sqliteAt(data)).close()
  return new DatabaseSync(join(data, 'hustings.sqlite'))
}

describe('every registered statement on SQLite', () => {
  it('prepares, and scans no large table', async () => {
    const database = await openSqliteFile()
    expect(statements.length).toBeGreaterThan(40)
    const problems = statements.flatMap((statement) => {
      try {
        return scansOf(database, statement).map((line) => `${statement.name}: ${line}`)
      } catch (error) {
        return [`${statement.name}: ${error instanceof Error ? error.message : error}`]
      }
    })
    database.close()
    expect(problems).toEqual([])
  })

  it('fails this test if it scans a large table under any alias', async () => {
    const database = await openSqliteFile()
    for (const text of [
      'select id from matches where name = ?',
      'select m.id from matches m where m.name = ?',
      'select s.seat from matches as m join seats s on s.bot = m.name where m.id = ?',
      'update journal set actor = null where actor = ?',
      'delete from outbox where error = ?',
      'select 1 from accounts a left join messages on messages.seat = a.name where a.id = ?',
    ]) {
      expect(scansOf(database, { text }), text).toHaveLength(1)
    }
    expect(scansOf(database, { text: 'select step from journal where match = ? and sequence > ?' })).toEqual([])
    database.close()
  })
})

onPostgresStorage('every registered statement on PostgreSQL', () => {
  it('prepares', async () => {
    const url = await emptyPostgres()
    await migratePostgres({ url })
    const problems = await withClient({ url }, async (client) => {
      const found: string[] = []
      for (const statement of statements) {
        try {
          await client.query(`prepare tried as ${textFor('postgres', statement)}`)
          await client.query('deallocate tried')
        } catch (error) {
          found.push(`${statement.name}: ${error instanceof Error ? error.message : error}`)
        }
      }
      return found
    })
    expect(problems).toEqual([])
  })

  it('fails this test if PostgreSQL cannot infer a type', async () => {
    const wrong = sql('test.wrong-type', 'select ? is null')
    const url = await emptyPostgres()
    await withClient({ url }, async (client) => {
      await expect(client.query(`prepare tried as ${textFor('postgres', wrong)}`)).rejects.toThrow('data type')
    })
  })
})

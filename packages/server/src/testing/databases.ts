// Databases for tests: both kinds, fresh and migrated, closed at the end of the file.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import './provided.ts'

export type Kind = Database['kind']

/** A new, empty database in the cluster of the tests. */
export async function freshPostgresUrl(): Promise<string> {
  const cluster = inject('postgresUrl')
  if (cluster === null) throw new Error('no PostgreSQL here')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${cluster}/${name}`
}

const opened: Database[] = []
const shared = new Map<Kind, Promise<Database>>()

/** The database that the tests of one file share: they keep apart by their ids. */
export function sharedDatabase(kind: Kind): Promise<Database> {
  const found = shared.get(kind) ?? freshDatabase(kind)
  shared.set(kind, found)
  return found
}

export async function freshDatabase(kind: Kind): Promise<Database> {
  const url = kind === 'postgres' ? await freshPostgresUrl() : null
  const database = await openDatabase({ url, folder: null, connections: 8, log: () => undefined })
  opened.push(database)
  return database
}

afterAll(async () => {
  for (const database of opened.splice(0)) await database.close()
})

/** The same tests on both kinds; on PostgreSQL only where there is one. */
export function onBothDatabases(title: string, tests: (kind: Kind) => void): void {
  describe(`${title}, embedded`, () => tests('embedded'))
  describe.skipIf(inject('postgresUrl') === null)(`${title}, PostgreSQL`, () => tests('postgres'))
}

export function onPostgres(title: string, tests: () => void): void {
  describe.skipIf(inject('postgresUrl') === null)(title, tests)
}

// Databases for tests: both kinds, fresh and migrated, closed at the end of the file.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { describe, inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { closeAfterFile } from './closing.ts'
import './provided.ts'

export type Kind = Database['kind']

/** Creates a migrated database without rows in the cluster of the tests. */
export function freshPostgresUrl(): Promise<string> {
  const template = inject('postgresTemplate')
  if (template === null) throw new Error('no PostgreSQL here')
  return createPostgres(`template ${template}`)
}

/** Creates a database without tables. */
export function emptyPostgresUrl(): Promise<string> {
  return createPostgres('')
}

async function createPostgres(options: string): Promise<string> {
  const cluster = inject('postgresUrl')
  if (cluster === null) throw new Error('no PostgreSQL here')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(`create database ${name} ${options}`)
  await client.end()
  return `${cluster}/${name}`
}

/** Reads a dump of a migrated embedded database without rows; null where the set-up of the tests made none. */
export async function embeddedDump(): Promise<Uint8Array | null> {
  const file = inject('embeddedTemplate')
  return file === undefined ? null : readFile(file)
}

const shared = new Map<Kind, Promise<Database>>()

/** The database that the tests of one file share: they keep apart by their ids. */
export function sharedDatabase(kind: Kind): Promise<Database> {
  const found = shared.get(kind) ?? freshDatabase(kind)
  shared.set(kind, found)
  closeAfterFile(async () => void shared.delete(kind))
  return found
}

export async function freshDatabase(kind: Kind): Promise<Database> {
  const start = kind === 'postgres' ? { url: await freshPostgresUrl() } : { url: null, dump: await embeddedDump() }
  const database = await openDatabase({ ...start, folder: null, connections: 8, log: () => undefined })
  closeAfterFile(() => database.close())
  return database
}

export function hasPostgres(): boolean {
  return typeof inject('postgresUrl') === 'string'
}

/** The same tests on both kinds; on PostgreSQL only where there is one. */
export function onBothDatabases(title: string, tests: (kind: Kind) => void): void {
  describe(`${title}, embedded`, () => tests('embedded'))
  describe.skipIf(!hasPostgres())(`${title}, PostgreSQL`, () => tests('postgres'))
}

export function onPostgres(title: string, tests: () => void): void {
  describe.skipIf(!hasPostgres())(title, tests)
}

// Storage for tests: both drivers, fresh or shared by a file, closed at its end. PostgreSQL only where there is one.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { Driver } from '../storage/driver.ts'
import { openPostgres, type PostgresDriver, type PostgresSettings } from '../storage/postgres/driver.ts'
import { openSqlite, type SqliteDriver, type SqliteSettings } from '../storage/sqlite/driver.ts'
import { CuttingProxy } from './cutting-proxy.ts'
import './provided.ts'

export type StorageKind = Driver['kind']

const closing: (() => Promise<unknown>)[] = []
const shared = new Map<StorageKind, Promise<Driver>>()

/** Closes what a test has opened at the end of its file, the last first. */
export function closeLater(close: () => Promise<unknown>): void {
  closing.push(close)
}

afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A folder that is gone at the end of the file. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-storage-'))
  closeLater(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A SQLite driver without a reserve, whose lost thread fails the test and not its process. */
export async function sqliteAt(folder: string, settings: Partial<SqliteSettings> = {}): Promise<SqliteDriver> {
  const driver = await openSqlite({ folder, reserveBytes: 0, log: () => undefined, ...settings })
  closeLater(() => driver.close())
  return driver
}

/** A new, empty database in the cluster of the tests. */
export async function emptyPostgres(): Promise<string> {
  const cluster = inject('postgresUrl')
  if (cluster === null) throw new Error('no PostgreSQL here')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${cluster}/${name}`
}

export async function postgresAt(url: string, settings: Partial<PostgresSettings> = {}): Promise<PostgresDriver> {
  const driver = await openPostgres({ url, connections: 8, log: () => undefined, ...settings })
  closeLater(() => driver.close())
  return driver
}

/** A driver behind a proxy that can end its connections, and one beside it. */
export async function postgresThroughCuts(): Promise<{
  readonly proxy: CuttingProxy
  readonly driver: PostgresDriver
  readonly beside: PostgresDriver
}> {
  const url = await emptyPostgres()
  const proxy = new CuttingProxy(url)
  closeLater(() => proxy.close())
  return { proxy, driver: await postgresAt(await proxy.listen()), beside: await postgresAt(url) }
}

export async function freshDriver(kind: StorageKind): Promise<Driver> {
  return kind === 'sqlite' ? sqliteAt(join(await freshFolder(), 'data')) : postgresAt(await emptyPostgres())
}

/** The driver that the tests of one file share: they keep apart by their ids. */
export function sharedDriver(kind: StorageKind): Promise<Driver> {
  const found = shared.get(kind) ?? freshDriver(kind)
  shared.set(kind, found)
  return found
}

/** The same tests on both databases. */
export function onBothStorages(title: string, tests: (kind: StorageKind) => void): void {
  describe(`${title}, SQLite`, () => tests('sqlite'))
  describe.skipIf(inject('postgresUrl') === null)(`${title}, PostgreSQL`, () => tests('postgres'))
}

export function onPostgresStorage(title: string, tests: () => void): void {
  describe.skipIf(inject('postgresUrl') === null)(title, tests)
}

// Databases for tests, closed at the end of the file. PostgreSQL only where it is available. Independent of the test
// runner.
import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Driver, Value } from '../storage/driver.ts'
import { openPostgres, type PostgresDriver, type PostgresSettings } from '../storage/postgres/driver.ts'
import { DATABASE_FILE } from '../storage/sqlite/data-folder.ts'
import { openSqlite, type SqliteDriver, type SqliteSettings } from '../storage/sqlite/driver.ts'
import { closeAfterFile } from './closing.ts'
import { CuttingProxy } from './cutting-proxy.ts'
import { provided } from './provided.ts'

export type StorageKind = Driver['kind']

const shared = new Map<StorageKind, Promise<Driver>>()

/** Creates a folder that is deleted at the end of the test file. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-storage-'))
  closeAfterFile(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Opens SQLite in a folder, without a reserve. */
export async function sqliteAt(folder: string, settings: Partial<SqliteSettings> = {}): Promise<SqliteDriver> {
  const driver = await openSqlite({ folder, reserveBytes: 0, log: () => undefined, ...settings })
  closeAfterFile(() => driver.close())
  return driver
}

/** Creates a migrated database without rows; returns its folder. */
export async function freshSqliteFolder(): Promise<string> {
  const folder = join(await freshFolder(), 'data')
  await mkdir(folder, { mode: 0o700 })
  const template = provided('sqliteTemplate')
  if (template !== undefined) await copyFile(template, join(folder, DATABASE_FILE))
  return folder
}

export function hasPostgres(): boolean {
  return typeof provided('postgresUrl') === 'string'
}

/** Creates an empty database in the test cluster. */
export function emptyPostgres(): Promise<string> {
  return createPostgres('')
}

/** Creates a migrated database without rows in the test cluster. */
export function freshPostgres(): Promise<string> {
  const template = provided('postgresTemplate')
  if (template === null) throw new Error('no PostgreSQL here')
  return createPostgres(`template ${template}`)
}

async function createPostgres(options: string): Promise<string> {
  const cluster = provided('postgresUrl')
  if (cluster === null) throw new Error('no PostgreSQL here')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(`create database ${name} ${options}`)
  await client.end()
  return `${cluster}/${name}`
}

export async function postgresAt(url: string, settings: Partial<PostgresSettings> = {}): Promise<PostgresDriver> {
  const driver = await openPostgres({ url, connections: 8, log: () => undefined, ...settings })
  closeAfterFile(() => driver.close())
  return driver
}

/** Opens a driver through a proxy that can close its connections, and a direct one. */
export async function postgresThroughCuts(): Promise<{
  readonly proxy: CuttingProxy
  readonly driver: PostgresDriver
  readonly beside: PostgresDriver
}> {
  const url = await emptyPostgres()
  const proxy = new CuttingProxy(url)
  closeAfterFile(() => proxy.close())
  return { proxy, driver: await postgresAt(await proxy.listen()), beside: await postgresAt(url) }
}

export async function freshDriver(kind: StorageKind): Promise<Driver> {
  return kind === 'sqlite' ? sqliteAt(await freshSqliteFolder()) : postgresAt(await freshPostgres())
}

/** Returns the driver that all tests of a file share; they use different ids. */
export function sharedDriver(kind: StorageKind): Promise<Driver> {
  const found = shared.get(kind) ?? freshDriver(kind)
  shared.set(kind, found)
  closeAfterFile(async () => shared.delete(kind))
  return found
}

let usual: StorageKind = 'sqlite'

/** Database of servers whose tests do not name one. */
export function usualStorage(): StorageKind {
  return usual
}

/** Changes it until the end of the test file. */
export function setUsualStorage(kind: StorageKind): void {
  usual = kind
  closeAfterFile(async () => {
    usual = 'sqlite'
  })
}

/** Runs a statement that only tests need: one that damages rows, or reads columns that the server never reads. */
export function runSql<R>(driver: Driver, text: string, values: readonly Value[] = []): Promise<R[]> {
  const name = `test.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  return driver.write<R>({ name, text }, values)
}

/** The rows of all tables, for tests that look for traces. */
export async function rowsOfAllTables(driver: Driver): Promise<unknown[]> {
  const list =
    driver.kind === 'sqlite'
      ? `select name from sqlite_master where type = 'table'`
      : `select tablename as name from pg_tables where schemaname = 'hustings'`
  const found: unknown[] = []
  for (const { name } of await runSql<{ name: string }>(driver, list)) {
    found.push({ name, rows: await runSql(driver, `select * from ${name}`) })
  }
  return found
}

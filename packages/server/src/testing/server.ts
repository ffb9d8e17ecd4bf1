// A server in a test, with a clock that the test moves.
import type { Writable } from 'node:stream'
import { type RunningServer, startServer } from '../app.ts'
import { readSettings } from '../config/settings.ts'
import type { Driver } from '../storage/driver.ts'
import { openPostgres } from '../storage/postgres/driver.ts'
import { openSqlite } from '../storage/sqlite/driver.ts'
import { closeAfterFile } from './closing.ts'
import { freshPostgres, freshSqliteFolder, type StorageKind, usualStorage } from './databases.ts'
import { botsThread, testGames } from './games.ts'
import { sendEverybodyHome } from './people.ts'

export * from './people.ts'

export class Clock {
  private ahead = 0
  readonly now = () => Date.now() + this.ahead

  move(milliseconds: number): void {
    this.ahead += milliseconds
  }
}

export interface TestServer extends RunningServer {
  readonly url: string
  readonly clock: Clock
}

export interface ServerWish {
  readonly kind?: StorageKind
  /** An existing PostgreSQL database. */
  readonly url?: string
  /** An existing SQLite folder. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  readonly clock?: Clock
  readonly scheduler?: boolean
  readonly patience?: number
  readonly newSeed?: () => string
  /** The built client, for tests in a browser. */
  readonly client?: string
  readonly logTo?: Writable
}

const CONNECTIONS = 8

const shared = new Map<StorageKind, Promise<TestServer>>()

/** The server that the tests of one file share, if they need no special settings. */
export function sharedServer(kind: StorageKind = usualStorage()): Promise<TestServer> {
  const found = shared.get(kind) ?? testServer({ kind })
  shared.set(kind, found)
  closeAfterFile(async () => void shared.delete(kind))
  return found
}

export async function testServer(wish: ServerWish = {}): Promise<TestServer> {
  const { kind = usualStorage() } = wish
  const url = wish.url ?? (kind === 'postgres' ? await freshPostgres() : undefined)
  const folder = url === undefined ? (wish.folder ?? (await freshSqliteFolder())) : undefined
  const clock = wish.clock ?? new Clock()
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    DATABASE_URL: url,
    DATA_DIR: folder,
    DATABASE_CONNECTIONS: String(CONNECTIONS),
    ...wish.env,
  })
  const server = await startServer({
    settings,
    client: wish.client ?? null,
    games: testGames,
    botsThread,
    openStorage: (log) => openFor(url, folder, log),
    now: clock.now,
    scheduler: wish.scheduler ?? false,
    patience: wish.patience ?? 1000,
    ...(wish.logTo === undefined ? {} : { logTo: wish.logTo }),
    ...(wish.newSeed === undefined ? {} : { newSeed: wish.newSeed }),
  })
  closeAfterFile(async () => {
    sendEverybodyHome()
    await server.stop()
  })
  return { ...server, url: `http://127.0.0.1:${server.port}`, clock }
}

/** Like a real server, without scheduled backups and the disk reserve, which take time. */
function openFor(url: string | undefined, folder: string | undefined, log: (line: string) => void): Promise<Driver> {
  if (url !== undefined) return openPostgres({ url, connections: CONNECTIONS, waitMs: 60_000, log })
  return openSqlite({ folder: folder ?? '', reserveBytes: 0, log })
}

// A server in a test, with a clock that the test moves.
import type { Writable } from 'node:stream'
import { type RunningServer, startServer } from '../app.ts'
import { readSettings } from '../settings/settings.ts'
import { closeAfterFile } from './closing.ts'
import { embeddedDump, freshPostgresUrl, hasPostgres, type Kind } from './databases.ts'
import { botsThread, testGames } from './games.ts'
import { sendEverybodyHome } from './people.ts'

export * from './people.ts'

export class Clock {
  private ahead = 0
  readonly now = () => new Date(Date.now() + this.ahead)

  move(milliseconds: number): void {
    this.ahead += milliseconds
  }
}

export interface TestServer extends RunningServer {
  readonly url: string
  readonly clock: Clock
}

export interface ServerWish {
  readonly kind?: Kind
  readonly url?: string
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  readonly clock?: Clock
  readonly clockwork?: boolean
  readonly patience?: number
  readonly newSeed?: () => string
  /** The built client, for tests in a browser. */
  readonly client?: string
  readonly logTo?: Writable
}

const shared = new Map<Kind, Promise<TestServer>>()

/** The server that the tests of one file share, where they need nothing special. */
export function sharedServer(kind: Kind): Promise<TestServer> {
  const found = shared.get(kind) ?? testServer({ kind })
  shared.set(kind, found)
  closeAfterFile(async () => void shared.delete(kind))
  return found
}

/** PostgreSQL where the test does not care and there is one: a copy of a database is made in a fifth of the time. */
function kindOf({ kind, folder }: ServerWish): Kind {
  return kind ?? (folder === undefined && hasPostgres() ? 'postgres' : 'embedded')
}

export async function testServer(wish: ServerWish = {}): Promise<TestServer> {
  const databaseUrl = wish.url ?? (kindOf(wish) === 'postgres' ? await freshPostgresUrl() : undefined)
  const clock = wish.clock ?? new Clock()
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    DATABASE_URL: databaseUrl,
    ...wish.env,
  })
  const server = await startServer({
    settings: { ...settings, dataFolder: wish.folder ?? null, databaseConnections: 8 },
    client: wish.client ?? null,
    games: testGames,
    botsThread,
    databaseDump: databaseUrl === undefined && wish.folder === undefined ? await embeddedDump() : null,
    now: clock.now,
    clockwork: wish.clockwork ?? false,
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

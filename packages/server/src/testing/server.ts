// A server in a test, with a clock that the test moves.
import type { Writable } from 'node:stream'
import { afterAll } from 'vitest'
import { type RunningServer, startServer } from '../app.ts'
import { readSettings } from '../settings/settings.ts'
import { freshPostgresUrl, type Kind } from './databases.ts'
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

const servers: RunningServer[] = []

const shared = new Map<Kind, Promise<TestServer>>()

/** The server that the tests of one file share, where they need nothing special. */
export function sharedServer(kind: Kind): Promise<TestServer> {
  const found = shared.get(kind) ?? testServer({ kind })
  shared.set(kind, found)
  return found
}

export async function testServer(wish: ServerWish = {}): Promise<TestServer> {
  const databaseUrl = wish.url ?? (wish.kind === 'postgres' ? await freshPostgresUrl() : undefined)
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
    now: clock.now,
    clockwork: wish.clockwork ?? false,
    patience: wish.patience ?? 1000,
    ...(wish.logTo === undefined ? {} : { logTo: wish.logTo }),
    ...(wish.newSeed === undefined ? {} : { newSeed: wish.newSeed }),
  })
  servers.push(server)
  return { ...server, url: `http://127.0.0.1:${server.port}`, clock }
}

afterAll(async () => {
  sendEverybodyHome()
  for (const server of servers.splice(0)) await server.stop()
})

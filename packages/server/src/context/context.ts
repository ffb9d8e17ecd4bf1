// The services of a running server. All code gets the time from here, so that tests can move it.
import type { FastifyBaseLogger } from 'fastify'
import type { BotPool } from '../bots/pool.ts'
import type { Bus } from '../bus/bus.ts'
import type { Games } from '../config/games.ts'
import type { Settings } from '../config/settings.ts'
import type { ClientAddress } from '../http/client-address.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { Driver } from '../storage/driver.ts'

export interface ServerContext {
  readonly id: string
  readonly settings: Settings
  readonly storage: Driver
  readonly bus: Bus
  readonly games: Games
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** Number of bot threads. */
  readonly botPool: BotPool
  readonly life: { leaving: boolean }
  /** Returns the client that a request or a handshake counts against. */
  readonly clientAddress: ClientAddress
  /** Milliseconds since 1970. */
  now(): number
  /** Returns an unpredictable seed for a new match. */
  newSeed(): string
}

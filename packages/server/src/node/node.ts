// What every part of a running server has at hand. Time comes from here and nowhere else, so that tests can move it.
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../database/bus.ts'
import type { Database } from '../database/database.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { Games } from '../settings/games.ts'
import type { Settings } from '../settings/settings.ts'
import type { BotPool } from '../thinking/pool.ts'
import type { ClientAddress } from './client-address.ts'

export interface ServerNode {
  readonly id: string
  readonly settings: Settings
  readonly database: Database
  readonly bus: Bus
  readonly games: Games
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** Where bots think. */
  readonly thinkers: BotPool
  readonly life: { leaving: boolean }
  /** Whose limits a request or a handshake counts against. */
  readonly clientAddress: ClientAddress
  now(): Date
  /** What a match is dealt from: nobody can know it before. */
  newSeed(): string
}

// The parts of a running server that routes use.
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context/context.ts'
import type { Outbox } from '../notifications/outbox.ts'
import type { Gateway } from '../realtime/gateway.ts'
import type { Presences } from '../realtime/presence.ts'
import type { Scheduler } from '../scheduler/scheduler.ts'
import type { TableService } from '../tables/actor/table-service.ts'
import type { CodeGuesses } from '../tables/code-guesses.ts'

export type App = FastifyInstance

/** Dependencies of the routes. */
export interface Parts {
  readonly node: ServerContext
  readonly tables: TableService
  readonly presences: Presences
  readonly gateway: Gateway
  readonly outbox: Outbox
  readonly scheduler: Scheduler
  readonly guesses: CodeGuesses
  /** Factor of all rate limits, for tests. */
  readonly patience: number
}

// What a running server is put together from, for whoever answers requests.
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context/context.ts'
import type { Outbox } from '../notifications/outbox.ts'
import type { Gateway } from '../realtime/gateway.ts'
import type { Presences } from '../realtime/presence.ts'
import type { Scheduler } from '../scheduler/scheduler.ts'
import type { TableService } from '../tables/actor/table-service.ts'
import type { CodeGuesses } from '../tables/code-guesses.ts'

export type App = FastifyInstance

/** What routes need. */
export interface Parts {
  readonly node: ServerContext
  readonly tables: TableService
  readonly presences: Presences
  readonly gateway: Gateway
  readonly outbox: Outbox
  readonly scheduler: Scheduler
  readonly guesses: CodeGuesses
  /** How many times the usual may be asked. */
  readonly patience: number
}

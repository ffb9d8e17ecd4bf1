// What a running server is put together from, for whoever answers requests.
import type { FastifyInstance } from 'fastify'
import type { Clockwork } from '../clock/clockwork.ts'
import type { ServerContext } from '../context.ts'
import type { Outbox } from '../notify/outbox.ts'
import type { Gateway } from '../realtime/gateway.ts'
import type { Presences } from '../realtime/presence.ts'
import type { CodeGuesses } from '../tables/code-guesses.ts'
import type { TableService } from '../tables/table-service.ts'

export type App = FastifyInstance

/** What routes need. */
export interface Parts {
  readonly node: ServerContext
  readonly tables: TableService
  readonly presences: Presences
  readonly gateway: Gateway
  readonly outbox: Outbox
  readonly clockwork: Clockwork
  readonly guesses: CodeGuesses
  /** How many times the usual may be asked. */
  readonly patience: number
}

// Requests over the socket: each event has a schema, a limit and a command. Untrusted input: everything is checked
// here.
import { HustingsError } from '@hustings/kernel'
import {
  type Outcome,
  type RequestOf,
  refused,
  type SocketReplies,
  type SocketRequest,
  type Trouble,
  TroubleError,
  troubleFor,
} from '@hustings/protocol'
import { socketRequests } from '@hustings/protocol/schemas'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'
import type { ServerContext } from '../context/context.ts'
import { statusOf, troubleIn } from '../http/errors.ts'
import { type CodeGuesses, dependsOnCode } from '../tables/code-guesses.ts'
import { readCode } from '../tables/invitation-code.ts'
import type { Connection, Handlers } from './connection.ts'

/** Rate limit of each kind of request: count and seconds. */
const LIMITS = {
  move: { points: 20, duration: 10 },
  preview: { points: 8, duration: 1 },
  look: { points: 60, duration: 10 },
  /** Limit per client address: a whole table is read from its journal. */
  whole: { points: 120, duration: 10 },
  think: { points: 8, duration: 20 },
} as const

type Limit = keyof typeof LIMITS

const LIMIT_OF: Readonly<Record<SocketRequest, Limit>> = {
  'table:follow': 'look',
  'table:open': 'look',
  'table:look': 'look',
  'table:answer': 'move',
  'table:undo': 'move',
  'table:preview': 'preview',
  'table:hint': 'think',
  'table:why': 'think',
  'table:ask-back': 'move',
  'table:agree': 'move',
  'table:close': 'look',
  'lobby:watch': 'look',
  'lobby:leave': 'look',
}

export interface RequestParts {
  readonly node: ServerContext
  readonly guesses: CodeGuesses
  /** Multiplies the limits, for tests that are faster than people. */
  readonly patience: number
  /** A connection has sent an invalid message. */
  malformed(connection: Connection): void
}

export class Requests {
  private readonly parts: RequestParts
  private readonly limits: Readonly<Record<Limit, RateLimiterMemory>>
  private leaving = false

  constructor(parts: RequestParts) {
    this.parts = parts
    const limiter = ({ points, duration }: { readonly points: number; readonly duration: number }) =>
      new RateLimiterMemory({ points: points * parts.patience, duration })
    this.limits = {
      move: limiter(LIMITS.move),
      preview: limiter(LIMITS.preview),
      look: limiter(LIMITS.look),
      whole: limiter(LIMITS.whole),
      think: limiter(LIMITS.think),
    }
  }

  /** Refuses all later requests. */
  leave(): void {
    this.leaving = true
  }

  /** Answers an event. It may be unknown, have a body of any shape, and lack an acknowledgement. */
  async answer(connection: Connection, name: string, [body, acknowledge, ...more]: readonly unknown[]): Promise<void> {
    const { log } = this.parts.node
    const canReply = typeof acknowledge === 'function' && more.length === 0
    if (!canReply || !isRequest(name)) this.parts.malformed(connection)
    if (!canReply) return
    const began = performance.now()
    const outcome = isRequest(name)
      ? await this.outcomeOf(connection, name, body)
      : ({ ok: false, trouble: troubleFor('malformed') } as const)
    acknowledge(outcome)
    if (log.level !== 'debug' && log.level !== 'trace') return
    const code = outcome.ok ? 'ok' : outcome.trouble.code
    const ms = Math.round(performance.now() - began)
    log.debug({ command: isRequest(name) ? name : 'unknown', ...matchIn(body), code, ms }, 'command')
  }

  private async outcomeOf<K extends SocketRequest>(
    connection: Connection,
    name: K,
    body: unknown,
  ): Promise<Outcome<SocketReplies[K]>> {
    const { node } = this.parts
    try {
      if (this.leaving) throw refused('not-now')
      mustBeSignedIn(connection)
      await this.consume(LIMIT_OF[name], connection.key)
      const parsed = v.safeParse(socketRequests[name], body)
      if (!parsed.success) {
        this.parts.malformed(connection)
        throw refused('malformed')
      }
      if (wantsWhole(name, parsed.output)) await this.consume('whole', node.clientAddress(connection.socket.request))
      const handlers: Handlers = connection
      return {
        ok: true,
        value: await this.withinGuesses(connection, parsed.output, () =>
          concealing(connection, parsed.output, () => handlers[name](parsed.output as RequestOf<K>)),
        ),
      }
    } catch (error) {
      return { ok: false, trouble: troubleIn(error, node.log) }
    }
  }

  private async consume(limit: Limit, key: string): Promise<void> {
    try {
      await this.limits[limit].consume(key)
    } catch {
      throw refused('too-fast')
    }
  }

  /** Counts a refused request that came with a wrong code as a guess. */
  private async withinGuesses<T>(connection: Connection, body: object | null, act: () => Promise<T>): Promise<T> {
    const invited = invitationIn(body)
    if (invited === null) return act()
    const { guesses, node } = this.parts
    const guesser = { address: node.clientAddress(connection.socket.request), account: connection.account }
    await guesses.mustBeOpen(guesser)
    try {
      return await act()
    } catch (error) {
      const isRefusal = error instanceof TroubleError && dependsOnCode(statusOf(error.trouble))
      if (isRefusal) await guesses.refusedWith(invited.code, invited.match, guesser)
      throw error
    }
  }
}

function mustBeSignedIn(connection: Connection): void {
  if (!connection.hasExpired) return
  // After the refusal: the client connects again with its new session.
  setImmediate(() => connection.disconnect())
  throw refused('signed-out')
}

/** A refusal must not reveal a table that the client may not see. */
async function concealing<T>(connection: Connection, body: object | null, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const { match, code } = tableIn(body)
    const reveals = error instanceof HustingsError || (error instanceof TroubleError && revealsTable(error.trouble))
    if (reveals && match !== undefined) await connection.mustKnow(match, code)
    throw error
  }
}

function isRequest(name: string): name is SocketRequest {
  return Object.hasOwn(socketRequests, name)
}

/** Whether the client asks for a whole table. */
function wantsWhole(name: SocketRequest, body: object | null): boolean {
  if (name === 'table:look') return true
  return name === 'table:open' && body !== null && 'since' in body && body.since === null
}

/** The table of a request, and the code that came with it. */
function tableIn(body: object | null): { readonly match?: string; readonly code?: string } {
  if (body === null || !('match' in body) || typeof body.match !== 'string') return {}
  return 'code' in body && typeof body.code === 'string'
    ? { match: body.match, code: body.code }
    : { match: body.match }
}

/** Other refusals are the same whether the table exists or not. */
function revealsTable({ code }: Trouble): boolean {
  return !['signed-out', 'not-found', 'too-fast', 'malformed', 'not-now'].includes(code)
}

/** The code that came with a request, and its table. */
function invitationIn(body: object | null): { readonly match: string; readonly code: string } | null {
  if (body === null || !('code' in body) || typeof body.code !== 'string' || body.code === '') return null
  return 'match' in body && typeof body.match === 'string' ? { match: body.match, code: readCode(body.code) } : null
}

function matchIn(body: unknown): { match?: string } {
  if (typeof body !== 'object' || body === null || !('match' in body)) return {}
  return typeof body.match === 'string' && body.match.length < 40 ? { match: body.match } : {}
}

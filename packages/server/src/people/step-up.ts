// Changes of sign-in methods require a recent sign-in: an old session alone must not take over the account.
import { refused } from '@hustings/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/context.ts'
import { isFresh, type Session } from './sessions.ts'
import { mustHaveSession } from './who.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers only members whose sign-in is recent, and guests, who cannot sign in again. */
    readonly stepUp?: boolean
  }
}

export async function recentSessionIn(
  node: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await mustHaveSession(node, request, reply)
  if (session.account.kind === 'member' && !isFresh(session, node.now())) throw refused('sign-in-again')
  return session
}

/** Guards the routes that declare `stepUp`. */
export function stepUpGuard(node: ServerContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.routeOptions.config.stepUp === true) await recentSessionIn(node, request, reply)
  }
}

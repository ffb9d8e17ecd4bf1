// Who sends a request: the session of its cookie, if there is one.
import { refused } from '@hustings/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerNode } from '../node/node.ts'
import { readCode } from '../tables/code.ts'
import type { Asker } from '../tables/permissions.ts'
import type { Account } from './accounts.ts'
import { cookieName, cookieOf, cookieSettings } from './cookies.ts'
import { beginSession, endSession, renewSession, type Session, sessionOf } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers to suspended accounts too: signing in and out, and one's own data. */
    readonly suspendedToo?: boolean
  }
}

const known = new WeakMap<FastifyRequest, Session | null>()

export async function sessionIn(
  node: ServerNode,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  const found = known.get(request)
  if (found !== undefined) return found
  const token = cookieOf(request.headers.cookie, node.settings)
  const session = token === null ? null : await sessionOf(node.database, token, node.now())
  const isOpen = request.routeOptions.config.suspendedToo === true
  if (session?.account.suspendedAt != null && !isOpen) throw refused('suspended')
  known.set(request, session)
  if (session?.renewed === true && token !== null) {
    reply.setCookie(cookieName(node.settings), token, cookieSettings(node.settings))
  }
  return session
}

export async function mustHaveSession(
  node: ServerNode,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await sessionIn(node, request, reply)
  if (session === null) throw refused('signed-out')
  return session
}

export async function accountIn(node: ServerNode, request: FastifyRequest, reply: FastifyReply): Promise<Account> {
  return (await mustHaveSession(node, request, reply)).account
}

/** For questions of permission; the code comes with the link. */
export async function askerIn(node: ServerNode, request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
  const session = await sessionIn(node, request, reply)
  const { query } = request
  const code = typeof query === 'object' && query !== null && 'code' in query ? query.code : undefined
  return {
    account: session?.account.id ?? null,
    moderator: session !== null && session.account.role !== 'person',
    code: typeof code === 'string' ? readCode(code) : null,
  }
}

/** Signs the account in on this device. The session that the browser had before ends, or is renewed. */
export async function signIn(
  node: ServerNode,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  const { database } = node
  const agent = request.headers['user-agent'] ?? ''
  const before = await sessionIn(node, request, reply)
  const token =
    (before?.account.id === account ? await renewSession(database, before.id, node.now()) : null) ??
    (await beginSession(database, account, agent, node.now()))
  if (before !== null && before.account.id !== account) await endSession(database, before.account.id, before.id)
  known.delete(request)
  reply.setCookie(cookieName(node.settings), token, cookieSettings(node.settings))
}

export function forgetCookie(node: ServerNode, reply: FastifyReply): void {
  const { maxAge: _, ...settings } = cookieSettings(node.settings)
  reply.clearCookie(cookieName(node.settings), settings)
}

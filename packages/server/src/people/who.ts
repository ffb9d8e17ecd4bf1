// The sender of a request: the session of its cookie, if there is one.
import { refused } from '@hustings/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/context.ts'
import type { Account, SignInGrant } from '../storage/accounts.ts'
import { endSession } from '../storage/sessions.ts'
import { readCode } from '../tables/invitation-code.ts'
import type { Asker } from '../tables/permissions.ts'
import { cookieName, cookieOf, cookieSettings } from './cookies.ts'
import { beginSession, renewSession, type Session, sessionOf } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers suspended accounts too: signing in and out, and their own data. */
    readonly suspendedToo?: boolean
  }
}

const known = new WeakMap<FastifyRequest, Session | null>()

export async function sessionIn(
  node: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  const found = known.get(request)
  if (found !== undefined) return found
  const token = cookieOf(request.headers.cookie, node.settings)
  const session = token === null ? null : await sessionOf(node.storage, token, node.now())
  const isOpen = request.routeOptions.config.suspendedToo === true
  if (session?.account.suspendedAt != null && !isOpen) throw refused('suspended')
  known.set(request, session)
  if (session?.renewed === true && token !== null) {
    reply.setCookie(cookieName(node.settings), token, cookieSettings(node.settings))
  }
  return session
}

export async function mustHaveSession(
  node: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await sessionIn(node, request, reply)
  if (session === null) throw refused('signed-out')
  return session
}

export async function accountIn(node: ServerContext, request: FastifyRequest, reply: FastifyReply): Promise<Account> {
  return (await mustHaveSession(node, request, reply)).account
}

/** Returns the asker for permission checks; the code comes from the link. */
export async function askerIn(node: ServerContext, request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
  const session = await sessionIn(node, request, reply)
  const { query } = request
  const code = typeof query === 'object' && query !== null && 'code' in query ? query.code : undefined
  return {
    account: session?.account.id ?? null,
    moderator: session !== null && session.account.role !== 'person',
    code: typeof code === 'string' ? readCode(code) : null,
  }
}

/**
 * Signs the account in on this device. The session that the browser had before ends, or is renewed. Refused if the credentials have
 * changed since the grant was checked.
 */
export async function signIn(
  node: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  grant: SignInGrant,
  { isRecent = true }: { readonly isRecent?: boolean } = {},
): Promise<void> {
  const { storage } = node
  const now = node.now()
  const agent = request.headers['user-agent'] ?? ''
  const before = await sessionIn(node, request, reply)
  const isSame = before?.account.id === grant.account
  const renewed = before !== null && isSame ? await renewSession(storage, before.id, grant, { now, isRecent }) : null
  const token = renewed ?? (isRecent ? await beginSession(storage, grant, agent, now) : null)
  if (token === null) throw refused('wrong-sign-in')
  if (before !== null && !isSame) await endSession(storage, before.account.id, before.id)
  known.delete(request)
  reply.setCookie(cookieName(node.settings), token, cookieSettings(node.settings))
}

export function forgetCookie(node: ServerContext, reply: FastifyReply): void {
  const { maxAge: _, ...settings } = cookieSettings(node.settings)
  reply.clearCookie(cookieName(node.settings), settings)
}

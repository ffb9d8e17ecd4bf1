// Sessions: an opaque token in a cookie, its digest in the database.
import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '../database/database.ts'
import type { Account } from './accounts.ts'
import { accountById } from './accounts.ts'
import { digestOf, newToken } from './secrets.ts'

const DAY = 24 * 3600 * 1000
export const SESSION_DAYS = 400
const RENEW_AFTER = 7 * DAY
/** Age in milliseconds up to which a sign-in is recent. */
const FRESH = 10 * 60 * 1000

export interface Session {
  readonly id: string
  readonly account: Account
  readonly signedInAt: Date
  readonly expiresAt: Date
  /** The cookie should be sent again: its time was lengthened. */
  readonly renewed: boolean
}

export interface SessionSeen {
  readonly id: string
  readonly agent: string
  readonly createdAt: Date
  readonly usedAt: Date
}

export async function beginSession(
  queries: Pick<Queries, 'write'>,
  account: string,
  agent: string,
  now: Date,
): Promise<string> {
  const token = newToken()
  await queries.write(
    `insert into sessions (token_hash, id, account, agent, created_at, signed_in_at, used_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $5, $6)`,
    [digestOf(token), randomUUID(), account, agent.slice(0, 200), now, new Date(now.getTime() + SESSION_DAYS * DAY)],
  )
  return token
}

/** Signing in again in the same browser keeps the session, with a new token. */
export async function renewSession(queries: Pick<Queries, 'write'>, id: string, now: Date): Promise<string | null> {
  const token = newToken()
  const renewed = await queries.write(
    `update sessions set token_hash = $2, signed_in_at = $3, used_at = $3, expires_at = $4 where id = $1 returning id`,
    [id, digestOf(token), now, new Date(now.getTime() + SESSION_DAYS * DAY)],
  )
  return renewed.length === 0 ? null : token
}

export async function sessionOf(database: Database, token: string, now: Date): Promise<Session | null> {
  const hash = digestOf(token)
  const [found] = await database.read<{
    id: string
    account: string
    signedInAt: Date
    usedAt: Date
    expiresAt: Date
  }>(
    `select id, account, signed_in_at as "signedInAt", used_at as "usedAt", expires_at as "expiresAt" from sessions
     where token_hash = $1 and expires_at > $2`,
    [hash, now],
  )
  if (found === undefined) return null
  const account = await accountById(database, found.account)
  if (account === null) return null
  const { id, signedInAt } = found
  const renewed = now.getTime() - found.usedAt.getTime() > RENEW_AFTER
  const expiresAt = renewed ? new Date(now.getTime() + SESSION_DAYS * DAY) : found.expiresAt
  if (renewed) {
    await database.write('update sessions set used_at = $2, expires_at = $3 where token_hash = $1', [
      hash,
      now,
      expiresAt,
    ])
    await database.write('update accounts set seen_at = $2 where id = $1', [account.id, now])
  }
  return { id, account, signedInAt, expiresAt, renewed }
}

export function isFresh(session: Pick<Session, 'signedInAt'>, now: Date): boolean {
  return now.getTime() - session.signedInAt.getTime() < FRESH
}

/** What an open connection must know of its session. */
export interface OpenSession {
  readonly id: string
  readonly role: Account['role']
  readonly expiresAt: Date
}

/** Those of the sessions that have neither ended nor expired, and whose account may use them. */
export function openSessions(
  queries: Pick<Queries, 'read'>,
  ids: readonly string[],
  now: Date,
): Promise<OpenSession[]> {
  return queries.read<OpenSession>(
    `select s.id, a.role, s.expires_at as "expiresAt" from sessions s join accounts a on a.id = s.account
     where s.id = any($1::uuid[]) and s.expires_at > $2 and a.suspended_at is null and a.deleted_at is null`,
    [ids, now],
  )
}

export function sessionsOf(queries: Pick<Queries, 'read'>, account: string): Promise<SessionSeen[]> {
  return queries.read<SessionSeen>(
    `select id, agent, created_at as "createdAt", used_at as "usedAt" from sessions where account = $1 order by used_at desc`,
    [account],
  )
}

export async function endSession(queries: Pick<Queries, 'write'>, account: string, id: string): Promise<boolean> {
  const ended = await queries.write('delete from sessions where account = $1 and id = $2 returning id', [account, id])
  return ended.length > 0
}

export async function endAllSessions(queries: Pick<Queries, 'write'>, account: string): Promise<void> {
  await queries.write('delete from sessions where account = $1', [account])
  await queries.write('delete from pending_sign_ins where account = $1', [account])
}

/** Ends the sessions of the account except one, its pending sign-ins, and the links that were sent before. */
export async function endOtherSessions(queries: Pick<Queries, 'write'>, account: string, kept: string): Promise<void> {
  await queries.write('delete from sessions where account = $1 and id <> $2', [account, kept])
  await queries.write('delete from links where account = $1', [account])
  await queries.write('delete from pending_sign_ins where account = $1', [account])
}

// Sessions: the digest of a token in a cookie. Ending the sessions of an account also ends what could begin others.
import {
  type Account,
  type AccountColumns,
  accountOf,
  lockAccountStatement,
  lockGrantStatement,
  type SignInGrant,
} from './accounts.ts'
import type { Driver, Statement } from './driver.ts'
import { sql } from './sql.ts'

export interface NewSession {
  readonly tokenHash: Uint8Array
  readonly id: string
  readonly grant: SignInGrant
  readonly agent: string
  readonly at: number
  readonly expiresAt: number
}

const BEGIN = sql(
  'sessions.begin',
  `insert into sessions (token_hash, id, account, agent, created_at, signed_in_at, used_at, expires_at)
   values (?, ?, ?, ?, ?, ?, ?, ?)`,
)

/** Returns false if the grant no longer holds. */
export async function beginSession(
  driver: Driver,
  { tokenHash, id, grant, agent, at, expiresAt }: NewSession,
): Promise<boolean> {
  const { done } = await driver.batch([
    lockGrantStatement(grant),
    { sql: BEGIN, values: [tokenHash, id, grant.account, agent, at, at, at, expiresAt], expect: 1 },
  ])
  return done
}

export interface Renewal {
  readonly id: string
  readonly grant: SignInGrant
  readonly tokenHash: Uint8Array
  readonly at: number
  readonly expiresAt: number
  /** Null keeps the time of the last sign-in. */
  readonly signedInAt: number | null
}

const RENEW = sql(
  'sessions.renew',
  `update sessions set token_hash = ?, used_at = ?, expires_at = ?, signed_in_at = coalesce(?, signed_in_at)
   where id = ? and account = ?`,
)

/** Gives a session a new token. Returns false if it has ended, or the grant no longer holds. */
export async function renewSession(
  driver: Driver,
  { id, grant, tokenHash, at, expiresAt, signedInAt }: Renewal,
): Promise<boolean> {
  const { done } = await driver.batch([
    lockGrantStatement(grant),
    { sql: RENEW, values: [tokenHash, at, expiresAt, signedInAt, id, grant.account], expect: 1 },
  ])
  return done
}

export interface StoredSession {
  readonly id: string
  readonly account: Account
  readonly signedInAt: number
  readonly usedAt: number
  readonly expiresAt: number
}

interface SessionColumns extends AccountColumns {
  readonly session: string
  readonly signedInAt: number
  readonly usedAt: number
  readonly expiresAt: number
}

const BY_TOKEN = sql<SessionColumns>(
  'sessions.by-token',
  `select s.id as session, s.signed_in_at as "signedInAt", s.used_at as "usedAt", s.expires_at as "expiresAt", a.id, a.kind,
     a.name, a.language, a.time_zone as "timeZone", a.role, a.away_from as "awayFrom", a.away_until as "awayUntil",
     a.away_days_left as "awayDaysLeft", a.shows, a.suspended_at as "suspendedAt", a.created_at as "createdAt"
   from sessions s join accounts a on a.id = s.account
   where s.token_hash = ? and s.expires_at > ? and a.deleted_at is null`,
)

export async function sessionByToken(
  driver: Driver,
  tokenHash: Uint8Array,
  now: number,
): Promise<StoredSession | null> {
  const [found] = await driver.read(BY_TOKEN, [tokenHash, now])
  if (found === undefined) return null
  const { session: id, signedInAt, usedAt, expiresAt, ...account } = found
  return { id, account: accountOf(account), signedInAt, usedAt, expiresAt }
}

const USED = sql('sessions.used', 'update sessions set used_at = ?, expires_at = ? where id = ?')
const SEEN = sql('sessions.account-seen', 'update accounts set seen_at = ? where id = ?')

/** Extends a session that is in use. */
export async function extendSession(
  driver: Driver,
  { id, account }: { readonly id: string; readonly account: string },
  now: number,
  expiresAt: number,
): Promise<void> {
  await driver.batch([
    { sql: SEEN, values: [now, account] },
    { sql: USED, values: [now, expiresAt, id] },
  ])
}

/** What an open connection must know of its session. */
export interface OpenSession {
  readonly id: string
  readonly role: Account['role']
  readonly expiresAt: number
}

const OPEN = sql<OpenSession>(
  'sessions.open',
  `select s.id, a.role, s.expires_at as "expiresAt" from sessions s join accounts a on a.id = s.account
   where s.id in {inList} and s.expires_at > ? and a.suspended_at is null and a.deleted_at is null`,
)

/** Returns those of the sessions that have neither ended nor expired, and whose account may use them. */
export async function openSessions(driver: Driver, ids: readonly string[], now: number): Promise<OpenSession[]> {
  return ids.length === 0 ? [] : driver.read(OPEN, [JSON.stringify(ids), now])
}

export interface SessionSeen {
  readonly id: string
  readonly agent: string
  readonly createdAt: number
  readonly usedAt: number
}

const OF_ACCOUNT = sql<SessionSeen>(
  'sessions.of-account',
  `select id, agent, created_at as "createdAt", used_at as "usedAt" from sessions where account = ? order by used_at desc`,
)

export function sessionsOf(driver: Driver, account: string): Promise<SessionSeen[]> {
  return driver.read(OF_ACCOUNT, [account])
}

const END = sql<{ id: string }>('sessions.end', 'delete from sessions where account = ? and id = ? returning id')
const END_ALL = sql('sessions.end-all', 'delete from sessions where account = ?')
const END_OTHERS = sql('sessions.end-others', 'delete from sessions where account = ? and id <> ?')
const END_LINKS = sql('sessions.end-links', 'delete from links where account = ?')
const END_PENDING = sql('sessions.end-pending', 'delete from pending_sign_ins where account = ?')

/** Returns false if the account has no such session. */
export async function endSession(driver: Driver, account: string, id: string): Promise<boolean> {
  return (await driver.write(END, [account, id])).length > 0
}

/** For a batch that begins with the row of the account. */
export function endAllSessionsStatements(account: string): Statement[] {
  return [
    { sql: END_ALL, values: [account] },
    { sql: END_PENDING, values: [account] },
  ]
}

export async function endAllSessions(driver: Driver, account: string): Promise<void> {
  await driver.batch([lockAccountStatement(account), ...endAllSessionsStatements(account)])
}

/** Ends the other sessions, the pending sign-ins and the links that were sent before. */
export function endOtherSessionsStatements(account: string, kept: string): Statement[] {
  return [
    { sql: END_OTHERS, values: [account, kept] },
    { sql: END_LINKS, values: [account] },
    { sql: END_PENDING, values: [account] },
  ]
}

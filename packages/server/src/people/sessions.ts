// Sessions: an opaque token in a cookie, its digest in the database.
import { randomUUID } from 'node:crypto'
import type { Account, SignInGrant } from '../storage/accounts.ts'
import type { Driver } from '../storage/driver.ts'
import * as stored from '../storage/sessions.ts'
import { digestOf, newToken } from './secrets.ts'

const DAY = 24 * 3600 * 1000
export const SESSION_DAYS = 400
const RENEW_AFTER = 7 * DAY
/** Age in milliseconds up to which a sign-in is recent. */
const FRESH = 10 * 60 * 1000

export interface Session {
  readonly id: string
  readonly account: Account
  readonly signedInAt: number
  readonly expiresAt: number
  /** The cookie must be sent again because its lifetime was extended. */
  readonly renewed: boolean
}

/** Returns the token of a new session; null if the grant no longer holds. */
export async function beginSession(
  storage: Driver,
  grant: SignInGrant,
  agent: string,
  now: number,
): Promise<string | null> {
  const token = newToken()
  const begun = await stored.beginSession(storage, {
    tokenHash: digestOf(token),
    id: randomUUID(),
    grant,
    agent: agent.slice(0, 200),
    at: now,
    expiresAt: now + SESSION_DAYS * DAY,
  })
  return begun ? token : null
}

/** Signing in again in the same browser keeps the session, with a new token. */
export async function renewSession(
  storage: Driver,
  id: string,
  grant: SignInGrant,
  { now, isRecent }: { readonly now: number; readonly isRecent: boolean },
): Promise<string | null> {
  const token = newToken()
  const renewed = await stored.renewSession(storage, {
    id,
    grant,
    tokenHash: digestOf(token),
    at: now,
    expiresAt: now + SESSION_DAYS * DAY,
    signedInAt: isRecent ? now : null,
  })
  return renewed ? token : null
}

export async function sessionOf(storage: Driver, token: string, now: number): Promise<Session | null> {
  const found = await stored.sessionByToken(storage, digestOf(token), now)
  if (found === null) return null
  const { id, account, signedInAt, usedAt } = found
  const renewed = now - usedAt > RENEW_AFTER
  const expiresAt = renewed ? now + SESSION_DAYS * DAY : found.expiresAt
  if (renewed) await stored.extendSession(storage, { id, account: account.id }, now, expiresAt)
  return { id, account, signedInAt, expiresAt, renewed }
}

export function isFresh(session: Pick<Session, 'signedInAt'>, now: number): boolean {
  return now - session.signedInAt < FRESH
}

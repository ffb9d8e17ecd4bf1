// Tokens: 256 random bits for the client, a digest of them for the database.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { newCode } from '../tables/invitation-code.ts'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function digestOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

export function sameText(one: string, other: string): boolean {
  const a = digestOf(one)
  const b = digestOf(other)
  return timingSafeEqual(a, b)
}

/** Returns a recovery code for an account without email: five groups of five characters, shown once. */
export function newRecoveryCode(): string {
  return Array.from({ length: 5 }, () => newCode(5)).join('-')
}

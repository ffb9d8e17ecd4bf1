// Tokens: 256 random bits for the person, a digest of them for the database.
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

/** Shown once, for whoever has no e-mail: five groups of five. */
export function newRecoveryCode(): string {
  return Array.from({ length: 5 }, () => newCode(5)).join('-')
}

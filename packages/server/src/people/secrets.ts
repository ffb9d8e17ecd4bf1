// Tokens: 256 random bits for the person, a digest of them for the database.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

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

/** Letters and digits that are not taken for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** An invitation: 8 signs of 32 are 40 bits. */
export function newCode(length = 8): string {
  return [...randomBytes(length)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** A code as somebody may have written it down. */
export function readCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** Shown once, for whoever has no e-mail: five groups of five. */
export function newRecoveryCode(): string {
  return Array.from({ length: 5 }, () => newCode(5)).join('-')
}

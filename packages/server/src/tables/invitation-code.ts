// Codes that people read aloud: of invitations, and the groups of recovery codes.
import { randomBytes } from 'node:crypto'

/** Letters and digits without pairs that look alike. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** An invitation: 8 characters of 32 are 40 bits. */
export function newCode(length = 8): string {
  return [...randomBytes(length)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** Normalizes a code that a person has typed. */
export function readCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

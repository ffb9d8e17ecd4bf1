// Codes that people read to one another: of an invitation, and of groups of five for a way back in.
import { randomBytes } from 'node:crypto'

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

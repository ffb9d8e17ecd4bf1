// Codes of refusals. Each code is a message key with a text in every language.
import type { Param } from '@hustings/kernel'
import { type Trouble, TroubleError } from './trouble.ts'

export const REFUSALS = [
  'not-your-seat',
  'seat-taken',
  'table-full',
  'seat-limit',
  'table-over',
  'table-playing',
  'table-gathering',
  'not-ready',
  'running-record',
  'undo-other',
  'undo-asked',
  'undo-not-asked',
  'not-late',
  'too-fast',
  'too-long',
  'outdated',
  'not-now',
  'signed-out',
  'sign-in-again',
  'wrong-sign-in',
  'link-used',
  'other-account',
  'wrong-code',
  'name-taken',
  'unreadable-name',
  'address-taken',
  'weak-password',
  'push-service',
  'device-taken',
  'suspended',
  'blocked',
  'chat-closed',
  'hints-off',
  'forbidden',
  'not-found',
  'malformed',
  'foreign-origin',
  'off',
  'frozen',
] as const

export type Refused = (typeof REFUSALS)[number]

export function troubleFor(code: Refused, params?: Readonly<Record<string, Param>>): Trouble {
  const key = `refused.${code}`
  return { code, say: params === undefined ? { key } : { key, params }, reason: null }
}

/** Error for a request that the caller is not allowed to make. */
export function refused(code: Refused, params?: Readonly<Record<string, Param>>): TroubleError {
  return new TroubleError(troubleFor(code, params))
}

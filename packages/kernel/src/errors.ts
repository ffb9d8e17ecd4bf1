// Errors that callers can get. Each has a code, which is also its message key, and leaves the match unchanged.
import type { Message, Param, Reason } from './message.ts'

export const ERROR_CODES = [
  'unknown-option',
  'blocked-option',
  'not-your-decision',
  'stale-decision',
  'match-over',
  'undo-refused',
  'nothing-to-redo',
  'broken-record',
  'edited-record',
  'foreign-record',
  'unsupported-version',
  'earlier-rules',
  'invalid-options',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

export class HustingsError extends Error {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, Param>>
  /** Why the option is blocked; undefined for other errors. */
  readonly reason: Reason | undefined

  constructor(
    code: ErrorCode,
    params: Readonly<Record<string, Param>> = {},
    reason?: Reason,
    underlying?: { readonly cause: unknown },
  ) {
    super(Object.keys(params).length === 0 ? code : `${code} ${JSON.stringify(params)}`, underlying)
    this.name = 'HustingsError'
    this.code = code
    this.params = params
    this.reason = reason
  }

  /** Message for the player, in any language. */
  get say(): Message {
    return { key: `error.${this.code}`, params: this.params }
  }
}

// What an error of PostgreSQL, or of the way to it, means for the caller.
import { BadValue, StorageUnavailable } from '../driver.ts'

export type Trouble =
  /** A key exists already, or a row that is referred to is gone. */
  | 'key'
  | 'value'
  /** Two transactions stood in each other's way: the same may succeed now. */
  | 'retry'
  /** The database cannot be asked now. */
  | 'away'
  /** A statement behind one that failed. */
  | 'aborted'
  /** A fault of ours: wrong SQL. */
  | 'program'

/** Errors of `pg` itself, which have no code. */
const LOST =
  /^(Connection terminated|timeout e(xpired|xceeded)|Query read timeout|Client (was closed|has encountered)|Cannot use a pool)/

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return 'program'
  if (!('code' in error) || typeof error.code !== 'string') return LOST.test(error.message) ? 'away' : 'program'
  const { code } = error
  if (code === '23505' || code === '23503') return 'key'
  if (code === '40001' || code === '40P01') return 'retry'
  if (code === '25P02' || code === '26000') return 'aborted'
  // A connection, resources, the operator, the system; or read-only, as a standby is.
  if (/^(08|53|57|58)/.test(code) || code === '25006') return 'away'
  if (/^(22|23)/.test(code)) return 'value'
  // ECONNREFUSED and its like; an AggregateError of several addresses has the code of the first.
  return /^E[A-Z_]+$/.test(code) ? 'away' : 'program'
}

/** The error as callers of a driver see it. */
export function storageError(name: string, error: unknown, outcome: 'not-written' | 'unknown'): Error {
  const message = `${name}: ${error instanceof Error ? error.message : error}`
  switch (troubleOf(error)) {
    case 'key':
    case 'value':
      return new BadValue(message, { cause: error })
    case 'retry':
    case 'away':
      return new StorageUnavailable(message, outcome, { cause: error })
    default:
      return new Error(message, { cause: error })
  }
}

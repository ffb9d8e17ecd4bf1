// Classifies errors of PostgreSQL and of its connection.
import { BadValue, StorageUnavailable } from '../driver.ts'

export type ErrorKind =
  /** Duplicate key, or missing referenced row. */
  | 'key'
  | 'value'
  /** Deadlock or serialization failure: a retry can succeed. */
  | 'retry'
  /** No connection, no resources, or read-only. */
  | 'away'
  /** An earlier statement of the transaction failed. */
  | 'aborted'
  /** Bug: invalid SQL. */
  | 'program'

/** Errors of `pg` itself, which have no code. */
const LOST =
  /^(Connection terminated|timeout e(xpired|xceeded)|Query read timeout|Client (was closed|has encountered)|Cannot use a pool)/

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function errorKindOf(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return 'program'
  if (!('code' in error) || typeof error.code !== 'string') return LOST.test(error.message) ? 'away' : 'program'
  const { code } = error
  if (code === '23505' || code === '23503') return 'key'
  if (code === '40001' || code === '40P01') return 'retry'
  if (code === '25P02' || code === '26000') return 'aborted'
  // Connection, resources, operator intervention, system error; 25006 is read-only.
  if (/^(08|53|57|58)/.test(code) || code === '25006') return 'away'
  if (/^(22|23)/.test(code)) return 'value'
  // ECONNREFUSED and its like; an AggregateError of several addresses has the code of the first.
  return /^E[A-Z_]+$/.test(code) ? 'away' : 'program'
}

/** Converts an error to the error class of the driver interface. */
export function storageError(name: string, error: unknown, outcome: 'not-written' | 'unknown'): Error {
  const message = `${name}: ${error instanceof Error ? error.message : error}`
  switch (errorKindOf(error)) {
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

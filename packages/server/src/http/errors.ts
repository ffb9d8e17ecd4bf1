// Error responses: the code and its text, never internal details.
import { HustingsError } from '@hustings/kernel'
import { refused, type Trouble, TroubleError, troubleFor } from '@hustings/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { BadValue, StorageCorrupt, StorageUnavailable } from '../storage/driver.ts'

export function troubleIn(error: unknown, log: FastifyBaseLogger | null): Trouble {
  if (error instanceof TroubleError) return error.trouble
  if (error instanceof HustingsError) return { code: error.code, say: error.say, reason: error.reason ?? null }
  if (error instanceof StorageUnavailable || error instanceof StorageCorrupt) {
    log?.warn({ code: codeOf(error) }, 'the database is not available')
    return troubleFor('not-now')
  }
  if (error instanceof BadValue) return troubleFor('malformed')
  log?.error({ code: codeOf(error), stack: error instanceof Error ? framesOf(error) : undefined }, 'unexpected')
  return troubleFor('not-now')
}

/** Returns the part of an error that may be logged: never its message, which may quote user input. */
export function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code)
  if (error instanceof Error && 'trouble' in error) return error.message
  return error instanceof Error ? error.name : 'unknown'
}

/** Serializes an error that Fastify logs. Its message may quote the requested address. */
export function loggedError(error: unknown) {
  return { type: 'error', code: codeOf(error), message: '', stack: error instanceof Error ? framesOf(error) : '' }
}

/** Returns the stack without the message, which may quote user input. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 8)
    .join('\n')
}

/** Returns the status of the response to a request that failed with this error. */
export function statusOf({ code }: Trouble): number {
  switch (code) {
    case 'signed-out':
    case 'wrong-sign-in':
    case 'sign-in-again':
      return 401
    case 'forbidden':
    case 'foreign-origin':
    case 'suspended':
    case 'blocked':
    case 'not-your-seat':
      return 403
    case 'not-found':
      return 404
    case 'too-fast':
      return 429
    case 'not-now':
      return 503
    case 'malformed':
    case 'too-long':
    case 'invalid-options':
    case 'weak-password':
    case 'unreadable-name':
    case 'push-service':
      return 400
    default:
      return 409
  }
}

export { refused }

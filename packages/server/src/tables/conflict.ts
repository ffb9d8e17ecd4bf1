// Conflicts of commands: whether a command runs again, and the error for its caller otherwise.
import { HustingsError } from '@hustings/kernel'
import { refused, TroubleError } from '@hustings/protocol'
import { StorageUnavailable } from '../storage/driver.ts'

/** Another node was first, or the row has changed: nothing was written. */
export class Conflict extends Error {}

export function isConflict(error: unknown): boolean {
  return error instanceof Conflict
}

/** Whether the command may run again on the reloaded table: nothing was written, or its request is in the journal. */
export function canRetry(error: unknown): boolean {
  return isConflict(error) || (error instanceof StorageUnavailable && error.outcome === 'unknown')
}

/** The error for the caller after the last attempt. */
export function finalError(error: unknown): unknown {
  return isConflict(error) ? refused('not-now') : error
}

/** Whether the command was refused because of a row or a match that may be outdated. */
export function mayBeOutdated(error: unknown): boolean {
  if (error instanceof TroubleError) return error.trouble.code === 'not-your-seat'
  return error instanceof HustingsError && ['stale-decision', 'not-your-decision'].includes(error.code)
}

// Repeats a read and its guarded batch while other writers come first.
import { refused } from '@hustings/protocol'

const TRIES = 3

/** Returns the first result that is not null; after three tries the caller gets `not-now`. */
export async function withRetries<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await attempt()
    if (result !== null) return result
  }
  throw refused('not-now')
}

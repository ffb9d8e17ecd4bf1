// Caches results of expensive functions.
import type { LRUCache } from 'lru-cache'

/** Returns the cached result of the key, or computes it. Failures are not cached. */
export function once<T>(kept: LRUCache<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known !== undefined) return known
  const found = find()
  kept.set(key, found)
  found.catch(() => kept.delete(key))
  return found
}

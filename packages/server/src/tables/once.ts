// Results that are worth keeping while the same is asked for again.
import type { LRUCache } from 'lru-cache'

/** Returns what is kept under the key, or finds it. A failure is not kept. */
export function once<T>(kept: LRUCache<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known !== undefined) return known
  const found = find()
  kept.set(key, found)
  found.catch(() => kept.delete(key))
  return found
}

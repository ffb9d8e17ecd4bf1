// Whether a checkpoint of an older version is a state at all, before a game goes on from it.

/** Whether the same kinds of things lie under the same names; what may be empty on a fresh table may hold anything. */
export function isLike<T>(fresh: T, found: unknown): found is T {
  if (fresh === null) return found !== undefined
  if (Array.isArray(fresh)) return Array.isArray(found)
  if (typeof fresh !== 'object') return typeof found === typeof fresh
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(fresh).every(([name, thing]) => isLike(thing, Reflect.get(found, name)))
}

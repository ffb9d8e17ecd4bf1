// Compares checkpoints of older versions: whether one is a valid state, and whether two are the same state.

/**
 * Whether the same names hold the same kinds of values. Anything that can be empty in a fresh state may hold any value.
 */
export function isLike<T>(fresh: T, found: unknown): found is T {
  if (fresh === null) return found !== undefined
  if (Array.isArray(fresh)) return Array.isArray(found)
  if (typeof fresh !== 'object') return typeof found === typeof fresh
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(fresh).every(([name, thing]) => isLike(thing, Reflect.get(found, name)))
}

/** Whether two states are equal; the order of names does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
}

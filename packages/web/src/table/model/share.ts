// Structural sharing: what did not change keeps its identity, although it crossed the worker's boundary as a copy.

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `next`, with every part that equals the same part of `previous` replaced by that one. */
export function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous
  if (Array.isArray(previous) && Array.isArray(next)) return shareArray(previous, next)
  if (isRecord(previous) && isRecord(next)) return shareRecord(previous, next)
  return next
}

function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let same = previous.length === next.length
  const shared = next.map((item, i) => {
    const kept = share(previous[i], item)
    same &&= Object.is(kept, previous[i])
    return kept
  })
  return same ? previous : shared
}

function shareRecord(
  previous: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(next)
  let same = entries.length === Object.keys(previous).length
  // Not by assignment: a key may be `__proto__`.
  const shared = Object.fromEntries(
    entries.map(([key, value]) => {
      const known = Object.hasOwn(previous, key)
      const kept = known ? share(previous[key], value) : value
      same &&= known && Object.is(kept, previous[key])
      return [key, kept]
    }),
  )
  return same ? previous : shared
}

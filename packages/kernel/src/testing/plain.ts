// Checks that a value is plain JSON, so that storing or sending it loses nothing.

/** Returns the path of the first value that JSON would lose or change, or null. */
export function plainFault(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${value}`
    case 'object':
      if (value === null) return null
      return Array.isArray(value) ? arrayFault(value, path) : recordFault(value, path)
    default:
      return `${path}: ${typeof value}`
  }
}

function arrayFault(items: readonly unknown[], path: string): string | null {
  for (let i = 0; i < items.length; i++) {
    const fault = plainFault(items[i], `${path}[${i}]`)
    if (fault !== null) return fault
  }
  return null
}

function recordFault(record: object, path: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(record)
  if (prototype !== Object.prototype && prototype !== null) return `${path}: not a plain record`
  for (const [key, item] of Object.entries(record)) {
    const fault = plainFault(item, `${path}.${key}`)
    if (fault !== null) return fault
  }
  return null
}

// The registry of all statements: named constants, so that each can be prepared and checked on both databases.

/** A statement with `?` placeholders; `R` is the type of its rows. */
export interface Sql<R> {
  readonly name: string
  readonly text: string
  /** Carries the type only. */
  readonly row?: R
}

const NAME = /^[a-z][a-z-]*\.[a-z][a-z0-9-]*$/

const registry = new Map<string, Sql<unknown>>()

/** Registers a statement. The text is a constant: it is never built from input. */
export function sql<R = never>(name: string, text: string): Sql<R> {
  if (!NAME.test(name)) throw new Error(`"${name}" is not a name like matches.append`)
  if (registry.has(name)) throw new Error(`two statements are called ${name}`)
  const made = { name, text }
  registry.set(name, made)
  return made
}

export function registeredSql(): readonly Sql<unknown>[] {
  return [...registry.values()]
}

// Options of a match from a file or a server. Untrusted input: validate before use.

export function optionNamed(options: unknown, name: string): unknown {
  if (typeof options !== 'object' || options === null) return undefined
  return Object.entries(options).find(([key]) => key === name)?.[1]
}

/** A group of the options; empty if it is missing. */
export function partOf(options: unknown, name: string): object {
  const part = optionNamed(options, name)
  return typeof part === 'object' && part !== null ? part : {}
}

/** The number of players; by default the maximum of the game. */
export function playersIn(options: unknown, counts: readonly number[]): number {
  const players = optionNamed(options, 'players')
  return counts.find((count) => count === players) ?? Math.max(...counts)
}

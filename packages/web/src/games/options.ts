// The options of a match as they came from a file or a server: anything, until it is looked at.

export function optionNamed(options: unknown, name: string): unknown {
  if (typeof options !== 'object' || options === null) return undefined
  return Object.entries(options).find(([key]) => key === name)?.[1]
}

/** A group of the options; without it an empty one. */
export function partOf(options: unknown, name: string): object {
  const part = optionNamed(options, name)
  return typeof part === 'object' && part !== null ? part : {}
}

/** How many play; the most the game takes where it is not said. */
export function playersIn(options: unknown, counts: readonly number[]): number {
  const players = optionNamed(options, 'players')
  return counts.find((count) => count === players) ?? Math.max(...counts)
}

// Whether a match uses Crisis & Control, told by its options: only then are its rules and words fetched.

/** Whether a match with these options has Automas or a module of Crisis & Control. */
export function usesExpansion(options: unknown): boolean {
  const answers = (name: string) => Object.values(partOf(options, name))
  return answers('automas').length > 0 || answers('modules').includes(true)
}

/** A group of the options, as they came from a file; without it an empty one. */
export function partOf(options: unknown, name: string): object {
  const part =
    typeof options === 'object' && options !== null ? Object.entries(options).find(([key]) => key === name) : undefined
  return typeof part?.[1] === 'object' && part[1] !== null ? part[1] : {}
}

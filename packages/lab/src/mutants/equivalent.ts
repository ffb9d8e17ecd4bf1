// Faults that survive because they change nothing that a player or a caller could notice, each with the reason.

export interface Equivalent {
  readonly file: string
  /** The line before and after. */
  readonly before: string
  readonly after: string
  readonly why: string
}

export const EQUIVALENT: readonly Equivalent[] = []

export function whyEquivalent(mutant: Omit<Equivalent, 'why'>): string | null {
  const { file, before, after } = mutant
  return EQUIVALENT.find((each) => each.file === file && each.before === before && each.after === after)?.why ?? null
}
